/** A corner of an outline: its place, and how far it is rounded. `Infinity` makes it a pull on a soft curve. */
export type Point = readonly [x: number, y: number, radius?: number]

type Spot = { x: number; y: number }

/** A tenth of a unit is finer than a pixel, and hides the last digits in which machines might differ. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)
const at = ({ x, y }: Spot) => `${short(x)} ${short(y)}`
const toward = (from: Spot, to: Spot, distance: number): Spot => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const share = Math.min(distance / length, 0.5)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** A closed outline whose corners are rounded and whose sides bend a little: cut by hand, not by a machine. */
export function closedPath(points: readonly Point[], radius: number, bends: readonly number[]): string {
  const spots = points.map(([x, y]) => ({ x, y }))
  const parts = spots.map((spot, index) => {
    const before = spots.at(index - 1) ?? spot
    const after = spots[(index + 1) % spots.length] ?? spot
    const round = points[index]?.[2] ?? radius
    const start = toward(spot, before, round)
    const end = toward(spot, after, round)
    const next = toward(after, spot, points[(index + 1) % points.length]?.[2] ?? radius)
    const length = Math.hypot(next.x - end.x, next.y - end.y)
    const bend = length < 24 ? 0 : (bends[index] ?? 0)
    const middle = {
      x: (end.x + next.x) / 2 + ((end.y - next.y) / (length || 1)) * bend,
      y: (end.y + next.y) / 2 + ((next.x - end.x) / (length || 1)) * bend,
    }
    const corner = `Q${at(spot)} ${at(end)}`
    return `${index === 0 ? `M${at(start)}` : ''}${corner}${length < 0.2 ? '' : `Q${at(middle)} ${at(next)}`}`
  })
  return `${parts.join('')}Z`
}

/** An open line, soft through its inner points when they have a radius. */
export function openPath(points: readonly Point[], radius: number): string {
  const spots = points.map(([x, y]) => ({ x, y }))
  return spots
    .map((spot, index) => {
      const before = spots[index - 1]
      const after = spots[index + 1]
      if (!before) return `M${at(spot)}`
      if (!after) return `L${at(spot)}`
      const round = points[index]?.[2] ?? radius
      return `L${at(toward(spot, before, round))}Q${at(spot)} ${at(toward(spot, after, round))}`
    })
    .join('')
}

/** Points on an arc, in degrees: 0 is right, 90 is down. */
export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  steps = 8,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180
    const inner = index > 0 && index < steps
    const swell = inner ? 1 + ((((to - from) / steps) * Math.PI) / 180) ** 2 / 10 : 1
    return [
      cx + Math.cos(angle) * rx * swell,
      cy + Math.sin(angle) * ry * swell,
      inner ? Infinity : undefined,
    ]
  })
}

/** An outline written shortly: `0,0 80,0/12 80,40~` are three corners, the second rounded by 12, the third soft. */
export type Outline = string | readonly Point[]

export const pointsOf = (outline: Outline): readonly Point[] =>
  typeof outline === 'string'
    ? outline.split(' ').map((corner) => {
        const [place = '', radius] = corner.replace('~', '/Infinity').split('/')
        const [x, y] = place.split(',').map(Number)
        if (x === undefined || y === undefined || !Number.isFinite(x + y))
          throw new TypeError(`${corner} is not a point`)
        return radius === undefined ? [x, y] : [x, y, Number(radius)]
      })
    : outline
