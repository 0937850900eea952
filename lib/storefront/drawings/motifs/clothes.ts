import { type Pen, place } from '../kit/pen'
import { heart } from '../kit/signs'
import { cream, metal, paper, wood } from '../palette'
import { motif } from './motif'

export const snaps = (pen: Pen, spots: readonly (readonly [number, number])[], colour: string): string =>
  spots.map(([x, y]) => pen.dot(x, y, 5, colour)).join('')

export const clothes = {
  body: motif({
    box: [-140, -304, 280, 308],
    colour: 'butter',
    detail: [0, -236, 170],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 90),
        pen.shape('-50,-296/20 50,-296/20 30,-258/30 -30,-258/30', deep, { depth: 0 }),
        pen.shape(
          '-56,-302/10 -44,-282/20 0,-256/60 44,-282/20 56,-302/10 92,-286/20 138,-220/10 104,-188/10 82,-206/12 84,-92/10 40,-60/50 26,0/8 -26,0/8 -40,-60/50 -84,-92/10 -82,-206/12 -104,-188/10 -138,-220/10 -92,-286/20',
          base,
          { depth: 12 },
        ),
        pen.line('-58,-300 -30,-258 34,-240', light, 7, 30),
        pen.line('58,-300 30,-258 -34,-240', light, 7, 30),
        pen.line('-84,-90 -40,-60 -26,-2', light, 7, 50),
        pen.line('84,-90 40,-60 26,-2', dark, 7, 50),
        pen.line('-134,-218 -102,-190', light, 7),
        pen.line('134,-218 102,-190', dark, 7),
        snaps(
          pen,
          [
            [-15, -10],
            [0, -10],
            [15, -10],
          ],
          paper,
        ),
        heart(pen, light, { y: -160, scale: 0.95 }),
      ].join(''),
  }),
  romper: motif({
    box: [-148, -398, 296, 402],
    colour: 'sage',
    detail: [0, -300, 190],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 110),
        pen.shape('-46,-388/20 46,-388/20 26,-356/30 -26,-356/30', deep, { depth: 0 }),
        pen.shape(
          '-54,-394/10 -34,-372/20 0,-358/40 34,-372/20 54,-394/10 92,-372/24 146,-236/14 108,-218/14 80,-282/14 84,-150/30 104,-30/20 92,-2/14 40,-2/14 28,-20/14 0,-116/20 -28,-20/14 -40,-2/14 -92,-2/14 -104,-30/20 -84,-150/30 -80,-282/14 -108,-218/14 -146,-236/14 -92,-372/24',
          base,
          { depth: 13 },
        ),
        ...[-320, -270, -220, -170].map((y) =>
          pen.line(
            [
              [-66, y],
              [0, y + 5, 60],
              [66, y],
            ],
            light,
            6,
          ),
        ),
        pen.line('0,-356 0,-130 -44,-10', cream, 12, 30),
        snaps(
          pen,
          [
            [0, -336],
            [0, -290],
            [0, -244],
            [0, -198],
            [0, -152],
            [-14, -92],
            [-30, -46],
          ],
          deep,
        ),
        pen.line('-54,-392 -34,-370 0,-356 34,-370 54,-392', light, 8, 20),
        pen.line('-143,-240 -110,-222', light, 10),
        pen.line('143,-240 110,-222', dark, 10),
        pen.line('-98,-34 -34,-34', dark, 4),
        pen.line('34,-34 98,-34', dark, 4),
      ].join(''),
  }),
  jacket: motif({
    box: [-150, -392, 300, 396],
    colour: 'apricot',
    detail: [0, -260, 190],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 120),
        pen.oval(-56, -366, 24, 24, base, { depth: 6 }),
        pen.oval(56, -366, 24, 24, base, { depth: 6 }),
        pen.oval(0, -312, 82, 74, base, { depth: 10 }),
        pen.oval(0, -300, 56, 52, deep, { depth: 8 }),
        pen.shape(
          '-60,-268/20 60,-268/20 100,-246/30 148,-104/16 104,-86/16 86,-150/10 92,-8/16 -92,-8/16 -86,-150/10 -104,-86/16 -148,-104/16 -100,-246/30',
          base,
          { depth: 13 },
        ),
        pen.shape('-58,-276/14 0,-248/40 58,-276/14 44,-232/30 0,-216/40 -44,-232/30', light, { depth: 6 }),
        pen.line('0,-216 0,-14', cream, 10),
        pen.line('0,-216 0,-14', deep, 2.5),
        pen.box(-6, -212, 12, 24, metal, { r: 5, depth: 3 }),
        pen.shape('-70,-100/6 -26,-100/6 -26,-48/14 -70,-48/14', light, { depth: 5 }),
        pen.shape('26,-100/6 70,-100/6 70,-48/14 26,-48/14', light, { depth: 5 }),
        pen.line('-142,-112 -108,-98', light, 12),
        pen.line('142,-112 108,-98', dark, 12),
        pen.line('-88,-18 88,-18', dark, 4),
      ].join(''),
  }),
  hat: motif({
    box: [-120, -250, 240, 254],
    colour: 'coral',
    detail: [0, -110, 150],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 118),
        pen.oval(0, -212, 37, 35, cream, { depth: 9 }),
        ...[20, 80, 140, 200, 260, 320].map((turn) => {
          const angle = (turn * Math.PI) / 180
          return pen.dot(Math.cos(angle) * 26, -212 + Math.sin(angle) * 24, 11, cream)
        }),
        pen.shape('-104,-40/10 -108,-130/70 -50,-192/50 50,-192/50 108,-130/70 104,-40/10', base, {
          depth: 13,
        }),
        ...[-66, -22, 22, 66].map((x) =>
          pen.line(
            [
              [x * 0.5, -180],
              [x * 1.05, -120, 60],
              [x * 1.15, -66],
            ],
            dark,
            4,
          ),
        ),
        ...[0, 1, 2, 3, 4, 5, 6].map((index) => pen.dot(-78 + index * 26, -96 + (index % 2) * 14, 6, light)),
        pen.shape('-116,-66 116,-66 118,-4 -118,-4', light, { depth: 9, r: 22 }),
        ...[-90, -60, -30, 0, 30, 60, 90].map((x) =>
          pen.line(
            [
              [x, -54],
              [x, -16],
            ],
            base,
            5,
          ),
        ),
      ].join(''),
  }),
  'clothes-rail': motif({
    box: [-176, -330, 352, 334],
    colour: 'rose',
    detail: [-40, -250, 190],
    draw: (pen, tones) => {
      const { base, light, dark } = tones
      const hanger = (x: number) =>
        pen.line(
          [
            [x, -300],
            [x, -284],
            [x - 34, -262],
            [x + 34, -262],
            [x, -284],
          ],
          wood,
          6,
          4,
        )
      const shirt = (x: number, colour: string, long: number) =>
        place(
          pen.shape(
            `-22,-2/6 0,12/30 22,-2/6 46,10/12 62,66/8 40,74/8 34,44/6 38,${long}/10 -38,${long}/10 -34,44/6 -40,74/8 -62,66/8 -46,10/12`,
            colour,
            { depth: 8 },
          ),
          { x, y: -264 },
        )
      return [
        pen.contact(0, 2, 160),
        pen.line('-150,-4 -120,-310', wood, 11),
        pen.line('150,-4 120,-310', wood, 11),
        pen.line('-138,-40 138,-40', wood, 9),
        pen.line('-140,-306 140,-306', wood, 11),
        ...[-74, 0, 74].map(hanger),
        shirt(-74, cream, 120),
        shirt(74, dark, 116),
        shirt(0, base, 150),
        ...[52, 76, 100].map((y) =>
          pen.line(
            [
              [-26, y - 252],
              [26, y - 252],
            ],
            light,
            5,
          ),
        ),
        pen.shape('-112,-66/6 -34,-66/6 -40,-10/10 -106,-10/10', light, { depth: 7 }),
        pen.line('-108,-52 -38,-52', base, 4),
      ].join('')
    },
  }),
}
