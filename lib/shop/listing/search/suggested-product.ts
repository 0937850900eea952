import type { ProductCard } from '@/schemas/shop'

/** What a suggestion shows of a product. */
export type SuggestedProduct = Pick<
  ProductCard,
  'number' | 'href' | 'brand' | 'name' | 'lang' | 'image' | 'price' | 'before' | 'from'
>

/** The part of a card that a suggestion shows. */
export const suggestedOf = ({
  number,
  href,
  brand,
  name,
  lang,
  image,
  price,
  before,
  from,
}: SuggestedProduct): SuggestedProduct => ({
  number,
  href,
  brand,
  name,
  price,
  from,
  ...(lang && { lang }),
  ...(image && { image }),
  ...(before !== undefined && { before }),
})
