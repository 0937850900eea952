import type { Basket, BasketItem } from '@/schemas/api/basket'
import type { TrackedItem } from '@/schemas/tracking'

/** Minor units as the data layer has them. */
export const major = (minorUnits: number): number => minorUnits / 100

const free = new Set<string>(['gift', 'buy_x_get_y'])

type Promoted = { isGift?: boolean | undefined; promotion?: BasketItem['promotion'] | null }

/** What a promotion gives is tracked with the price 0. */
export const isFree = ({ isGift, promotion }: Promoted): boolean =>
  isGift === true || (promotion?.isValid === true && free.has(promotion.effect.type))

type Origin = Pick<BasketItem, 'customData'>

/** The campaign of the link by which a line came. */
export const campaignOf = ({ customData: { ffData } }: Origin): Pick<TrackedItem, 'ff_campaign'> =>
  ffData ? { ff_campaign: ffData.ffCampaign } : {}

/** A line of the basket. */
export function itemOf(line: BasketItem, quantity = line.quantity): TrackedItem {
  const { product, variant, promotion } = line
  return {
    item_id: product.number,
    item_name: product.name,
    ...(product.brand && { item_brand: product.brand }),
    item_variant: variant.referenceKey,
    price: isFree(line) ? 0 : major(variant.price?.withTax ?? 0),
    quantity,
    ...(promotion?.isValid && { promotion_id: promotion.id }),
    ...campaignOf(line),
  }
}

/** What items cost together, without the errors of adding fractions. */
export const worthOfItems = (items: readonly TrackedItem[]): number =>
  major(items.reduce((sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity, 0))

/** The items of a basket, with their currency and value; undefined for an empty one. */
export function worthOf({ items: lines, cost }: Basket) {
  const items = lines.map((line) => itemOf(line))
  return items.length === 0 ? undefined : { currency: cost.currencyCode, value: worthOfItems(items), items }
}
