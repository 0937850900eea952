import { mix } from '../kit/colour'
import type { Pen } from '../kit/pen'
import { cream, metal, tyre } from '../palette'

/** A wheel from the side, standing on the ground. */
export function wheel(pen: Pen, x: number, r: number, colour = cream): string {
  const spokes = [0, 1, 2].map((turn) => {
    const angle = (turn * Math.PI) / 3 + 0.4
    const [dx, dy] = [Math.cos(angle) * r * 0.62, Math.sin(angle) * r * 0.62]
    return pen.line(
      [
        [x - dx, -r - dy],
        [x + dx, -r + dy],
      ],
      mix(metal, '#ffffff', 0.1),
      Math.max(3, r * 0.08),
    )
  })
  return [
    pen.oval(x, -r, r, r, tyre, { depth: r * 0.1, wobble: 0.6 }),
    pen.oval(x, -r, r * 0.74, r * 0.74, mix(colour, '#ffffff', 0.35), { depth: r * 0.1, wobble: 0.4 }),
    ...spokes,
    pen.oval(x, -r, r * 0.24, r * 0.24, tyre, { depth: 0, wobble: 0.2 }),
    pen.dot(x, -r, r * 0.1, cream),
  ].join('')
}
