import type { Place, Where } from '../model'

/** In pixels of the page in the frame. */
export type Box = { left: number; top: number; width: number; height: number }

/** A block under the pointer. `isRow`: it stands beside its neighbours, not below them. */
export type Around = { uid: string; box: Box; isRow: boolean }

export type Spot = { uid: string; where: Where; place: Place; box: Box; isRow: boolean }

/** So near to its edge, a block is meant and not what it holds. */
const edge = 10

/** How far the pointer is from the start of a block, and from its end. */
function distances({ box, isRow }: Around, point: { x: number; y: number }): { start: number; end: number } {
  const start = isRow ? point.x - box.left : point.y - box.top
  return { start, end: (isRow ? box.width : box.height) - start }
}

/** The point's distance from a box; 0 within it. */
export function distanceTo({ left, top, width, height }: Box, { x, y }: { x: number; y: number }): number {
  const across = Math.max(left - x, 0, x - left - width)
  const along = Math.max(top - y, 0, y - top - height)
  return Math.hypot(across, along)
}

/** Whether a block stands beside another one: they share more of their height than of their width. */
export function isBeside(one: Box, other: Box): boolean {
  const shared = (from: number, size: number, from2: number, size2: number) =>
    Math.min(from + size, from2 + size2) - Math.max(from, from2)
  const height = shared(one.top, one.height, other.top, other.height)
  return height > 0 && height > shared(one.left, one.width, other.left, other.width)
}

/**
 * Where a block goes that is dropped on the page.
 * @param around the blocks under the pointer, from the innermost to the outermost
 * @param placeFor the place beside or in a block; undefined where the dragged block does not fit
 */
export function spotAt(
  around: readonly Around[],
  point: { x: number; y: number },
  placeFor: (uid: string, where: Where) => Place | undefined,
): Spot | undefined {
  const spot = (at: Around, where: Where): Spot | undefined => {
    const place = placeFor(at.uid, where)
    return place && { uid: at.uid, where, place, box: at.box, isRow: at.isRow }
  }
  const beside = (at: Around) => {
    const { start, end } = distances(at, point)
    const [near, far] = start < end ? (['before', 'after'] as const) : (['after', 'before'] as const)
    return spot(at, near) ?? spot(at, far)
  }
  const atEdge = around.toReversed().find((at) => {
    const { start, end } = distances(at, point)
    return (start < edge && placeFor(at.uid, 'before')) || (end < edge && placeFor(at.uid, 'after'))
  })
  if (atEdge) return beside(atEdge)
  for (const at of around) {
    // Into the block itself only where it holds nothing under the pointer.
    const found = at === around[0] ? (isMiddle(at, point) && spot(at, 'inside')) || beside(at) : beside(at)
    if (found) return found
  }
  const [innermost] = around
  return innermost && spot(innermost, 'inside')
}

/** The middle half of a block, or all of one that is no higher than a line. */
function isMiddle(at: Around, point: { x: number; y: number }): boolean {
  const { start, end } = distances(at, point)
  return Math.min(start, end) > (start + end) / 4
}
