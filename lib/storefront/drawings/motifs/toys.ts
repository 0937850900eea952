import { shadowOf } from '../kit/colour'
import { cream, ink, leaf, paper, sunny, wood } from '../palette'
import { motif } from './motif'

export const toys = {
  rabbit: motif({
    box: [-104, -330, 208, 334],
    colour: 'sand',
    detail: [0, -200, 160],
    draw: (pen, { base, light }) =>
      [
        pen.contact(0, 2, 100),
        pen.shape('-40,-206/20 -66,-322/40 -22,-334/40 -8,-216/20', base, { depth: 8 }),
        pen.shape('-36,-216/12 -50,-306/24 -30,-314/24 -18,-222/12', light, { depth: 0 }),
        pen.shape('8,-216/20 20,-310/30 70,-320/40 88,-262/40 56,-262/30 42,-204/20', base, { depth: 8 }),
        pen.shape('-92,-116/20 -54,-150/20 -34,-110/20 -70,-62/30 -98,-76/20', base, { depth: 6 }),
        pen.shape('92,-116/20 54,-150/20 34,-110/20 70,-62/30 98,-76/20', base, { depth: 6 }),
        pen.oval(0, -78, 66, 76, base, { depth: 11 }),
        pen.oval(0, -66, 38, 46, light, { depth: 0 }),
        pen.oval(-50, -20, 36, 22, base, { depth: 7 }),
        pen.oval(50, -20, 36, 22, base, { depth: 7 }),
        pen.oval(-54, -18, 17, 12, light, { depth: 0 }),
        pen.oval(54, -18, 17, 12, light, { depth: 0 }),
        pen.oval(0, -186, 64, 56, base, { depth: 10 }),
        pen.dot(-24, -190, 6, ink),
        pen.dot(24, -190, 6, ink),
        pen.line('-12,-166 0,-158 12,-166', ink, 4.5, 9),
        pen.shape('-4,-138~ -46,-152~ -46,-112~ -4,-126~', '#c8452f', { depth: 4, wobble: 0 }),
        pen.shape('4,-138~ 46,-152~ 46,-112~ 4,-126~', '#c8452f', { depth: 4, wobble: 0 }),
        pen.oval(0, -132, 11, 11, '#a83824', { depth: 0 }),
      ].join(''),
  }),
  blocks: motif({
    box: [-140, -244, 280, 248],
    colour: 'coral',
    detail: [-10, -130, 170],
    draw: (pen, { base, light }) =>
      [
        pen.contact(0, 2, 140),
        pen.box(-130, -104, 102, 102, sunny, { r: 12, depth: 12 }),
        pen.box(-112, -86, 66, 66, '#f8e2a6', { r: 8, depth: 0 }),
        pen.shape('-79,-74 -60,-34 -98,-34', '#e0a93c', { depth: 0, r: 6 }),
        pen.box(-22, -106, 104, 104, base, { r: 12, depth: 12 }),
        pen.box(-4, -88, 68, 68, light, { r: 8, depth: 0 }),
        pen.oval(30, -54, 21, 21, base, { depth: 0 }),
        pen.box(-86, -206, 100, 100, leaf, { r: 12, depth: 12 }),
        pen.box(-68, -188, 64, 64, '#bcd3bf', { r: 8, depth: 0 }),
        pen.shape('-36,-140~ -54,-158~ -50,-174~ -36,-168~ -22,-174~ -18,-158~', leaf, { depth: 0 }),
        pen.shape('18,-108/6 18,-150/6 52,-190/10 86,-150/6 86,-108/6', '#7fb0cd', { depth: 9 }),
        pen.shape('98,-2/8 98,-58/8 136,-58/8 136,-2/8', wood, { depth: 8 }),
        pen.oval(117, -74, 18, 18, wood, { depth: 5 }),
        pen.oval(-36, -224, 19, 19, sunny, { depth: 5 }),
      ].join(''),
  }),
  rings: motif({
    box: [-112, -322, 224, 326],
    colour: 'sky',
    detail: [0, -210, 160],
    draw: (pen, { base }) =>
      [
        pen.contact(0, 2, 110),
        pen.line('0,-20 0,-280', wood, 18),
        pen.box(-96, -26, 192, 24, wood, { r: 10, depth: 6 }),
        pen.box(-104, -76, 208, 52, base, { r: 26, depth: 10 }),
        pen.box(-90, -124, 180, 50, leaf, { r: 25, depth: 10 }),
        pen.box(-76, -170, 152, 48, sunny, { r: 24, depth: 9 }),
        pen.box(-62, -214, 124, 46, '#efaa74', { r: 23, depth: 9 }),
        pen.box(-48, -256, 96, 44, '#dd6d57', { r: 22, depth: 8 }),
        pen.oval(0, -284, 34, 34, cream, { depth: 7 }),
        pen.dot(-11, -288, 4, ink),
        pen.dot(11, -288, 4, ink),
        pen.line('-9,-274 0,-268 9,-274', ink, 4, 8),
      ].join(''),
  }),
  ball: motif({
    box: [-100, -196, 200, 200],
    colour: 'butter',
    detail: [0, -110, 130],
    draw: (pen, { base }) => {
      const round = '0,-192~ 70,-180~ 98,-96~ 70,-14~ 0,0~ -70,-14~ -98,-96~ -70,-180~'
      return [
        pen.contact(0, 2, 86),
        pen.oval(0, -96, 94, 94, base, { depth: 14 }),
        pen.inside(
          round,
          pen.shape('-120,-150~ -40,-130~ 40,-60~ 120,-60~ 120,-8~ 30,-14~ -50,-86~ -120,-100~', paper, {
            depth: 0,
          }) +
            pen.oval(-34, -150, 22, 20, '#dd6d57', { depth: 0 }) +
            pen.oval(52, -126, 20, 22, '#7fb0cd', { depth: 0 }) +
            pen.oval(-44, -44, 20, 20, leaf, { depth: 0 }),
        ),
      ].join('')
    },
  }),
  rattle: motif({
    box: [-96, -300, 192, 304],
    colour: 'rose',
    detail: [0, -230, 150],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 60),
        pen.line('0,-160 0,-60', wood, 22),
        pen.ring(0, -36, 27, 15, shadowOf(wood)),
        pen.ring(0, -37, 27, 12, wood),
        pen.oval(-56, -262, 24, 24, base, { depth: 5 }),
        pen.oval(56, -262, 24, 24, base, { depth: 5 }),
        pen.oval(-56, -260, 12, 12, light, { depth: 0 }),
        pen.oval(56, -260, 12, 12, light, { depth: 0 }),
        pen.oval(0, -216, 76, 72, base, { depth: 11 }),
        pen.oval(0, -194, 36, 28, light, { depth: 0 }),
        pen.dot(-26, -226, 6, ink),
        pen.dot(26, -226, 6, ink),
        pen.line('-12,-194 0,-186 12,-194', ink, 4.5, 9),
        pen.shape('-20,-142 20,-142 14,-122 -14,-122', dark, { depth: 0 }),
      ].join(''),
  }),
}
