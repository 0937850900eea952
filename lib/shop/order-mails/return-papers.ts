import { carrierOf } from '@/lib/platform/carriers'
import type { Database } from '@/lib/platform/db'
import { lookOf } from '@/lib/platform/look'
import type { Attachment } from '@/lib/platform/mail'
import type { Market } from '@/lib/platform/markets'
import { labelService } from '@/lib/platform/return-labels'
import { orderWords, paperTypeface } from '@/lib/shop/order-papers'
import type { Order, OrderEvent } from '@/lib/shop/orders'
import { findRefundAccount } from '@/lib/shop/refund-transfers'
import {
  costsOfOrder,
  faultsOf,
  findReturns,
  handInUntil,
  isCodeRead,
  type OrderReturn,
  orderLabel,
  returnLabelName,
  returnMoney,
  returnSumRows,
  sumOfReturn,
  takerOf,
  writeReturnLabel,
} from '@/lib/shop/returns'
import type { ShopConfiguration } from '@/schemas/shop'
import { pdf } from './pdf'

/** So many attempts wait for a carrier that does not answer, about a quarter of an hour; then the address alone is sent. */
const attemptsForLabel = 6

type Sent = { order: Order; market: Market; shop: ShopConfiguration; event: OrderEvent }
type SentBack = {
  announced: OrderReturn
  /** All of the order. */
  returns: readonly OrderReturn[]
  label: { carrier: string; number: string; hasCode: boolean } | undefined
  files: Attachment[]
}

/**
 * What goes with the mail about a return: the carrier's label, where there is one, and the sheet for the parcel. A return
 * that was cancelled meanwhile has none.
 */
export async function returnPapers(
  { db, attempts }: { db: Database; attempts: number },
  { order, market, shop, event }: Sent,
): Promise<SentBack | 'cancelled' | undefined> {
  const returns = await findReturns(db, order.id)
  const announced = returns.find(({ number }) => number === event.details.return)
  if (!announced) return undefined
  if (announced.cancelledAt) return 'cancelled'
  const isLast = attempts >= attemptsForLabel
  const asked = {
    ...{ order, announced, seller: shop.seller, service: labelService(order), isLast },
    language: market.language,
  }
  const made = await orderLabel(db, asked)
  const carrier = announced.label?.carrier ?? ''
  const taker = takerOf(order, carrier)
  const name = returnLabelName(announced, market)
  const words = orderWords(market)
  const sum = sumOfReturn(order, announced, returns)
  const sheet = await writeReturnLabel({
    ...{ order, announced, seller: shop.seller, market },
    costs: costsOfOrder(order, shop, market, faultsOf(order, announced.lines)),
    ...{ own: await paperTypeface(shop.fonts), colours: lookOf(shop).paper },
    isPaid: made !== undefined,
    carrier: made && carrierOf(taker, market.language).from,
    until: handInUntil({ order, announced, market, terms: shop.returns }),
    money: returnMoney(
      {
        ...{ order, announced, market, terms: shop.returns, returns, sum },
        account: await findRefundAccount(db, order.id),
      },
      words,
    ),
    sums: returnSumRows(sum, order, words),
  })
  if (!made) return { announced, returns, label: undefined, files: [pdf(name, sheet)] }
  const files = [pdf(returnLabelName(announced, market, taker), made.pdf), pdf(name, sheet)]
  const code = isCodeRead(order, { carrier }) ? made.qr : null
  if (code) files.push({ name: `${taker}-${announced.number}.png`, type: 'image/png', content: code })
  return { announced, returns, label: { carrier, number: made.number, hasCode: code !== null }, files }
}
