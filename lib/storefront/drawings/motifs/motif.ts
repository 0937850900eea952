import type { Pen } from '../kit/pen'
import type { ColourName } from '../names'
import type { Tones } from '../palette'

export type Drawing = (pen: Pen, tones: Tones) => string

/** One thing, drawn around the point where it touches the ground: x to both sides, y upwards negative. */
export type Motif = {
  /** What the drawing covers: left, top, width, height. */
  box: readonly [number, number, number, number]
  colour: ColourName
  draw: Drawing
  /** Seen from the front, where that shows more than the usual view. */
  front?: { box: readonly [number, number, number, number]; draw: Drawing }
  /** The part that a close view shows: its centre and its width. */
  detail: readonly [number, number, number]
}

export const motif = (value: Motif): Motif => value
