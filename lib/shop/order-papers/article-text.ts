import type { OrderLine } from '@/lib/shop/orders'
import { articleName, shownArticleNumberOf } from '@/lib/shop/rules'
import type { OrderWords } from './words'

/** An article as a paper lists it: brand and name, the choice, its number, what is stitched onto it, and whether it is a gift. */
export function articleText(
  line: OrderLine,
  { t }: Pick<OrderWords, 't'>,
  number = shownArticleNumberOf(line.product),
): string {
  const { product, choice, inscription, isGift } = line
  const parts = [
    articleName(product),
    choice.join(', '),
    t('invoice.article', { number }),
    inscription === null ? '' : t('invoice.inscription', { text: inscription }),
    isGift ? t('invoice.gift') : '',
  ]
  return parts.filter((text) => text !== '').join('\n')
}
