import { arc } from '../kit/path'
import { cloud, moon, star } from '../kit/signs'
import { cream, darkWood, leaf, metal, sunny, wood } from '../palette'
import { motif } from './motif'

export const sleep = {
  cot: motif({
    box: [-206, -270, 412, 274],
    colour: 'sage',
    detail: [-80, -170, 190],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 200),
        pen.box(-184, -236, 14, 234, darkWood, { r: 6, depth: 3 }),
        pen.box(170, -236, 14, 234, darkWood, { r: 6, depth: 3 }),
        ...Array.from({ length: 11 }, (_, index) =>
          pen.line(
            [
              [-150 + index * 30, -214],
              [-150 + index * 30, -110],
            ],
            darkWood,
            6,
          ),
        ),
        // A firm mattress with a fitted sheet and nothing else: how a baby sleeps safely.
        pen.shape('-168,-158 168,-158 168,-106 -168,-106', base, { depth: 9, r: 16 }),
        pen.line('-152,-148 150,-148', light, 8),
        pen.line('-160,-118 156,-118', dark, 4),
        ...Array.from({ length: 10 }, (_, index) =>
          pen.line(
            [
              [-162 + index * 36, -206],
              [-162 + index * 36, -72],
            ],
            wood,
            10,
          ),
        ),
        pen.shape('-188,-232 188,-232 188,-206 -188,-206', wood, { depth: 6, r: 12 }),
        pen.shape('-188,-84 188,-84 188,-58 -188,-58', wood, { depth: 6, r: 10 }),
        pen.shape('-202,-262 -172,-262 -172,-2 -194,-2', base, { depth: 7, r: 12 }),
        pen.shape('172,-262 202,-262 194,-2 172,-2', base, { depth: 7, r: 12 }),
      ].join(''),
  }),
  'bedside-bed': motif({
    box: [-176, -286, 352, 290],
    colour: 'stone',
    detail: [-60, -200, 180],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 160),
        pen.line('-120,-130 -128,-22', wood, 17),
        pen.line('120,-130 128,-22', wood, 17),
        pen.line('-152,-24 -104,-24', wood, 15),
        pen.line('104,-24 152,-24', wood, 15),
        ...[-148, -108, 108, 148].map((x) => pen.oval(x, -11, 11, 11, deep, { depth: 2 })),
        pen.shape(
          '-168,-276/24 -110,-262/30 -60,-206/40 140,-200/20 168,-276/24 162,-120/24 -162,-120/24',
          deep,
          { depth: 0 },
        ),
        pen.shape('-132,-216 134,-216 134,-180 -132,-180', cream, { depth: 6, r: 18 }),
        pen.shape(
          '-170,-282/24 -148,-282/24 -140,-196/30 140,-196/30 148,-282/24 170,-282/24 158,-106/30 -158,-106/30',
          base,
          { depth: 11 },
        ),
        pen.shape('-106,-174 106,-174 100,-128 -100,-128', light, { depth: 0, r: 18, shade: dark }),
        ...[-72, -36, 0, 36, 72].map((x) =>
          pen.line(
            [
              [x, -166],
              [x, -136],
            ],
            dark,
            3,
          ),
        ),
      ].join(''),
  }),
  lamp: motif({
    box: [-116, -290, 232, 294],
    colour: 'butter',
    detail: [0, -220, 150],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 80),
        pen.shape('-26,-160/10 26,-160/10 46,-24/20 60,-2/12 -60,-2/12 -46,-24/20', cream, { depth: 9 }),
        pen.shape([...arc(0, -156, 108, 128, 180, 360, 8), [108, -150, 20], [-108, -150, 20]], base, {
          depth: 13,
        }),
        pen.oval(-44, -222, 18, 15, light, { depth: 0 }),
        pen.oval(26, -246, 13, 11, light, { depth: 0 }),
        pen.oval(58, -196, 16, 13, light, { depth: 0 }),
        pen.oval(-8, -186, 11, 9, light, { depth: 0 }),
        pen.line('-90,-148 90,-148', dark, 7),
        pen.oval(0, -60, 13, 13, base, { depth: 0 }),
      ].join(''),
  }),
  mobile: motif({
    box: [-150, -340, 300, 300],
    colour: 'sky',
    detail: [-60, -170, 170],
    draw: (pen, { base, light }) => {
      const string = (x: number, top: number, end: number) =>
        pen.line(
          [
            [x, top],
            [x, end],
          ],
          metal,
          3,
        )
      return [
        string(0, -338, -296),
        pen.line('-132,-272 0,-296 132,-272', wood, 12, 90),
        string(-126, -270, -180),
        string(-42, -288, -140),
        string(42, -288, -196),
        string(126, -270, -150),
        cloud(pen, base, { x: -118, y: -156, scale: 0.95, depth: 6 }),
        moon(pen, sunny, { x: -40, y: -108, scale: 1.5, depth: 5 }),
        cloud(pen, light, { x: 46, y: -176, scale: 0.8, depth: 5 }),
        star(pen, '#dd6d57', { x: 126, y: -116, scale: 1.6, depth: 4 }),
        pen.oval(0, -298, 10, 10, leaf, { depth: 2 }),
      ].join('')
    },
  }),
  blanket: motif({
    box: [-146, -190, 292, 194],
    colour: 'rose',
    detail: [-30, -100, 160],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 140),
        pen.shape('-134,-60/26 130,-60/12 134,-4/12 -134,-4/26', leaf, { depth: 8 }),
        pen.line('-112,-32 132,-32', '#a9c5ae', 5),
        pen.shape('-138,-120/28 128,-120/12 132,-62/12 -138,-62/28', cream, { depth: 8 }),
        pen.line('-116,-91 128,-91', '#e9d3b4', 5),
        pen.shape('-136,-184/30 124,-184/14 132,-122/12 -136,-122/30', base, { depth: 9 }),
        pen.line('-112,-152 126,-152', dark, 5),
        pen.shape('20,-186/6 104,-186/6 106,-40/4 22,-40/4', base, { depth: 7 }),
        ...[-160, -130, -100, -70].map((y) =>
          pen.line(
            [
              [32, y],
              [94, y],
            ],
            light,
            6,
          ),
        ),
        ...Array.from({ length: 7 }, (_, index) =>
          pen.line(
            [
              [28 + index * 12, -40],
              [28 + index * 12, -24],
            ],
            base,
            5,
          ),
        ),
      ].join(''),
  }),
  pacifier: motif({
    box: [-126, -214, 252, 218],
    colour: 'apricot',
    detail: [0, -110, 150],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 96),
        pen.oval(0, -176, 36, 36, '#f2cba0', { depth: 8 }),
        pen.box(-20, -160, 40, 44, '#f2cba0', { r: 8, depth: 5 }),
        pen.shape('-118,-110~ -96,-152~ 0,-118~ 96,-152~ 118,-110~ 96,-62~ 0,-84~ -96,-62~', base, {
          depth: 11,
          wobble: 0.4,
        }),
        pen.shape(
          '-112,-118~ -88,-152~ -30,-134~ 30,-134~ 88,-152~ 112,-118~ 90,-68~ 0,-58~ -90,-68~',
          base,
          { depth: 11, wobble: 0.4 },
        ),
        pen.oval(-72, -108, 11, 13, dark, { depth: 0 }),
        pen.oval(72, -108, 11, 13, dark, { depth: 0 }),
        pen.ring(0, -50, 40, 15, light),
        pen.oval(0, -98, 34, 30, light, { depth: 7 }),
      ].join(''),
  }),
}
