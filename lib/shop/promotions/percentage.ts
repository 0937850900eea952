import { roundToCoin, smallestCoin } from '@/lib/shop/rules'
import type { Currency } from '@/schemas/markets'
import type { AmountOff, Percentage } from '@/schemas/shop'
import { apportion } from './apportion'
import { type Bundle, type Given, type Piece, sumOf } from './pieces'

/**
 * What a percentage takes off one piece, rounded to what can be paid, so that equal pieces cost the same. Something is
 * always left to pay.
 */
export const percentOff = (
  { relative }: Pick<Percentage, 'relative'>,
  { price }: Piece,
  currency: Currency,
): number => Math.min(Math.max(0, price - smallestCoin[currency]), roundToCoin(price * relative, currency))

const shared = (
  pieces: readonly Piece[],
  amount: number,
  { weights, currency }: { weights: readonly number[]; currency: Currency },
): Bundle => {
  const shares = apportion(amount, weights, smallestCoin[currency])
  return pieces.map((piece, place) => ({ piece, saved: shares[place] ?? 0 }))
}

/** All pieces of the goods, each reduced by the fraction. Where the cap is reached, they share it. */
export function reducedPieces(effect: Percentage, { pieces, currency, isAmong }: Given): Bundle {
  const own = pieces.filter((piece) => isAmong(piece, effect.goods))
  const saved = own.map((piece) => percentOff(effect, piece, currency))
  const most = effect.maxAmount?.[currency] ?? Number.POSITIVE_INFINITY
  return shared(own, Math.min(most, sumOf(saved)), { weights: saved, currency })
}

/**
 * All pieces of the goods, which share the amount in proportion to their prices. Goods that cost no more than the amount
 * are free only where the effect says that they may be.
 */
export function piecesSharing(effect: AmountOff, { pieces, currency, isAmong }: Given): Bundle {
  const own = pieces.filter((piece) => isAmong(piece, effect.goods))
  const prices = own.map(({ price }) => price)
  const [amount, value] = [effect.amount[currency] ?? 0, sumOf(prices)]
  if (amount >= value && !effect.mayBeFree) return []
  return shared(own, Math.min(amount, value), { weights: prices, currency })
}
