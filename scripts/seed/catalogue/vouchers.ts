import { marketsOf } from '@/lib/platform/markets'
import { type Brand, languages } from '@/schemas'
import { type SourceGiftCard, type SourceVoucher, sourceVoucher } from '@/schemas/shop'
import { entry, perLanguage, tables } from './tables'

/** Vouchers to try, in every market of a brand. */
export function seedVouchers(brand: Brand): SourceVoucher[] {
  const locales = marketsOf(brand).map(({ shopLocale }) => shopLocale)
  return tables().vouchers.map((voucher) =>
    sourceVoucher.parse({
      ...voucher,
      locales,
      labels: perLanguage(languages, ({ vouchers }) => entry(vouchers, voucher.id)),
    }),
  )
}

/** Gift cards to try, for each currency. */
export const seedGiftCards = (): SourceGiftCard[] => tables().giftCards
