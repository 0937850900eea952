import type { Basket, BasketItem } from '@/schemas/api/basket'
import type { TrackedItem } from '@/schemas/tracking'

/** Minor units as the data layer has them. */
export const major = (minorUnits: number): number => minorUnits / 100

type Line = {
  quantity: number
  /** Of one piece, in minor units. */
  price: number
  reduction: number
  isGift?: boolean | undefined
  promotion?: BasketItem['promotion'] | null
}

/** How many pieces of a line a promotion gives for nothing. Older orders do not say how many, only what they save. */
export function freePieces({ quantity, price, reduction, isGift, promotion }: Line): number {
  if (isGift) return quantity
  if (promotion?.isValid !== true) return 0
  if (promotion.effect.type === 'gift') return quantity
  if (promotion.free !== undefined) return Math.min(quantity, promotion.free)
  if (promotion.effect.type !== 'buy_x_get_y' || price <= 0) return 0
  return Math.min(quantity, Math.floor(reduction / price))
}

/** The paid pieces of a line and those that cost nothing, each as an item of its own. */
export const paidAndFree = (item: TrackedItem, quantity: number, free: number): TrackedItem[] =>
  [
    { ...item, quantity: quantity - free },
    { ...item, price: 0, quantity: free },
  ].filter((part) => part.quantity > 0)

type Described = Pick<BasketItem, 'customData'> & {
  product: Pick<BasketItem['product'], 'number' | 'name' | 'brand'>
  /** The reference key of the variant. */
  variant: string
  /** Of one piece, in minor units. */
  price: number
  promotion?: BasketItem['promotion'] | null
}

/** A piece of a line, with the campaign of the link by which it came. */
export const itemOf = ({ product, variant, price, promotion, customData }: Described): TrackedItem => ({
  item_id: product.number,
  item_name: product.name,
  ...(product.brand && { item_brand: product.brand }),
  item_variant: variant,
  price: major(price),
  ...(promotion?.isValid && { promotion_id: promotion.id }),
  ...(customData.ffData && { ff_campaign: customData.ffData.ffCampaign }),
})

const priceOf = ({ variant }: BasketItem) => variant.price?.withTax ?? 0

/** How many pieces of a line of the basket cost nothing. */
export const freeIn = (line: BasketItem): number => freePieces({ ...line, price: priceOf(line) })

/** The pieces of a line of the basket: all of them, or so many of which so many are free. */
export function itemsOf(line: BasketItem, quantity = line.quantity, free = freeIn(line)): TrackedItem[] {
  const item = itemOf({ ...line, variant: line.variant.referenceKey, price: priceOf(line) })
  return paidAndFree(item, quantity, Math.min(free, quantity))
}

/** What items cost together, without the errors of adding fractions. */
export const worthOfItems = (items: readonly TrackedItem[]): number =>
  major(items.reduce((sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity, 0))

/** The items of a basket, with their currency and value; undefined for an empty one. */
export function worthOf({ items: lines, cost }: Basket) {
  const items = lines.flatMap((line) => itemsOf(line))
  return items.length === 0 ? undefined : { currency: cost.currencyCode, value: worthOfItems(items), items }
}
