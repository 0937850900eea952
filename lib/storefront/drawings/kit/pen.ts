import { checkedColour, shadowOf } from './colour'
import { arc, closedPath, type Outline, openPath, type Point, pointsOf, short } from './path'
import { seededRandom } from './random'

type Look = {
  /** How far the shadow tone reaches in from the lower right; 0: none. */
  depth?: number
  shade?: string
  /** Corner radius of the points that name none. */
  r?: number
  wobble?: number
}
type Placing = { x?: number; y?: number; scale?: number; rotate?: number; flip?: boolean }

export type Pen = ReturnType<typeof createPen>

const far = 4000

/** Moves, turns, scales or mirrors a part of a drawing. Degrees turn clockwise. */
export function place(part: string, { x = 0, y = 0, scale = 1, rotate = 0, flip = false }: Placing): string {
  const size = scale === 1 && !flip ? '' : ` scale(${flip ? -scale : scale} ${scale})`
  return `<g transform="translate(${short(x)} ${short(y)})${rotate ? ` rotate(${rotate})` : ''}${size}">${part}</g>`
}

/** The hand that draws: every outline is a little irregular, and always in the same way for the same seed. */
export function createPen(seed: string, prefix = 's') {
  const random = seededRandom(seed)
  const ids = { next: 0 }
  const off = (amount: number) => (random() - 0.5) * 2 * amount

  const path = (d: string, fill: string) => `<path d="${d}" fill="${checkedColour(fill)}"/>`

  function shape(outline: Outline, fill: string, look: Look = {}): string {
    const { depth = 9, r = 6, wobble = 1 } = look
    const drawn = pointsOf(outline).map(([x, y, radius]): Point => [x + off(wobble), y + off(wobble), radius])
    const bends = drawn.map(() => off(wobble * 1.6))
    const d = closedPath(drawn, r, bends)
    if (depth === 0) return path(d, fill)
    const lit = closedPath(
      drawn.map(([x, y, radius]): Point => [x - depth, y - depth * 0.75, radius]),
      r,
      bends,
    )
    const id = `${prefix}${ids.next++}`
    const around = `M${-far} ${-far}H${far}V${far}H${-far}Z`
    return `${path(d, fill)}<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${around}${lit}" fill="${checkedColour(look.shade ?? shadowOf(fill))}" fill-rule="evenodd" clip-path="url(#${id})"/>`
  }

  const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, look: Look = {}) => {
    const points = arc(cx, cy, rx, ry, 0, 330, 11).map(([x, y]): Point => [x, y, Infinity])
    const swollen = points.map(([x, y]): Point => [cx + (x - cx) * 1.024, cy + (y - cy) * 1.024, Infinity])
    return shape(swollen, fill, { wobble: Math.min(1, rx / 30), ...look })
  }

  const box = (x: number, y: number, width: number, height: number, fill: string, look: Look = {}) =>
    shape(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      fill,
      look,
    )

  const line = (points: Outline, colour: string, width: number, radius = Infinity) =>
    `<path d="${openPath(pointsOf(points), radius)}" fill="none" stroke="${checkedColour(colour)}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

  const ring = (cx: number, cy: number, r: number, width: number, colour: string) =>
    `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="none" stroke="${checkedColour(colour)}" stroke-width="${short(width)}"/>`

  const dot = (cx: number, cy: number, r: number, colour: string) =>
    `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="${checkedColour(colour)}"/>`

  /** What touches the ground darkens it, softly. */
  const contact = (cx: number, cy: number, rx: number, ry = Math.max(7, rx * 0.085)) =>
    `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="url(#contact)"/>`

  /** Draws `part` only where it lies inside an outline. */
  const inside = (outline: Outline, part: string, r = 6) => {
    const id = `${prefix}${ids.next++}`
    return `<clipPath id="${id}"><path d="${closedPath(pointsOf(outline), r, [])}"/></clipPath><g clip-path="url(#${id})">${part}</g>`
  }

  return { shape, oval, box, line, ring, dot, contact, inside, random }
}
