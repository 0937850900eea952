import type { Pen } from '../kit/pen'
import type { ColourName, MotifName } from '../names'
import type { Tones } from '../palette'

/** What a frame shows of a scene: the ground is y = 0; the middle 600 units are in every frame. */
export type Frame = { left: number; right: number; top: number; bottom: number }

/** Draws one thing where it stands. The colour defaults to the thing's own. */
export type Put = (
  name: MotifName,
  spot: {
    x: number
    y?: number
    scale?: number
    flip?: boolean
    rotate?: number
    colour?: ColourName
    front?: boolean
  },
) => string

export type Stage = {
  pen: Pen
  /** The colour that the address asks for, for what the scene is about. */
  main: ColourName
  tones: Tones
  frame: Frame
  put: Put
}
export type Scene = { colour: ColourName; draw: (stage: Stage) => string }
