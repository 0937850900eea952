import type { Pen } from '../kit/pen'
import { paper } from '../palette'

export type Mark = { width: number; height: number; draw: (pen: Pen) => string }

export const navy = '#3b5163'
export const sky = '#86b2d0'

/** A stroke that says yes. */
export const check = (pen: Pen, x: number, y: number) =>
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
export const card = (draw: (pen: Pen) => string): Mark => ({
  width: 480,
  height: 320,
  draw: (pen) =>
    `${pen.box(6, 6, 468, 308, '#e2d9ca', { r: 44, depth: 0, wobble: 0 })}${pen.box(14, 14, 452, 292, paper, { r: 38, depth: 0, wobble: 0 })}${draw(pen)}`,
})
