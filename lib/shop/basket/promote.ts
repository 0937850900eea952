import {
  applyPromotions,
  earnedGifts,
  missingOf,
  type PromotedLine,
  type PromotedShipping,
  type Promotion,
  promotedShipping,
} from '@/lib/shop/promotions'
import type { BasketCost, BasketItem } from '@/schemas/api/basket'
import type { Gift } from '@/schemas/shop'
import type { BasketLine } from './lines'

export type EarnedGift = Omit<Promotion, 'effect'> & { effect: Gift }

type Promoted = {
  /** By the key of the line. */
  ofLine: ReadonlyMap<string, Pick<BasketItem, 'reduction' | 'promotion'>>
  reductions: BasketCost['reductions']
  gifts: EarnedGift[]
  shipping: PromotedShipping<Promotion>
}

/** The promotion by which a shopper added a line to the basket. */
export const promotionIdOf = ({ customData }: Pick<BasketLine, 'customData'>): string | undefined =>
  customData.cPromo?.promotionId

/** A promotion as a line shows it. */
export const shownOn = (
  { id, effect: { type }, label }: Pick<Promotion, 'id' | 'effect' | 'label'>,
  isValid: boolean,
): NonNullable<BasketItem['promotion']> => ({ id, isValid, effect: { type }, label })

/** Why a promotion does nothing for a line that was added by it, as far as it can be said. */
function openTerms(
  { effect, isCurrent }: Promotion,
  lines: readonly PromotedLine[],
  currency: BasketCost['currencyCode'],
): Pick<NonNullable<BasketItem['promotion']>, 'missing' | 'isOver'> {
  if (!isCurrent) return { isOver: true }
  const missing = missingOf(effect, lines, currency)
  return missing > 0 ? { missing } : {}
}

/**
 * What promotions do for a basket: what they take off its lines, what they give, and what they say about shipping. A
 * line shows the promotion that reduces it most. A line without a reduction shows the promotion that it was added by:
 * as valid if that is one that gives something else.
 */
export function promote(
  lines: readonly (PromotedLine & Pick<BasketLine, 'customData'>)[],
  promotions: readonly Promotion[],
  currency: BasketCost['currencyCode'],
): Promoted {
  const known = new Map(promotions.map((promotion) => [promotion.id, promotion]))
  const current = promotions.filter(({ isCurrent }) => isCurrent)
  const applied = applyPromotions(lines, current, currency)
  const gifts = earnedGifts(lines, current, currency)
  const shipping = promotedShipping(lines, current, currency)
  const given = new Set([...gifts, ...(shipping.free ? [shipping.free] : [])].map(({ id }) => id))
  const ofLine = lines.map((line) => {
    const own = applied
      .map(({ id, lines: parts }) => ({ id, amount: parts.get(line.key) ?? 0 }))
      .filter(({ amount }) => amount > 0)
    const most = own.reduce((best, next) => (next.amount > best.amount ? next : best), { id: '', amount: 0 })
    const shown = known.get(own.length > 0 ? most.id : (promotionIdOf(line) ?? ''))
    const free = own
      .filter(({ id }) => known.get(id)?.effect.type === 'buy_x_get_y')
      .reduce((sum, { amount }) => sum + amount / line.price, 0)
    const isValid = shown !== undefined && (own.length > 0 || given.has(shown.id))
    return [
      line.key,
      {
        reduction: own.reduce((sum, { amount }) => sum + amount, 0),
        ...(shown && {
          promotion: {
            ...shownOn(shown, isValid),
            ...(!isValid && openTerms(shown, lines, currency)),
            ...(free > 0 && { free }),
          },
        }),
      },
    ] as const
  })
  return {
    ofLine: new Map(ofLine),
    reductions: applied.map(({ id, amount }) => ({ id, label: known.get(id)?.label ?? id, amount })),
    gifts,
    shipping,
  }
}
