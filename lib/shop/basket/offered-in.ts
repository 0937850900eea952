import type { OfferedCode } from '@/lib/shop/vouchers'
import type { Basket } from '@/schemas/api/basket'

/** What a basket costs with a voucher, and what becomes of that. */
type Priced = Pick<Basket, 'voucher'> & { withTax: number }

/**
 * The codes offered to everybody that a basket would take, or would with more goods, by the rules that redeem them. One
 * that takes less off than the voucher of the basket is not offered.
 */
export const offeredIn = (
  offered: readonly OfferedCode[],
  own: Priced,
  priceWith: (one: OfferedCode) => Priced,
): NonNullable<Basket['offered']> =>
  offered.flatMap((one) => {
    const { code } = one
    if (code === own.voucher?.code) return []
    const { voucher, withTax } = priceWith(one)
    if (voucher?.missing !== undefined) return [{ code, missing: voucher.missing }]
    const isLess = own.voucher?.isValid === true && own.withTax < withTax
    return voucher?.isValid && !isLess ? [{ code }] : []
  })
