import type { OfferedCode } from '@/lib/shop/vouchers'
import type { Basket } from '@/schemas/api/basket'

/** What becomes of a voucher in a basket. */
type Redeemed = Pick<Basket, 'voucher'>

type Pricing<R extends Redeemed> = {
  redeem: (one: OfferedCode) => R
  /** What the basket costs with it, in minor units. */
  withTaxOf: (redeemed: R) => number
}

/**
 * The codes offered to everybody that a basket would take, or would with more goods, by the rules that redeem them. One
 * that takes less off than the voucher of the basket is not offered: only then is the basket priced with it.
 */
export const offeredIn = <R extends Redeemed>(
  offered: readonly OfferedCode[],
  own: R,
  { redeem, withTaxOf }: Pricing<R>,
): NonNullable<Basket['offered']> =>
  offered.flatMap((one) => {
    const { code } = one
    if (code === own.voucher?.code) return []
    const redeemed = redeem(one)
    const { voucher } = redeemed
    if (voucher?.missing !== undefined) return [{ code, missing: voucher.missing }]
    if (!voucher?.isValid) return []
    const isLess = own.voucher?.isValid === true && withTaxOf(own) < withTaxOf(redeemed)
    return isLess ? [] : [{ code }]
  })
