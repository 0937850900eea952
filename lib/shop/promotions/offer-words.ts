import { formatPrice, formatRate, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { PromotionEffect } from '@/schemas/shop'
import type { PartIn } from './about-goods'

type Offer = { label: string; effect: PromotionEffect; part: PartIn }

/** What the words of an effect name: a fraction, an amount, pieces. */
function valuesOf(effect: PromotionEffect, market: Market) {
  const { currency } = market
  return {
    percent: 'relative' in effect ? formatRate(effect.relative, market) : '',
    amount: 'amount' in effect ? formatPrice(effect.amount[currency] ?? 0, market) : '',
    buy: 'buyQuantity' in effect ? effect.buyQuantity : 0,
    get: 'getQuantity' in effect ? effect.getQuantity : 0,
    all: 'buyQuantity' in effect ? effect.buyQuantity + effect.getQuantity : 0,
  }
}

/** The name of an effect's words: getting other goods is told otherwise than getting more of the same. */
function kindOf({ effect, part }: Pick<Offer, 'effect' | 'part'>) {
  if (effect.type !== 'buy_x_get_y' || !effect.getGoods) return effect.type
  return part === 'free' ? 'free_beside' : 'buy_others'
}

/** A promotion as a badge of a product: what it takes off or gives. */
export const offerBadge = (offer: Pick<Offer, 'effect' | 'part'>, market: Market): string =>
  marketText(market)(`offers.badge.${kindOf(offer)}`, valuesOf(offer.effect, market))

/** From how much on a promotion holds; empty for one that holds at once. */
function conditionOf(effect: PromotionEffect, market: Market): string {
  if (effect.type === 'combo_deal') return ''
  const t = marketText(market)
  const value = effect.minOrderValue?.[market.currency]
  const count = 'minQuantity' in effect ? (effect.minQuantity ?? 1) : 1
  return [
    ...(count > 1 ? [t('offers.fromPieces', { count })] : []),
    ...(value ? [t('offers.fromValue', { amount: formatPrice(value, market) })] : []),
  ].join(', ')
}

/** A promotion as a line of a product's page: its name, what it does, and from when on. */
export function offerLine(offer: Offer, market: Market): { name: string; words: string } {
  const words = marketText(market)(`offers.line.${kindOf(offer)}`, valuesOf(offer.effect, market))
  return { name: offer.label, words: [words, conditionOf(offer.effect, market)].filter(Boolean).join(' ') }
}
