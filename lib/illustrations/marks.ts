import { createPen, type Pen } from './kit/pen'
import { heart, leafSign } from './kit/signs'
import { accent, cream, ink, leaf, metal, paper, sunny, wood } from './palette'

type Mark = { width: number; height: number; draw: (pen: Pen) => string }

const navy = '#3b5163'
const sky = '#86b2d0'
const check = (pen: Pen, x: number, y: number) =>
  pen.line(
    [
      [x - 30, y],
      [x - 8, y + 22],
      [x + 34, y - 26],
    ],
    paper,
    15,
    3,
  )

/** Payment, trust and delivery marks stand in rows: 48 by 32, all on the same small card. Drawn ten times as large. */
const card = (draw: (pen: Pen) => string): Mark => ({
  width: 480,
  height: 320,
  draw: (pen) =>
    `${pen.box(6, 6, 468, 308, '#e2d9ca', { r: 44, depth: 0, wobble: 0 })}${pen.box(14, 14, 452, 292, paper, { r: 38, depth: 0, wobble: 0 })}${draw(pen)}`,
})

const nest = (pen: Pen) =>
  [
    leafSign(pen, leaf, { x: 178, y: 128, scale: 3.6, rotate: -28, depth: 3 }),
    leafSign(pen, '#a9c8ad', { x: 318, y: 132, scale: 3.3, rotate: 34, depth: 3 }),
    heart(pen, accent, { x: 250, y: 186, scale: 3.7, depth: 3 }),
    pen.shape('56,232/20 444,232/20 420,340/90 330,430/80 170,430/80 80,340/90', wood, { depth: 20 }),
    pen.line('84,276 250,312 420,270', cream, 16, 200),
    pen.line('104,334 250,366 396,330', cream, 16, 200),
    pen.line('150,390 250,404 350,388', cream, 15, 200),
  ].join('')

/** One stroke per letter, so that the name needs no typeface. */
const letters = [
  'M34 300V84L150 300V84', // N
  'M204 232H312C312 190 288 166 258 166C224 166 202 194 202 236C202 278 226 304 262 304C284 304 300 296 310 282', // e
  'M430 184C420 172 406 166 390 166C366 166 352 178 352 196C352 240 432 222 432 268C432 290 414 304 388 304C368 304 354 296 344 284', // s
  'M502 112V268C502 292 514 304 534 304C542 304 548 302 554 300M468 170H548', // t
  'M606 76V304', // l
  'M666 170V304', // i
  'M728 304V170M728 222C728 188 750 166 780 166C810 166 828 186 828 220V304', // n
  'M990 170V318C990 356 966 378 930 378C906 378 888 370 876 356M990 236C990 194 964 166 930 166C894 166 870 194 870 234C870 274 894 302 930 302C964 302 990 276 990 236', // g
]

