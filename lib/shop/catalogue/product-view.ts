import type { Availability, DeliveryMessage } from '@/lib/shop/rules'
import type { Language } from '@/schemas'
import type { Price, ProductImage } from '@/schemas/shop'

/** The attributes in which the variants of a product can differ, in the order in which they are looked for. */
export const choiceAttributes = [
  'asGro',
  'doppelgroesse',
  'vppdimension',
  'auswahlWalz',
  'dimAlterGeeignetAb',
  'farbe',
] as const
export type ChoiceAttribute = (typeof choiceAttributes)[number]

/** A variant as a market's product page shows it. */
export type VariantView = {
  referenceKey: string
  /** Its size in the market's language, or another distinguishing attribute; unset for the only variant. */
  label: string | undefined
  gtin: string | undefined
  price: Price
  /** Before the reductions, in minor units; unset without any. */
  before: number | undefined
  /** The lowest price of the last 30 days before the reduction, in minor units (EU 98/6, article 6a). */
  lowest: number | undefined
  availability: Availability
  delivery: DeliveryMessage
  quantity: number
}

/** The same product in another colour or dimension. */
export type SiblingView = {
  id: number
  label: string
  referenceKey: string
  href: string
  swatch: string | undefined
  image: string | undefined
  isActive: boolean
  isBuyable: boolean
  hasVariants: boolean
}

export type ReviewView = {
  rating: number
  title: string
  text: string
  author: string
  /** ISO 8601. */
  date: string
  language: string
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
  sale: boolean
  onlineOnly: boolean
  isVoucher: boolean
  isDownload: boolean
  personalised: boolean
  /** The category under the rules on electronic devices, if it is such a device. */
  electronics: string | undefined
  variants: VariantView[]
  /** The attribute in which the variants differ; unset for a single variant and where they differ in none. */
  choice: ChoiceAttribute | undefined
  /** The reference key of the variant that is shown when the address names none. */
  currentVariant: string
  colours: SiblingView[]
  dimensions: SiblingView[]
  attributes: { label: string; value: string; lang?: Language }[]
  warnings: { text: string; lang?: Language }[]
  manufacturer: { name: string; address: string; contact: string } | undefined
  documents: { label: string; src: string }[]
  reviews: { mean: number; count: number; items: ReviewView[] }
  /** From the first level down to the product's own category. */
  categories: { key: string; name: string; href: string }[]
  /** The names of all its categories, of every level. */
  categoryNames: string[]
  stores: { name: string; city: string; quantity: number }[]
}
