import type { Availability, Condition, DeliveryMessage, RegulatedElectronics } from '@/lib/shop/rules'
import type { Language } from '@/schemas'
import type { Price, ProductImage } from '@/schemas/shop'

/** The attributes in which the variants of a product can differ, in the order in which they are looked for. */
export const choiceAttributes = [
  'asGro',
  'doppelgroesse',
  'vppdimension',
  'masse',
  'auswahlWalz',
  'dimAlterGeeignetAb',
  'motivtext',
  'farbe',
] as const
export type ChoiceAttribute = (typeof choiceAttributes)[number]

/** An attribute in words: ‘Material’, ‘cotton’; the key is that of the product's data. */
export type LabelledValue = { key: string; label: string; value: string; lang?: Language }

/** A variant as a market's product page shows it. */
export type VariantView = {
  referenceKey: string
  /** Its size in the market's language, or another distinguishing attribute; unset for the only variant. */
  label: string | undefined
  /** The body heights that it fits, where its size is none: `54–65 cm`. */
  fits: string | undefined
  gtin: string | undefined
  /** Unset: new. */
  condition?: Condition | undefined
  price: Price
  /** The end of the sale that reduces it, in ISO 8601; unset where none is known. */
  priceUntil?: string | undefined
  /** Before the reductions, in minor units; unset without any. */
  before: number | undefined
  /** The lowest price of the last 30 days before the reduction, in minor units (EU 98/6, article 6a). */
  lowest: number | undefined
  availability: Availability
  delivery: DeliveryMessage
  /** What it says of itself, in the market's language; also the product's values that another variant overrides. */
  attributes: LabelledValue[]
}

/** The same product in another colour, dimension, measure or motif. */
export type SiblingView = {
  id: number
  label: string
  referenceKey: string
  href: string
  swatch: string | undefined
  /** The source of its first picture, from which the addresses of prepared ones are made. */
  imageHash: string | undefined
  isActive: boolean
  /** What it says of itself otherwise than the product, in the market's language. */
  advancedAttributes: LabelledValue[]
  /** The reference key of the variant that its page shows; unset if none can be bought. */
  buyableVariant: string | undefined
  /** The reference keys of its variants that can be bought. */
  orderable: string[]
  /** Every variant is sold out. */
  isSoldOut: boolean
  hasVariants: boolean
  /** Its variant of the same size, for each variant of the product that it has in that size, by reference key. */
  sameSize: Record<string, string>
}

export type ReviewView = {
  /** How the sibling that is reviewed differs from the product: its colour, its dimension. */
  about: string[]
  rating: number
  title: string
  text: string
  author: string
  /** ISO 8601. */
  date: string
  language: string
}

/** A person or company responsible for a product's safety; the address ends with the country. */
export type PartyView = { name: string; address: string; contact: string }

/** The producer's guarantee of durability, where it holds. */
export type GuaranteeView = {
  months: number
  guarantor: PartyView
  /** The names of the countries, or of the Union. */
  territory: string[]
  terms: string
  /** Of the terms, where it is not the market's language. */
  lang?: Language | undefined
  /** The address of the producer's label of the Union. */
  label?: string | undefined
}

/** A product as a market's product page shows it. */
export type ProductView = {
  id: number
  number: string
  referenceKey: string
  masterKey: string
  /** The canonical path, with the market. */
  href: string
  /** The paths in the other markets that sell it. */
  alternates: { market: string; iso: string; path: string }[]
  brand: string
  subbrand: string | undefined
  name: string
  /** Of name, description and benefits, where it is not the market's language. */
  lang?: Language
  /** Brand, subbrand, name, and colour or size. */
  title: string
  description: string
  benefits: string[]
  images: (Omit<ProductImage, 'alt'> & { alt: string })[]
  /** Without pictures: the path of the sign of its category, 24 by 24. */
  sign?: string
  sale: boolean
  onlineOnly: boolean
  isVoucher: boolean
  personalised: boolean
  /** It is taken back only while its seal is whole. */
  sealed: boolean
  /** Sent by freight. */
  bulky: boolean
  /** The regulated category of electronics that it belongs to, if it is such a device. */
  electronics: RegulatedElectronics | undefined
  variants: VariantView[]
  /** The attribute in which the variants differ; unset for a single variant and where they differ in none. */
  choice: ChoiceAttribute | undefined
  /** The reference key of the variant that is shown when the address names none. */
  currentVariant: string
  colours: SiblingView[]
  dimensions: SiblingView[]
  measures: SiblingView[]
  motifs: SiblingView[]
  /** The attributes that all variants share. */
  attributes: LabelledValue[]
  warnings: { text: string; lang?: Language }[]
  manufacturer: PartyView | undefined
  /** Whether the manufacturer, or the responsible person, is not named as the law wants it of goods. */
  lacksMaker?: boolean
  /** In the Union, where the manufacturer is outside it. */
  responsible: PartyView | undefined
  guarantee?: GuaranteeView | undefined
  documents: { label: string; src: string; lang?: Language }[]
  reviews: { mean: number; count: number; items: ReviewView[] }
  /** From the first level down to the product's own category. */
  categories: { key: string; name: string; href: string }[]
  /** The keys of all its categories and of those above them, in any market. */
  categoryKeys: string[]
  /** The names of all its categories, of every level. */
  categoryNames: string[]
  stores: { name: string; city: string; quantity: number }[]
  /** When a price changes next by itself, in milliseconds. */
  pricesUntil?: number | undefined
}
