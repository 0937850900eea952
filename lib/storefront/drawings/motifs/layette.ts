import { type Pen, place } from '../kit/pen'
import { heart } from '../kit/signs'
import { cream, metal, paper } from '../palette'
import { snaps } from './clothes'
import { motif } from './motif'

const sock = (pen: Pen, base: string, light: string, dark: string) =>
  [
    pen.shape('-34,-190/8 34,-190/8 36,-90/20 112,-60/30 116,-6/20 6,0/40 -40,-34/40', base, { depth: 10 }),
    pen.shape('62,-80/30 114,-62/30 116,-6/20 66,-2/6', light, { depth: 6 }),
    pen.shape('-40,-70/20 -14,-40/20 4,-2/10 -44,-30/30', light, { depth: 0 }),
    pen.shape('-40,-212 40,-212 40,-172 -40,-172', light, { depth: 6, r: 10 }),
    ...[-26, -13, 0, 13, 26].map((x) =>
      pen.line(
        [
          [x, -204],
          [x, -180],
        ],
        base,
        4,
      ),
    ),
    ...[-148, -126].map((y) =>
      pen.line(
        [
          [-32, y],
          [30, y],
        ],
        dark,
        4,
      ),
    ),
  ].join('')

export const layette = {
  socks: motif({
    box: [-140, -226, 280, 230],
    colour: 'apricot',
    detail: [-30, -120, 160],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 130),
        place(sock(pen, dark, light, base), { x: 10, y: -12, rotate: 6 }),
        place(sock(pen, base, light, dark), { x: -78 }),
      ].join(''),
  }),
  muslin: motif({
    box: [-146, -196, 292, 200],
    colour: 'butter',
    detail: [-40, -110, 160],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 140),
        pen.shape('-134,-58/20 134,-58/10 138,-2/10 -138,-2/20', light, { depth: 8 }),
        pen.shape('-136,-116/20 130,-116/10 134,-60/10 -136,-60/20', paper, { depth: 8 }),
        pen.shape('-132,-190/26 126,-190/12 134,-118/10 -136,-118/20', base, { depth: 10 }),
        ...Array.from({ length: 6 }, (_, row) =>
          Array.from({ length: 15 }, (_, column) =>
            pen.dot(-116 + column * 16.5, -176 + row * 10, 2.2, light),
          ).join(''),
        ),
        pen.line('-118,-88 124,-88', dark, 3),
        pen.line('-118,-30 126,-30', dark, 3),
        pen.line('-10,-190 -8,-2', '#d8c2a4', 12, 4),
        pen.box(-38, -112, 58, 40, cream, { r: 6, depth: 4 }),
        heart(pen, dark, { x: -9, y: -90, scale: 0.5 }),
      ].join(''),
  }),
  trousers: motif({
    box: [-124, -334, 248, 338],
    colour: 'forest',
    detail: [0, -230, 170],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 110),
        pen.shape(
          '-84,-306/8 84,-306/8 108,-150/60 96,-26/10 36,-26/10 0,-150/24 -36,-26/10 -96,-26/10 -108,-150/60',
          base,
          { depth: 13 },
        ),
        pen.shape('-92,-330 92,-330 90,-278 -90,-278', light, { depth: 7, r: 12 }),
        ...[-66, -44, -22, 22, 44, 66].map((x) =>
          pen.line(
            [
              [x, -318],
              [x, -292],
            ],
            base,
            4,
          ),
        ),
        pen.shape('-102,-46 -32,-46 -36,-2 -98,-2', light, { depth: 6, r: 10 }),
        pen.shape('32,-46 102,-46 98,-2 36,-2', light, { depth: 6, r: 10 }),
        pen.shape('-84,-134/16 -34,-138/16 -36,-78/16 -86,-80/16', dark, { depth: 0 }),
        pen.shape('34,-138/16 84,-134/16 86,-80/16 36,-78/16', dark, { depth: 0 }),
        pen.line('-8,-318 -14,-262', cream, 6),
        pen.line('8,-318 16,-256', cream, 6),
        pen.line('0,-276 0,-160', dark, 4),
      ].join(''),
  }),
  overall: motif({
    box: [-156, -424, 312, 428],
    colour: 'coral',
    detail: [0, -300, 190],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 124),
        pen.oval(0, -352, 74, 68, base, { depth: 10 }),
        pen.oval(0, -342, 54, 50, cream, { depth: 6 }),
        pen.oval(0, -336, 40, 38, deep, { depth: 0 }),
        pen.shape(
          '-58,-312/24 58,-312/24 96,-290/30 150,-176/20 110,-146/18 84,-190/10 92,-120/30 104,-46/12 32,-46/12 0,-110/20 -32,-46/12 -104,-46/12 -92,-120/30 -84,-190/10 -110,-146/18 -150,-176/20 -96,-290/30',
          base,
          { depth: 14 },
        ),
        pen.shape('-60,-320/14 0,-294/40 60,-320/14 46,-276/30 0,-262/40 -46,-276/30', light, { depth: 6 }),
        pen.line('-2,-262 -2,-140 -56,-58', cream, 10, 40),
        pen.line('-2,-262 -2,-140 -56,-58', deep, 2.5, 40),
        pen.box(-8, -258, 12, 24, metal, { r: 5, depth: 3 }),
        pen.oval(-136, -148, 27, 25, light, { depth: 6 }),
        pen.oval(136, -148, 27, 25, light, { depth: 6 }),
        pen.line('-84,-196 84,-196', dark, 7),
        pen.shape('-108,-62/10 -28,-62/10 -24,-18/20 -40,0/16 -104,0/16 -116,-18/20', light, { depth: 7 }),
        pen.shape('28,-62/10 108,-62/10 116,-18/20 104,0/16 40,0/16 24,-18/20', light, { depth: 7 }),
        pen.shape('26,-172/6 68,-172/6 68,-130/14 26,-130/14', light, { depth: 4 }),
      ].join(''),
  }),
  bib: motif({
    box: [-116, -290, 232, 294],
    colour: 'sky',
    detail: [0, -140, 160],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 92),
        pen.shape(
          '-42,-284/20 -92,-236/40 -110,-90/70 -60,-4/60 60,-4/60 110,-90/70 92,-236/40 42,-284/20 62,-226/40 0,-176/60 -62,-226/40',
          base,
          { depth: 12 },
        ),
        pen.line('-46,-280 -62,-226 0,-176 62,-226 46,-280', light, 8, 44),
        pen.shape('-84,-76/10 0,-58/90 84,-76/10 62,-14/40 -62,-14/40', light, { depth: 8 }),
        heart(pen, paper, { y: -116, scale: 1.1 }),
        pen.line('-96,-120 -80,-50', dark, 4, 30),
        snaps(
          pen,
          [
            [-52, -262],
            [52, -262],
          ],
          paper,
        ),
      ].join(''),
  }),
}
