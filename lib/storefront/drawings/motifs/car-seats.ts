import { arc } from '../kit/path'
import type { Pen } from '../kit/pen'
import { accent, cream, ink, metal } from '../palette'
import { type Drawing, motif } from './motif'

/** Five belts that meet in one buckle. */
function harness(pen: Pen, y: number, spread: number, colour: string): string {
  return [
    pen.line(
      [
        [-spread, y - 104],
        [-spread * 0.8, y - 40],
        [0, y],
      ],
      colour,
      13,
      30,
    ),
    pen.line(
      [
        [spread, y - 104],
        [spread * 0.8, y - 40],
        [0, y],
      ],
      colour,
      13,
      30,
    ),
    pen.line(
      [
        [-spread * 1.9, y + 14],
        [0, y],
      ],
      colour,
      13,
    ),
    pen.line(
      [
        [spread * 1.9, y + 14],
        [0, y],
      ],
      colour,
      13,
    ),
    pen.line(
      [
        [0, y],
        [0, y + 44],
      ],
      colour,
      15,
    ),
    pen.box(-17, y - 15, 34, 34, ink, { r: 9, depth: 4 }),
    pen.box(-8, y - 7, 16, 15, accent, { r: 4, depth: 0 }),
  ].join('')
}

const carrierSide: Drawing = (pen, { base, light, dark, deep }) =>
  [
    pen.contact(0, 2, 150),
    pen.shape('-96,-34 104,-34 122,-2 -112,-2', ink, { depth: 6, r: 12 }),
    pen.shape([...arc(48, -190, 118, 104, 218, 352, 7), [70, -172, 20]], base, { depth: 11 }),
    pen.line('2,-284 66,-180', dark, 4),
    pen.line('92,-288 66,-180', dark, 4),
    pen.shape(
      '-160,-206/12 -118,-170/50 -20,-128/90 70,-176/60 150,-232/14 160,-190/30 128,-88/60 66,-26/40 -70,-26/50 -128,-86/60',
      deep,
      { depth: 14 },
    ),
    pen.shape(
      '-148,-206/12 -112,-176/50 -20,-138/90 66,-186/60 140,-236/14 128,-168/50 66,-108/60 -60,-100/60 -122,-146/40',
      base,
      { depth: 10 },
    ),
    pen.line('-92,-158 -16,-124 70,-166', light, 8, 60),
    pen.line('-54,-112 -104,-236 -70,-318 10,-342 60,-318 66,-176', ink, 15, 60),
    pen.line('-62,-314 -24,-334/20 20,-336', dark, 21, 20),
    pen.oval(66, -176, 19, 19, cream, { depth: 4 }),
    pen.dot(66, -176, 8, accent),
  ].join('')

const carrierFront: Drawing = (pen, { base, light, dark, deep }) =>
  [
    pen.contact(0, 2, 120),
    pen.line('-112,-150 -120,-300 -70,-366 70,-366 120,-300 112,-150', ink, 15, 60),
    pen.line('-46,-366 46,-366', dark, 22),
    pen.shape(
      '-64,-318/70 64,-318/70 122,-190/90 98,-40/60 44,-2/30 -44,-2/30 -98,-40/60 -122,-190/90',
      deep,
      { depth: 12 },
    ),
    pen.shape(
      '-56,-302/60 56,-302/60 104,-190/80 82,-50/50 36,-20/30 -36,-20/30 -82,-50/50 -104,-190/80',
      base,
      { depth: 9 },
    ),
    pen.shape(
      '-62,-268/50 62,-268/50 70,-190/30 44,-176/20 40,-60/40 -40,-60/40 -44,-176/20 -70,-190/30',
      light,
      { depth: 8 },
    ),
    harness(pen, -118, 26, ink),
  ].join('')

const seatFront: Drawing = (pen, { base, light, dark, deep }) =>
  [
    pen.contact(0, 2, 140),
    pen.shape('-118,-52 118,-52 130,-2 -130,-2', ink, { depth: 7, r: 14 }),
    pen.box(-28, -40, 56, 20, metal, { r: 8, depth: 4 }),
    // back with side wings
    pen.shape(
      '-72,-330 72,-330 112,-270/40 116,-150/40 126,-60/30 -126,-60/30 -116,-150/40 -112,-270/40',
      deep,
      { depth: 12, r: 40 },
    ),
    pen.shape('-66,-300 66,-300 84,-130/30 -84,-130/30', base, { depth: 10, r: 30 }),
    pen.shape('-104,-262/26 -72,-250/20 -66,-120/20 -104,-110/20', base, { depth: 8 }),
    pen.shape('104,-262/26 72,-250/20 66,-120/20 104,-110/20', base, { depth: 8 }),
    // headrest
    pen.shape(
      '-92,-396/34 92,-396/34 98,-296/30 66,-280/18 52,-318/18 -52,-318/18 -66,-280/18 -98,-296/30',
      base,
      { depth: 11 },
    ),
    pen.shape('-52,-380 52,-380 50,-312 -50,-312', light, { depth: 7, r: 20 }),
    // seat and legs' end
    pen.shape('-122,-134 122,-134 138,-62/30 96,-40/20 -96,-40/20 -138,-62/30', base, { depth: 11, r: 34 }),
    pen.shape('-74,-146 74,-146 84,-62/26 -84,-62/26', light, { depth: 7, r: 24 }),
    harness(pen, -152, 32, ink),
    pen.line('-110,-92 -128,-70', dark, 4),
    pen.line('110,-92 128,-70', dark, 4),
  ].join('')

const seatSide: Drawing = (pen, { base, light, dark, deep }) =>
  [
    pen.contact(0, 2, 150),
    pen.shape('-124,-46 120,-46 132,-2 -136,-2', ink, { depth: 7, r: 14 }),
    pen.shape('-126,-96/20 40,-110/40 70,-330/24 116,-338/24 132,-110/60 98,-34/30 -116,-34/30', deep, {
      depth: 10,
    }),
    pen.shape('-142,-140/26 30,-134/50 56,-318/26 96,-322/26 100,-120/60 52,-74/50 -132,-78/26', base, {
      depth: 11,
    }),
    pen.shape('-6,-134/30 30,-150/40 52,-270/24 98,-262/24 104,-120/50 60,-66/40 6,-82/40', light, {
      depth: 10,
    }),
    pen.shape('12,-386/34 104,-398/34 122,-290/34 34,-274/30', base, { depth: 11 }),
    pen.line('42,-364 54,-298', dark, 5),
    pen.line('-4,-150 26,-214 62,-288', ink, 12, 40),
    pen.oval(108, -78, 17, 17, cream, { depth: 4 }),
    pen.dot(108, -78, 7, accent),
  ].join('')

export const carSeats = {
  'infant-carrier': motif({
    box: [-166, -352, 336, 356],
    colour: 'sky',
    draw: carrierSide,
    front: { box: [-132, -378, 264, 382], draw: carrierFront },
    detail: [40, -190, 190],
  }),
  'car-seat': motif({
    box: [-142, -404, 284, 408],
    colour: 'coral',
    draw: seatFront,
    front: { box: [-150, -404, 296, 408], draw: seatSide },
    detail: [0, -190, 190],
  }),
}
