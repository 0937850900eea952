import { eq } from 'drizzle-orm'
import { type Database, type Transaction, withRetries } from '@/lib/platform/db'
import { isProviderMethod, settlementOf } from '@/lib/platform/payment-methods'
import { baskets, emptyBasket, type PricedBasket, priceBasket } from '@/lib/shop/basket'
import {
  countVoucherUse,
  debitGiftCard,
  heldForTransfer,
  heldUntil,
  mayHoldUnpaid,
  mayOweNext,
  nextOrder,
  type OrderConsents,
  takeStock,
  writeOrder,
} from '@/lib/shop/orders'
import { holdOf } from '@/lib/shop/payments'
import { contractFor } from '@/lib/shop/returns'
import { termsAt } from '@/lib/shop/rules'
import { lockList } from '@/lib/shop/visitor-lists'
import type { PlacementError } from '@/schemas/api/checkout'
import type { PaymentMethod } from '@/schemas/shop'
import { assemble, type CheckoutContext, type Complete } from './assemble'
import { type CheckoutRow, findCheckout } from './find-checkout'
import { findPlaced, isOtherwisePaid, type PlacedOrder } from './find-placed'
import { heldIn, holdersOfRow, owingOf, piecesOf } from './held-unpaid'
import { mayOrderFor } from './may-order-for'
import { checkouts } from './tables'

export type Placement = {
  checkout: string
  review: string
  /** The means of payment that the review has shown; empty where nothing is to be paid. */
  method?: PaymentMethod | '' | undefined
  provider: string
  /** Whether the shop is a test at a public address. */
  isTest: boolean
  /** The shopper agrees that files are delivered at once. */
  isImmediate?: boolean
  /** The shopper wants an old device taken back. */
  givesOldDevice?: boolean
  /** What the shopper has allowed the order to keep. */
  consents?: OrderConsents
  /** The confirmed mail address of who is logged in. */
  provedEmail?: string | undefined
  /** Counts a new order and the pieces that it takes, in its transaction; false if that is too many. */
  countOrder?: (tx: Transaction, pieces: number) => Promise<boolean>
  /** Whether it may still be told that an address, which nobody has proved to be theirs, has used a voucher before. */
  mayAskForVoucher?: (tx: Transaction) => Promise<boolean>
}
export type PlacementOutcome =
  | {
      ok: true
      order: PlacedOrder
      /** The pieces that a new order has taken from the stock; undefined if there was the order before. */
      taken: number | undefined
    }
  | {
      ok: false
      error: {
        key: PlacementError | 'tooMany'
        /** The number of the order that waits to be paid in another way. */
        order?: string
      }
    }

/** Ends the transaction without leaving anything behind. */
class Refused extends Error {
  constructor(readonly key: PlacementError | 'tooMany') {
    super(key)
  }
}

/**
 * Places the order of a checkout in one transaction: stock is taken, the voucher's use is counted, the gift card is
 * debited, the order gets its number and the basket is emptied, all of it or nothing. The same checkout again is the same
 * order, however often and whenever it is asked for. What has changed since the review is not taken silently: the order
 * is refused as `changed`, and the review shows it. That an address has used a voucher before is told here alone, as
 * `voucherUsed`: the total of a checkout would tell it about any address, for nothing.
 */
export async function placeOrder(
  db: Database,
  context: CheckoutContext,
  basketId: string | undefined,
  wanted: Placement,
): Promise<PlacementOutcome> {
  try {
    // Another transaction, such as an import, may hold the lock.
    return await withRetries(() => db.transaction((tx) => place(tx, context, basketId, wanted)))
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: { key: error.key } }
    throw error
  }
}

