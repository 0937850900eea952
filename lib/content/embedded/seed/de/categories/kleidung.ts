import { table } from '../../build'
import type { CategoryGroup } from '../../category'
import type { GermanWords } from '../words'

export const kleidung = (words: GermanWords): CategoryGroup => ({
  key: 'kleidung',
  slug: 'kleidung/',
  name: 'Kleidung',
  title: 'Babykleidung von 50 bis 98',
  intro:
    'Weich, waschbar und leicht anzuziehen. Die Größe ist die Körpergröße in Zentimetern, mehr müssen Sie nicht raten.',
  description:
    'Erstausstattung, Bodys, Strampler und Jacken in den Größen 50 bis 98, mit Maßen, Material und Pflege bei jedem Teil.',
  fit: 'Zwischen zwei Größen nehmen Sie die größere. Der [Größenberater](groessenberater) zeigt, was bis wann passt.',
  safe: 'Kleidung bis sieben Jahre hat bei uns keine Kordeln am Hals. Waschen Sie Neues einmal, bevor es auf die Haut kommt.',
  questions: [
    [
      'Welche Größe hat ein Neugeborenes?',
      'Meist 50 oder 56. Größe 50 passt oft nur wenige Wochen; kaufen Sie davon wenig und von 56 und 62 mehr.',
    ],
    [
      'Wie viele Schichten braucht ein Baby?',
      'Draußen eine Schicht mehr als Sie selbst, drinnen gleich viele. Fühlen Sie im Nacken nach: warm und trocken ist richtig.',
    ],
    [
      'Kann ich Getragenes zurückgeben?',
      'Anprobiert ja, gewaschen oder benutzt nein. Lassen Sie die Etiketten daran, bis Sie sicher sind.',
    ],
  ],
  guides: ['sizes', 'layette'],
  children: [
    {
      key: 'erstausstattung',
      slug: 'kleidung/erstausstattung',
      name: 'Erstausstattung',
      title: 'Erstausstattung: Kleidung in 50, 56 und 62',
      intro:
        'Die ersten acht Wochen in drei Größen: Bodys, Strampler, Mützen und Söckchen, einzeln oder als Paket.',
      description:
        'Kleidung für die ersten Wochen in Größe 50, 56 und 62: wie viel Sie wirklich brauchen und was Sie später dazukaufen können.',
      fit: 'Wickelbodys lassen sich mitwachsend knöpfen. Für Frühgeborene gibt es Größe 44; sie ist beim Artikel gekennzeichnet.',
      safe: 'Baumwolle oder Wolle und Seide auf der Haut, flache Nähte, keine losen Bänder. Mützen nur draußen, nie im Bett.',
      questions: [
        [
          'Wie viele Bodys brauche ich?',
          'Sechs bis acht je Größe, wenn Sie zweimal in der Woche waschen. Die ganze Liste steht im [Ratgeber](ratgeber/erstausstattung).',
        ],
        [
          'Kann ich ein Paket umtauschen, wenn nur ein Teil nicht passt?',
          'Ja, Sie geben nur dieses Teil zurück. Der anteilige Preis steht auf dem Lieferschein.',
        ],
        [
          'Soll ich für den Klinikkoffer etwas Besonderes nehmen?',
          'Zwei Bodys, ein Strampler, Söckchen, Mütze und Jacke, jeweils in 50 und 56. Dazu eine Decke für den Weg.',
        ],
      ],
      guides: ['layette', 'sizes'],
    },
    {
      key: 'bodys-strampler',
      slug: 'kleidung/bodys-strampler',
      name: 'Bodys und Strampler',
      intro:
        'Das, was Ihr Kind jeden Tag trägt: kurz, lang, zum Wickeln oder für den Kopf, mit Druckknöpfen an der richtigen Stelle.',
      description:
        'Kurze und lange Bodys, Wickelbodys und Strampler in den Größen 50 bis 98: Schnitte, Stoffe und Pflege im Vergleich.',
      fit: 'Spannt der Body im Schritt, ist er zu klein. Beim Strampler bleibt an den Zehen ein Fingerbreit Platz.',
      safe: 'Druckknöpfe sitzen fest und sind frei von Nickel. Schauen Sie nach dem Waschen nach, ob ein Knopf locker ist.',
      extra: [
        table(
          'Welcher Schnitt wofür',
          ['Schnitt', 'Gut für'],
          [
            ['Wickelbody', 'Neugeborene: Er geht nicht über den Kopf'],
            ['Body mit Schlupfkragen', 'Kinder, die den Kopf halten; bei einem Malheur nach unten ausziehen'],
            ['Strampler mit Fuß', 'drinnen und im Winter, ohne Söckchen'],
            ['Strampler ohne Fuß', 'Kinder, die krabbeln und laufen'],
          ],
        ),
      ],
      questions: [
        [
          'Baumwolle oder Wolle und Seide?',
          'Baumwolle ist unkompliziert und verträgt 60 °C. Wolle und Seide gleicht Wärme aus, will aber Wollwäsche.',
        ],
        [
          'Laufen die Sachen ein?',
          'Baumwolle um bis zu fünf Prozent bei der ersten Wäsche. Unsere Größen sind so bemessen, dass sie danach passen.',
        ],
      ],
      guides: ['sizes', 'sleeping-bag'],
    },
    {
      key: 'jacken',
      slug: 'kleidung/jacken',
      name: 'Jacken und Overalls',
      intro:
        'Gegen Wind, Regen und Kälte: Jacken, Overalls und Walk für Kinder, die liegen, und für Kinder, die rennen.',
      description:
        'Regenjacken, Winterjacken, Overalls und Walk in den Größen 50 bis 98: wie dicht, wie warm und für welches Wetter.',
      fit: 'Nehmen Sie die Größe, unter die noch ein Pullover passt. Die Ärmel reichen bis zum Daumen, der Kragen bis ans Kinn.',
      safe: 'Kapuzen lassen sich abknöpfen, Kordeln gibt es keine. Im Auto kommt die gefütterte Jacke [aus](ratgeber/kindersitz#jacke), auch im Winter.',
      extra: [
        table(
          'Was die Wassersäule sagt',
          ['Wassersäule', 'Hält dicht bei'],
          [
            ['ab 1500 mm', 'einem Schauer'],
            ['ab 5000 mm', 'Dauerregen'],
            ['ab 10 000 mm', 'Dauerregen, Pfützen und nassem Sandkasten'],
          ],
        ),
      ],
      questions: [
        [
          'Overall oder Jacke und Hose?',
          'Solange Ihr Kind liegt oder getragen wird, der Overall: Nichts rutscht hoch. Sobald es läuft, sind zwei Teile praktischer.',
        ],
        [
          'Wie wasche ich eine Regenjacke?',
          'Bei 30 oder 40 °C ohne Weichspüler, der die Poren verklebt. Danach frisch imprägnieren.',
        ],
        [
          'Kommt die Jacke noch vor dem Winter?',
          `Was sofort lieferbar ist, kommt in ${words.inDays}. Alles andere trägt sein Datum am Artikel.`,
        ],
      ],
      guides: ['sizes', 'car-seat'],
    },
  ],
})
