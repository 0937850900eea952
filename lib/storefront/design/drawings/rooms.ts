import type { MotifName } from './names'

type RoomName = 'park' | 'hall' | 'nursery' | 'dressing' | 'kitchen' | 'bathroom' | 'tiles' | 'playroom'

const roomOf: { readonly [name in MotifName]?: RoomName } = {
  pram: 'park',
  buggy: 'park',
  footmuff: 'park',
  carrier: 'park',
  sling: 'park',
  backpack: 'park',
  'nappy-bag': 'park',
  'infant-carrier': 'hall',
  'car-seat': 'hall',
  'car-base': 'hall',
  'rear-seat': 'hall',
  gift: 'hall',
  voucher: 'hall',
  cot: 'nursery',
  'bedside-bed': 'nursery',
  mattress: 'nursery',
  lamp: 'nursery',
  mobile: 'nursery',
  blanket: 'nursery',
  wardrobe: 'nursery',
  shelf: 'nursery',
  wallpaper: 'nursery',
  'sleeping-bag': 'nursery',
  'baby-monitor': 'nursery',
  'video-monitor': 'nursery',
  bottle: 'kitchen',
  cup: 'kitchen',
  'spoon-bowl': 'kitchen',
  bib: 'kitchen',
  pacifier: 'kitchen',
  'high-chair': 'kitchen',
  'seat-cushion': 'kitchen',
  'breast-pump': 'kitchen',
  'nursing-pads': 'kitchen',
  'nursing-pillow': 'kitchen',
  bath: 'bathroom',
  towel: 'bathroom',
  thermometer: 'bathroom',
  brush: 'bathroom',
  'changing-table': 'bathroom',
  'changing-mat': 'bathroom',
  wipes: 'bathroom',
  lotion: 'bathroom',
  detergent: 'bathroom',
  heater: 'tiles',
  'hooded-towel': 'bathroom',
  rabbit: 'playroom',
  bear: 'playroom',
  blocks: 'playroom',
  rings: 'playroom',
  ball: 'playroom',
  rattle: 'playroom',
  'pull-along': 'playroom',
  'shape-sorter': 'playroom',
  comforter: 'playroom',
}

