import { table } from '../../build'
import { bundle } from '../../build-shop'
import type { CategoryGroup } from '../../category'
import type { GermanWords } from '../words'

export const essen = (words: GermanWords): CategoryGroup => ({
  key: 'essen',
  slug: 'essen/',
  name: 'Essen',
  title: 'Essen und Trinken mit Baby',
  intro:
    'Von der ersten Milch bis zum Platz am Familientisch: was Sie wirklich brauchen, und was warten kann.',
  description:
    'Flaschen, Stillzubehör und Hochstühle: passende Größen, Sauberkeit, Sicherheit am Tisch und die Regeln für die Rückgabe.',
  fit: 'Flaschen gibt es ab 120 ml, Hochstühle für Tische von 72 bis 76 cm. Sauger wählen Sie nach Alter und Trinktempo.',
  safe: 'Lassen Sie ein Kind beim Essen und Trinken nie allein, auch nicht im Hochstuhl mit Gurt. Prüfen Sie Milch am Handgelenk.',
  questions: [
    [
      'Wann beginnt die Beikost?',
      'Frühestens mit Beginn des fünften, spätestens mit Beginn des siebten Monats, wenn Ihr Kind den Kopf hält und Interesse zeigt.',
    ],
    [
      'Was kann ich nicht zurückgeben?',
      'Geöffnete Sauger, Flaschen und Milchpumpen, aus hygienischen Gründen. Ungeöffnet haben Sie 30 Tage.',
    ],
    [
      'Brauche ich einen Sterilisator?',
      'Nicht unbedingt: Auskochen in einem Topf genügt. Bequemer ist er, wenn Sie täglich viele Flaschen geben.',
    ],
  ],
  guides: ['layette', 'delivery'],
  children: [
    {
      key: 'flaschen',
      slug: 'essen/flaschen',
      name: 'Flaschen und Sauger',
      intro: `Flaschen aus Glas und Kunststoff, Sauger in allen Stärken, dazu ${words.pacifier} und Zubehör zum Reinigen.`,
      description:
        'Babyflaschen aus Glas und Kunststoff, Sauger und Zubehör: welche Größe zu welchem Alter passt und wie alles sauber bleibt.',
      fit: 'Tropft es bei umgedrehter Flasche langsam, stimmt der Sauger. Läuft die Milch, ist das Loch zu groß.',
      safe: 'Bisphenol A ist in Babyflaschen verboten. Tauschen Sie Sauger nach sechs bis acht Wochen und immer, wenn sie klebrig oder rissig sind.',
      extra: [
        table(
          'Glas oder Kunststoff',
          ['', 'Glas', 'Kunststoff'],
          [
            ['Gewicht', 'schwer', 'leicht'],
            ['Reinigung', 'glatt, ohne Geruch', 'wird mit der Zeit matt'],
            ['Bruch', 'zerbricht', 'hält Stürze aus'],
            ['Gut für', 'zu Hause', 'unterwegs und selbst halten'],
          ],
        ),
      ],
      questions: [
        [
          'Wie viele Flaschen brauche ich?',
          'Wenn Sie stillen, eine oder zwei zur Sicherheit. Wenn Sie Flasche geben, sechs.',
        ],
        [
          'Wie warm soll die Milch sein?',
          'Körperwarm, etwa 37 °C. Schütteln Sie nach dem Erwärmen und lassen Sie einen Tropfen aufs Handgelenk fallen.',
        ],
      ],
      guides: ['layette', 'returns'],
    },
    {
      key: 'hochstuehle',
      slug: 'essen/hochstuehle',
      name: 'Hochstühle',
      intro: 'Stühle, die mitwachsen, klappbare Sitze und Aufsätze für Neugeborene, passend zu Ihrem Tisch.',
      description:
        'Mitwachsende Hochstühle, klappbare Stühle und Aufsätze: ab wann, bis zu welchem Gewicht und für welche Tischhöhe.',
      fit: 'Die Ellbogen liegen auf Höhe der Tischplatte, die Füße stehen auf dem Fußbrett, die Knie sind im rechten Winkel.',
      safe: 'Ab dem freien Sitzen, meist mit sechs bis acht Monaten. Bis dahin nur mit Aufsatz. Immer angurten, nie unbeaufsichtigt, nie am Tisch abstoßen lassen.',
      extra: [
        bundle('meal-set', {
          headline: 'Alles für den ersten Brei',
          text: 'Ein Stuhl, ein weiches Polster und Lätzchen für zwei Tage: zusammen günstiger als einzeln.',
          backgroundColor: 'butter',
        }),
      ],
      questions: [
        [
          'Braucht ein Hochstuhl einen Gurt?',
          'Ja, solange Ihr Kind aufstehen könnte, ohne zu wissen, dass es fällt. Unsere Stühle haben einen Gurt mit drei oder fünf Punkten.',
        ],
        [
          'Wie reinige ich ihn?',
          'Holz feucht abwischen und trocknen. Bezüge kommen bei 40 °C in die Maschine.',
        ],
        [
          'Wie lange passt er?',
          'Mitwachsende Stühle tragen bis etwa 100 kg. Klappstühle sind meist für Kinder bis drei Jahre.',
        ],
      ],
      guides: ['delivery', 'layette'],
    },
    {
      key: 'stillen',
      slug: 'essen/stillen',
      name: 'Stillen',
      title: 'Stillen und Abpumpen',
      intro: 'Kissen, Einlagen, Milchpumpen und bequeme Kleidung für die ersten Monate.',
      description:
        'Stillkissen, Einlagen, Stillkleidung und Milchpumpen: was hilft, wie Milch aufbewahrt wird und was sich zurückgeben lässt.',
      fit: 'Ein Stillkissen von 180 cm reicht um die Hüfte. Bei Pumpen zählt der Durchmesser der Haube; wie Sie messen, steht beim Artikel.',
      safe: 'Abgepumpte Milch hält sich im Kühlschrank höchstens drei Tage, im Gefrierfach bei −18 °C sechs Monate. Schmerzen sind kein Muss: Fragen Sie Ihre Hebamme.',
      questions: [
        [
          'Kann ich eine Milchpumpe zurückgeben?',
          'Ungeöffnet ja. Ist das Siegel gebrochen, nur bei einem Mangel.',
        ],
        [
          'Darf mein Baby auf dem Stillkissen schlafen?',
          'Nein. Es kann mit dem Gesicht einsinken. Zum Schlafen gehört es [flach auf den Rücken](ratgeber/schlafsack-tog#sicher-schlafen).',
        ],
      ],
      guides: ['layette', 'returns'],
    },
  ],
})
