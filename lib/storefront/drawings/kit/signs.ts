import { shadowOf } from './colour'
import { type Pen, place } from './pen'

/** Small shapes that return in many drawings. Each is about 40 units high around its place. */
type Spot = { x?: number; y?: number; scale?: number; rotate?: number; depth?: number }

const sign =
  (outline: string, r: number) =>
  (pen: Pen, colour: string, { depth = 0, ...spot }: Spot = {}) =>
    place(pen.shape(outline, colour, { depth, r, wobble: 0 }), spot)

export const heart = sign('0,20/3 -21,0/14 -22,-20/12 -8,-22/10 0,-11/2 8,-22/10 22,-20/12 21,0/14', 3)
export const star = sign('0,-22 6,-7 22,-6 10,4 14,20 0,11 -14,20 -10,4 -22,-6 -6,-7', 2)
export const moon = sign('10,-24~ -24,-20~ -24,22~ 16,22~ -2,10~ -8,-6~', 4)
export const glint = sign('0,-14 4,-4 14,0 4,4 0,14 -4,4 -14,0 -4,-4', 1)
const leafShape = sign('0,-28/2 15,-14~ 19,6~ 0,26/3 -19,6~ -15,-14~', 4)

/** A leaf with its vein. */
export const leafSign = (pen: Pen, colour: string, { depth = 0, ...spot }: Spot = {}) =>
  place(leafShape(pen, colour, { depth }) + pen.line('0,-12 0,30', shadowOf(colour), 2.6), spot)

export const cloud = sign('-40,14~ -50,-4~ -30,-16~ -22,-30~ 4,-34~ 18,-20~ 40,-20~ 50,0~ 40,14~', 8)
