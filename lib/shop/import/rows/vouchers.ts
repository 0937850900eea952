import { allMarkets } from '@/lib/platform/markets'
import { isVoucherPricedIn, writeGiftCards, writeVouchers } from '@/lib/shop/vouchers'
import { type SourceGiftCard, type SourceVoucher, sourceGiftCard, sourceVoucher } from '@/schemas/shop'
import { localeProblem } from './locales'
import { findNamedProducts, withNumbers } from './named-products'
import type { RowType } from './row-type'

const productsIn = ({ goods, excluded }: Pick<SourceVoucher, 'goods' | 'excluded'>) => [
  ...(goods?.products ?? []),
  ...(excluded?.products ?? []),
]

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
    products: productsIn({ goods, excluded }),
    categories: [...(goods?.categories ?? []), ...(excluded?.categories ?? [])],
    brands: [...(goods?.brands ?? []), ...(excluded?.brands ?? [])],
  }),
  async write(tx, rows) {
    const numbersOf = await findNamedProducts(tx, rows.flatMap(productsIn))
    const numbered = rows.map((row) => ({
      ...row,
      ...(row.goods && { goods: withNumbers(row.goods, numbersOf) }),
      ...(row.excluded && { excluded: withNumbers(row.excluded, numbersOf) }),
    }))
    const given = new Map(numbered.map((row, index) => [row, rows[index] ?? row]))
    const { changed, rejected } = await writeVouchers(tx, numbered)
    return { changed, rejected: rejected.map((each) => ({ ...each, row: given.get(each.row) ?? each.row })) }
  },
}

export const giftCardRows: RowType<SourceGiftCard> = {
  schema: sourceGiftCard,
  keyOf: ({ code }) => code,
  write: writeGiftCards,
}