const rect = (x: number, y: number, width: number, height: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Where wall and floor meet, of 1200. */
const skirting = 820

const indoors = (wall: string, floor: string, seam: string) =>
  `${rect(0, 0, 1200, 1200, wall)}${rect(0, skirting, 1200, 380, floor)}${rect(0, skirting - 16, 1200, 16, '#fffaf0')}${[
    900, 1000, 1110,
  ]
    .map((y) => stroke(`M0 ${y}H1200`, seam, 3))
    .join('')}`

const window = (x: number, y: number, sky: string, inside: string) =>
  `${rect(x, y, 270, 320, '#fffaf0', 10)}${rect(x + 18, y + 18, 234, 284, sky)}${inside}${stroke(`M${x + 135} ${y + 18}V${y + 302}M${x + 18} ${y + 160}H${x + 252}`, '#fffaf0', 12)}`

const cloud = (x: number, y: number) =>
  `${disc(x, y, 26, '#ffffff')}${disc(x + 32, y - 12, 32, '#ffffff')}${disc(x + 66, y, 24, '#ffffff')}`

const frame = (x: number, y: number) =>
  `${rect(x, y, 150, 180, '#dcab78', 8)}${rect(x + 14, y + 14, 122, 152, '#fffaf0')}${shape(`M${x + 75} ${y + 124}Q${x + 22} ${y + 84} ${x + 34} ${y + 58}Q${x + 52} ${y + 38} ${x + 75} ${y + 68}Q${x + 98} ${y + 38} ${x + 116} ${y + 58}Q${x + 128} ${y + 84} ${x + 75} ${y + 124}Z`, '#dd6d57')}`

const flags = ['#dd6d57', '#f0cd6a', '#93b398', '#86b2d0', '#e2a3a5']
const bunting = (y: number) =>
  stroke(`M-20 ${y}Q600 ${y + 120} 1220 ${y}`, '#8b7a63', 5) +
  [90, 230, 370, 510, 650, 790, 930, 1070]
    .map((x, index) => {
      const top = y + 120 * (1 - ((x - 600) / 620) ** 2) * 0.5 + 2
      return shape(
        `M${x} ${Math.round(top)}L${x + 62} ${Math.round(top)}L${x + 31} ${Math.round(top + 72)}Z`,
        flags[index % flags.length] ?? '',
      )
    })
    .join('')

const rug = (fill: string) => `<ellipse cx="600" cy="1010" rx="520" ry="120" fill="${fill}"/>`

const tree = (x: number, ground: number, size: number, leaf: string) =>
  `${rect(x - 12, ground - 150 * size, 24, 150 * size, '#a9794f', 8)}${disc(x, ground - 210 * size, 110 * size, leaf)}${disc(x - 60 * size, ground - 160 * size, 70 * size, leaf)}${disc(x + 66 * size, ground - 165 * size, 74 * size, leaf)}`

const grid = (colour: string) =>
  stroke(
    `${[100, 260, 420, 580, 740].map((y) => `M0 ${y}H1200`).join('')}${[80, 240, 400, 560, 720, 880, 1040].map((x) => `M${x} 0V${skirting - 16}`).join('')}`,
    colour,
    4,
  )

/** A bathroom without a towel, for what must not hang above one. */
const tiles = `${indoors('#dce9f2', '#cbd8dc', '#bccbd0')}${grid('#c9dbe7')}${rect(0, skirting - 16, 1200, 16, '#fffaf0')}${disc(940, 300, 140, '#fffaf0')}${disc(940, 300, 118, '#c6dbe6')}`

const rooms: Record<RoomName, string> = {
  park: `${rect(0, 0, 1200, 1200, '#e3eef4')}${disc(1020, 190, 74, '#fbe3a8')}${cloud(180, 210)}${shape('M0 700Q300 560 640 690Q920 600 1200 680V1200H0Z', '#cfe0cb')}${tree(170, 800, 1.15, '#a9c6a2')}${tree(1060, 790, 0.95, '#b7cfa9')}${shape('M0 800Q600 740 1200 800V1200H0Z', '#b9d1ae')}${shape('M0 930Q600 850 1200 930V1110Q600 1030 0 1110Z', '#f1e3c8')}`,
  hall: `${indoors('#f1e9dd', '#dcc4a2', '#cfb48f')}${rect(80, 190, 270, 614, '#c98d64', 6)}${rect(108, 222, 214, 250, '#d6a07a', 6)}${rect(108, 510, 214, 262, '#d6a07a', 6)}${disc(322, 500, 13, '#fbeedb')}${rect(760, 260, 330, 26, '#c98d64', 8)}${[800, 880, 960, 1040].map((x) => stroke(`M${x} 280V318Q${x} 336 ${x + 16} 336`, '#8b7a63', 9)).join('')}`,
  nursery: `${indoors('#fbe9d9', '#e6cda6', '#d9bd92')}${window(120, 130, '#cfe0ee', cloud(190, 260))}${frame(880, 190)}${bunting(-10)}`,
  dressing: `${indoors('#eaf0e6', '#e6cda6', '#d9bd92')}${frame(160, 210)}${stroke('M760 250H1090', '#a9794f', 14)}${[820, 920, 1020].map((x, index) => stroke(`M${x} 250V276L${x - 44} 316H${x + 44}L${x} 276`, ['#93b398', '#e2a3a5', '#86b2d0'][index] ?? '', 9)).join('')}${rug('#f1d6bd')}`,
  kitchen: `${indoors('#fbf3d6', '#e3c79d', '#d6b788')}${rect(120, 270, 430, 22, '#c98d64', 6)}${rect(150, 178, 74, 92, '#86b2d0', 12)}${rect(244, 206, 62, 64, '#fffaf0', 12)}${rect(326, 158, 66, 112, '#93b398', 12)}${rect(420, 196, 84, 74, '#dd6d57', 12)}${window(820, 150, '#dce9f2', '')}`,
  bathroom: `${tiles}${stroke('M170 330H430', '#a9794f', 14)}${shape('M200 330H400V570Q300 590 200 570Z', '#f4c7b0')}`,
  tiles,
  playroom: `${indoors('#e2ecdf', '#e6cda6', '#d9bd92')}${bunting(20)}${frame(930, 300)}${rect(80, 470, 250, 334, '#d9b287', 8)}${rect(104, 496, 202, 128, '#f1dcc0')}${rect(104, 648, 202, 128, '#f1dcc0')}${rect(124, 540, 28, 84, '#dd6d57', 4)}${rect(158, 524, 30, 100, '#86b2d0', 4)}${rect(196, 548, 26, 76, '#f0cd6a', 4)}${disc(250, 730, 44, '#e2a3a5')}${rug('#f0dca6')}`,
}

/** A table for what would be lost on a floor. */
const table = `${rect(0, 850, 1200, 350, '#d9b287')}${rect(0, 850, 1200, 26, '#e8c79c')}${rect(0, 1120, 1200, 80, '#c39a6b')}`

/** The room of a thing, 1200 by 1200. On a table things stand at 1010 at the front. */
export const roomFor = (name: MotifName, onTable: boolean): string =>
  rooms[roomOf[name] ?? 'dressing'] + (onTable ? table : '')
