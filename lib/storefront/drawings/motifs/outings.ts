import { cream, ink, leather, metal, paper } from '../palette'
import { motif } from './motif'

export const outings = {
  footmuff: motif({
    box: [-116, -400, 232, 404],
    colour: 'forest',
    detail: [0, -280, 180],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 112),
        pen.shape('-86,-392 86,-392 104,-250 -104,-250', cream, { depth: 8, r: 50 }),
        pen.shape('-62,-366 62,-366 74,-240 -74,-240', deep, { depth: 0, r: 36 }),
        ...[-34, 34].map((x) => pen.box(x - 8, -330, 16, 46, ink, { r: 8, depth: 0 })),
        pen.shape('-108,-290/24 108,-290/24 112,-60/60 80,0/50 -80,0/50 -112,-60/60', base, { depth: 14 }),
        pen.shape('-114,-300 114,-300 112,-236 -112,-236', cream, { depth: 8, r: 30 }),
        ...[-90, -60, -30, 0, 30, 60, 90].map((x) => pen.oval(x, -268, 17, 15, '#fff7ea', { depth: 0 })),
        ...[-176, -116, -58].map((y) =>
          pen.line(
            [
              [-104, y],
              [0, y + 12, 90],
              [104, y],
            ],
            dark,
            5,
          ),
        ),
        pen.line('-78,-232 -84,-40', light, 7),
        pen.line('78,-232 84,-40', deep, 4),
        pen.box(72, -222, 12, 24, metal, { r: 5, depth: 3 }),
      ].join(''),
  }),
  'car-base': motif({
    box: [-190, -190, 390, 194],
    colour: 'ink',
    detail: [60, -70, 180],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 186),
        pen.line('-150,-76 -150,-12', metal, 20),
        pen.box(-184, -24, 68, 22, ink, { r: 10, depth: 4 }),
        pen.shape('-178,-96/20 70,-76/20 96,-176/20 150,-184/20 164,-20/16 20,-16/20 -170,-50/16', base, {
          depth: 12,
        }),
        pen.shape('-128,-102/20 40,-86/30 64,-134/20 -20,-126/40 -110,-130/20', deep, { depth: 0 }),
        pen.line('-120,-128 -24,-122 58,-130', light, 9, 40),
        pen.box(150, -74, 46, 20, metal, { r: 6, depth: 4 }),
        pen.box(150, -44, 46, 20, metal, { r: 6, depth: 4 }),
        pen.box(104, -158, 36, 30, paper, { r: 8, depth: 4 }),
        pen.dot(122, -143, 8, '#5f9a6b'),
        pen.line('-140,-72 20,-40 140,-42', dark, 5, 40),
        pen.box(-40, -66, 44, 26, ink, { r: 8, depth: 3 }),
      ].join(''),
  }),
  carrier: motif({
    box: [-158, -380, 316, 384],
    colour: 'sage',
    detail: [0, -230, 190],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 130),
        pen.line('-52,-306 -126,-350 -142,-210 -72,-120', deep, 24, 60),
        pen.line('52,-306 126,-350 142,-210 72,-120', deep, 24, 60),
        pen.shape(
          '-152,-72/20 -70,-88/20 70,-88/20 152,-72/20 148,-18/20 60,-6/30 -60,-6/30 -148,-18/20',
          base,
          {
            depth: 11,
          },
        ),
        pen.line('-146,-46 -84,-52', ink, 10),
        pen.line('84,-52 146,-46', ink, 10),
        pen.box(-20, -60, 40, 28, ink, { r: 8, depth: 4 }),
        pen.shape('-64,-330/34 64,-330/34 84,-200/40 104,-82/30 -104,-82/30 -84,-200/40', base, {
          depth: 13,
        }),
        pen.shape('-62,-374/30 62,-374/30 66,-298/20 -66,-298/20', light, { depth: 8 }),
        pen.line('-54,-292 54,-292', dark, 5),
        pen.shape('-46,-250 46,-250 58,-120/40 -58,-120/40', light, { depth: 0, r: 26 }),
        ...[-222, -190, -158].map((y) =>
          pen.line(
            [
              [-34, y],
              [34, y],
            ],
            base,
            6,
          ),
        ),
        pen.box(-80, -316, 28, 20, leather, { r: 6, depth: 3 }),
        pen.box(52, -316, 28, 20, leather, { r: 6, depth: 3 }),
      ].join(''),
  }),
}
