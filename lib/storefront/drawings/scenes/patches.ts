import { leafSign } from '../kit/signs'
import type { Stage } from './scene'

export const leaves = (
  { pen }: Stage,
  colour: string,
  spots: readonly (readonly [number, number, number])[],
) => spots.map(([x, y, rotate]) => leafSign(pen, colour, { x, y, rotate, scale: 1.3, depth: 3 })).join('')

/** A plain ground with a soft round patch that carries what the picture says. */
export function plain({ pen, frame }: Stage, ground: string, patch: string): string {
  const { left, right, top, bottom } = frame
  return (
    pen.shape(
      [
        [left - 20, top - 20],
        [right + 20, top - 20],
        [right + 20, bottom + 20],
        [left - 20, bottom + 20],
      ],
      ground,
      { depth: 0, r: 0 },
    ) +
    pen.oval(0, -190, 290, 280, patch, { depth: 0, wobble: 4 }) +
    pen.oval(-620, -120, 120, 130, patch, { depth: 0, wobble: 4 }) +
    pen.oval(620, -110, 120, 130, patch, { depth: 0, wobble: 4 })
  )
}
