import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const row = (...values: string[]) => ({ component: '_table_row', body: values.map((value) => ({ value })) })
const head = (...values: string[]) => values.map((value) => ({ component: '_table_head', value }))

export const tableExamples: BlockExample[] = [
  {
    title: 'Caption, heads of columns and rows',
    blok: {
      component: 'table',
      _uid: 'table-1',
      caption: 'Größen für Babykleidung',
      firstColumnIsHead: true,
      table: {
        fieldtype: 'table',
        thead: head('Größe', 'Alter', 'Körpergröße'),
        tbody: [
          row('56', 'bis 2 Monate', '51 bis 56 cm'),
          row('62', '2 bis 3 Monate', '57 bis 62 cm'),
          row('68', '4 bis 6 Monate', '63 bis 68 cm'),
        ],
      },
    },
  },
  {
    title: 'Wider than a phone, long compounds',
    blok: {
      component: 'table',
      _uid: 'table-2',
      caption: 'Kindersitze im Vergleich',
      firstColumnIsHead: true,
      table: {
        fieldtype: 'table',
        thead: head(
          '',
          'Zulassung',
          'Einbaurichtung',
          'Seitenaufprallschutz',
          'Bezugsstoffzusammensetzung',
          'Gewicht',
        ),
        tbody: [
          row(
            'Modell Reise',
            'UN R129',
            'rückwärts',
            'verstellbar',
            '100 % Polyester, waschbar bei 30 °C',
            '7,9 kg',
          ),
          row('Modell Stadt', 'UN R129', 'vorwärts', 'fest', '60 % Baumwolle, 40 % Polyester', '6,2 kg'),
        ],
      },
    },
  },
  {
    title: 'Without caption',
    blok: {
      component: 'table',
      _uid: 'table-3',
      table: {
        fieldtype: 'table',
        thead: head('Sendung', 'Übliche Dauer'),
        tbody: [
          row('Paket', '1 bis 3 Werktage'),
          row('Sperriger Artikel mit Spedition', '5 bis 10 Werktage'),
        ],
      },
    },
  },
  {
    title: 'Without a heading row, rows of unequal length',
    blok: {
      component: 'table',
      _uid: 'table-4',
      caption: 'Lieferumfang',
      table: {
        fieldtype: 'table',
        thead: [],
        tbody: [row('Gestell mit Sitz', '1 Stück'), row('Anleitung')],
      },
    },
  },
]
