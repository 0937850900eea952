import type { ListingScope } from '@/lib/shop/listing'
import type { HeadingLevel } from '@/lib/storefront/design/ui'
import type { Advices } from './advice-for'

/** What a listing shows beside its products, as the template of a page knows it. */
export type ListingFacts = {
  /** With the key of the category. */
  scope: ListingScope & { category: string }
  anchor: string
  headingLevel: HeadingLevel
  /** The number of pictures on the first screen. */
  eager: number
  advices: Advices
}
