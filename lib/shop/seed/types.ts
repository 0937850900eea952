import type { ColourName, MotifName } from '@/lib/illustrations/names'
import type { Language } from '@/lib/markets'
import type { Attributes } from '@/schemas/shop'
import type { CategoryKey } from '@/scripts/seed/content'
import type { BrandKey } from './brands'
import type { FactKey } from './facts'
import type { MaterialKey } from './materials'
import type { SizeRun } from './sizes'
import type { WarningKey } from './warnings'

/** The same words in every language of the shop. */
export type Words = Record<Language, string>

/** What kind of thing it is to those who write about it. */
export type Family =
  | 'mobility'
  | 'car'
  | 'furniture'
  | 'textile'
  | 'clothing'
  | 'toy'
  | 'feeding'
  | 'care'
  | 'device'
  | 'voucher'

/** One of several values, or a number within a range, chosen anew for each model. */
export type Fact =
  | readonly [FactKey, ...string[]]
  | readonly [FactKey, { from: number; to: number; step: number; unit: string }]

/** A size of the thing itself, such as the lying surface of a bed: each is a sibling with a price of its own. */
export type Dimension = { value: string; factor: number; content?: number }

/** A kind of product: what all its models have in common. Its words stand apart, by language. */
export type Kind = {
  category: CategoryKey
  motif: MotifName
  family: Family
  brands: readonly BrandKey[]
  /** In Germany, in minor units, of a brand in the middle: from the plainest model to the best. */
  price: readonly [low: number, high: number]
  colours: readonly ColourName[]
  materials: readonly MaterialKey[]
  warnings: readonly WarningKey[]
  /** Months. */
  age?: number
  sizes?: SizeRun
  dimensions?: readonly Dimension[]
  facts?: readonly Fact[]
  attributes?: Attributes
  /** Where the price by measure must stand beside the price: for `size` of `unit`. */
  measure?: { unit: string; size: number; content?: number }
  /** Vouchers: sent by mail or by post. They have no model and one price in every currency. */
  voucher?: 'download' | 'post'
}

/** What is said of a kind in one language; `{m}` is the name of the model. */
export type KindWords = {
  name: string
  intros: readonly [string, string]
  uses: readonly [string, string]
  benefits: readonly [string, string, string]
  /** Facts in words, in the same order in each language. */
  details?: readonly (readonly [label: string, value: string])[]
}
