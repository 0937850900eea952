import { mix } from '../kit/colour'
import { type Pen, place } from '../kit/pen'
import { head, sittingChild, smallHead, styleOf } from '../kit/people'
import { castOf, cream, leather, paper, type Tones } from '../palette'
import { motif } from './motif'

const trousers = '#4c5f6b'

const shoe = (pen: Pen, x: number, toward: number) =>
  place(pen.shape('-24,-24/8 6,-24/8 40,-10/12 40,0/4 -24,0/4', leather, { depth: 4 }), {
    x,
    flip: toward < 0,
  })

/** Walks to the left with both hands in front, as if pushing something. */
export function walker(pen: Pen, tones: Tones): string {
  const { base, light, dark } = tones
  const { parent } = castOf(tones)
  return [
    pen.contact(0, 2, 80),
    pen.line('-30,-446 -76,-372 -158,-350', dark, 36, 40),
    pen.shape('0,-290 58,-290 74,-120/30 98,-24 60,-16 24,-130/30', mix(trousers, '#000000', 0.14), {
      depth: 6,
    }),
    shoe(pen, 76, -1),
    pen.shape('-58,-290 16,-290 -14,-120/30 -34,-18 -76,-18 -64,-130/30', trousers, { depth: 7 }),
    shoe(pen, -50, -1),
    place(head(pen, parent, styleOf(tones.cast), -1), { x: -6, y: -548 }),
    pen.shape('-44,-484/24 34,-486/30 66,-440/40 82,-230/16 -80,-230/16 -66,-440/40', base, { depth: 13 }),
    pen.shape('-40,-492/10 28,-492/10 34,-462/20 -44,-462/20', light, { depth: 5 }),
    pen.line('-62,-262 -30,-262', dark, 5),
    pen.line('24,-446 -34,-352 -152,-346', base, 40, 50),
    pen.line('30,-430 -26,-342 -130,-332', dark, 5, 50),
    pen.oval(-164, -350, 20, 19, parent.skin, { depth: 4 }),
  ].join('')
}

export const people = {
  'parent-baby': motif({
    box: [-186, -420, 372, 424],
    colour: 'rose',
    detail: [-10, -230, 220],
    draw: (pen, tones) => {
      const { base, light, dark } = tones
      const { parent, child } = castOf(tones)
      return [
        pen.contact(0, 2, 180),
        place(head(pen, parent, styleOf(tones.cast), -0.6), { x: 6, y: -348 }),
        pen.shape('-56,-288/26 60,-288/26 104,-236/40 108,-40/30 -108,-40/30 -104,-236/40', cream, {
          depth: 13,
        }),
        pen.shape('-36,-294/12 40,-294/12 30,-270/20 -26,-270/20', mix(cream, '#b98552', 0.25), { depth: 0 }),
        pen.shape(
          '-150,-82/50 -40,-78/60 0,-60/60 40,-78/60 150,-82/50 184,-36/40 150,0/30 -150,0/30 -184,-36/40',
          trousers,
          { depth: 11 },
        ),
        pen.line('-116,-28 -10,-44 120,-14', mix(trousers, '#000000', 0.2), 6, 60),
        pen.oval(-154, -18, 30, 19, paper, { depth: 5 }),
        pen.oval(154, -18, 30, 19, paper, { depth: 5 }),
        pen.line('90,-236 122,-150 60,-112', mix(cream, '#b98552', 0.16), 46, 50),
        pen.shape(
          '-130,-214/50 -40,-226/50 70,-170/60 104,-128/30 40,-92/40 -60,-104/60 -124,-142/40',
          base,
          { depth: 12 },
        ),
        pen.line('-70,-214 10,-168 70,-150', light, 7, 60),
        pen.line('-52,-112 10,-150 40,-160', dark, 5, 50),
        pen.line('-92,-236 -146,-128 -40,-100', mix(cream, '#b98552', 0.08), 44, 50),
        place(smallHead(pen, child, 0.4, true), { x: -80, y: -196, rotate: -24 }),
        pen.oval(-28, -104, 22, 19, parent.skin, { depth: 4 }),
        pen.oval(54, -116, 21, 18, parent.skin, { depth: 4 }),
      ].join('')
    },
  }),
  sling: motif({
    box: [-130, -606, 260, 610],
    colour: 'sage',
    detail: [0, -390, 250],
    draw: (pen, tones) => {
      const { base, light, dark } = tones
      const { parent, child } = castOf(tones)
      return [
        pen.contact(0, 2, 100),
        pen.shape('-66,-290 0,-290 -12,-20 -62,-20', trousers, { depth: 7 }),
        pen.shape('0,-290 66,-290 62,-20 12,-20', trousers, { depth: 7 }),
        shoe(pen, -40, -1),
        shoe(pen, 40, 1),
        place(head(pen, parent, styleOf(tones.cast + 1), 0), { y: -546 }),
        pen.line('-80,-440 -108,-340 -56,-296', cream, 42, 40),
        pen.line('80,-440 108,-340 56,-296', cream, 42, 40),
        pen.shape('-56,-486/26 56,-486/26 98,-444/40 82,-246/16 -82,-246/16 -98,-444/40', cream, {
          depth: 12,
        }),
        pen.shape('-30,-492/10 30,-492/10 22,-470/20 -22,-470/20', parent.skin, { depth: 0 }),
        pen.line('-60,-482 -36,-400', dark, 26),
        pen.line('60,-482 36,-400', dark, 26),
        pen.line('-84,-292 84,-292', dark, 28),
        pen.oval(-48, -284, 24, 34, child.skin, { depth: 5 }),
        pen.oval(48, -284, 24, 34, child.skin, { depth: 5 }),
        pen.oval(-52, -258, 18, 16, paper, { depth: 4 }),
        pen.oval(52, -258, 18, 16, paper, { depth: 4 }),
        place(smallHead(pen, child, -0.6, true), { y: -446, x: -4, rotate: -8 }),
        pen.shape('-62,-404/30 62,-404/30 66,-310/30 40,-268/30 -40,-268/30 -66,-310/30', base, {
          depth: 11,
        }),
        pen.line('-52,-388 52,-388', light, 6),
        pen.line('-40,-300 40,-300', dark, 4),
        pen.line('-100,-330 -34,-322', cream, 38),
        pen.oval(-26, -322, 22, 19, parent.skin, { depth: 4 }),
      ].join('')
    },
  }),
  baby: motif({
    box: [-104, -222, 208, 226],
    colour: 'butter',
    detail: [0, -150, 150],
    draw: (pen, tones) =>
      pen.contact(0, 2, 112) +
      sittingChild(pen, castOf(tones).child, tones.base) +
      pen.oval(0, -62, 28, 32, tones.light, { depth: 0 }),
  }),
  'parent-walking': motif({
    box: [-190, -620, 310, 624],
    colour: 'coral',
    detail: [0, -480, 240],
    draw: walker,
  }),
}
