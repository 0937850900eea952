import { heart, leafSign } from '../kit/signs'
import { cream, ink, leaf, leather, metal, paper } from '../palette'
import { motif } from './motif'

export const hygiene = {
  'hooded-towel': motif({
    box: [-156, -320, 312, 324],
    colour: 'coral',
    detail: [0, -240, 170],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 134),
        pen.shape('0,-306/24 60,-268/60 150,-96/40 138,-8/20 -138,-8/20 -150,-96/40 -60,-268/60', base, {
          depth: 13,
        }),
        pen.shape('-48,-270/50 0,-300/40 48,-270/50 40,-196/60 0,-176/60 -40,-196/60', dark, { depth: 0 }),
        pen.oval(-44, -288, 20, 20, light, { depth: 5 }),
        pen.oval(44, -288, 20, 20, light, { depth: 5 }),
        pen.shape('0,-318/20 64,-270/40 70,-222/20 0,-262/60 -70,-222/20 -64,-270/40', light, { depth: 8 }),
        pen.line('-66,-226 0,-176 66,-226', light, 9, 60),
        pen.line('-20,-170 -60,-14', dark, 5, 40),
        pen.line('20,-170 60,-14', dark, 5, 40),
        pen.line('-136,-24 136,-24', light, 9),
        heart(pen, light, { x: 84, y: -76, scale: 1 }),
      ].join(''),
  }),
  'changing-mat': motif({
    box: [-190, -210, 380, 214],
    colour: 'sage',
    detail: [-60, -120, 180],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 180),
        pen.shape('-132,-196/30 132,-196/30 182,-30/34 -182,-30/34', base, { depth: 0 }),
        pen.shape('-140,-202/24 -106,-206/24 -140,-24/24 -186,-24/24', light, { depth: 8 }),
        pen.shape('140,-202/24 106,-206/24 140,-24/24 186,-24/24', light, { depth: 8 }),
        pen.shape('-110,-206/20 110,-206/20 104,-176/20 -104,-176/20', light, { depth: 6 }),
        pen.shape('-180,-40/20 180,-40/20 184,-4/16 -184,-4/16', dark, { depth: 6 }),
        ...[
          [-60, -140, 20],
          [4, -152, -18],
          [66, -138, 14],
          [-76, -82, -22],
          [-4, -90, 24],
          [72, -80, -14],
        ].map(([x = 0, y = 0, rotate = 0]) => leafSign(pen, light, { x, y, scale: 0.74, rotate })),
        pen.line('-150,-46 150,-46', deep, 3),
      ].join(''),
  }),
  wipes: motif({
    box: [-166, -176, 332, 180],
    colour: 'sky',
    detail: [0, -110, 150],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 158),
        pen.shape('-40,-120/20 -26,-168/20 6,-150/20 30,-172/16 44,-116/10', paper, { depth: 6 }),
        pen.shape('-158,-118/24 158,-118/24 160,-10/16 -160,-10/16', base, { depth: 13 }),
        pen.shape('-162,-110 -148,-112 -148,-14 -164,-12', light, { depth: 0, r: 4 }),
        pen.shape('162,-110 148,-112 148,-14 164,-12', dark, { depth: 0, r: 4 }),
        pen.shape('-66,-130 66,-130 72,-100 -72,-100', paper, { depth: 6, r: 14 }),
        leafSign(pen, leaf, { x: -92, y: -56, scale: 1.1, rotate: 24, depth: 4 }),
        pen.line('-52,-66 96,-66', light, 8),
        pen.line('-52,-44 60,-44', light, 8),
        pen.line('-52,-24 30,-24', light, 5),
      ].join(''),
  }),
  lotion: motif({
    box: [-84, -330, 168, 334],
    colour: 'apricot',
    detail: [0, -130, 140],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 84),
        pen.line('0,-262 0,-306', metal, 12),
        pen.shape('-72,-326/10 30,-326/10 34,-298/8 -50,-298/4 -72,-304/6', cream, { depth: 5 }),
        pen.box(-28, -272, 56, 32, cream, { r: 8, depth: 6 }),
        pen.shape('-50,-244/30 50,-244/30 74,-200/30 76,-4/14 -76,-4/14 -74,-200/30', base, { depth: 12 }),
        pen.shape('-54,-172 54,-172 56,-44 -56,-44', paper, { depth: 0, r: 10 }),
        leafSign(pen, leaf, { y: -130, scale: 0.9, rotate: 20 }),
        pen.line('-34,-88 34,-88', base, 6),
        pen.line('-34,-68 16,-68', light, 5),
        pen.line('-58,-206 -58,-40', light, 5),
        pen.line('66,-190 68,-20', dark, 3),
      ].join(''),
  }),
  backpack: motif({
    box: [-136, -354, 272, 358],
    colour: 'stone',
    detail: [0, -130, 180],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 128),
        pen.line('-30,-316 -24,-346 24,-346 30,-316', leather, 13, 20),
        pen.line('-96,-280 -128,-200 -120,-60', deep, 22, 40),
        pen.line('96,-280 128,-200 120,-60', deep, 22, 40),
        pen.shape('-92,-322/50 92,-322/50 116,-160/60 118,-8/30 -118,-8/30 -116,-160/60', base, {
          depth: 14,
        }),
        pen.shape('-84,-300/40 84,-300/40 98,-196/20 -98,-196/20', light, { depth: 8 }),
        pen.line('-92,-196 92,-196', ink, 5),
        pen.box(62, -204, 30, 14, metal, { r: 6, depth: 3 }),
        pen.shape('-84,-150 84,-150 92,-30 -92,-30', base, { depth: 9, r: 26 }),
        pen.line('-76,-128 76,-128', dark, 5),
        pen.box(-18, -140, 36, 30, leather, { r: 7, depth: 4 }),
        pen.line('-70,-56 70,-56', light, 4),
        pen.shape('96,-128/8 130,-120/10 128,-50/8 100,-46/8', cream, { depth: 5 }),
        pen.line('-100,-22 100,-22', dark, 4),
      ].join(''),
  }),
}
