import { isGiftCard } from '@/lib/platform/payment-methods'
import { counted, oneLine } from '@/lib/platform/text'
import type { OrderDownload } from '@/lib/shop/downloads'
import {
  type EventCount,
  isLive,
  linesWithOldDevice,
  moneyOfLines,
  type Order,
  type OrderEvent,
  type OrderLine,
  type Payment,
} from '@/lib/shop/orders'
import type { RefundTransfers } from '@/lib/shop/refund-transfers'
import type { OrderReturn } from '@/lib/shop/returns'
import { stockNumbersOf } from '@/lib/shop/rules'
import { maskedCode } from '@/lib/shop/vouchers'
import type { Address } from '@/schemas/shop'
import { accountTold } from './list-owed'
import { majorUnits, sumIn } from './money'
import type { OrderRead } from './read-orders'
import { type ReturnShop, returnWords } from './return-words'
import { withdrawnWords } from './withdrawn-words'

/** What shoppers and other systems wrote, which must not steer the terminal. */
const said = (text: string) => oneLine(text, 200)

function addressWords({
  firstName,
  lastName,
  company,
  vatId,
  street,
  extra,
  postcode,
  city,
  country,
  ...rest
}: Address) {
  const { phone, pickup } = rest
  const station =
    pickup &&
    [pickup.kind, pickup.stationNumber, pickup.stationName, pickup.customerNumber].filter(Boolean).join(' ')
  const parts = [
    `${firstName} ${lastName}`,
    company,
    vatId,
    station,
    street,
    extra,
    `${postcode} ${city}`,
    country,
    phone,
  ]
  return said(parts.filter(Boolean).join(', '))
}

/** The details of an event that are amounts. */
const amounts = new Set(['amount', 'delivery', 'total', 'toPay', 'stillToPay', 'unpaid'])

function eventWords({ at, type, from, to, cause, details }: OrderEvent, sum: (amount: number) => string) {
  const change = from === to ? '' : ` → ${to}`
  const words = Object.entries(details).map(
    ([name, value]) =>
      `${name} ${amounts.has(name) && typeof value === 'number' ? sum(value) : said(String(value))}`,
  )
  return `  ${at.toISOString()}  ${type}${change} (${[cause, ...words].join(', ')})`
}

function shippingWords({ cost: { shipping, shippingLabel, isFreight }, currency }: Order): string {
  const label = shippingLabel ? ` (${said(shippingLabel)})` : ''
  return `${isFreight ? 'Freight' : 'Shipping'}${label}: ${sumIn(currency, shipping)}`
}

/** The places of the goods with which an old device is taken back. */
function oldDeviceWords(order: Order): string[] {
  const places = linesWithOldDevice(order).map((line) => order.lines.indexOf(line) + 1)
  return places.length > 0
    ? [`Old device: to be taken back from the shopper, of the kind of line ${places.join(', ')}`]
    : []
}

/** What the merchant transfers back for a cancelled order: no payment service does it. */
function owedWords({ number, status, currency, payments, isTest }: Order): string[] {
  if (status !== 'cancelled' || isTest) return []
  return payments
    .filter(
      (payment) => payment.status === 'paid' && payment.provider === 'shop' && !isGiftCard(payment.method),
    )
    .map(({ amount, refunded }) => amount - refunded)
    .filter((left) => left > 0)
    .map(
      (left) =>
        `Pay ${sumIn(currency, left)} back, and record it: refund ${number} --amount ${majorUnits(left)}`,
    )
}

/** What is not paid back for lines that were cancelled: the payment service has refused it. */
function unpaidWords(order: Order): string[] {
  if (order.status === 'cancelled' || order.isTest) return []
  const off = order.lines.filter((line) => !isLive(line))
  const places = off.map((line) => order.lines.indexOf(line) + 1).join(',')
  const left = moneyOfLines(order, off)
  return left > 0
    ? [
        `Not paid back yet for what was cancelled: ${sumIn(order.currency, left)}. If no refund is under way: refund ${order.number} --amount ${majorUnits(left)} --lines ${places}`,
      ]
    : []
}

type Described = {
  returns: readonly OrderReturn[]
  downloads: readonly OrderDownload[]
  counts: readonly EventCount[]
  transfers: RefundTransfers
  /** Undefined for an order of a market that there is no more. */
  returnShop: ReturnShop | undefined
}

/** What of a payment counts as paid back and is not transferred yet. */
const dueOf = ({ method }: Payment, { due }: RefundTransfers): number =>
  due.reduce((sum, each) => sum + (each.method === method ? each.amount : 0), 0)

/** What is to be transferred back, and to which account. */
function transferWords({ number, currency }: Order, { due, account, hasPostage }: RefundTransfers): string[] {
  const where = accountTold(account ?? { holder: null, iban: null })
  return [
    ...due.map(({ amount, method, exportedAt }) => {
      const file = exportedAt ? ', in a file for the bank' : ''
      return `To transfer back: ${sumIn(currency, amount)} (${method}) ${where}${file}: transferred ${number} --amount ${majorUnits(amount)}`
    }),
    ...(hasPostage
      ? [`To transfer by itself, as the bill is not paid: the postage of the return, ${where}`]
      : []),
  ]
}

