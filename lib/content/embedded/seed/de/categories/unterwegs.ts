import { table } from '../../build'
import type { CategoryGroup } from '../../category'
import type { GermanWords } from '../words'

export const unterwegs = (words: GermanWords): CategoryGroup => ({
  key: 'unterwegs',
  slug: 'unterwegs/',
  name: 'Unterwegs',
  title: 'Unterwegs mit Baby und Kleinkind',
  intro:
    'Im Wagen, im Auto oder am Körper: Hier finden Sie, was Ihr Kind sicher von einem Ort zum anderen bringt.',
  description:
    'Kinderwagen, Kindersitze und Tragen: was zu welchem Alter passt, worauf es bei der Sicherheit ankommt und wann es geliefert wird.',
  fit: `Messen Sie zuerst: Kofferraum, ${words.lift} und Körpergröße Ihres Kindes. Die Maße stehen bei jedem Artikel, gefaltet und aufgebaut.`,
  safe: 'Bis es frei sitzt, liegt ein Baby flach im Wagen, rückwärts im Auto und aufrecht in der Trage, die Atemwege immer frei.',
  questions: [
    [
      'Was brauche ich vor der Geburt?',
      'Für die Fahrt nach Hause im Auto eine Babyschale, für den Alltag einen Wagen mit Wanne oder eine Trage. Alles andere hat Zeit, bis Sie Ihr Kind kennen.',
    ],
    [
      'Passt die Babyschale auf den Kinderwagen?',
      'Auf viele Gestelle, mit einem Adapter. Welche zusammenpassen, steht bei beiden Artikeln. Für lange Spaziergänge gehört das Baby in die Wanne.',
    ],
    [
      'Kann ich einen Wagen zu Hause ausprobieren?',
      'Ja, in der Wohnung und mit sauberen Rädern. Passt er nicht, holen wir ihn innerhalb von 30 Tagen [wieder ab](versand#rueckgabe).',
    ],
  ],
  guides: ['pram-questions', 'car-seat'],
  children: [
    {
      key: 'kinderwagen',
      slug: 'kinderwagen',
      name: 'Kinderwagen',
      intro: 'Liegen, sitzen, falten, tragen: Ein guter Wagen passt zu Ihrem Kind und zu Ihrem Treppenhaus.',
      description:
        'Kombiwagen, Sportwagen, Reisebuggy: welche Art zu wem passt, was sie wiegen und messen und wie sie bis in die Wohnung kommen.',
      fit: `Eine Breite von 60 cm geht durch fast jede Tür. Vergleichen Sie das Faltmaß mit der schmalsten Stelle des Kofferraums und mit dem ${words.lift}.`,
      safe: `Auf dem ${words.pavement} und in der Bahn: Bremse fest, Gurt zu, keine schwere Tasche am Griff. Sonst kippt der Wagen nach hinten.`,
      extra: [
        table(
          'Welcher Wagen wofür',
          ['Art', 'Ab wann', 'Gut für'],
          [
            ['Kombiwagen', 'ab Geburt', 'den Alltag, erst mit Wanne, später mit Sitz'],
            ['Sportwagen', 'sobald das Kind frei sitzt', 'Stadt und Ausflug, leicht und schnell gefaltet'],
            ['Reisebuggy', 'sobald das Kind frei sitzt', 'Bahn, Flugzeug und kleine Kofferräume'],
            ['Geschwisterwagen', 'ab Geburt, je nach Aufsatz', 'Zwillinge und Kinder mit kleinem Abstand'],
          ],
        ),
      ],
      questions: [
        [
          'Wie lange liegt mein Kind in der Wanne?',
          'Bis es sich allein aufsetzt oder den Rand erreicht, meist mit sechs bis acht Monaten. Dann folgt der Sportsitz.',
        ],
        [
          'Luftreifen oder Kunststoffräder?',
          'Luft federt auf Kies und Waldwegen, will aber gepumpt werden. Geschäumte Räder sind leichter und haben nie einen Platten.',
        ],
        [
          'Wie wird der Wagen geliefert?',
          `Mit der Spedition, für ${words.bulky}, in ${words.inBulkyDays}. Sie ruft vorher an und bringt ihn bis in die Wohnung.`,
        ],
      ],
      guides: ['pram-questions', 'carrier'],
    },
    {
      key: 'kindersitze',
      slug: 'unterwegs/kindersitze',
      name: 'Kindersitze',
      intro:
        'Von der Babyschale bis zum Sitz mit Rückenlehne: nach Körpergröße geordnet, geprüft nach UN R129.',
      description:
        'Babyschalen, Kleinkindsitze und Sitze bis 150 cm nach UN R129: nach Körpergröße auswählen und prüfen, ob sie in Ihr Auto passen.',
      fit: 'Maßgeblich ist die Körpergröße, nicht das Alter. Ob der Sitz auf Ihre Rückbank passt, sagt die Fahrzeugliste beim Artikel oder das i-Size-Zeichen.',
      safe: words.restraint,
      extra: [
        table(
          'Welcher Sitz für welche Körpergröße',
          ['Körpergröße', 'Sitz', 'Richtung'],
          [
            ['40 bis etwa 87 cm', 'Babyschale', 'rückwärts'],
            ['etwa 61 bis 105 cm', 'Kleinkindsitz', 'rückwärts, frühestens ab 15 Monaten vorwärts'],
            ['100 bis 150 cm', 'Sitz mit Rückenlehne', 'vorwärts, mit dem Gurt des Autos'],
          ],
        ),
      ],
      questions: [
        [
          'Brauche ich eine Basisstation?',
          'Nein, die meisten Schalen lassen sich auch mit dem Gurt befestigen. Mit der Station rastet die Schale ein und zeigt an, ob sie sitzt. Das verhindert Fehler.',
        ],
        [
          'Darf der Sitz nach vorn?',
          'Nur wenn das Handbuch des Autos es erlaubt. Ein rückwärts gerichteter Sitz darf **nie** vor einem eingeschalteten Airbag stehen.',
        ],
        [
          'Kann ich einen Sitz zurückgeben, der nicht passt?',
          'Ja, innerhalb von 30 Tagen und unbenutzt, auch wenn er schon einmal probeweise eingebaut war.',
        ],
      ],
      guides: ['car-seat', 'sizes'],
    },
    {
      key: 'tragen',
      slug: 'unterwegs/tragen',
      name: 'Tragen und Tücher',
      intro:
        'Nah bei Ihnen und die Hände frei: Tragen, Tücher und Zubehör, ab der Geburt oder ab einigen Monaten.',
      description:
        'Babytragen, Tragetücher und Zubehör: ab welchem Alter, bis zu welchem Gewicht und worauf Sie beim Sitz achten sollten.',
      fit: 'Der Stoff reicht von Kniekehle zu Kniekehle. Der Rücken ist leicht gerundet, die Knie liegen höher als der Po. Für wen eine Trage passt, steht in Körpergröße und Gewicht dabei.',
      safe: 'Gesicht sichtbar, Kinn nicht auf der Brust, Kopf so nah, dass Sie ihn küssen können. Fahren Sie mit Kind in der Trage weder Auto noch Rad.',
      questions: [
        [
          'Ab wann darf ich mein Baby tragen?',
          'Ab der Geburt, wenn die Trage dafür gemacht ist und den Kopf stützt. Bei Frühgeborenen fragen Sie vorher Ihre Hebamme.',
        ],
        [
          'Darf es nach vorn schauen?',
          'Besser nicht: Die Beine hängen, der Rücken streckt sich, und das Kind kann sich nicht abwenden. Auf dem Rücken sieht es genug.',
        ],
        [
          'Passt eine Trage für uns beide?',
          'Die meisten lassen sich verstellen. Prüfen Sie die Länge des Hüftgurts; sie steht in den Maßen.',
        ],
      ],
      guides: ['carrier', 'layette'],
    },
  ],
})
