import { isLive, type Order } from '@/lib/shop/orders'
import { expectedDelivery } from '@/lib/shop/product'
import { type ReturnException, returnExceptionOf } from '@/lib/shop/rules'
import type { BasketItem } from '@/schemas/api/basket'
import type { ReturnTerms } from '@/schemas/shop'

/** A line of a basket or of an order. Amounts are minor units. */
export type ShownLine = {
  key: string
  product: BasketItem['product']
  choice: readonly string[]
  quantity: number
  /** With tax, of one piece; unset where it is not sold. */
  price: number | undefined
  total: number
  reduction: number
  promotion: BasketItem['promotion']
  isGift: boolean
  /** It was taken out of its order, of which the rest goes on. */
  isCancelled: boolean
  inscription: string | undefined
  /** Why it comes back only with a defect, or until its seal is broken. */
  exception: ReturnException | undefined
  /** When it comes, in words. */
  delivery: string | undefined
  notice: BasketItem['notice']
}

export const basketLines = (
  items: readonly BasketItem[],
  { takesMade }: Pick<ReturnTerms, 'takesMade'>,
): ShownLine[] =>
  items.map(({ key, product, variant, quantity, total, reduction, ...item }) => ({
    key,
    product,
    choice: variant.choice,
    quantity,
    price: item.isGift ? 0 : variant.price?.withTax,
    total,
    reduction,
    promotion: item.promotion,
    isGift: item.isGift === true,
    isCancelled: false,
    inscription: item.inscription,
    exception: returnExceptionOf({ inscription: item.inscription, product }, { takesMade }),
    delivery: expectedDelivery(variant),
    notice: item.notice,
  }))

export const orderLines = ({ lines, returnTerms }: Pick<Order, 'lines' | 'returnTerms'>): ShownLine[] =>
  lines.map((line) => ({
    key: String(line.id),
    product: line.product,
    choice: line.choice,
    quantity: line.quantity,
    price: line.price,
    total: line.total,
    reduction: line.reduction,
    promotion: line.promotion ?? undefined,
    isGift: line.isGift,
    isCancelled: !isLive(line),
    inscription: line.inscription ?? undefined,
    exception: returnExceptionOf(line, { takesMade: returnTerms?.takesMade !== false }),
    delivery: undefined,
    notice: undefined,
  }))
