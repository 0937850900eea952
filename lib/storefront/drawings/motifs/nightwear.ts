import type { Pen } from '../kit/pen'
import { glint, moon } from '../kit/signs'
import { cream, metal } from '../palette'
import { snaps } from './clothes'
import { motif } from './motif'

const night = (pen: Pen, spots: readonly (readonly [number, number])[], colour: string): string =>
  spots
    .map(([x, y], index) =>
      index % 3 === 2
        ? moon(pen, colour, { x, y, scale: 0.42, rotate: index * 9 })
        : glint(pen, colour, { x, y, scale: 0.75, rotate: index * 23 }),
    )
    .join('')

export const nightwear = {
  'sleeping-bag': motif({
    box: [-122, -404, 244, 408],
    colour: 'sky',
    detail: [0, -320, 180],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 120),
        pen.shape('-40,-368/30 40,-368/30 30,-310/40 -30,-310/40', deep, { depth: 0 }),
        pen.shape(
          '-62,-398/14 -36,-402/14 -30,-366/20 0,-346/40 30,-366/20 36,-402/14 62,-398/14 80,-340/20 60,-288/40 84,-210/80 120,-60/50 96,-4/50 0,2/200 -96,-4/50 -120,-60/50 -84,-210/80 -60,-288/40 -80,-340/20',
          base,
          { depth: 15 },
        ),
        night(
          pen,
          [
            [-52, -222],
            [-66, -96],
            [-30, -158],
            [50, -252],
            [46, -120],
            [80, -60],
            [-84, -36],
            [-34, -50],
            [34, -34],
          ],
          light,
        ),
        pen.line('0,-346 0,-26', cream, 9),
        pen.line('0,-346 0,-26', deep, 2.5),
        pen.box(-6, -344, 12, 24, metal, { r: 5, depth: 3 }),
        pen.line('-74,-340 -58,-292 -66,-262', light, 6, 30),
        pen.line('74,-340 58,-292 66,-262', dark, 6, 30),
        snaps(
          pen,
          [
            [-52, -384],
            [52, -384],
          ],
          cream,
        ),
      ].join(''),
  }),
}
