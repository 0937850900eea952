import type { Pen } from '../kit/pen'
import { heart, leafSign } from '../kit/signs'
import { accent, cream, ink, leaf, wood } from '../palette'
import type { Mark } from './mark'

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

/** The shop's own marks. */
export const shopMarks = {
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
} satisfies Record<string, Mark>
