import { place } from '../kit/pen'
import { heart, leafSign } from '../kit/signs'
import { accent, cream, ink, leaf, metal, paper, sunny, tyre } from '../palette'
import { motif } from './motif'
import { wheel } from './wheels'

const card = '#d9ae7d'

export const parcels = {
  gift: motif({
    box: [-126, -268, 252, 272],
    colour: 'coral',
    detail: [0, -200, 160],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 124),
        pen.box(-104, -158, 208, 156, base, { r: 8, depth: 13 }),
        pen.box(-20, -158, 40, 156, cream, { r: 2, depth: 7 }),
        ...[
          [-70, -110],
          [-58, -50],
          [60, -110],
          [72, -56],
          [-86, -78],
          [44, -30],
        ].map(([x = 0, y = 0]) => pen.dot(x, y, 6, light)),
        pen.box(-118, -198, 236, 48, base, { r: 8, depth: 8 }),
        pen.box(-22, -198, 44, 48, cream, { r: 2, depth: 6 }),
        pen.line('-110,-148 110,-148', dark, 4),
        pen.shape('-4,-204~ -30,-256~ -84,-268~ -92,-226~ -52,-202~', cream, { depth: 7 }),
        pen.shape('4,-204~ 30,-256~ 84,-268~ 92,-226~ 52,-202~', cream, { depth: 7 }),
        pen.oval(0, -208, 21, 18, cream, { depth: 5 }),
      ].join(''),
  }),
  voucher: motif({
    box: [-170, -226, 340, 230],
    colour: 'apricot',
    detail: [40, -120, 150],
    draw: (pen, { base, light, dark }) =>
      pen.contact(0, 2, 140) +
      place(
        [
          pen.shape(
            '-150,-92 150,-92 150,-22/4 132,0~ 150,22/4 150,92 -150,92 -150,22/4 -132,0~ -150,-22/4',
            base,
            { depth: 9, r: 14 },
          ),
          pen.shape('-128,-72 60,-72 60,72 -128,72', light, { depth: 0, r: 8 }),
          ...[-72, -48, -24, 0, 24, 48, 72].map((y) =>
            pen.line(
              [
                [82, y - 5],
                [82, y + 5],
              ],
              cream,
              5,
            ),
          ),
          heart(pen, accent, { x: -34, y: 2, scale: 2.3, depth: 4 }),
          pen.shape('104,-30 132,-30 132,-4 104,-4', cream, { depth: 0, r: 6 }),
          pen.line('106,18 130,18', dark, 6),
          pen.line('106,34 124,34', dark, 6),
        ].join(''),
        { y: -114, rotate: -6 },
      ),
  }),
  parcel: motif({
    box: [-140, -226, 280, 230],
    colour: 'sage',
    detail: [20, -120, 150],
    draw: (pen, { base, light }) =>
      [
        pen.contact(0, 2, 138),
        pen.box(-128, -186, 256, 184, card, { r: 10, depth: 15 }),
        pen.shape('-132,-216 132,-216 136,-168 -136,-168', '#e6c195', { depth: 7, r: 9 }),
        pen.shape('-26,-216/2 26,-216/2 28,-118/4 14,-126/2 0,-116/2 -14,-126/2 -28,-118/4', base, {
          depth: 6,
        }),
        pen.box(42, -92, 70, 58, paper, { r: 6, depth: 5 }),
        pen.line('54,-74 100,-74', ink, 5),
        pen.line('54,-60 88,-60', metal, 5),
        pen.line('54,-47 94,-47', metal, 5),
        leafSign(pen, leaf, { x: -84, y: -62, scale: 1.1, rotate: 28, depth: 4 }),
        pen.line('-94,-42 -76,-80', light, 3),
      ].join(''),
  }),
  van: motif({
    box: [-216, -256, 436, 260],
    colour: 'coral',
    detail: [110, -150, 190],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 215),
        pen.shape('-204,-246 70,-246 74,-40 -204,-40', paper, { depth: 14, r: 18 }),
        pen.shape('60,-206/8 132,-206/26 176,-126/14 208,-112/20 212,-40/12 60,-40/8', base, { depth: 11 }),
        pen.shape('84,-184 128,-184/16 158,-124/6 84,-124/6', '#cfe2ea', { depth: 6, r: 6 }),
        pen.shape('-204,-96/2 74,-96/2 74,-40/2 -204,-40/12', base, { depth: 6 }),
        pen.line('-190,-108 60,-108', light, 5),
        leafSign(pen, leaf, { x: -66, y: -172, scale: 1.8, rotate: 34, depth: 4 }),
        pen.line('-86,-144 -50,-196', cream, 4),
        pen.line('90,-100 110,-100', dark, 7),
        pen.oval(198, -84, 9, 12, sunny, { depth: 0 }),
        pen.shape('-212,-52 218,-52 218,-32 -212,-32', tyre, { depth: 4, r: 9 }),
        wheel(pen, -122, 42),
        wheel(pen, 132, 42),
      ].join(''),
  }),
  letter: motif({
    box: [-150, -236, 300, 240],
    colour: 'butter',
    detail: [0, -120, 150],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 136),
        pen.shape('-138,-128/6 0,-216/26 138,-128/6 138,-20 -138,-20', dark, { depth: 0 }),
        pen.shape('-108,-234 108,-234 108,-60 -108,-60', paper, { depth: 6, r: 8 }),
        pen.line('-24,-148 24,-148', metal, 5),
        pen.line('-64,-130 64,-130', metal, 5),
        heart(pen, accent, { y: -188, scale: 1.15, depth: 4 }),
        pen.shape('-140,-132/4 -12,-58/14 12,-58/14 140,-132/4 140,-2 -140,-2', base, { depth: 10, r: 12 }),
        pen.line('-132,-12 -30,-74', light, 6),
        pen.line('132,-12 30,-74', dark, 5),
      ].join(''),
  }),
  shield: motif({
    box: [-120, -286, 240, 290],
    colour: 'forest',
    detail: [0, -150, 150],
    draw: (pen, { base, light }) =>
      [
        pen.contact(0, 2, 70),
        pen.shape(
          '-112,-244/20 -40,-252/40 0,-282/14 40,-252/40 112,-244/20 110,-130/70 70,-50/50 0,-4/16 -70,-50/50 -110,-130/70',
          base,
          { depth: 14 },
        ),
        pen.shape(
          '-88,-224/14 -34,-230/30 0,-252/10 34,-230/30 88,-224/14 86,-132/60 52,-64/40 0,-34/12 -52,-64/40 -86,-132/60',
          light,
          { depth: 0 },
        ),
        pen.line('-46,-142 -12,-106 52,-178', paper, 24, 4),
      ].join(''),
  }),
  'tape-measure': motif({
    box: [-166, -200, 332, 204],
    colour: 'butter',
    detail: [-40, -110, 150],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(-10, 2, 150),
        pen.shape('-20,-44/4 156,-44/6 156,-2/6 -60,-2/20', light, { depth: 5 }),
        ...Array.from({ length: 10 }, (_, index) =>
          pen.line(
            [
              [12 + index * 14, -40],
              [12 + index * 14, index % 5 === 0 ? -14 : -27],
            ],
            deep,
            4,
          ),
        ),
        pen.oval(-62, -98, 96, 96, base, { depth: 14 }),
        pen.oval(-62, -98, 66, 66, light, { depth: 8 }),
        ...Array.from({ length: 12 }, (_, index) => {
          const angle = (index * Math.PI) / 6
          const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
          return pen.line(
            [
              [-62 + dx * 78, -98 + dy * 78],
              [-62 + dx * 88, -98 + dy * 88],
            ],
            dark,
            4,
          )
        }),
        pen.oval(-62, -98, 26, 26, base, { depth: 5 }),
        pen.box(146, -52, 16, 52, metal, { r: 4, depth: 4 }),
      ].join(''),
  }),
}
