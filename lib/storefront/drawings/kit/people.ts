import { ink, paper } from '../palette'
import { shadowOf } from './colour'
import { type Pen, place } from './pen'

export type Person = { skin: string; hair: string }
export type HairStyle = 'bun' | 'short' | 'curls' | 'long'

const styles: readonly HairStyle[] = ['bun', 'short', 'long', 'curls']
export const styleOf = (cast: number): HairStyle => styles[cast % styles.length] ?? 'bun'

/** Two dots and a curve, never more. `look` turns the face: -1 left, 1 right. */
export function face(pen: Pen, look = 0, asleep = false): string {
  const x = look * 13
  const eyes = asleep
    ? pen.line(
        [
          [x - 22, -2],
          [x - 15, 4, 8],
          [x - 8, -2],
        ],
        ink,
        3.6,
      ) +
      pen.line(
        [
          [x + 8, -2],
          [x + 15, 4, 8],
          [x + 22, -2],
        ],
        ink,
        3.6,
      )
    : pen.dot(x - 15, -1, 4.3, ink) + pen.dot(x + 15, -1, 4.3, ink)
  return (
    eyes +
    pen.line(
      [
        [x - 9, 17],
        [x, 23, 9],
        [x + 9, 17],
      ],
      ink,
      3.8,
    )
  )
}

const backHair: Record<HairStyle, (pen: Pen, hair: string) => string> = {
  bun: (pen, hair) => pen.oval(22, -62, 24, 22, hair, { depth: 5 }),
  short: () => '',
  curls: (pen, hair) =>
    [
      [-42, -22],
      [-44, 8],
      [42, -22],
      [46, 8],
      [-26, -46],
      [26, -46],
      [0, -54],
    ]
      .map(([x = 0, y = 0]) => pen.oval(x, y, 25, 24, hair, { depth: 4 }))
      .join(''),
  long: (pen, hair) =>
    pen.shape('-54,-30/40 0,-62/50 54,-30/40 62,64/20 30,70/20 -30,70/20 -60,64/20', hair, { depth: 7 }),
}
const frontHair: Record<HairStyle, string> = {
  bun: '-52,6/14 -54,-34/30 -20,-58/30 30,-56/30 54,-26/30 52,4/12 36,-24/30 -2,-30/40 -34,-16/20',
  short: '-52,0/10 -56,-36/24 -24,-62/30 36,-60/30 56,-24/24 52,2/8 42,-22/10 10,-30/20 -34,-24/10',
  curls: '-48,-6~ -52,-40~ -14,-58~ 22,-58~ 50,-36~ 50,-4~ 24,-28~ -22,-28~',
  long: '-52,20/10 -56,-34/30 -8,-60/40 40,-54/30 56,-16/24 52,22/8 44,-14/20 8,-32/30 -30,-12/20',
}

/** A grown-up's head, 100 units high, around its centre. */
export function head(pen: Pen, { skin, hair }: Person, style: HairStyle, look = 0): string {
  return [
    backHair[style](pen, hair),
    pen.box(-16, 30, 32, 44, shadowOf(skin), { r: 10, depth: 0 }),
    pen.oval(-50 + look * 3, 6, 10, 12, skin, { depth: 0 }),
    pen.oval(50 + look * 3, 6, 10, 12, skin, { depth: 0 }),
    pen.oval(0, 0, 50, 51, skin, { depth: 7 }),
    place(face(pen, look), { y: 4 }),
    place(pen.shape(frontHair[style], hair, { depth: 6 }), { x: look * 2 }),
  ].join('')
}

/** A small child's head: rounder, with one curl. */
export function smallHead(pen: Pen, { skin, hair }: Person, look = 0, asleep = false): string {
  return [
    pen.oval(-42 + look * 4, 8, 9, 10, skin, { depth: 0 }),
    pen.oval(42 + look * 4, 8, 9, 10, skin, { depth: 0 }),
    pen.oval(0, 0, 44, 42, skin, { depth: 6 }),
    place(face(pen, look, asleep), { y: 6, scale: 0.86 }),
    pen.shape('-30,-30~ -16,-46~ 14,-47~ 30,-32~ 4,-28~', hair, { depth: 0 }),
    pen.line('2,-40 14,-56 4,-60', hair, 5, 10),
  ].join('')
}

/** A small child who sits and looks at us, 200 units high, on the ground. */
export function sittingChild(pen: Pen, person: Person, clothes: string, look = 0): string {
  return [
    pen.shape('-40,-100/20 -86,-58/16 -74,-40/14 -30,-72/16', clothes, { depth: 4 }),
    pen.oval(-82, -48, 14, 14, person.skin, { depth: 3 }),
    pen.shape('-46,-124/30 46,-124/30 62,-12/30 -62,-12/30', clothes, { depth: 9 }),
    pen.shape('40,-100/20 86,-58/16 74,-40/14 30,-72/16', clothes, { depth: 4 }),
    pen.oval(82, -48, 14, 14, person.skin, { depth: 3 }),
    pen.oval(-46, -22, 42, 22, clothes, { depth: 6 }),
    pen.oval(46, -22, 42, 22, clothes, { depth: 6 }),
    pen.oval(-84, -20, 15, 18, paper, { depth: 4 }),
    pen.oval(84, -20, 15, 18, paper, { depth: 4 }),
    place(smallHead(pen, person, look), { y: -156 }),
  ].join('')
}