/** What the payment service has written about a payment; a message that comes again changes nothing. */
function countWords(counts: readonly EventCount[], payment: Payment): string {
  const own = counts.find(
    ({ provider, reference }) => provider === payment.provider && reference === payment.reference,
  )
  if (!own) return ''
  const again = own.repeated > 0 ? `, ${counted(own.repeated, 'time')} again` : ''
  return `, ${counted(own.events, 'message')} of the service${again}`
}

/** How what is digital is delivered, and whether it was. */
function digitalWords(
  { id, isVoucher, download, deliveredAt }: OrderLine,
  downloads: readonly OrderDownload[],
) {
  const kind = isVoucher ? 'voucher to print' : download === null ? 'download' : `download ${download}`
  if (!deliveredAt) return [kind, 'not delivered']
  const own = downloads.find(({ lineId }) => lineId === id)
  if (!own) return [kind, 'delivered']
  const { taken, granted, until } = own
  return [kind, `delivered, downloaded ${taken} of ${counted(granted, 'time')}, until ${until.toISOString()}`]
}

/** An order in lines for a terminal, with its downloads and what was announced to come back. */
export function describeOrder(
  order: OrderRead,
  { returns, downloads, counts, transfers, returnShop }: Described,
): string[] {
  const { currency, cost, shipments } = order
  const sum = (amount: number) => sumIn(currency, amount)
  const parcelOf = (id: number | null) => shipments.findIndex((shipment) => shipment.id === id) + 1
  const lines = order.lines.map((line, index) => {
    const { quantity, product, choice, total, reduction, voucherReduction, inscription } = line
    const notes = [
      ...choice,
      ...(inscription === null ? [] : [`“${inscription}”`]),
      ...(line.isGift ? ['gift'] : []),
      ...(line.cancelledAt
        ? [`cancelled ${line.cancelledAt.toISOString()}`]
        : line.isDigital
          ? digitalWords(line, downloads)
          : line.shipmentId === null
            ? ['not sent', ...(line.arrival === null ? [] : [`announced “${line.arrival}”`])]
            : [`parcel ${parcelOf(line.shipmentId)}`]),
    ]
    const paid = sum(total - reduction - voucherReduction)
    return `  ${index + 1}. ${quantity} × ${said(product.name)} (${said(stockNumbersOf(line))}): ${paid}, ${said(notes.join(', '))}`
  })
  const account = order.account ? `customer ${order.account.customerNo}` : 'guest'
  return [
    `Order ${order.number}: ${order.status}, placed ${order.placedAt.toISOString()} in ${order.locale}`,
    ...withdrawnWords(order, returns),
    ...(order.isTest
      ? ['Test order: no money moved, nothing is to be sent, and nothing of value is issued.']
      : []),
    `Customer: ${said(`${order.customer.firstName} ${order.customer.lastName}, ${order.email}`)} (${account})`,
    ...(order.deliveryAddress ? [`Deliver to: ${addressWords(order.deliveryAddress)}`] : []),
    `Invoice to: ${addressWords(order.invoiceAddress)}`,
    'Lines:',
    ...lines,
    ...cost.reductions.map(({ label, amount }) => `Reduction: ${said(label)}, ${sum(amount)}`),
    ...(order.scrid === null ? [] : [`Bonus partner: came from site ${order.scrid}`]),
    ...(order.voucherCode === null ? [] : [`Voucher: ${order.voucherCode}`]),
    ...oldDeviceWords(order),
    shippingWords(order),
    ...(cost.fee ? [`${said(cost.fee.label)}: ${sum(cost.fee.amount)}`] : []),
    `Total: ${sum(order.total)}, without tax ${sum(cost.withoutTax)}`,
    ...(order.giftCardCode === null
      ? []
      : [`Gift card: ${maskedCode(order.giftCardCode)} pays ${sum(cost.covered)}`]),
    'Payments:',
    ...order.payments.map((payment) => {
      const { method, provider, status, amount, refunded } = payment
      const due = dueOf(payment, transfers)
      const done = refunded > due ? `, ${sum(refunded - due)} paid back` : ''
      const back = due > 0 ? `${done}, ${sum(due)} to be transferred back` : done
      return `  ${method} (${provider}): ${sum(amount)}, ${status}${back}${countWords(counts, payment)}`
    }),
    ...transferWords(order, transfers),
    ...owedWords(order),
    ...unpaidWords(order),
    ...(order.invoice ? [`Invoice: ${order.invoice.number}  ${order.invoice.issuedAt.toISOString()}`] : []),
    ...(order.creditNotes.length > 0 ? ['Credit notes:'] : []),
    ...order.creditNotes.map(
      ({ number, issuedAt, amount, invoice, reason }) =>
        `  ${number}  ${issuedAt.toISOString()}: ${sum(amount)} of invoice ${invoice} (${reason})`,
    ),
    ...(shipments.length > 0 ? ['Parcels:'] : []),
    ...shipments.map(
      ({ carrierKey, trackingNumber, shippedAt }, index) =>
        `  ${index + 1}. ${said(`${carrierKey} ${trackingNumber ?? 'without tracking'}, ${shippedAt.toISOString()}`)}`,
    ),
    ...returnWords(order, returns, returnShop),
    'Events:',
    ...order.events.map((event) => eventWords(event, sum)),
  ]
}
