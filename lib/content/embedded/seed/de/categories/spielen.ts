import { table } from '../../build'
import type { CategoryGroup } from '../../category'

export const spielen = (): CategoryGroup => ({
  key: 'spielen',
  slug: 'spielen/',
  name: 'Spielen',
  title: 'Spielzeug für die ersten drei Jahre',
  intro: 'Greifen, stapeln, kuscheln, rollen: wenige gute Dinge, die lange interessant bleiben.',
  description:
    'Holzspielzeug und Kuscheltiere für die ersten drei Jahre: nach Alter geordnet, mit klaren Angaben zu Material und Sicherheit.',
  fit: 'Das Alter am Artikel ist eine Sicherheitsangabe, kein Lernziel. Nehmen Sie lieber ein Teil, das heute passt, als eines auf Vorrat.',
  safe: 'Bis drei Jahre gilt: keine Teile, die ganz in den Mund passen. Die Probe: Was durch eine Papprolle fällt, ist zu klein.',
  questions: [
    [
      'Was braucht ein Baby im ersten Jahr?',
      'Ihr Gesicht, Ihre Stimme und drei oder vier Dinge zum Greifen. Mehr auf einmal verwirrt eher.',
    ],
    [
      'Was sagt das CE-Zeichen?',
      'Der Hersteller erklärt damit, dass das Spielzeug die Regeln erfüllt. Es ist Pflicht und kein Prüfsiegel.',
    ],
    [
      'Verpacken Sie Geschenke?',
      'Der Karton ist neutral, auf dem Lieferschein stehen keine Preise. Geschenkpapier legen wir auf Wunsch dazu.',
    ],
  ],
  guides: ['layette', 'returns'],
  children: [
    {
      key: 'holzspielzeug',
      slug: 'spielen/holzspielzeug',
      name: 'Holzspielzeug',
      intro:
        'Rasseln, Ringe, Bausteine und Steckspiele aus Buche und Ahorn, glatt geschliffen und speichelfest lackiert.',
      description:
        'Rasseln, Bausteine, Stapel- und Steckspiele aus Holz: ab welchem Alter, aus welchem Holz und wie man sie sauber hält.',
      fit: 'Eine Rassel unter 50 Gramm hält schon ein kleines Baby, Bausteine mit 4 cm Kante liegen gut in der Hand.',
      safe: 'Farben sind speichelfest, Kanten rund, Schnüre kürzer als 22 cm. Fällt ein Teil ab, nehmen Sie das Spielzeug weg und schreiben uns.',
      extra: [
        table(
          'Was wann Freude macht',
          ['Alter', 'Was Ihr Kind tut', 'Spielzeug'],
          [
            ['ab 3 Monaten', 'greifen, in den Mund stecken', 'Rassel, Greifling'],
            ['ab 9 Monaten', 'fallen lassen, rollen', 'Ball, Ringe'],
            ['ab 12 Monaten', 'stapeln, ein- und ausräumen', 'Bausteine, Stapelturm'],
            ['ab 24 Monaten', 'sortieren, nachahmen', 'Steckspiel, Kaufladen'],
          ],
        ),
      ],
      questions: [
        [
          'Wie reinige ich Holz?',
          'Mit einem feuchten Tuch und gleich abtrocknen. Nicht einweichen und nicht in die Spülmaschine.',
        ],
        [
          'Woher kommt das Holz?',
          'Das steht bei jedem Artikel. Wo wir die Herkunft nicht sicher kennen, schreiben wir keine hin.',
        ],
      ],
      guides: ['returns', 'layette'],
    },
    {
      key: 'kuscheltiere',
      slug: 'spielen/kuscheltiere',
      name: 'Kuscheltiere',
      intro:
        'Hasen, Bären und Schmusetücher: waschbar, mit gestickten Augen und einer Füllung, die in Form bleibt.',
      description:
        'Stoffhasen, Bären und Schmusetücher ab der Geburt: waschbar, mit gestickten Augen, und ab wann sie mit ins Bett dürfen.',
      fit: 'Für die ersten Monate genügt ein kleines Tuch zum Greifen. Große Tiere sind für Kinder, die schon laufen.',
      safe: 'Im ersten Jahr liegt zum Schlafen nichts Loses im Bett, auch kein Kuscheltier. Ziehen Sie ab und zu an Nähten und Ohren.',
      questions: [
        [
          'Wie wasche ich ein Kuscheltier?',
          'Meist bei 30 oder 40 °C in einem Wäschesack, danach an der Luft trocknen und aufschütteln.',
        ],
        [
          'Was, wenn das Lieblingstier verloren geht?',
          'Kaufen Sie früh ein zweites und wechseln Sie ab, damit beide gleich riechen. Ausgelaufene Tiere liefern wir nicht nach.',
        ],
      ],
      guides: ['sleeping-bag', 'returns'],
    },
  ],
})
