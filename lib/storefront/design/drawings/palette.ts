import { lightOf, mix, shadowOf } from './colour'
import { type ColourName, colourNames } from './names'

/** The product colours. */
const bases: Record<ColourName, string> = {
  sage: '#93b398',
  apricot: '#efaa74',
  sky: '#86b2d0',
  butter: '#f0cd6a',
  coral: '#dd6d57',
  rose: '#e2a3a5',
  sand: '#d8c2a4',
  stone: '#9fa9a6',
  ink: '#3b5163',
  forest: '#4f7a66',
}

const skins = ['#f6d2b6', '#eab98f', '#c98d64', '#9a6545', '#7f543b'] as const
const hairs = ['#2e2422', '#59392a', '#95673d', '#d6a75d', '#b0532f', '#8d8a86'] as const

/** The skin and hair colours of one parent and one child for each product colour. */
const casts = [
  [0, 2, 0, 3],
  [3, 0, 3, 0],
  [1, 0, 2, 1],
  [4, 0, 4, 0],
  [2, 1, 1, 2],
] as const

const withShadow = (slot: string, tone: string) => ({ [slot]: tone, [`${slot}-shadow`]: shadowOf(tone) })

/**
 * The fills of a drawing's colour slots: the base tone, one for lids and linings (`light`), one for seams and straps
 * (`dark`, which is also the base's shadow), the deepest one, that of a print, and the people. Light and deep tones and
 * prints are those of the trim, if there is one.
 */
export function tonesOf(name: ColourName, trim?: ColourName): Record<string, string> {
  const base = bases[name]
  const second = trim && bases[trim]
  const [skin, hair, childSkin, childHair] = casts[colourNames.indexOf(name) % casts.length] ?? casts[0]
  return {
    base,
    ...withShadow('light', second ? mix(second, '#fffaf0', 0.2) : lightOf(base)),
    ...withShadow('dark', shadowOf(base)),
    ...withShadow('deep', mix(second ?? base, '#1d2b33', 0.42)),
    print: second ? mix(second, '#fffaf0', 0.3) : mix(base, '#fffaf0', 0.38),
    ...withShadow('parent-skin', skins[skin]),
    ...withShadow('parent-hair', hairs[hair]),
    ...withShadow('child-skin', skins[childSkin]),
    ...withShadow('child-hair', hairs[childHair]),
  }
}
