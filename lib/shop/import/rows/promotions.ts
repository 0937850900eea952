import { allMarkets } from '@/lib/platform/markets'
import { isPricedIn, writePromotions } from '@/lib/shop/promotions'
import { type SourcePromotion, sourcePromotion } from '@/schemas/shop'
import { localeProblem } from './locales'
import type { RowType } from './row-type'

export const promotionRows: RowType<SourcePromotion> = {
  schema: sourcePromotion.superRefine(({ locales, effect }, context) => {
    for (const message of locales.flatMap((locale) => localeProblem(locale) ?? []))
      context.addIssue({ code: 'custom', path: ['locales'], message })
    const currencies = allMarkets.filter(({ shopLocale }) => locales.includes(shopLocale))
    for (const { currency, shopLocale } of currencies.filter(
      (market) => !isPricedIn(effect, market.currency),
    ))
      context.addIssue({
        code: 'custom',
        path: ['effect'],
        message: `an amount is missing in ${currency}, the currency of ${shopLocale}`,
      })
  }),
  keyOf: ({ id }) => id,
  async write(tx, rows) {
    const { created, updated } = await writePromotions(tx, rows)
    return { changed: created + updated, rejected: [] }
  },
}
