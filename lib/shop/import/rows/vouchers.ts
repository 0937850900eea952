import { allMarkets } from '@/lib/platform/markets'
import { isVoucherPricedIn, writeGiftCards, writeVouchers } from '@/lib/shop/vouchers'
import { type SourceGiftCard, type SourceVoucher, sourceGiftCard, sourceVoucher } from '@/schemas/shop'
import { localeProblem } from './locales'
import type { RowType } from './row-type'

export const voucherRows: RowType<SourceVoucher> = {
  schema: sourceVoucher.superRefine(({ locales, effect, minOrderValue }, context) => {
    for (const message of locales.flatMap((locale) => localeProblem(locale) ?? []))
      context.addIssue({ code: 'custom', path: ['locales'], message })
    const terms = { effect, ...(minOrderValue && { minOrderValue }) }
    for (const { currency, shopLocale } of allMarkets)
      if (locales.includes(shopLocale) && !isVoucherPricedIn(terms, currency))
        context.addIssue({
          code: 'custom',
          path: ['effect'],
          message: `an amount is missing in ${currency}, the currency of ${shopLocale}`,
        })
  }),
  keyOf: ({ id }) => id,
  namesOf: ({ goods, excluded }) => ({
    products: [...(goods?.products ?? []), ...(excluded?.products ?? [])],
    categories: [...(goods?.categories ?? []), ...(excluded?.categories ?? [])],
    brands: [...(goods?.brands ?? []), ...(excluded?.brands ?? [])],
  }),
  write: writeVouchers,
}

export const giftCardRows: RowType<SourceGiftCard> = {
  schema: sourceGiftCard,
  keyOf: ({ code }) => code,
  write: writeGiftCards,
}
