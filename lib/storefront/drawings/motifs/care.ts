import { place } from '../kit/pen'
import { heart } from '../kit/signs'
import { accent, cream, darkWood, ink, leaf, leather, metal, paper, sunny, wood } from '../palette'
import { motif } from './motif'

export const care = {
  bath: motif({
    box: [-196, -226, 392, 230],
    colour: 'sky',
    detail: [60, -150, 180],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 168),
        pen.oval(118, -138, 42, 26, sunny, { depth: 7 }),
        pen.oval(100, -178, 26, 26, sunny, { depth: 6 }),
        pen.shape('78,-180/4 56,-170/8 80,-164/4', '#ea9247', { depth: 0 }),
        pen.dot(94, -184, 4.5, ink),
        ...[
          [-110, -150, 34],
          [-64, -164, 42],
          [-12, -156, 36],
          [32, -148, 28],
          [-146, -138, 24],
        ].map(([x = 0, y = 0, r = 0]) => pen.oval(x, y, r, r, paper, { depth: r / 5, shade: '#d3e4ee' })),
        pen.oval(-92, -214, 11, 11, paper, { depth: 3, shade: '#d3e4ee' }),
        pen.oval(4, -212, 8, 8, paper, { depth: 2, shade: '#d3e4ee' }),
        pen.shape('-176,-140 176,-140 142,-26/50 112,-8/20 -112,-8/20 -142,-26/50', base, {
          depth: 14,
          r: 10,
        }),
        pen.shape('-194,-150 194,-150 194,-120 -194,-120', light, { depth: 7, r: 15 }),
        pen.line('-126,-84 -104,-44', light, 8),
        pen.shape('-104,-10 -64,-10 -70,0 -98,0', dark, { depth: 0 }),
        pen.shape('64,-10 104,-10 98,0 70,0', dark, { depth: 0 }),
      ].join(''),
  }),
  towel: motif({
    box: [-160, -330, 320, 334],
    colour: 'sage',
    detail: [-30, -250, 180],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 140),
        pen.line('-132,-8 -132,-316', wood, 13),
        pen.line('132,-8 132,-316', wood, 13),
        pen.line('-156,-6 -108,-6', wood, 13),
        pen.line('108,-6 156,-6', wood, 13),
        pen.line('-132,-170 132,-170', wood, 11),
        pen.shape('20,-318/8 108,-318/8 112,-120/6 18,-118/6', cream, { depth: 8 }),
        pen.line('24,-146 106,-148', '#efaa74', 7),
        pen.line('24,-162 106,-164', '#efaa74', 4),
        pen.line('-138,-312 138,-312', wood, 13),
        pen.shape('-106,-326/14 42,-326/14 50,-66/8 -110,-60/8', base, { depth: 11 }),
        pen.line('-100,-104 42,-108', light, 10),
        pen.line('-101,-124 42,-128', light, 5),
        ...Array.from({ length: 13 }, (_, index) =>
          pen.line(
            [
              [-102 + index * 12, -62],
              [-102 + index * 12, -46],
            ],
            dark,
            5,
          ),
        ),
        heart(pen, light, { x: -30, y: -226, scale: 1.5 }),
      ].join(''),
  }),
  thermometer: motif({
    box: [-170, -190, 340, 194],
    colour: 'coral',
    detail: [60, -110, 150],
    draw: (pen, { base, light, dark }) =>
      place(
        [
          pen.shape('-190,-9/9 -110,-13/4 -110,13/4 -190,9/9', metal, { depth: 4 }),
          pen.shape(
            '-120,-20/10 -60,-36/30 120,-40/36 172,-26/26 172,26/26 120,40/36 -60,36/30 -120,20/10',
            paper,
            { depth: 9 },
          ),
          pen.shape('70,-42/4 140,-38/30 176,-20/22 176,20/22 140,38/30 70,42/4', base, { depth: 8 }),
          pen.box(-56, -24, 108, 48, '#cfe0d3', { r: 10, depth: 5 }),
          pen.line('-36,-10 -26,-14 -14,-12 -14,-2 -26,0 -14,2 -14,12 -26,14 -36,10', ink, 5, 4),
          pen.line('-4,14 10,-14 -6,-14', ink, 5, 3),
          pen.dot(16, 13, 3, ink),
          pen.line('36,-14 24,-14 24,-2 36,0 36,12 24,14', ink, 5, 3),
          pen.oval(122, 0, 16, 16, light, { depth: 4 }),
          pen.line('-96,-10 -96,10', dark, 3),
        ].join(''),
        { y: -96, rotate: -22 },
      ) + pen.contact(-10, 2, 120),
  }),
  'nappy-bag': motif({
    box: [-146, -300, 292, 304],
    colour: 'sand',
    detail: [-30, -120, 180],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 138),
        pen.line('-66,-196 -60,-286 60,-286 66,-196', leather, 14, 60),
        pen.shape('-40,-226/8 -30,-268/10 6,-268/10 12,-226/8', paper, { depth: 5 }),
        pen.box(-30, -288, 34, 24, accent, { r: 7, depth: 4 }),
        pen.shape('34,-220/10 40,-262/20 84,-256/20 80,-210/8', leaf, { depth: 6 }),
        pen.shape('-118,-212 118,-212 142,-12 -142,-12', base, { depth: 14, r: 26 }),
        pen.shape('-122,-220 122,-220 130,-150/60 0,-118/90 -130,-150/60', light, { depth: 8, r: 18 }),
        pen.box(-18, -148, 36, 44, leather, { r: 7, depth: 5 }),
        pen.dot(0, -120, 5, cream),
        pen.shape('-108,-96 -30,-96 -30,-30 -114,-30', base, { depth: 6, r: 14 }),
        pen.shape('30,-96 108,-96 114,-30 30,-30', base, { depth: 6, r: 14 }),
        pen.line('-106,-84 -32,-84', dark, 4),
        pen.line('32,-84 106,-84', dark, 4),
        pen.line('-128,-24 128,-24', deep, 3),
      ].join(''),
  }),
  brush: motif({
    box: [-150, -150, 300, 154],
    colour: 'rose',
    detail: [-40, -70, 140],
    draw: (pen, { base, light }) =>
      [
        pen.contact(0, 2, 130),
        pen.shape('-120,-40 -20,-40 -24,-6 -116,-6', cream, { depth: 6, r: 4 }),
        ...Array.from({ length: 8 }, (_, index) =>
          pen.line(
            [
              [-110 + index * 12, -32],
              [-110 + index * 12, -8],
            ],
            '#e2cda8',
            3,
          ),
        ),
        pen.shape(
          '-134,-74/24 -10,-74/24 40,-62/14 138,-62/14 138,-40/12 40,-42/14 -6,-36/14 -134,-36/18',
          base,
          { depth: 8 },
        ),
        pen.line('-112,-60 -44,-60', light, 6),
        pen.shape('-40,-140 96,-140 96,-118 -40,-118', darkWood, { depth: 5, r: 9 }),
        ...Array.from({ length: 11 }, (_, index) =>
          pen.line(
            [
              [-30 + index * 12, -118],
              [-30 + index * 12, -92],
            ],
            darkWood,
            5,
          ),
        ),
      ].join(''),
  }),
}
