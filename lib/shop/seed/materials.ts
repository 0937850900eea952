import type { CareKey } from './care'
import { furnitureMaterials } from './furniture-materials'
import { supplyMaterials } from './supply-materials'
import { textiles } from './textiles'
import type { Words } from './types'
import { utensilMaterials } from './utensil-materials'

export type Material = {
  words: Words
  /** What it means for whoever uses it. */
  about: Words
  care: CareKey
  /** A value of the attribute `nachhaltigkeit`, where the material itself is the reason. */
  sustainable?: 'naturmaterial' | 'rezyklat' | 'nachwachsend' | 'mehrweg'
}

/** What things are made of, with what that means. */
export const materials = {
  ...textiles,
  ...furnitureMaterials,
  ...utensilMaterials,
  ...supplyMaterials,
} satisfies Record<string, Material>

export type MaterialKey = keyof typeof materials
