import { mix } from '../kit/colour'
import type { Point } from '../kit/path'
import { type Pen, place } from '../kit/pen'
import { leafSign } from '../kit/signs'
import { cream, leaf, metal, paper, sunny, wood } from '../palette'
import { floorFrom } from './landscape'
import type { Frame } from './scene'
/** A wall and a floor. */
export function room(pen: Pen, frame: Frame, wall: string, floor: string): string {
  const wide: Point[] = [
    [frame.left - 20, frame.top - 20],
    [frame.right + 20, frame.top - 20],
    [frame.right + 20, 10],
    [frame.left - 20, 10],
  ]
  return [
    pen.shape(wide, wall, { depth: 0, r: 0 }),
    pen.shape(floorFrom(frame, -46), floor, { depth: 0, r: 0 }),
    pen.line(
      [
        [frame.left - 20, -50],
        [frame.right + 20, -50],
      ],
      mix(wall, '#ffffff', 0.6),
      14,
    ),
  ].join('')
}

export function plant(pen: Pen, x: number, scale = 1): string {
  const leaves = [
    [-46, -150, -40],
    [46, -156, 42],
    [-26, -206, -18],
    [30, -212, 20],
    [0, -242, 2],
  ]
  return place(
    [
      pen.contact(0, 2, 54),
      ...leaves.map(([lx = 0, ly = 0]) =>
        pen.line(
          [
            [0, -70],
            [lx * 0.4, ly * 0.7, 40],
            [lx, ly + 20],
          ],
          '#5f8a6b',
          5,
        ),
      ),
      ...leaves.map(([lx = 0, ly = 0, turn = 0]) =>
        leafSign(pen, leaf, { x: lx, y: ly, rotate: turn, scale: 1.7, depth: 4 }),
      ),
      pen.shape('-48,-86 48,-86 36,-2 -36,-2', '#e0a27d', { depth: 8, r: 10 }),
      pen.box(-54, -98, 108, 24, '#e8b592', { r: 8, depth: 5 }),
    ].join(''),
    { x, scale },
  )
}

const flags = ['#dd6d57', '#f0cd6a', '#93b398', '#86b2d0', '#efaa74']

/** Little flags on a string between two points. */
export function bunting(pen: Pen, from: number, to: number, y: number): string {
  const count = Math.round((to - from) / 74)
  const sag = (share: number) => y + Math.sin(share * Math.PI) * 44
  const along = Array.from({ length: count }, (_, index) => (index + 0.5) / count)
  const string: Point[] = [0, 0.25, 0.5, 0.75, 1].map((share) => [from + (to - from) * share, sag(share)])
  return [
    pen.line(string, '#8d7a68', 4),
    ...along.map((share, index) => {
      const x = from + (to - from) * share
      return pen.shape(
        [
          [x - 22, sag(share)],
          [x + 22, sag(share)],
          [x, sag(share) + 50],
        ],
        flags[index % flags.length] ?? cream,
        { depth: 5, r: 4 },
      )
    }),
  ].join('')
}

/** A framed picture on the wall. */
export const framed = (
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  inner: string,
  ground: string,
): string =>
  place(
    pen.box(-width / 2, -height / 2, width, height, wood, { r: 8, depth: 6 }) +
      pen.box(-width / 2 + 11, -height / 2 + 11, width - 22, height - 22, ground, { r: 4, depth: 0 }) +
      inner,
    { x, y },
  )

export function windowWithSky(pen: Pen, x: number, y: number, sky: string, inside: string): string {
  return place(
    [
      pen.box(-104, -124, 208, 248, paper, { r: 14, depth: 7 }),
      pen.box(-88, -108, 176, 216, sky, { r: 6, depth: 0 }),
      inside,
      pen.line('0,-108 0,108', paper, 9),
      pen.line('-88,0 88,0', paper, 9),
      pen.box(-122, 116, 244, 22, paper, { r: 8, depth: 5 }),
    ].join(''),
    { x, y },
  )
}

export const rug = (pen: Pen, x: number, rx: number, colour: string): string =>
  pen.oval(x, 34, rx, rx * 0.17, colour, { depth: 5, wobble: 0.3 }) +
  pen.oval(x, 32, rx * 0.82, rx * 0.125, mix(colour, '#ffffff', 0.4), { depth: 0, wobble: 0.3 })

export const pendant = (pen: Pen, x: number, top: number, end: number, colour: string): string =>
  pen.line(
    [
      [x, top - 20],
      [x, end - 56],
    ],
    metal,
    4,
  ) +
  place(
    pen.shape('-62,0~ -58,-44~ 0,-74~ 58,-44~ 62,0~ 0,4~', colour, { depth: 7 }) +
      pen.oval(0, 2, 20, 10, sunny, { depth: 0 }),
    { x, y: end },
  )