const marks = {
  nestling: { width: 500, height: 500, draw: nest },
  'nestling-icon': {
    width: 500,
    height: 500,
    draw: (pen) => pen.box(0, 0, 500, 500, cream, { r: 110, depth: 0, wobble: 0 }) + nest(pen),
  },
  wordmark: {
    width: 1030,
    height: 410,
    draw: (pen) =>
      `<path d="${letters.join('')}" fill="none" stroke="${ink}" stroke-width="32" stroke-linecap="round" stroke-linejoin="round"/>${leafSign(pen, accent, { x: 676, y: 106, scale: 1.25, rotate: 32 })}`,
  },
  card: card((pen) =>
    [
      pen.box(92, 66, 296, 188, sky, { r: 24, depth: 10 }),
      pen.box(92, 104, 296, 38, navy, { r: 0, depth: 0 }),
      pen.box(118, 178, 60, 42, sunny, { r: 9, depth: 4 }),
      pen.line('262,206 350,206', paper, 12),
    ].join(''),
  ),
  invoice: card((pen) =>
    [
      pen.shape(
        '160,46/10 282,46/10 330,94/10 330,268/4 300,250/4 272,268/4 244,250/4 216,268/4 188,250/4 160,268/4',
        '#f3e6cf',
        { depth: 10 },
      ),
      pen.shape('282,46/4 330,94/4 282,94/8', '#dcc7a4', { depth: 0 }),
      pen.line('192,130 296,130', navy, 12),
      pen.line('192,166 296,166', metal, 12),
      pen.line('192,202 250,202', metal, 12),
    ].join(''),
  ),
  wallet: card((pen) =>
    [
      pen.box(120, 56, 210, 80, sunny, { r: 16, depth: 8 }),
      pen.box(96, 88, 288, 172, '#4f7a66', { r: 28, depth: 12 }),
      pen.shape('292,142/20 398,142/14 398,206/14 292,206/20', '#86ad99', { depth: 6 }),
      pen.oval(324, 174, 13, 13, sunny, { depth: 3 }),
    ].join(''),
  ),
  'bank-transfer': card((pen) =>
    [
      pen.shape('94,128/8 240,50/14 386,128/8 386,146 94,146', navy, { depth: 8 }),
      ...[126, 190, 254, 318].map((x) => pen.box(x, 158, 36, 70, sky, { r: 6, depth: 6 })),
      pen.box(94, 236, 292, 32, navy, { r: 8, depth: 6 }),
      pen.oval(240, 108, 15, 15, sunny, { depth: 0 }),
    ].join(''),
  ),
  'phone-payment': card((pen) =>
    [
      pen.box(150, 42, 126, 236, ink, { r: 26, depth: 7 }),
      pen.box(164, 68, 98, 176, cream, { r: 8, depth: 0 }),
      pen.oval(213, 156, 36, 36, '#4f7a66', { depth: 7 }),
      pen.line('198,156 209,167 230,143', paper, 10, 3),
      ...[30, 58, 86].map((r, index) =>
        pen.line(
          [
            [292 + index * 22, 156 - r * 0.72],
            [304 + index * 30, 156, r],
            [292 + index * 22, 156 + r * 0.72],
          ],
          accent,
          13,
        ),
      ),
    ].join(''),
  ),
  'mobile-wallet': card((pen) =>
    [
      pen.box(176, 36, 128, 248, ink, { r: 28, depth: 7 }),
      pen.box(190, 62, 100, 188, '#d5e6ec', { r: 8, depth: 0 }),
      pen.box(202, 96, 76, 50, '#dd6d57', { r: 9, depth: 4 }),
      pen.box(202, 122, 76, 50, sunny, { r: 9, depth: 4 }),
      pen.box(202, 148, 76, 62, '#4f7a66', { r: 12, depth: 5 }),
      pen.oval(262, 178, 7, 7, cream, { depth: 0 }),
    ].join(''),
  ),
  'bank-app': card((pen) =>
    [
      pen.box(92, 58, 208, 148, ink, { r: 18, depth: 7 }),
      pen.box(106, 72, 180, 114, cream, { r: 8, depth: 0 }),
      pen.shape('136,124/4 196,88/8 256,124/4 256,132 136,132', navy, { depth: 4 }),
      ...[148, 187, 226].map((x) => pen.box(x, 138, 18, 34, sky, { r: 3, depth: 3 })),
      pen.box(70, 206, 252, 22, metal, { r: 9, depth: 5 }),
      pen.oval(342, 216, 52, 52, '#4f7a66', { depth: 9 }),
      check(pen, 338, 216),
    ].join(''),
  ),
  'pay-now': card((pen) =>
    [
      pen.box(84, 82, 236, 160, '#d5e6ec', { r: 22, depth: 10 }),
      pen.box(84, 112, 236, 34, navy, { r: 0, depth: 0 }),
      pen.oval(334, 214, 64, 64, sunny, { depth: 10 }),
      pen.shape('346,162 298,222 330,222 320,268 370,202 338,202', accent, { depth: 0, r: 4 }),
    ].join(''),
  ),
  'pay-later': card((pen) =>
    [
      pen.box(92, 70, 216, 190, paper, { r: 22, depth: 0 }),
      pen.box(88, 66, 216, 194, '#f3e6cf', { r: 22, depth: 10 }),
      pen.shape('88,90/22 304,90/22 304,124 88,124', '#dd6d57', { depth: 0 }),
      pen.line('140,52 140,84', ink, 13),
      pen.line('252,52 252,84', ink, 13),
      pen.line('126,164 186,164', metal, 12),
      pen.line('126,206 170,206', metal, 12),
      pen.oval(322, 206, 66, 66, '#4f7a66', { depth: 9 }),
      pen.line('322,166 322,208 350,226', paper, 13, 2),
    ].join(''),
  ),
  instalments: card((pen) =>
    [
      ...[104, 204, 304].map((x, index) => pen.oval(x + 36, 126 + index * 4, 46, 46, sunny, { depth: 9 })),
      ...[104, 204, 304].map((x, index) =>
        pen.oval(x + 36, 126 + index * 4, 25, 25, '#f6dd92', { depth: 0 }),
      ),
      pen.line('104,222 384,222', metal, 12),
      ...[140, 240, 340].map((x) => pen.oval(x, 222, 17, 17, '#4f7a66', { depth: 0 })),
    ].join(''),
  ),
  'gift-card': card((pen) =>
    [
      pen.box(92, 66, 296, 188, '#dd6d57', { r: 24, depth: 10 }),
      pen.box(166, 66, 34, 188, cream, { r: 0, depth: 0 }),
      pen.box(92, 140, 296, 32, cream, { r: 0, depth: 0 }),
      pen.shape('180,152~ 152,106~ 112,108~ 118,148~', cream, { depth: 5 }),
      pen.shape('186,152~ 214,106~ 254,108~ 248,148~', cream, { depth: 5 }),
      pen.oval(183, 154, 17, 15, cream, { depth: 4 }),
    ].join(''),
  ),
  lock: card((pen) =>
    [
      pen.line('186,150 186,108 240,56 294,108 294,150', navy, 26, 54),
      pen.box(146, 140, 188, 132, '#4f7a66', { r: 26, depth: 12 }),
      pen.oval(240, 194, 20, 20, cream, { depth: 0 }),
      pen.line('240,200 240,230', cream, 14),
    ].join(''),
  ),
  parcel: card((pen) =>
    [
      pen.box(138, 88, 204, 180, '#d9ae7d', { r: 12, depth: 12 }),
      pen.box(130, 62, 220, 54, '#e6c195', { r: 10, depth: 6 }),
      pen.shape('216,62/2 264,62/2 266,156/4 253,148/2 240,158/2 227,148/2 214,156/4', leaf, { depth: 5 }),
      pen.line('276,232 318,232', paper, 13),
    ].join(''),
  ),
  'pick-up': card((pen) =>
    [
      pen.box(104, 132, 272, 132, '#f3e6cf', { r: 10, depth: 10, shade: '#dccfba' }),
      pen.shape('112,60/8 368,60/8 396,132/4 84,132/4', '#dd6d57', { depth: 0 }),
      pen.shape('176,60 240,60 240,132 162,132', cream, { depth: 0 }),
      pen.shape('304,60 368,60/8 396,132/4 318,132', cream, { depth: 0 }),
      pen.box(136, 168, 76, 96, navy, { r: 8, depth: 6 }),
      pen.box(248, 188, 92, 76, '#d9ae7d', { r: 8, depth: 7 }),
      pen.line('294,190 294,218', cream, 14),
    ].join(''),
  ),
  express: card((pen) =>
    [
      pen.line('62,130 112,130', metal, 12),
      pen.line('48,168 104,168', metal, 12),
      pen.line('70,206 112,206', metal, 12),
      pen.box(130, 92, 160, 136, '#f3e6cf', { r: 14, depth: 10, shade: '#dccfba' }),
      pen.shape('282,122/8 344,122/18 386,176/10 396,232/8 282,232/8', '#dd6d57', { depth: 9 }),
      pen.shape('304,140/6 336,140/12 362,178/4 304,178/4', '#d5e6ec', { depth: 0 }),
      pen.box(126, 192, 164, 42, '#dd6d57', { r: 8, depth: 6 }),
      pen.oval(184, 240, 32, 32, ink, { depth: 0 }),
      pen.oval(184, 240, 14, 14, cream, { depth: 0 }),
      pen.oval(334, 240, 32, 32, ink, { depth: 0 }),
      pen.oval(334, 240, 14, 14, cream, { depth: 0 }),
    ].join(''),
  ),
  'return-arrow': card((pen) =>
    [
      pen.line('170,116 300,116 366,164 300,226 158,226', '#4f7a66', 28, 60),
      pen.shape('192,46 192,186 96,116', '#4f7a66', { depth: 6, r: 12 }),
    ].join(''),
  ),
  shield: card((pen) =>
    [
      pen.shape('144,80/16 240,42/14 336,80/16 330,176/60 240,282/16 150,176/60', '#4f7a66', { depth: 12 }),
      check(pen, 240, 156),
    ].join(''),
  ),
  climate: card((pen) =>
    [
      leafSign(pen, leaf, { x: 250, y: 150, scale: 4.6, rotate: 38, depth: 2.4 }),
      pen.line('196,226 282,112', paper, 11),
      pen.line('150,266 200,222', leaf, 15),
    ].join(''),
  ),
} satisfies Record<string, Mark>

export type MarkName = keyof typeof marks
export const markNames = Object.keys(marks) as MarkName[]

/** A mark as SVG, 48 by 32 for those that stand in rows. */
export function drawMark(name: MarkName): string {
  const mark: Mark = marks[name]
  const { width, height, draw } = mark
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 10}" height="${height / 10}" viewBox="0 0 ${width} ${height}">${draw(createPen(`mark ${name}`, `mark-${name}-`))}</svg>`
}
