import type { CategoryGroup } from '../../category'
import type { GermanWords } from '../words'

export const pflege = (words: GermanWords): CategoryGroup => ({
  key: 'pflege',
  slug: 'pflege/',
  name: 'Pflege',
  title: 'Wickeln, Baden und Pflege',
  intro: 'Wickeln, baden, unterwegs sauber bleiben: einfache Dinge, die zehnmal am Tag funktionieren müssen.',
  description:
    'Wickelplätze, Badewannen und Wickeltaschen: richtige Höhen, sicherer Stand und was Sie vom ersten Tag an brauchen.',
  fit: 'Ein Wickelplatz ist 85 bis 95 cm hoch: Ihr Rücken bleibt gerade. Alles Nötige liegt in Reichweite einer Hand.',
  safe: 'Eine Hand bleibt immer am Kind, auf dem Wickeltisch wie in der Wanne. Schon Neugeborene können sich abstoßen.',
  questions: [
    [
      'Welche Pflegemittel braucht ein Neugeborenes?',
      'Wasser und ein weiches Tuch genügen. Gegen trockene Stellen hilft eine Creme ohne Duftstoffe.',
    ],
    [
      'Wie oft wird ein Baby gebadet?',
      'Ein- bis zweimal in der Woche reicht. Gesicht, Hals und Windelbereich waschen Sie täglich.',
    ],
    [
      'Wo entsorge ich ein altes Badethermometer?',
      'Elektrische Geräte und Batterien nehmen wir zurück; wie das geht, steht unter [Geräte und Batterien](service/geraete-und-batterien).',
    ],
  ],
  guides: ['layette', 'sizes'],
  children: [
    {
      key: 'wickeln',
      slug: 'pflege/wickeln',
      name: 'Wickeln',
      title: 'Wickelkommoden und Wickelaufsätze',
      intro:
        'Kommoden, Aufsätze und Auflagen: ein fester Platz in der richtigen Höhe, mit Rand auf beiden Seiten.',
      description:
        'Wickelkommoden, Aufsätze und Auflagen: Höhe, Rand, Tragkraft und die Befestigung an der Wand im Überblick.',
      fit: 'Die Auflage misst meist 70 × 50 oder 75 × 85 cm. Vergleichen Sie sie mit der Fläche Ihrer Kommode, nicht mit dem Außenmaß.',
      safe: 'Der Rand überragt die Auflage um einige Zentimeter, die Kommode ist an der Wand verschraubt. Bis zu welchem Gewicht sie trägt, steht in der Anleitung, meist 11 oder 15 kg.',
      questions: [
        [
          'Passt ein Aufsatz auf meine Kommode?',
          'Wenn sie tief und breit genug ist und der Aufsatz sich von hinten verschrauben lässt. Lose aufgelegt kippt er.',
        ],
        [
          'Brauche ich eine Wärmelampe?',
          'In einem warmen Zimmer nicht. Wenn doch: in dem Abstand montieren, den die Anleitung nennt, und mit Abschaltautomatik.',
        ],
        [
          'Wie wird eine Kommode geliefert?',
          `Mit der Spedition, für ${words.bulky}, in ${words.inBulkyDays}, bis in die Wohnung.`,
        ],
      ],
      guides: ['layette', 'delivery'],
    },
    {
      key: 'baden',
      slug: 'pflege/baden',
      name: 'Baden',
      title: 'Babybadewannen und Badezubehör',
      intro: 'Wannen, Einsätze, Thermometer und Kapuzentücher, damit aus dem Bad keine Rutschpartie wird.',
      description:
        'Babybadewannen, Badeeinsätze, Thermometer und Kapuzentücher: richtige Wassertemperatur und sicherer Halt.',
      fit: 'Eine Wanne mit 80 cm Länge reicht etwa ein Jahr. Ein Ständer bringt sie auf Hüfthöhe; er muss zum Modell gehören.',
      safe: 'Das Wasser hat 37 °C. Lassen Sie ein Kind **nie** allein im Wasser, auch nicht für Sekunden. Badesitze sind keine Sicherung.',
      questions: [
        [
          'Wie lange dauert ein Bad?',
          'Fünf bis zehn Minuten. Danach kühlt das Wasser aus und die Haut weicht auf.',
        ],
        [
          'Wie viel Wasser gehört in die Wanne?',
          'So viel, dass die Schultern bedeckt sind und der Kopf auf Ihrem Unterarm liegt.',
        ],
        [
          'Ab wann in die große Badewanne?',
          'Wenn Ihr Kind frei sitzt. Eine rutschfeste Matte gehört dazu, und der Wasserhahn ist abgedeckt.',
        ],
      ],
      guides: ['layette', 'returns'],
    },
    {
      key: 'wickeltaschen',
      slug: 'pflege/wickeltaschen',
      name: 'Wickeltaschen',
      intro: 'Taschen und Rucksäcke mit Unterlage, Flaschenfach und Platz für einen Body zum Wechseln.',
      description:
        'Wickeltaschen und Wickelrucksäcke: Größe, Fächer, Befestigung am Kinderwagen und was in die Tasche gehört.',
      fit: 'Zehn bis fünfzehn Liter reichen für einen halben Tag. Haken und Schlaufen passen an Griffe bis 4 cm Durchmesser.',
      safe: 'Eine volle Tasche am Griff kann den Wagen kippen. Legen Sie Schweres in den Korb unter dem Sitz.',
      questions: [
        [
          'Was gehört in die Tasche?',
          'Vier Windeln, Tücher, Unterlage, ein Body, ein Spucktuch, eine Tüte für Nasses und etwas zu trinken für Sie.',
        ],
        ['Ist sie waschbar?', 'Die meisten bei 30 °C von Hand. Die Unterlage wischen Sie feucht ab.'],
      ],
      guides: ['pram-questions', 'returns'],
    },
  ],
})
