import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { type Market, pastLocalesOf } from '@/lib/platform/markets'
import { orders } from '@/lib/shop/door'
import type { Order, OrderHead } from '@/lib/shop/orders'
import { isOwnOrder } from '@/lib/storefront/visitor/checkout'
import type { OpenedOrder, PageVisitor } from '@/lib/storefront/visitor/session'
import { isOrderNumber } from '@/schemas/order-number'

/** How long a browser may see an order that it has opened. Others may use it later. */
const openedMs = 24 * 60 * 60 * 1_000
/** How long it may see one that was placed in it. */
const placedMs = 60 * 60 * 1_000
/** The cookie of the session holds no more. */
const mostOpened = 5

/** The opened orders of a session with one more, the newest first. What a link has opened, a number does not replace. */
export const withOpened = (
  opened: readonly OpenedOrder[] | undefined,
  { number, by }: Required<Pick<OpenedOrder, 'number' | 'by'>>,
  now: Date,
): OpenedOrder[] =>
  [
    { number, until: now.getTime() + openedMs, by },
    ...(opened ?? []).filter(
      (each) => (each.number !== number || (by === 'number' && each.by === 'link')) && isOpen(each, now),
    ),
  ].slice(0, mostOpened)

const isOpen = ({ until }: OpenedOrder, now: Date) => until > now.getTime()

/** Whether an order was placed in this browser, or opened by the link of a mail, however long ago. */
export const knowsOrder = ({ orders, opened }: PageVisitor, number: string): boolean =>
  orders?.includes(number) || opened?.some((each) => each.number === number && each.by === 'link') || false

/** Whether an order is the customer's, or was placed or opened by the link of a mail in this browser, however long ago. */
export const hasProved = async (visitor: PageVisitor, order: OrderHead): Promise<boolean> =>
  knowsOrder(visitor, order.number) || isOwnOrder(visitor, order)

/**
 * Whether the visitor may take what is worth money of an order: its gift cards and files. It is the customer's, or was
 * opened by the link of a mail, or placed, in this browser a while ago. Its number and mail address are known to others.
 */
export async function mayTakeDigital(visitor: PageVisitor, order: OrderHead, now: Date): Promise<boolean> {
  const { number, placedAt, status, customerId } = order
  if (visitor.customer && visitor.customer.id === customerId) return true
  if (visitor.opened?.some((each) => each.number === number && each.by === 'link' && isOpen(each, now)))
    return true
  const isFresh = status === 'awaitingPayment' || now.getTime() - placedAt.getTime() < placedMs
  return isFresh && isOwnOrder(visitor, order)
}

type Permission = (visitor: PageVisitor, order: OrderHead, now: Date) => Promise<boolean>

const isOpened = ({ opened }: PageVisitor, { number }: OrderHead, now: Date) =>
  opened?.some((each) => each.number === number && isOpen(each, now)) ?? false

/** Whether the visitor may see all of an order and change it: also by its number in the browser that has placed it. */
const mayChange: Permission = async (visitor, order, now) =>
  (await mayTakeDigital(visitor, order, now)) ||
  (isOpened(visitor, order, now) && (await isOwnOrder(visitor, order)))

/** Whether the visitor may see how an order stands: also by its number and mail address alone. */
const mayFollow: Permission = async (visitor, order, now) =>
  isOpened(visitor, order, now) || (await mayTakeDigital(visitor, order, now))

const found =
  (isPermitted: Permission) =>
  async (visitor: PageVisitor, market: Market, number: unknown): Promise<Order | undefined> => {
    if (!isOrderNumber(number)) return undefined
    const { brand } = config()
    const locales = pastLocalesOf(brand, market)
    const isOfMarket = (order: OrderHead) => order.brand === brand && locales.includes(order.locale)
    return orders.find(
      number,
      async (order) => isOfMarket(order) && (await isPermitted(visitor, order, currentTime())),
    )
  }

/** The order with this number if its paths are those of the market and the visitor may see and change all of it. */
export const visibleOrder = found(mayChange)

/**
 * The order with this number if the visitor may see at least its standing: its status, goods and parcels, but neither
 * addresses nor papers.
 */
export const followedOrder = found(mayFollow)

/**
 * The numbers of the orders that were placed in this browser or opened in it, as far as the visitor may still see all of
 * them, the newest first: a guest with several orders finds each of them again.
 */
export async function visibleOrders(visitor: PageVisitor, market: Market): Promise<string[]> {
  const { orders: placed = [], opened = [] } = visitor
  const numbers = [...new Set([...placed, ...opened.map(({ number }) => number)])]
  const visible = await Promise.all(numbers.map((number) => visibleOrder(visitor, market, number)))
  return visible
    .filter((order) => order !== undefined)
    .toSorted((a, b) => b.id - a.id)
    .map(({ number }) => number)
}
