import type { ProductCard } from '@/schemas/shop'

/** What a suggestion shows of a product. */
export type SuggestedProduct = Pick<
  ProductCard,
  'number' | 'href' | 'brand' | 'name' | 'lang' | 'image' | 'sign' | 'price' | 'condition' | 'from'
> & {
  /** What the colours of an article have in common: the number of the first one. Unset for a single product. */
  article?: string
}

type Source = Omit<SuggestedProduct, 'article'> & Partial<Pick<ProductCard, 'colours'>>

/** The part of a card that a suggestion shows. */
export const suggestedOf = ({
  number,
  href,
  brand,
  name,
  lang,
  image,
  sign,
  price,
  condition,
  from,
  colours = [],
}: Source): SuggestedProduct => ({
  number,
  href,
  brand,
  name,
  price,
  from,
  ...(condition && { condition }),
  ...(lang && { lang }),
  ...(image && { image }),
  ...(sign && { sign }),
  ...(colours[0] && { article: colours[0].number }),
})
