import { asc, gt } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { givesOldDevice, type Order, orders } from '@/lib/shop/orders'
import { articleNumberOf } from '@/lib/shop/rules'
import type { OrderFilter } from './commands'
import { type Cell, csvHead, csvRow } from './csv'
import { filtered } from './filtered'
import { merchantOrderOf } from './merchant-order'
import { majorUnits } from './money'
import { type OrderRead, readOrders } from './read-orders'

const batchSize = 200

/** All orders of a filter, the oldest first, a batch at a time. */
async function* ordersOf(db: Database, filter: OrderFilter): AsyncGenerator<OrderRead> {
  let last = 0
  for (;;) {
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(filtered(filter, gt(orders.id, last)))
      .orderBy(asc(orders.id))
      .limit(batchSize)
    yield* await readOrders(
      db,
      rows.map(({ id }) => id),
    )
    const end = rows.at(-1)
    if (!end || rows.length < batchSize) return
    last = end.id
  }
}

const ofOrder: Record<string, (order: OrderRead) => Cell> = {
  order: ({ number }) => number,
  placed_at: ({ placedAt }) => placedAt.toISOString(),
  status: ({ status }) => status,
  locale: ({ locale }) => locale,
  currency: ({ currency }) => currency,
  order_goods: ({ cost }) => majorUnits(cost.goods),
  order_shipping: ({ cost }) => majorUnits(cost.shipping),
  order_payment_fee: ({ cost }) => majorUnits(cost.fee?.amount ?? 0),
  order_total: ({ total }) => majorUnits(total),
  order_total_without_tax: ({ cost }) => majorUnits(cost.withoutTax),
  order_gift_card: ({ cost }) => majorUnits(cost.covered),
  order_to_pay: ({ toPay }) => majorUnits(toPay),
  order_paid_back: ({ payments }) => majorUnits(payments.reduce((sum, { refunded }) => sum + refunded, 0)),
  payment: ({ payments }) => payments.map(({ method, status }) => `${method} ${status}`).join(' '),
  voucher: ({ voucherCode }) => voucherCode,
  email: ({ email }) => email,
  customer_id: ({ account }) => account?.userId,
  first_name: ({ customer }) => customer.firstName,
  last_name: ({ customer }) => customer.lastName,
  delivery_name: ({ deliveryAddress: to }) => to && `${to.firstName} ${to.lastName}`,
  delivery_company: ({ deliveryAddress: to }) => to?.company,
  delivery_street: ({ deliveryAddress: to }) => to?.street,
  delivery_extra: ({ deliveryAddress: to }) => to?.extra,
  delivery_station: ({ deliveryAddress: to }) =>
    to?.pickup
      ? [to.pickup.kind, to.pickup.stationNumber, to.pickup.stationName].filter(Boolean).join(' ')
      : null,
  delivery_station_customer: ({ deliveryAddress: to }) => to?.pickup?.customerNumber,
  delivery_postcode: ({ deliveryAddress: to }) => to?.postcode,
  delivery_city: ({ deliveryAddress: to }) => to?.city,
  delivery_country: ({ deliveryAddress: to }) => to?.country,
  delivery_phone: ({ deliveryAddress: to }) => to?.phone,
}

type Line = Order['lines'][number]

const ofLine: Record<string, (line: Line, order: OrderRead) => Cell> = {
  line: (line, { lines }) => lines.indexOf(line) + 1,
  variant: ({ variant }) => variant,
  product: ({ product }) => product.number,
  name: ({ product }) => product.name,
  choice: ({ choice }) => choice.join(', '),
  inscription: ({ inscription }) => inscription,
  quantity: ({ quantity }) => quantity,
  price: ({ price }) => majorUnits(price),
  line_total: ({ total }) => majorUnits(total),
  line_promotion: ({ reduction }) => majorUnits(reduction),
  line_voucher: ({ voucherReduction }) => majorUnits(voucherReduction),
  line_to_pay: ({ total, reduction, voucherReduction }) => majorUnits(total - reduction - voucherReduction),
  vat: ({ vat }) => vat,
  is_gift: ({ isGift }) => isGift,
  is_download: ({ isDigital }) => isDigital,
  carrier: ({ shipmentId }, { shipments }) => shipments.find(({ id }) => id === shipmentId)?.carrierKey,
  tracking: ({ shipmentId }, { shipments }) => shipments.find(({ id }) => id === shipmentId)?.trackingNumber,
  // Added later, so behind all others: some read columns by their place.
  is_test: (_, { isTest }) => isTest,
  invoice: (_, { invoice }) => invoice?.number,
  invoice_at: (_, { invoice }) => invoice?.issuedAt.toISOString(),
  credit_notes: (_, { creditNotes }) => creditNotes.map(({ number }) => number).join(' '),
  article: ({ product }) => articleNumberOf(product),
  reference_key: ({ product }) => product.referenceKey,
  scrid: (_, { scrid }) => scrid,
  ff_campaign: ({ customData }) => customData.ffData?.ffCampaign,
  customer_no: (_, { account }) => account?.customerNo,
  price_reference: ({ product }) => product.priceReference,
  cancelled_at: ({ cancelledAt }) => cancelledAt?.toISOString(),
  old_device: ({ product }, order) => (product.asksOldDevice ? givesOldDevice(order) : null),
  vat_id: (_, { invoiceAddress }) => invoiceAddress.vatId,
}

const rowOf = (order: OrderRead, line: Line): Cell[] => [
  ...Object.values(ofOrder).map((cell) => cell(order)),
  ...Object.values(ofLine).map((cell) => cell(line, order)),
]

/** A row for each line of each order. Money is in major units, its currency in a column of its own. */
async function* csvOf(db: Database, filter: OrderFilter): AsyncGenerator<string> {
  yield csvHead([...Object.keys(ofOrder), ...Object.keys(ofLine)])
  for await (const order of ordersOf(db, filter))
    for (const line of order.lines) yield csvRow(rowOf(order, line))
}

/** An order in each line, in the shape of the pull interface. */
async function* jsonLinesOf(db: Database, filter: OrderFilter): AsyncGenerator<string> {
  for await (const order of ordersOf(db, filter)) yield `${JSON.stringify(merchantOrderOf(order))}\n`
}

export const exportOrders = (
  db: Database,
  { format, filter }: { format: 'csv' | 'json'; filter: OrderFilter },
): AsyncGenerator<string> => (format === 'csv' ? csvOf(db, filter) : jsonLinesOf(db, filter))
