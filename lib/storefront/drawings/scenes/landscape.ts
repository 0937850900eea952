import type { Point } from '../kit/path'
import { type Pen, place } from '../kit/pen'
import { cloud } from '../kit/signs'
import { darkWood, leaf, sunny } from '../palette'
import type { Frame, Stage } from './scene'

export const floorFrom = (frame: Frame, y: number): Point[] => [
  [frame.left - 20, y],
  [frame.right + 20, y],
  [frame.right + 20, frame.bottom + 20],
  [frame.left - 20, frame.bottom + 20],
]

/** Sky, sun, three soft hills and a path. */
export function meadow(pen: Pen, frame: Frame, sky: string): string {
  const { left, right, top } = frame
  const hill = (x: number, y: number, rx: number, ry: number, colour: string) =>
    pen.oval(x, y, rx, ry, colour, { depth: 0 })
  return [
    pen.shape(
      [
        [left - 20, top - 20],
        [right + 20, top - 20],
        [right + 20, 20],
        [left - 20, 20],
      ],
      sky,
      { depth: 0, r: 0 },
    ),
    pen.oval(-96, -462, 42, 42, sunny, { depth: 6 }),
    hill(-430, 40, 460, 240, '#cfe0cf'),
    hill(360, 60, 520, 280, '#c3d8c5'),
    hill(-40, 90, 620, 200, '#b2ccb5'),
    hill(760, 80, 360, 240, '#cfe0cf'),
    hill(-800, 80, 360, 220, '#c3d8c5'),
    pen.shape(floorFrom(frame, -34), '#a3c2a8', { depth: 0, r: 0 }),
    pen.shape(
      [
        [left - 20, -12],
        [right + 20, -16],
        [right + 20, 46],
        [left - 20, 50],
      ],
      '#efdcbc',
      { depth: 0, r: 0 },
    ),
  ].join('')
}

export function tree(pen: Pen, x: number, height: number, colour = leaf, y = -20): string {
  const r = height * 0.3
  return place(
    [
      pen.contact(0, 0, r),
      pen.shape(
        [
          [-9, -height * 0.5],
          [9, -height * 0.5],
          [14, 0],
          [-14, 0],
        ],
        darkWood,
        { depth: 4 },
      ),
      pen.oval(-r * 0.45, -height * 0.52, r * 0.72, r * 0.72, colour, { depth: 8 }),
      pen.oval(r * 0.5, -height * 0.55, r * 0.7, r * 0.7, colour, { depth: 8 }),
      pen.oval(0, -height * 0.74, r * 0.86, r * 0.9, colour, { depth: 11 }),
      pen.line(
        [
          [0, -height * 0.36],
          [0, -height * 0.66],
        ],
        darkWood,
        5,
      ),
      pen.line(
        [
          [0, -height * 0.48],
          [r * 0.4, -height * 0.6],
        ],
        darkWood,
        4,
      ),
    ].join(''),
    { x, y },
  )
}

export const bush = (pen: Pen, x: number, scale = 1, colour = '#8bb092'): string =>
  place(
    pen.oval(-40, -26, 46, 36, colour, { depth: 7 }) +
      pen.oval(44, -24, 44, 32, colour, { depth: 7 }) +
      pen.oval(0, -44, 52, 46, colour, { depth: 8 }) +
      pen.shape('-80,-12 82,-12 78,6 -78,6', colour, { depth: 0 }),
    { x, y: -16, scale },
  )

export const bird = (pen: Pen, x: number, y: number): string =>
  pen.line(
    [
      [x - 20, y - 8],
      [x - 8, y - 14, 10],
      [x, y],
      [x + 8, y - 14, 10],
      [x + 20, y - 8],
    ],
    '#6f8790',
    4,
  )

export const sky = '#e3eef4'

export const farThings = ({ pen }: Stage) =>
  [
    cloud(pen, '#ffffff', { x: -240, y: -400, scale: 1.3 }),
    cloud(pen, '#ffffff', { x: 420, y: -380, scale: 1.1 }),
    cloud(pen, '#ffffff', { x: -560, y: -400, scale: 1.4 }),
    bird(pen, 330, -450),
    bird(pen, 376, -424),
    tree(pen, -390, 330, '#8fb396', -60),
    tree(pen, 400, 370, '#7fa486', -50),
    tree(pen, 620, 300, '#9dbd9f', -60),
    tree(pen, -640, 380, '#7fa486', -50),
    bush(pen, -500, 1.1),
    bush(pen, 510, 1),
  ].join('')
