import { place } from '../kit/pen'
import { darkWood, paper, wood } from '../palette'
import { bush, farThings, meadow, sky, tree } from './landscape'
import type { Scene } from './scene'

const park: Scene = {
  colour: 'sage',
  draw: (stage) => {
    const { pen, main, tones, frame, put } = stage
    return [
      meadow(pen, frame, sky),
      farThings(stage),
      bush(pen, -250, 0.9, '#94b79a'),
      place(
        pen.line('-90,-70 90,-70', wood, 13) +
          pen.line('-90,-100 90,-100', wood, 13) +
          pen.line('-70,-104 -74,0', darkWood, 9) +
          pen.line('70,-104 74,0', darkWood, 9),
        { x: 700, y: -16 },
      ),
      put('parent-walking', { x: 190, y: 20, scale: 0.8, colour: tones.cast % 2 ? 'butter' : 'coral' }),
      put('pram', { x: -130, y: 20, scale: 0.8, colour: main }),
    ].join('')
  },
}

const walk: Scene = {
  colour: 'apricot',
  draw: (stage) => {
    const { pen, main, frame, put } = stage
    return [
      meadow(pen, frame, sky),
      farThings(stage),
      tree(pen, -220, 380, '#e0a868', -40),
      bush(pen, 220, 1.1),
      put('sling', { x: 20, y: 26, scale: 0.8, colour: main }),
      put('buggy', { x: -520, y: 20, scale: 0.7, colour: 'ink' }),
    ].join('')
  },
}

const clothesLine: Scene = {
  colour: 'butter',
  draw: (stage) => {
    const { pen, main, frame, put } = stage
    const peg = (x: number, y: number) => pen.box(x - 5, y - 16, 10, 26, darkWood, { r: 4, depth: 2 })
    return [
      meadow(pen, frame, sky),
      farThings(stage),
      pen.line(
        [
          [-760, -330],
          [-280, -360],
          [0, -334],
          [280, -360],
          [760, -330],
        ],
        '#8d7a68',
        5,
        200,
      ),
      pen.line('-286,30 -286,-400', wood, 17),
      pen.line('286,30 286,-400', wood, 17),
      place(put('romper', { x: 0, scale: 0.5, colour: 'sky' }), { x: -190, y: -152 }),
      place(put('body', { x: 0, scale: 0.62, colour: main }), { x: -30, y: -156 }),
      place(put('sleeping-bag', { x: 0, scale: 0.56, colour: 'coral' }), { x: 130, y: -124 }),
      put('jacket', { x: 450, y: -140, scale: 0.5, colour: 'sage' }),
      put('body', { x: -450, y: -160, scale: 0.56, colour: 'rose' }),
      ...[-216, -164, -64, 4, 104, 156, 420, 480, -480, -420].map((x) =>
        peg(x, -344 + (Math.abs(x) > 300 ? 0 : 2)),
      ),
      pen.contact(-20, 30, 130),
      pen.shape('-120,-46 80,-46 62,26 -102,26', wood, { depth: 8, r: 12 }),
      ...[-90, -50, -10, 30].map((x) =>
        pen.line(
          [
            [x, -34],
            [x + 3, 16],
          ],
          darkWood,
          4,
        ),
      ),
      pen.shape('-104,-46/10 -70,-82~ -20,-60~ 20,-86~ 64,-46/10', paper, { depth: 6 }),
    ].join('')
  },
}

export const outdoors = { park, walk, 'clothes-line': clothesLine }
