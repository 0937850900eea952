import type { ColourName, Kind, MotifName, SceneName } from '@/lib/storefront/drawings'
import { pictureAddress } from '@/lib/storefront/drawings'

/** The things that pages show alone, apart from the scenes. */
export type ShownMotif = Extract<
  MotifName,
  | 'pram'
  | 'buggy'
  | 'infant-carrier'
  | 'sling'
  | 'cot'
  | 'bedside-bed'
  | 'sleeping-bag'
  | 'wardrobe'
  | 'clothes-rail'
  | 'romper'
  | 'body'
  | 'jacket'
  | 'blocks'
  | 'rings'
  | 'rabbit'
  | 'spoon-bowl'
  | 'bottle'
  | 'high-chair'
  | 'parent-baby'
  | 'towel'
  | 'changing-table'
  | 'bath'
  | 'nappy-bag'
  | 'tape-measure'
  | 'parcel'
>

/** What each picture shows, in the words of a language. */
export type PictureWords = Record<SceneName | ShownMotif, string>

export type PictureField = { fieldtype: 'asset'; filename: string; alt: string }

/** The shop's own pictures as a field of a block, with their alternative text in one language. */
export const picturesWith = (words: PictureWords) => ({
  scene: (name: SceneName, kind: Kind = 'teaser'): PictureField => ({
    fieldtype: 'asset',
    filename: pictureAddress({ kind, type: 'scene', name }),
    alt: words[name],
  }),
  still: (name: ShownMotif, colour: ColourName, kind: Kind = 'category'): PictureField => ({
    fieldtype: 'asset',
    filename: pictureAddress({ kind, type: 'still', name, colour, view: 'main' }),
    alt: words[name],
  }),
})

export type Pictures = ReturnType<typeof picturesWith>
