import { place } from '../kit/pen'
import { heart, leafSign } from '../kit/signs'
import { accent, cream, leaf, sunny, wood } from '../palette'
import { leaves, plain } from './patches'
import { plant } from './props'
import type { Scene } from './scene'

const newsletter: Scene = {
  colour: 'butter',
  draw: (stage) =>
    [
      plain(stage, '#dce9f2', '#e9f1f6'),
      leaves(stage, leaf, [
        [-210, -330, -30],
        [200, -350, 24],
        [-240, -160, -70],
        [250, -190, 60],
        [-420, -330, 20],
        [440, -110, -30],
        [-640, -260, 50],
        [650, -380, 10],
      ]),
      heart(stage.pen, accent, { x: 130, y: -420, scale: 1, rotate: 14 }),
      heart(stage.pen, '#efaa74', { x: -130, y: -430, scale: 0.8, rotate: -16 }),
      stage.put('letter', { x: 0, y: 0, scale: 1.45, colour: stage.main }),
      stage.put('rabbit', { x: 226, y: 34, scale: 0.62 }),
      stage.put('parcel', { x: -620, y: 20, scale: 0.75 }),
      stage.put('gift', { x: 620, y: 10, scale: 0.8 }),
    ].join(''),
}

const safety: Scene = {
  colour: 'coral',
  draw: (stage) =>
    [
      plain(stage, '#dce8dc', '#eaf2ea'),
      stage.put('car-seat', { x: -70, y: 10, scale: 1.08, colour: stage.main }),
      stage.put('shield', { x: 170, y: 10, scale: 0.78, colour: 'forest' }),
      stage.put('infant-carrier', { x: 606, y: 6, scale: 0.68, colour: 'sky' }),
      stage.put('car-seat', { x: -620, y: 6, scale: 0.72, colour: 'ink', front: true }),
      leaves(stage, leaf, [
        [-230, -330, -30],
        [250, -360, 24],
        [350, -60, 80],
        [-340, -90, -80],
      ]),
    ].join(''),
}

const sizes: Scene = {
  colour: 'sky',
  draw: (stage) => {
    const { pen, main, put } = stage
    return [
      plain(stage, '#fbe3cf', '#fdefe2'),
      place(
        pen.box(-34, -470, 68, 470, cream, { r: 12, depth: 7 }) +
          Array.from({ length: 22 }, (_, index) =>
            pen.line(
              [
                [-26, -20 - index * 20],
                [index % 5 === 0 ? 12 : -6, -20 - index * 20],
              ],
              '#b98552',
              4,
            ),
          ).join('') +
          leafSign(pen, leaf, { x: 12, y: -440, depth: 2 }),
        { x: -226, y: 10 },
      ),
      put('romper', { x: -40, y: 6, scale: 0.98, colour: main }),
      put('body', { x: 190, y: -128, scale: 0.68, colour: 'butter' }),
      put('tape-measure', { x: 176, y: 20, scale: 0.64 }),
      put('jacket', { x: 620, y: 0, scale: 0.75, colour: 'sage' }),
      put('sleeping-bag', { x: -620, y: 10, scale: 0.75, colour: 'coral' }),
    ].join('')
  },
}

const returns: Scene = {
  colour: 'sage',
  draw: (stage) => {
    const { pen } = stage
    return [
      plain(stage, '#dce9f2', '#eaf2f7'),
      pen.line('-190,-150 -236,-300 -130,-420 30,-436 150,-390 210,-300', sunny, 30, 140),
      pen.shape('162,-306 262,-316 214,-226', sunny, { depth: 5, r: 10 }),
      stage.put('parcel', { x: 0, y: 0, scale: 1.3, colour: stage.main }),
      stage.put('van', { x: 620, y: 10, scale: 0.54 }),
      stage.put('parcel', { x: -620, y: 10, scale: 0.7, colour: 'coral' }),
      leaves(stage, leaf, [
        [-330, -330, 10],
        [330, -420, 50],
        [-640, -240, -40],
      ]),
    ].join('')
  },
}

const lost: Scene = {
  colour: 'sand',
  draw: (stage) => {
    const { pen } = stage
    return [
      plain(stage, '#dce8dc', '#eaf2ea'),
      pen.contact(120, 10, 70),
      pen.line('120,4 120,-400', wood, 19),
      pen.shape('10,-396 190,-396 226,-356 190,-316 10,-316', '#e8c294', { depth: 7, r: 8 }),
      pen.shape('234,-296 70,-296 34,-258 70,-220 234,-220', '#dcae7c', { depth: 7, r: 8 }),
      pen.line('40,-356 150,-356', '#b98552', 8),
      pen.line('92,-258 200,-258', '#b98552', 8),
      stage.put('rabbit', { x: -110, y: 16, scale: 1.15, colour: stage.main }),
      stage.put('ball', { x: 226, y: 20, scale: 0.42 }),
      stage.put('pram', { x: -630, y: 10, scale: 0.55 }),
      plant(pen, 620, 1.1),
    ].join('')
  },
}

export const answers = { newsletter, safety, sizes, returns, lost }
