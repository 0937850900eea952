import type { Kind } from '../types'

const wood = {
  category: 'holzspielzeug',
  family: 'toy',
  brands: ['haselgrund', 'piepmatt', 'nestling'],
  materials: ['toybeech', 'maple'],
} as const
const soft = { category: 'kuscheltiere', family: 'toy', warnings: ['toy0'], age: 0 } as const

export const spielen = {
  bausteine: {
    ...wood,
    motif: 'blocks',
    price: [1999, 3999],
    colours: ['coral', 'sage', 'sky', 'butter'],
    warnings: ['toy0', 'bag'],
    age: 12,
    facts: [
      ['pieces', '24', '36', '50'],
      ['weight', { from: 0.9, to: 1.8, step: 0.1, unit: 'kg' }],
    ],
  },
  stapelturm: {
    ...wood,
    motif: 'rings',
    price: [1499, 2699],
    colours: ['sky', 'coral', 'sage', 'rose'],
    warnings: ['toy0'],
    age: 12,
    facts: [
      ['size', '11 × 22 × 11 cm', '12 × 24 × 12 cm'],
      ['pieces', '7'],
    ],
  },
  rassel: {
    ...wood,
    motif: 'rattle',
    price: [899, 1599],
    colours: ['rose', 'sage', 'butter', 'sky'],
    warnings: ['toy0'],
    age: 3,
    facts: [
      ['size', '7 × 13 × 4 cm', '6 × 12 × 4 cm'],
      ['weight', '35 g', '42 g', '46 g'],
    ],
  },
  nachziehtier: {
    ...wood,
    motif: 'pull-along',
    price: [1999, 3299],
    colours: ['butter', 'sky', 'sage', 'coral'],
    warnings: ['string', 'toy0'],
    age: 12,
    facts: [
      ['size', '19 × 15 × 9 cm', '20 × 16 × 10 cm'],
      ['weight', '0,4 kg', '0,5 kg'],
    ],
    attributes: { motivtext: 'ente' },
  },
  steckspiel: {
    ...wood,
    motif: 'shape-sorter',
    price: [1999, 3499],
    colours: ['sky', 'sage', 'coral', 'apricot'],
    warnings: ['toy0'],
    age: 18,
    facts: [
      ['size', '15 × 15 × 15 cm', '16 × 14 × 16 cm'],
      ['pieces', '9', '12'],
    ],
  },
  stoffhase: {
    ...soft,
    motif: 'rabbit',
    brands: ['moosling', 'nestling', 'piepmatt'],
    price: [1799, 3299],
    colours: ['sand', 'stone', 'rose', 'sky'],
    materials: ['plush', 'woolfill'],
    facts: [['length', '28 cm', '32 cm']],
    attributes: { motivtext: 'hase' },
  },
  stoffbaer: {
    ...soft,
    motif: 'bear',
    brands: ['moosling', 'nestling', 'piepmatt'],
    price: [1999, 3699],
    colours: ['sand', 'apricot', 'stone', 'rose'],
    materials: ['plush', 'woolfill'],
    facts: [['length', '30 cm', '34 cm']],
    attributes: { motivtext: 'baer' },
  },
  schmusetuch: {
    ...soft,
    motif: 'comforter',
    brands: ['moosling', 'duenung', 'nestling'],
    price: [1499, 2499],
    colours: ['rose', 'sage', 'sky', 'butter'],
    materials: ['muslin', 'terry'],
    facts: [['area', '30 × 30 cm', '35 × 35 cm']],
    attributes: { motivtext: 'hund' },
  },
  stoffball: {
    ...soft,
    motif: 'ball',
    brands: ['piepmatt', 'moosling', 'nestling'],
    price: [1199, 1999],
    colours: ['butter', 'sky', 'coral', 'sage'],
    materials: ['plush', 'terry'],
    age: 6,
    facts: [['length', '12 cm', '14 cm']],
    attributes: { motivtext: 'punkte' },
  },
} satisfies Record<string, Kind>
