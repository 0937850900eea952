import { lightOf, mix, shadowOf } from './kit/colour'
import { type ColourName, colourNames } from './names'

export const ink = '#253330'
export const tyre = '#3a4645'
export const paper = '#fffdf8'
export const cream = '#fbeedb'
export const metal = '#b9c3c2'
export const wood = '#dcae7c'
export const darkWood = '#b98552'
export const leather = '#a96f45'
export const leaf = '#7fa486'
export const accent = '#c8452f'
export const sunny = '#f3cf72'

/** The colours in which a thing is sold. */
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

/** A colour with what belongs to it: the tone for lids and linings, and the one for seams and straps. */
export type Tones = {
  base: string
  light: string
  dark: string
  deep: string
  /** Who is in the picture: every colour has other people. */
  cast: number
}

export const tonesOf = (name: ColourName): Tones => {
  const base = bases[name]
  return {
    base,
    light: lightOf(base),
    dark: shadowOf(base),
    deep: mix(base, '#1d2b33', 0.42),
    cast: colourNames.indexOf(name),
  }
}

export const skins = ['#f6d2b6', '#eab98f', '#c98d64', '#9a6545', '#7f543b'] as const
export const hairs = ['#2e2422', '#59392a', '#95673d', '#d6a75d', '#b0532f', '#8d8a86'] as const

/** Who stands in the pictures: skin and hair of one parent and one child each. */
const casts = [
  [0, 2, 0, 3],
  [3, 0, 3, 0],
  [1, 0, 2, 1],
  [4, 0, 4, 0],
  [2, 1, 1, 2],
] as const

export function castOf({ cast }: Tones) {
  const [skin, hair, childSkin, childHair] = casts[cast % casts.length] ?? casts[0]
  return {
    parent: { skin: skins[skin], hair: hairs[hair] },
    child: { skin: skins[childSkin], hair: hairs[childHair] },
  }
}
