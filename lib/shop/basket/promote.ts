import type { Promotion } from '@/lib/shop/promotions'
import { applyPromotions, type PromotedLine } from '@/lib/shop/promotions'
import type { BasketCost, BasketItem } from '@/schemas/api/basket'
import type { BasketLine } from './lines'

type Promoted = {
  /** By the key of the line. */
  ofLine: ReadonlyMap<string, Pick<BasketItem, 'reduction' | 'promotion'>>
  reductions: BasketCost['reductions']
}

/** The promotion by which a shopper added a line to the basket. */
export const promotionIdOf = ({ customData }: Pick<BasketLine, 'customData'>): string | undefined =>
  customData.cPromo?.promotionId

/**
 * What promotions take off the lines of a basket. A line shows the promotion that reduces it most. A line without a
 * reduction shows the promotion that it was added by, as not valid.
 */
export function promote(
  lines: readonly (PromotedLine & Pick<BasketLine, 'customData'>)[],
  promotions: readonly Promotion[],
): Promoted {
  const known = new Map(promotions.map((promotion) => [promotion.id, promotion]))
  const applied = applyPromotions(
    lines,
    promotions.filter(({ isCurrent }) => isCurrent),
  )
  const ofLine = lines.map((line) => {
    const own = applied
      .map(({ id, lines: parts }) => ({ id, amount: parts.get(line.key) ?? 0 }))
      .filter(({ amount }) => amount > 0)
    const most = own.reduce((best, next) => (next.amount > best.amount ? next : best), { id: '', amount: 0 })
    const shown = known.get(own.length > 0 ? most.id : (promotionIdOf(line) ?? ''))
    return [
      line.key,
      {
        reduction: own.reduce((sum, { amount }) => sum + amount, 0),
        ...(shown && {
          promotion: {
            id: shown.id,
            isValid: own.length > 0,
            effect: { type: shown.effect.type },
            label: shown.label,
          },
        }),
      },
    ] as const
  })
  return {
    ofLine: new Map(ofLine),
    reductions: applied.map(({ id, amount }) => ({ id, label: known.get(id)?.label ?? id, amount })),
  }
}