async function place(
  tx: Transaction,
  context: CheckoutContext,
  basketId: string | undefined,
  placement: Placement,
): Promise<PlacementOutcome> {
  const { checkout: checkoutId, review, provider, isTest, isImmediate, consents, provedEmail } = placement
  const { countOrder, mayAskForVoucher, givesOldDevice = false } = placement
  // Two requests of one visitor wait here for each other.
  const basket = await lockList(tx, baskets, basketId)
  const row = basket === undefined ? undefined : await findCheckout(tx, checkoutId, basket)
  if (basket === undefined || !row) throw new Refused('unknownCheckout')
  if (row.status === 'ordered') {
    const order = await findPlaced(tx, row.id)
    if (!order) throw new Error('A checkout was ordered and has no order')
    // Chosen before the order or beside it: nobody is led on to pay in a way that was not shown.
    if (await isOtherwisePaid(tx, order, placement.method))
      return { ok: false, error: { key: 'otherMethod', order: order.number } }
    return { ok: true, order, taken: undefined }
  }
  const priced = await priceBasket(tx, context, basket)
  const { items } = priced.basket
  if (!context.isSelling) throw new Refused('notSelling')
  if (items.length === 0) throw new Refused('emptyBasket')
  if (priced.lines.length === 0) throw new Refused('notBuyable')
  // The other means of payment do not depend on it.
  const hold = holdOf(row.paymentMethod ?? undefined)
  const isBoundLater = hold === 'heldLater' && !(await mayOweNext(tx, owingOf(context, priced)))
  const holders = isBoundLater ? holdersOfRow(context, row) : undefined
  const isBound = hold === 'heldUnpaid' || holders !== undefined
  const held = hold && isBound ? { [hold]: await heldIn(tx, priced, holders) } : {}
  const { checkout, complete } = assemble(context, priced, row, held)
  if (!complete)
    throw new Refused(checkout.next === 'payment' && row.paymentMethod ? 'paymentNotOffered' : 'incomplete')
  if (checkout.review !== review) throw new Refused('changed')
  if (checkout.asksImmediate && !isImmediate) throw new Refused('notAgreed')
  const { email } = complete.guest
  const isProved = email === provedEmail
  if (!isProved && !(await mayOrderFor(tx, email, context.now))) throw new Refused('addressFull')
  // Before the voucher is looked at, as also an order that is placed would tell it.
  if (priced.voucher && !isProved && mayAskForVoucher && !(await mayAskForVoucher(tx)))
    throw new Refused('voucherLater')
  const next = await nextOrder(tx)
  const taken = await take(tx, next.id, priced, complete, context.now)
  // Asked again now that the variants are locked. Where no other means is offered, it holds all the same.
  const hasOther = checkout.methods.some(({ code, isOffered }) => isOffered && holdOf(code) !== hold)
  const isHeld = complete.method !== undefined && isBound && hasOther
  if (isHeld && !(await mayHoldUnpaid(tx, piecesOf(priced), { taken: true, holders })))
    throw new Refused('paymentNotOffered')
  const status = await write(tx, next, {
    ...{ context, complete, row, provider, isTest, holders, consents },
    isImmediate: checkout.asksImmediate,
    givesOldDevice: checkout.oldDevicesFor.length > 0 ? givesOldDevice : undefined,
  })
  const ordered = tx
    .update(checkouts)
    .set({ status: 'ordered', draft: null, updatedAt: context.now })
    .where(eq(checkouts.id, row.id))
  await emptyBasket(tx, basket, { keys: priced.lines.map(({ item }) => item.key), besides: ordered })
  // Last, as the orders of a network wait for each other from here on. What is refused is not counted.
  if (countOrder && !(await countOrder(tx, taken))) throw new Refused('tooMany')
  return { ok: true, order: { ...next, status }, taken }
}

/**
 * Takes what the order needs, of which there may be less than when the basket was priced. Returns how many pieces it has
 * taken from the stock.
 */
async function take(
  tx: Transaction,
  orderId: number,
  priced: PricedBasket,
  { guest }: Complete,
  now: Date,
): Promise<number> {
  const { voucher, giftCard } = priced
  const pieces = piecesOf(priced)
  if (!(await takeStock(tx, pieces))) throw new Refused('changed')
  const used = voucher && (await countVoucherUse(tx, { orderId, voucher, customer: guest.email }))
  if (used === 'usedUp') throw new Refused('changed')
  if (used === 'usedBefore') throw new Refused('voucherUsed')
  if (giftCard && !(await debitGiftCard(tx, giftCard, now))) throw new Refused('changed')
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}

type Taken = {
  context: CheckoutContext
  complete: Complete
  row: CheckoutRow
  provider: string
  isTest: boolean
  isImmediate: boolean
  givesOldDevice: boolean | undefined
  holders: string[] | undefined
  consents: OrderConsents | undefined
}

async function write(
  tx: Transaction,
  next: Pick<PlacedOrder, 'id' | 'number'>,
  { context, complete, row, provider, holders, consents, ...told }: Taken,
): Promise<PlacedOrder['status']> {
  const { guest, deliveryAddress, invoiceAddress, method, priced } = complete
  const isAwaited = method !== undefined && isProviderMethod(method)
  const status = isAwaited ? 'awaitingPayment' : 'placed'
  await writeOrder(tx, next, {
    checkoutId: row.id,
    ...{ brand: context.brand, market: context.market, priced, deliveryAddress, invoiceAddress },
    customer: {
      gender: guest.gender,
      firstName: guest.first_name,
      lastName: guest.last_name,
      email: guest.email,
      isGuestCustomer: context.customerId === undefined,
    },
    customerId: context.customerId,
    payment: method && { method, provider: isAwaited ? provider : 'shop' },
    status,
    placedAt: context.now,
    ...{ ...told, holders, consents },
    returnTerms: {
      ...termsAt(context.returning.returns, context.now, context.market.timezone),
      postage: contractFor({ deliveryAddress: deliveryAddress ?? null, invoiceAddress }, context.returning),
    },
    ...(isAwaited && { heldUntil: heldUntil(context.now) }),
    ...(settlementOf(method) === 'transferFirst' && {
      heldUntil: heldForTransfer(context.now, context.prepaymentDays),
    }),
  })
  return status
}
