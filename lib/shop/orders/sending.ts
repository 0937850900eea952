import type { OrderStatus } from '@/schemas/shop'
import type { Order, OrderLine } from './order'

type Sent = Pick<OrderLine, 'isDigital' | 'shipmentId' | 'deliveredAt' | 'cancelledAt'>

/** Whether a line is still part of its order. */
export const isLive = ({ cancelledAt }: Pick<OrderLine, 'cancelledAt'>): boolean => cancelledAt === null

/** Whether the merchant still has to send a line. */
export const isUnsent = (line: Sent): boolean => isLive(line) && !line.isDigital && line.shipmentId === null

/** Whether a line is digital and the shopper does not have it yet. */
export const isUndelivered = (line: Sent): boolean =>
  isLive(line) && line.isDigital && line.deliveredAt === null

/** Whether nobody has a line yet, so that it can still be cancelled. */
export const isHere = (line: Sent): boolean => isUnsent(line) || isUndelivered(line)

/** A voucher that was sold for money and is to be issued. One that came as a gift of the shop has no value of its own. */
export const isSoldVoucher = (line: Sent & Pick<OrderLine, 'isVoucher' | 'isGift'>): boolean =>
  isUndelivered(line) && line.isVoucher && !line.isGift

/**
 * Whether lines that were sent together came by freight, or may have: an older order knows only that some of it did.
 */
export function cameByFreight(
  { cost, lines }: { cost: Pick<Order['cost'], 'isFreight'>; lines: readonly Pick<OrderLine, 'product'>[] },
  inside: readonly Pick<OrderLine, 'product'>[],
): boolean {
  const isBulky = ({ product }: Pick<OrderLine, 'product'>) => product.isBulky === true
  return cost.isFreight && (inside.length === 0 || !lines.some(isBulky) || inside.some(isBulky))
}

/** The status of an order of which something was sent or delivered. */
export const statusOfSending = (lines: readonly Sent[]): Extract<OrderStatus, 'shipped' | 'partlyShipped'> =>
  lines.some(isHere) ? 'partlyShipped' : 'shipped'
