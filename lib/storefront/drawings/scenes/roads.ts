import { mix } from '../kit/colour'
import { place } from '../kit/pen'
import { head, smallHead, styleOf } from '../kit/people'
import { wheel } from '../motifs/wheels'
import { castOf, cream, ink, paper, sunny, tyre } from '../palette'
import { bush, farThings, meadow, sky } from './landscape'
import type { Scene } from './scene'

const drive: Scene = {
  colour: 'coral',
  draw: (stage) => {
    const { pen, tones, frame } = stage
    const { base, light, dark } = tones
    const { child, parent } = castOf(tones)
    const glass = '#d5e6ec'
    return [
      meadow(pen, frame, sky),
      farThings(stage),
      pen.shape(
        [
          [frame.left - 20, -4],
          [frame.right + 20, -4],
          [frame.right + 20, 70],
          [frame.left - 20, 70],
        ],
        '#b9bfbd',
        { depth: 0, r: 0 },
      ),
      ...[-600, -400, -200, 0, 200, 400, 600].map((x) =>
        pen.line(
          [
            [x - 40, 36],
            [x + 40, 36],
          ],
          cream,
          7,
        ),
      ),
      place(
        [
          pen.contact(0, 2, 280),
          pen.shape('-150,-218/50 -108,-290/50 76,-290/60 158,-190/20 120,-150 -170,-150', base, {
            depth: 10,
          }),
          pen.shape('-134,-196/20 -96,-268/36 -26,-268/8 -26,-176/8 -136,-176/10', glass, { depth: 0 }),
          pen.shape('-4,-268/8 64,-268/36 130,-188/10 124,-176/10 -4,-176/8', glass, { depth: 0 }),
          pen.inside(
            '-134,-196/20 -96,-268/36 -26,-268/8 -26,-176/8 -136,-176/10',
            pen.shape('-122,-230/14 -90,-236/14 -84,-150 -130,-150', ink, { depth: 0 }) +
              place(smallHead(pen, child, 0.6), { x: -72, y: -204, scale: 0.66 }),
          ),
          pen.inside(
            '-4,-268/8 64,-268/36 130,-188/10 124,-176/10 -4,-176/8',
            place(
              pen.shape('-54,62/20 54,62/20 70,130 -70,130', light, { depth: 0 }) +
                head(pen, parent, styleOf(tones.cast), 0.8),
              { x: 38, y: -208, scale: 0.56 },
            ),
          ),
          pen.shape(
            '-250,-140/30 -160,-190/30 150,-190/30 236,-160/30 264,-110/24 262,-52/16 -262,-52/16',
            base,
            { depth: 14 },
          ),
          pen.shape('-266,-70 268,-70 268,-44 -266,-44', tyre, { depth: 4, r: 12 }),
          pen.line('-15,-172 -15,-76', dark, 4),
          pen.line('-54,-140 -34,-140', dark, 8),
          pen.line('16,-140 36,-140', dark, 8),
          pen.oval(246, -122, 13, 17, sunny, { depth: 3 }),
          pen.box(-264, -136, 18, 30, '#dd6d57', { r: 7, depth: 3 }),
          wheel(pen, -150, 52),
          wheel(pen, 156, 52),
        ].join(''),
        { y: 26, scale: 1 },
      ),
    ].join('')
  },
}

const delivery: Scene = {
  colour: 'coral',
  draw: (stage) => {
    const { pen, main, frame, put } = stage
    const house = (x: number, wall: string, roof: string) =>
      place(
        [
          pen.shape('-130,-250 130,-250 130,0 -130,0', wall, { depth: 11 }),
          pen.shape('-156,-240 0,-366 156,-240', roof, { depth: 10, r: 14 }),
          pen.box(-96, -124, 66, 124, '#5f8a6b', { r: 10, depth: 7 }),
          pen.dot(-42, -62, 5, cream),
          pen.box(12, -196, 84, 84, '#d5e6ec', { r: 8, depth: 5 }),
          pen.line('54,-192 54,-116', paper, 6),
          pen.line('16,-154 92,-154', paper, 6),
          pen.box(4, -110, 100, 14, mix(wall, '#ffffff', 0.5), { r: 5, depth: 3 }),
          bush(pen, 90, 0.5),
        ].join(''),
        { x, y: -10 },
      )
    return [
      meadow(pen, frame, sky),
      farThings(stage),
      house(-150, '#f6e3c5', '#c97b5c'),
      house(330, '#f3d5c4', '#7f93a0'),
      house(-560, '#e6ecdf', '#b98552'),
      put('van', { x: 90, y: 32, scale: 0.9, colour: main }),
      put('parcel', { x: -210, y: 26, scale: 0.4 }),
      put('parcel', { x: -196, y: -60, scale: 0.26, colour: 'coral' }),
    ].join('')
  },
}

export const roads = { drive, delivery }
