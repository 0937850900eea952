import { colonOf, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { inscriptionRule } from '@/lib/shop/product'
import { type BasketError, basketErrors } from '@/schemas/api/basket-entries'

type Texts = Readonly<Record<string, string>>

/** Why the form of a product was refused; undefined for what a field says itself. */
export function plainRefusal(
  market: Market,
  view: Pick<ProductView, 'choice'> | undefined,
  errors: Texts,
): string | undefined {
  const t = marketText(market)
  const key = errors.variant
  if (key === undefined) return undefined
  if (key === 'missing') return t(`product.missing.${view?.choice ?? 'other'}`)
  const known: BasketError | undefined = basketErrors.find((each) => each === key)
  return t(`basket.add.failures.${known ?? 'failed'}`)
}

/** What is wrong with the text for a product, as its field says it. */
function inscriptionFaults(market: Market): Texts {
  const t = marketText(market)
  return {
    missing: t('basket.add.inscription.missing'),
    tooLong: t('basket.add.inscription.tooLong', { count: inscriptionRule.maxLength }),
    characters: t('basket.add.inscription.characters'),
  }
}

/** The same, with the name of the product, for a page that does not show it. */
export function refusalElsewhere(
  market: Market,
  view: Pick<ProductView, 'choice' | 'name'> | undefined,
  errors: Texts,
): string {
  const words =
    plainRefusal(market, view, errors) ??
    inscriptionFaults(market)[errors.inscription ?? ''] ??
    marketText(market)('basket.add.failures.failed')
  return view ? `${view.name}${colonOf(market.language)} ${words}` : words
}
