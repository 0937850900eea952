import { heart } from '../kit/signs'
import { cream, darkWood, ink, metal, paper, wood } from '../palette'
import { type Drawing, motif } from './motif'

const highChair: Drawing = (pen, { base, light, dark, deep }) =>
  [
    pen.contact(0, 2, 140),
    pen.line('-46,-180 -92,-6', darkWood, 17),
    pen.line('84,-180 116,-6', darkWood, 17),
    pen.shape('44,-384/24 108,-384/24 104,-170/10 40,-170/10', deep, { depth: 8 }),
    pen.shape('26,-372/24 88,-372/24 82,-176/20 30,-176/20', base, { depth: 9 }),
    ...[-318, -276, -234].map((y) =>
      pen.line(
        [
          [44, y],
          [72, y],
        ],
        light,
        5,
      ),
    ),
    pen.shape('-84,-198/14 96,-198/14 100,-160/14 -80,-160/14', base, { depth: 8 }),
    pen.line('-66,-166 -126,-6', wood, 19),
    pen.line('64,-166 140,-6', wood, 19),
    pen.line('-102,-66 118,-66', wood, 13),
    pen.shape('-126,-102 -66,-106 -62,-88 -124,-84', wood, { depth: 4 }),
    pen.line('-72,-164 -96,-92', dark, 9),
    pen.line('76,-250 -40,-250', ink, 12),
    pen.line('-34,-248 -28,-190', ink, 12),
    pen.shape('-150,-268 4,-268 0,-238 -142,-238', cream, { depth: 6, r: 13 }),
    pen.shape('-118,-298/8 -58,-298/8 -72,-266/20 -104,-266/20', light, { depth: 5 }),
    pen.line('-66,-298 -40,-322', metal, 7),
  ].join('')

const highChairFront: Drawing = (pen, { base, light, deep }) =>
  [
    pen.contact(0, 2, 120),
    pen.line('-64,-170 -82,-8', darkWood, 16),
    pen.line('64,-170 82,-8', darkWood, 16),
    pen.shape('-70,-384 70,-384 76,-180 -76,-180', deep, { depth: 8, r: 36 }),
    pen.shape('-58,-370 58,-370 62,-190 -62,-190', base, { depth: 10, r: 30 }),
    ...[-26, 0, 26].map((x) =>
      pen.line(
        [
          [x, -348],
          [x, -290],
        ],
        light,
        6,
      ),
    ),
    pen.line('-82,-180 -116,-6', wood, 19),
    pen.line('82,-180 116,-6', wood, 19),
    pen.line('-100,-78 100,-78', wood, 13),
    pen.shape('-62,-116 62,-116 66,-96 -66,-96', wood, { depth: 4 }),
    pen.shape('-88,-206 88,-206 84,-162 -84,-162', base, { depth: 8, r: 18 }),
    pen.shape('-124,-266 124,-266 116,-230 -116,-230', cream, { depth: 7, r: 16 }),
    pen.shape('-40,-296/8 40,-296/8 24,-262/20 -24,-262/20', light, { depth: 6 }),
    pen.line('28,-296 56,-322', metal, 7),
  ].join('')

export const feeding = {
  bottle: motif({
    box: [-74, -348, 148, 352],
    colour: 'coral',
    detail: [0, -250, 140],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 76),
        pen.shape(
          '-34,-262/10 -24,-296/24 -15,-316/10 -14,-340/14 14,-340/14 15,-316/10 24,-296/24 34,-262/10',
          '#f2c79c',
          { depth: 7 },
        ),
        pen.shape(
          '-48,-226/24 48,-226/24 66,-180/40 62,-100/60 68,-10/22 -68,-10/22 -62,-100/60 -66,-180/40',
          '#eef4f4',
          { depth: 10 },
        ),
        pen.inside(
          '-40,-216/20 40,-216/20 56,-178/40 52,-100/60 58,-18/18 -58,-18/18 -52,-100/60 -56,-178/40',
          pen.shape('-80,-156 0,-162 80,-156 80,0 -80,0', paper, { depth: 0, shade: cream }) +
            pen.shape('26,-170 80,-170 80,0 40,0', cream, { depth: 0 }),
        ),
        pen.box(-54, -268, 108, 46, base, { r: 12, depth: 8 }),
        ...[-36, -18, 0, 18, 36].map((x) =>
          pen.line(
            [
              [x, -258],
              [x, -234],
            ],
            dark,
            4,
          ),
        ),
        ...[-142, -114, -86, -58].map((y, index) =>
          pen.line(
            [
              [-36, y],
              [index % 2 ? -20 : -10, y],
            ],
            base,
            5,
          ),
        ),
        pen.line('-54,-196 -50,-140', '#ffffff', 6, 10),
        heart(pen, light, { x: 16, y: -90, scale: 0.8 }),
      ].join(''),
  }),
  'high-chair': motif({
    box: [-156, -390, 308, 394],
    colour: 'sage',
    draw: highChair,
    front: { box: [-132, -390, 264, 394], draw: highChairFront },
    detail: [-40, -260, 190],
  }),
  'spoon-bowl': motif({
    box: [-150, -190, 300, 194],
    colour: 'sky',
    detail: [-10, -110, 140],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 130),
        pen.line('40,-110 128,-180', wood, 15),
        pen.oval(0, -104, 130, 24, deep, { depth: 0 }),
        pen.oval(0, -106, 104, 19, '#f2c584', { depth: 6 }),
        pen.oval(-20, -114, 40, 12, '#f8dba8', { depth: 0 }),
        pen.oval(32, -104, 26, 9, wood, { depth: 0 }),
        pen.shape(
          '-132,-108/4 -108,-94/60 0,-80/200 108,-94/60 132,-108/4 112,-46/60 62,-14/30 -62,-14/30 -112,-46/60',
          base,
          { depth: 13 },
        ),
        pen.shape('-56,-18 56,-18 66,-2 -66,-2', dark, { depth: 4, r: 8 }),
        ...[-70, 0, 70].map((x) => pen.oval(x, -56 + Math.abs(x) * -0.06, 11, 11, light, { depth: 0 })),
      ].join(''),
  }),
  cup: motif({
    box: [-124, -226, 248, 230],
    colour: 'butter',
    detail: [0, -130, 150],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 84),
        pen.line('-72,-140 -116,-136 -112,-64 -62,-62', dark, 17, 40),
        pen.line('72,-140 116,-136 112,-64 62,-62', dark, 17, 40),
        pen.shape('-20,-186/8 -16,-222/10 30,-222/10 36,-186/8', light, { depth: 5 }),
        pen.shape('-78,-186 78,-186 64,-6 -64,-6', base, { depth: 12, r: 22 }),
        pen.box(-84, -196, 168, 36, light, { depth: 7, r: 14 }),
        pen.oval(0, -88, 32, 30, light, { depth: 0 }),
        pen.dot(-10, -94, 4, ink),
        pen.dot(10, -94, 4, ink),
        pen.line('-9,-80 0,-74 9,-80', ink, 4, 8),
      ].join(''),
  }),
}
