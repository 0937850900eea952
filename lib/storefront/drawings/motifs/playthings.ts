import { heart, star } from '../kit/signs'
import { cream, darkWood, ink, leaf, paper, sunny, wood } from '../palette'
import { motif } from './motif'

export const playthings = {
  'pull-along': motif({
    box: [-170, -250, 330, 254],
    colour: 'butter',
    detail: [40, -170, 160],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 132),
        pen.line('-108,-46 -140,-30 -152,-70 -166,-60', '#b9553f', 5, 30),
        pen.oval(-164, -56, 11, 11, wood, { depth: 3 }),
        pen.shape('-118,-62 118,-62 118,-34 -118,-34', wood, { depth: 6, r: 12 }),
        pen.shape(
          '-112,-150/20 -70,-132/30 20,-128/40 60,-170/40 96,-120/50 60,-60/20 -60,-60/30 -100,-96/40',
          base,
          {
            depth: 12,
          },
        ),
        pen.oval(64, -192, 48, 46, base, { depth: 9 }),
        pen.shape('102,-200/8 146,-190/10 140,-176/8 102,-176/8', '#e58a4c', { depth: 4 }),
        pen.dot(76, -202, 6, ink),
        pen.shape('-66,-118/20 16,-112/30 -6,-80/30 -50,-84/20', light, { depth: 5 }),
        pen.line('58,-236 54,-248', dark, 6),
        ...[-74, 74].map((x) => pen.oval(x, -26, 28, 26, '#c9705a', { depth: 6 })),
        ...[-74, 74].map((x) => pen.dot(x, -26, 8, cream)),
      ].join(''),
  }),
  'shape-sorter': motif({
    box: [-160, -230, 326, 234],
    colour: 'sky',
    detail: [-20, -130, 170],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(4, 2, 156),
        pen.shape('-110,-206/6 60,-206/6 84,-164/4 -134,-164/4', light, { depth: 0 }),
        pen.oval(-72, -186, 22, 11, deep, { depth: 0 }),
        pen.shape('-18,-196 18,-196 22,-176 -20,-176', deep, { depth: 0, r: 3 }),
        pen.shape('44,-198 66,-174 28,-174', deep, { depth: 0, r: 3 }),
        pen.box(-138, -168, 226, 166, wood, { r: 12, depth: 13 }),
        pen.box(-118, -148, 186, 126, base, { r: 10, depth: 0 }),
        star(pen, light, { x: -70, y: -86, scale: 1.4 }),
        heart(pen, cream, { x: 22, y: -84, scale: 1.3 }),
        pen.line('-130,-160 78,-160', dark, 4),
        pen.oval(128, -26, 27, 26, sunny, { depth: 7 }),
        pen.box(100, -104, 50, 50, '#dd6d57', { r: 9, depth: 7 }),
        pen.shape('8,-236/6 40,-200/6 -20,-200/6', leaf, { depth: 5 }),
      ].join(''),
  }),
  bear: motif({
    box: [-112, -304, 224, 308],
    colour: 'sand',
    detail: [0, -220, 160],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 106),
        pen.oval(-54, -268, 28, 27, base, { depth: 6 }),
        pen.oval(54, -268, 28, 27, base, { depth: 6 }),
        pen.oval(-54, -266, 15, 14, light, { depth: 0 }),
        pen.oval(54, -266, 15, 14, light, { depth: 0 }),
        pen.shape('-96,-128/24 -58,-158/24 -34,-116/24 -74,-58/30 -106,-78/24', base, { depth: 7 }),
        pen.shape('96,-128/24 58,-158/24 34,-116/24 74,-58/30 106,-78/24', base, { depth: 7 }),
        pen.oval(0, -82, 72, 80, base, { depth: 12 }),
        pen.oval(0, -72, 44, 50, light, { depth: 0 }),
        pen.oval(-58, -22, 40, 25, base, { depth: 7 }),
        pen.oval(58, -22, 40, 25, base, { depth: 7 }),
        pen.oval(-64, -20, 20, 14, light, { depth: 0 }),
        pen.oval(64, -20, 20, 14, light, { depth: 0 }),
        pen.oval(0, -212, 76, 66, base, { depth: 11 }),
        pen.oval(0, -190, 36, 28, light, { depth: 0 }),
        pen.oval(0, -204, 13, 9, ink, { depth: 0 }),
        pen.line('-11,-184 0,-177 11,-184', ink, 4.5, 9),
        pen.dot(-30, -222, 6, ink),
        pen.dot(30, -222, 6, ink),
        pen.shape('-52,-156/10 52,-156/10 58,-132/10 -58,-132/10', leaf, { depth: 4 }),
        pen.shape('18,-140/8 46,-140/8 56,-84/6 30,-80/6', leaf, { depth: 4 }),
        pen.line('-18,-42 0,-36 18,-42', dark, 3, 12),
      ].join(''),
  }),
  comforter: motif({
    box: [-150, -276, 300, 280],
    colour: 'rose',
    detail: [0, -190, 150],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 140),
        pen.shape(
          '0,-176/40 60,-150/50 144,-40/16 96,-10/30 40,-28/40 0,0/30 -40,-28/40 -96,-10/30 -144,-40/16 -60,-150/50',
          base,
          {
            depth: 12,
          },
        ),
        pen.line('0,-130 0,-22', light, 5),
        pen.line('-30,-120 -92,-30', light, 5),
        pen.line('30,-120 92,-30', light, 5),
        pen.oval(-138, -40, 14, 14, dark, { depth: 3 }),
        pen.oval(138, -40, 14, 14, dark, { depth: 3 }),
        pen.shape('-44,-214/20 -92,-236/24 -100,-168/24 -72,-146/20 -40,-176/10', light, { depth: 6 }),
        pen.shape('44,-214/20 92,-236/24 100,-168/24 72,-146/20 40,-176/10', light, { depth: 6 }),
        pen.oval(0, -208, 62, 56, paper, { depth: 9 }),
        pen.oval(0, -186, 30, 22, cream, { depth: 0 }),
        pen.oval(0, -198, 11, 8, darkWood, { depth: 0 }),
        pen.line('-34,-216 -26,-210 -18,-216', ink, 4, 6),
        pen.line('18,-216 26,-210 34,-216', ink, 4, 6),
        pen.line('-8,-182 0,-176 8,-182', ink, 4, 7),
      ].join(''),
  }),
}
