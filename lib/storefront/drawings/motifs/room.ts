import { arc } from '../kit/path'
import { leafSign, star } from '../kit/signs'
import { accent, cream, ink, leaf, metal, paper, sunny, wood } from '../palette'
import { motif } from './motif'

export const room = {
  mattress: motif({
    box: [-206, -176, 412, 180],
    colour: 'sky',
    detail: [-70, -90, 180],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 200),
        pen.shape('-150,-168/30 190,-168/20 200,-92/20 -196,-92/30', paper, { depth: 0 }),
        ...[-150, -128, -106].map((y, index) =>
          pen.line(
            [
              [-150 - index * 16, y],
              [170 + index * 8, y],
            ],
            light,
            5,
          ),
        ),
        pen.shape('-198,-98 198,-98 200,-4 -200,-4', paper, { depth: 11, r: 18 }),
        pen.shape('-200,-82 200,-82 200,-24 -200,-24', base, { depth: 8, r: 6 }),
        pen.line('-192,-96 192,-96', dark, 6),
        pen.line('-192,-10 192,-10', dark, 6),
        ...Array.from({ length: 8 }, (_, index) => pen.dot(-154 + index * 44, -53, 6, light)),
        pen.box(136, -64, 34, 22, cream, { r: 4, depth: 3 }),
      ].join(''),
  }),
  'baby-monitor': motif({
    box: [-160, -300, 320, 304],
    colour: 'rose',
    detail: [-60, -120, 170],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 150),
        pen.line('-20,-200 -6,-288', ink, 12),
        pen.box(-138, -224, 142, 222, paper, { r: 36, depth: 12 }),
        pen.shape('-122,-208 -12,-208 -12,-104 -122,-104', base, { depth: 8, r: 24 }),
        ...[-184, -164, -144, -124].flatMap((y) =>
          [-96, -80, -64, -48, -34].map((x) => pen.dot(x, y, 4, deep)),
        ),
        ...[0, 1, 2, 3, 4].map((index) => pen.dot(-102 + index * 18, -80, 6, index < 3 ? leaf : metal)),
        pen.dot(-66, -42, 15, light),
        pen.box(34, -158, 114, 156, paper, { r: 32, depth: 10 }),
        pen.oval(91, -100, 38, 38, base, { depth: 7 }),
        pen.oval(91, -100, 22, 22, dark, { depth: 0 }),
        pen.dot(91, -38, 8, accent),
      ].join(''),
  }),
  'video-monitor': motif({
    box: [-186, -250, 372, 254],
    colour: 'ink',
    detail: [-60, -120, 190],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 176),
        pen.box(-178, -170, 240, 160, base, { r: 24, depth: 11 }),
        pen.box(-160, -152, 168, 124, '#24343f', { r: 12, depth: 0 }),
        pen.shape('-146,-66/10 -6,-66/10 -6,-40/4 -146,-40/4', '#8fa9b5', { depth: 0 }),
        pen.oval(-100, -84, 24, 22, '#f2d3b8', { depth: 0 }),
        pen.line('-110,-82 -104,-78 -98,-82', ink, 3.4, 4),
        pen.shape('-84,-94/20 -20,-84/20 -14,-56/8 -92,-56/8', light, { depth: 0 }),
        ...[0, 1, 2, 3].map((index) =>
          pen.line(
            [
              [-34 + index * 8, -130],
              [-34 + index * 8, -134 - index * 4],
            ],
            leaf,
            5,
          ),
        ),
        pen.dot(34, -122, 12, light),
        pen.dot(34, -88, 8, dark),
        pen.dot(34, -62, 8, dark),
        pen.shape('-116,-12 0,-12 10,-1 -126,-1', deep, { depth: 0, r: 4 }),
        pen.shape('98,-96 152,-96 164,-4 86,-4', paper, { depth: 9, r: 20 }),
        pen.oval(125, -158, 58, 58, paper, { depth: 11 }),
        pen.oval(119, -160, 32, 32, deep, { depth: 0 }),
        pen.oval(119, -160, 17, 17, ink, { depth: 0 }),
        pen.dot(112, -167, 5, paper),
        pen.dot(125, -30, 7, leaf),
        pen.line('125,-216 125,-240', ink, 9),
      ].join(''),
  }),
  wallpaper: motif({
    box: [-150, -352, 300, 356],
    colour: 'sage',
    detail: [-20, -180, 170],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 140),
        pen.shape('-130,-300/4 84,-300/4 84,-30/4 60,-6/20 -130,-6/10', base, { depth: 0 }),
        ...[
          [-92, -244, 12],
          [-22, -256, -24],
          [44, -236, 20],
          [-58, -178, -14],
          [18, -172, 26],
          [-96, -112, 20],
          [-24, -104, -18],
          [46, -104, 8],
          [-60, -46, 24],
          [14, -44, -20],
        ].map(([x = 0, y = 0, rotate = 0], index) =>
          index % 3 === 1
            ? star(pen, sunny, { x, y, scale: 0.72, rotate })
            : leafSign(pen, light, { x, y, scale: 0.86, rotate }),
        ),
        pen.shape('-140,-346 96,-346 96,-284 -140,-284', base, { depth: 12, r: 30 }),
        pen.line('-128,-330 70,-330', light, 6),
        pen.shape([...arc(96, -315, 26, 31, 0, 330, 10)], cream, { depth: 5 }),
        pen.oval(96, -315, 13, 17, dark, { depth: 0 }),
        pen.shape('100,-92/10 140,-92/10 134,-4/10 106,-4/10', wood, { depth: 6 }),
        pen.shape('92,-112/6 148,-112/6 146,-88/6 94,-88/6', metal, { depth: 4 }),
        pen.shape('94,-150/4 146,-150/4 148,-110/4 92,-110/4', '#e9d3b4', { depth: 5 }),
      ].join(''),
  }),
  heater: motif({
    box: [-196, -260, 392, 264],
    colour: 'stone',
    detail: [-60, -200, 190],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(-2, 2, 70),
        pen.box(-14, -160, 28, 150, metal, { r: 8, depth: 7 }),
        pen.shape('-64,-16 64,-16 72,0 -72,0', dark, { depth: 0, r: 6 }),
        pen.shape('-190,-250 190,-250 182,-154 -182,-154', base, { depth: 12, r: 30 }),
        pen.shape('-160,-228 160,-228 154,-178 -154,-178', '#fbe3cf', { depth: 0, r: 20 }),
        pen.line('-140,-204 140,-204', '#efaa74', 20),
        pen.line('-138,-204 138,-204', '#f7cf8e', 8),
        ...Array.from({ length: 15 }, (_, index) =>
          pen.line(
            [
              [-140 + index * 20, -226],
              [-140 + index * 20, -180],
            ],
            deep,
            3,
          ),
        ),
        pen.line('-168,-244 120,-244', light, 5),
        pen.line('0,-12 0,-150', light, 4),
        pen.dot(168, -166, 6, accent),
      ].join(''),
  }),
}
