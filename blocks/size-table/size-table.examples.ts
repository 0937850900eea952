import type { BlockExample } from '@/lib/storefront/runtime/blocks'

type Values = Record<string, string>

const row = (table: number, size: string, values: Values) => ({
  component: 'size_table_row',
  _uid: `size-table-${table}-${size}`,
  size,
  ...values,
})

export const sizeTableExamples: BlockExample[] = [
  {
    title: 'Age and height',
    blok: {
      component: 'size_table',
      _uid: 'size-table-1',
      caption: 'Größen für Babykleidung',
      rows: [
        row(1, '56', { months: '0-2', height: '51-56', weight: '3-5' }),
        row(1, '62', { months: '2-3', height: '57-62', weight: '5-6' }),
        row(1, '68', { months: '4-6', height: '63-68', weight: '6-8' }),
        row(1, '98', { years: '2-3', height: '93-98' }),
      ],
      note: 'Messen Sie Ihr Kind vom Scheitel bis zur Ferse, am besten im Liegen.',
    },
  },
  {
    title: 'Wider than a phone, with an own column',
    blok: {
      component: 'size_table',
      _uid: 'size-table-2',
      caption: 'Umstandsmode: Jacken und Hosen',
      ownName: 'Größe vor der Schwangerschaft',
      rows: [
        row(2, 'S', { chest: '82-88', waist: '66-72', hips: '92-97', insideLeg: '79', own: '36/38' }),
        row(2, 'M', { chest: '88-94', waist: '72-78', hips: '97-102', insideLeg: '80', own: '40/42' }),
        row(2, 'L', { chest: '94-102', waist: '78-86', hips: '102-108', insideLeg: '81', own: '44/46' }),
      ],
    },
  },
  {
    title: 'Shoes',
    blok: {
      component: 'size_table',
      _uid: 'size-table-3',
      caption: 'Größen der ersten Schuhe',
      rows: [
        row(3, '19', { months: '9-12', foot: '11,5' }),
        row(3, '20', { months: '12-15', foot: '12,1' }),
        row(3, '21', { months: '15-18', foot: '12,8' }),
      ],
      note: 'Messen Sie den Fuß am Abend, im Stehen, und geben Sie zwölf Millimeter dazu.',
    },
  },
]
