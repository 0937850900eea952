import { arc } from '../kit/path'
import { ink, leather, metal, skins, tyre } from '../palette'
import { type Drawing, motif } from './motif'
import { wheel } from './wheels'

const pramSide: Drawing = (pen, { base, light, dark, deep }) =>
  [
    pen.contact(0, 2, 185),
    pen.line('-100,-60 60,-168', metal, 11), // frame, far side first
    pen.line('100,-60 -70,-168', ink, 11),
    pen.line('62,-170 148,-240 208,-338/30 236,-348', ink, 11, 40),
    pen.line('203,-330 216,-345/14 246,-349', leather, 17, 14),
    pen.shape('-88,-128 94,-128 74,-84/20 -68,-84/20', deep, { depth: 7, r: 10 }),
    wheel(pen, -104, 56),
    wheel(pen, 104, 56),
    // carrycot
    pen.shape('-166,-262 140,-262 128,-196/70 84,-152/60 -96,-152/60 -154,-196/70', base, { depth: 14 }),
    pen.shape('-30,-276/12 146,-276/14 142,-234/14 118,-212/30 20,-214/30 -22,-240/20', light, { depth: 8 }),
    pen.line('-146,-206 120,-206', dark, 3),
    // hood
    pen.shape([...arc(-28, -258, 140, 142, 180, 298, 7), [-28, -254, 10]], base, { depth: 14 }),
    pen.line('-126,-352 -28,-260', dark, 4),
    pen.line('-56,-394 -28,-260', dark, 4),
    pen.line('36,-380 -28,-260', light, 10),
    pen.dot(-28, -258, 9, deep),
  ].join('')

const pramFront: Drawing = (pen, { base, light, dark, deep }) =>
  [
    pen.contact(0, 2, 130),
    pen.line('-62,-200 -84,-366/20 84,-366/20 62,-200', ink, 11, 24),
    pen.line('-62,-366 62,-366', leather, 17),
    pen.line('-86,-60 -52,-170', ink, 11),
    pen.line('86,-60 52,-170', ink, 11),
    pen.line('-86,-58 86,-58', metal, 9),
    ...[-98, 98].map((x) => pen.box(x - 13, -114, 26, 114, tyre, { r: 13, depth: 5 })),
    pen.shape('-66,-118 66,-118 56,-82/14 -56,-82/14', deep, { depth: 6, r: 8 }),
    pen.shape('-112,-270 112,-270 104,-176/40 64,-150/30 -64,-150/30 -104,-176/40', base, { depth: 13 }),
    pen.shape([...arc(0, -266, 114, 118, 180, 360, 8), [0, -250, Infinity]], deep, { depth: 10 }),
    pen.oval(0, -304, 44, 42, skins[1], { depth: 5 }),
    pen.dot(-14, -310, 4, ink),
    pen.dot(14, -310, 4, ink),
    pen.line('-10,-295 0,-288/10 10,-295', ink, 4),
    pen.shape('-116,-276 116,-276 110,-226/20 -110,-226/20', light, { depth: 8, r: 12 }),
    pen.shape([...arc(0, -270, 122, 134, 184, 356, 8), ...arc(0, -300, 98, 84, 350, 190, 8)], base, {
      depth: 10,
    }),
    pen.line('-98,-196 98,-196', dark, 3),
  ].join('')

const buggySide: Drawing = (pen, { base, light, dark, deep }) =>
  [
    pen.contact(0, 2, 150),
    pen.line('-96,-40 28,-150 118,-300 150,-352', ink, 11, 30),
    pen.line('88,-52 10,-150', ink, 11),
    pen.line('-84,-58 88,-52', metal, 8),
    pen.line('122,-316 146,-352/12 168,-362', leather, 17, 12),
    pen.shape('-44,-100 66,-100 52,-64/16 -28,-64/16', deep, { depth: 6, r: 10 }),
    wheel(pen, -104, 36),
    wheel(pen, 92, 50),
    // leg rest, seat, back
    pen.line('-106,-74 -134,-70', ink, 10),
    pen.shape('-92,-150/16 -62,-138 -98,-66/8 -126,-76/8', base, { depth: 7 }),
    pen.shape('-96,-168/20 16,-168/30 74,-300/20 108,-288/16 46,-138/30 -90,-134/20', base, { depth: 11 }),
    pen.shape('-70,-180/14 10,-182/30 58,-292/14 78,-286/14 30,-164/30 -66,-160/14', light, { depth: 6 }),
    pen.line('-84,-168 -92,-226/24 -30,-232', ink, 10, 24),
    pen.line('-90,-218 -78,-231/10 -36,-232', leather, 15, 10),
    pen.shape([...arc(62, -270, 118, 112, 190, 322, 7), [66, -262, 10]], base, { depth: 12 }),
    pen.line('-2,-366 64,-266', dark, 4),
    pen.line('74,-380 66,-266', dark, 4),
    pen.line('-52,-290 64,-264', light, 9),
    pen.dot(66, -264, 9, deep),
  ].join('')

const buggyFront: Drawing = (pen, { base, light, dark, deep }) =>
  [
    pen.contact(0, 2, 125),
    pen.line('-74,-190 -88,-352/24 88,-352/24 74,-190', ink, 11, 24),
    pen.line('-60,-352 60,-352', leather, 17),
    pen.line('-92,-56 -60,-180', ink, 11),
    pen.line('92,-56 60,-180', ink, 11),
    ...[-98, 98].map((x) => pen.box(x - 12, -100, 24, 100, tyre, { r: 12, depth: 5 })),
    pen.shape('-56,-110 56,-110 48,-74/12 -48,-74/12', deep, { depth: 6, r: 8 }),
    pen.shape('-78,-320 78,-320 82,-160/24 62,-126/20 -62,-126/20 -82,-160/24', base, { depth: 12, r: 30 }),
    pen.shape('-56,-300 56,-300 60,-170/20 -60,-170/20', light, { depth: 8, r: 26 }),
    pen.line('-26,-290 -20,-212', deep, 11),
    pen.line('26,-290 20,-212', deep, 11),
    pen.line('-58,-196 0,-206 58,-196', deep, 11, 4),
    pen.line('0,-206 0,-172', deep, 11),
    pen.box(-13, -220, 26, 26, ink, { r: 7, depth: 4 }),
    pen.shape('-70,-158 70,-158 64,-88/14 -64,-88/14', base, { depth: 9, r: 18 }),
    pen.line('-62,-78 62,-78', ink, 12),
    ...[-58, 58].map((x) => pen.box(x - 11, -66, 22, 66, tyre, { r: 11, depth: 4 })),
    pen.shape([...arc(0, -300, 104, 98, 184, 356, 8), ...arc(0, -318, 78, 36, 350, 190, 6)], base, {
      depth: 10,
    }),
    pen.line('-88,-214 -90,-232/14 90,-232/14 88,-214', leather, 15, 16),
    pen.line('-84,-338 84,-338', dark, 3),
  ].join('')

export const prams = {
  pram: motif({
    box: [-176, -406, 432, 410],
    colour: 'sage',
    draw: pramSide,
    front: { box: [-140, -410, 280, 414], draw: pramFront },
    detail: [-60, -290, 210],
  }),
  buggy: motif({
    box: [-150, -390, 330, 394],
    colour: 'ink',
    draw: buggySide,
    front: { box: [-120, -404, 240, 408], draw: buggyFront },
    detail: [40, -290, 210],
  }),
}
