import type { Market } from '@/lib/platform/markets'
import { isGiftCard, methods } from '@/lib/platform/payment-methods'
import { dayText } from '@/lib/platform/time'
import { fullLineName, type Order, type OrderLine } from '@/lib/shop/orders'
import { apportion } from '@/lib/shop/promotions'
import { articleName, shownArticleNumberOf } from '@/lib/shop/rules'
import type { Address, Seller } from '@/schemas/shop'
import type { CreditNote } from '../credit-notes'
import { creditedLines, creditedReason } from '../credited-goods'
import { deliveriesOf } from '../deliveries-of'
import type { Invoice } from '../issue-invoice'
import { mainPayment, paidAt, paymentState } from '../payment-state'
import { sameRate, type TaxSum, taxSums } from '../tax-sums'
import { orderWords } from '../words'

/** Of UNTDID 5305: taxed at a rate, or exempt from the tax. */
type Category = 'S' | 'E'
type Taxed = { category: Category; rate: number }

export type EInvoiceLine = Taxed & {
  name: string
  article: string | undefined
  quantity: number
  /** Of all pieces, without tax, in minor units. */
  net: number
  /** Where the invoice is about several days (BG-26): the day of this line, as `20261223`. */
  deliveredOn?: string | undefined
}

export type EInvoiceTax = Taxed & { basis: number; tax: number; exemption?: string }

type Party = { name: string; address: Pick<Address, 'street' | 'postcode' | 'city' | 'country'> }

/**
 * An invoice as EN 16931 models it. Amounts are in minor units and positive: a credit note is one by its type. The lines
 * and charges of each rate add up to its basis, and all of them to the total.
 */
export type EInvoice = {
  number: string
  /** Of UNTDID 1001: an invoice, or a credit note. */
  type: '380' | '381'
  /** `20261223`, where the shop sells. */
  issuedOn: string
  currency: string
  order: string
  seller: Seller
  buyer: Party & { email: string; vatId: string | undefined }
  shipTo: Party | undefined
  /** The day, if there is one (BT-72), or the first and the last of several (BG-14), as `20261223`. */
  deliveredOn: string | { from: string; to: string } | undefined
  lines: EInvoiceLine[]
  charges: (Taxed & { reason: string; net: number })[]
  taxes: EInvoiceTax[]
  paid: number
  terms: string | undefined
  /** Of UNTDID 4461. */
  means: string | undefined
  /** The invoice that a credit note corrects. */
  corrects: { number: string; issuedOn: string } | undefined
}

const dayOf = (at: Date, { timezone }: Pick<Market, 'timezone'>): string =>
  dayText(at.getTime(), timezone).replaceAll('-', '')

const partyOf = ({ firstName, lastName, company, ...address }: Address): Party => ({
  name: company || `${firstName} ${lastName}`,
  address,
})

const taxed = (rate: number): Taxed => ({ category: rate > 0 ? 'S' : 'E', rate })

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const taxOf = ({ rate, net, tax }: TaxSum, exemption: string): EInvoiceTax => ({
  ...taxed(rate),
  ...{ basis: net, tax },
  ...(rate > 0 ? {} : { exemption }),
})

/**
 * The goods, the shipping and the fee of one rate without tax. Prices have tax, so the basis of the rate is divided among them:
 * each rounded by itself would miss it by cents.
 */
function netsOf(order: Order, { rate, gross, net }: TaxSum) {
  const lines = order.lines.filter(({ vat }) => sameRate(vat, rate))
  const paid = lines.map(({ total, reduction, voucherReduction }) => total - reduction - voucherReduction)
  const besides = gross - sum(paid)
  // Both have the same rate.
  const fee = Math.min(besides, order.cost.fee?.amount ?? 0)
  const nets = apportion(net, [...paid, besides - fee, fee])
  return {
    lines: new Map(lines.map((line, index) => [line.id, nets[index] ?? 0])),
    shipping: nets.at(-2) ?? 0,
    fee: nets.at(-1) ?? 0,
  }
}

/** Sums also for rates at which nothing is paid: of a gift. */
function allSums(order: Order): TaxSum[] {
  const sums = taxSums(order)
  for (const { vat } of order.lines)
    if (!sums.some(({ rate }) => sameRate(rate, vat)))
      sums.push({ rate: Math.round(vat * 10_000) / 10_000, net: 0, tax: 0, gross: 0 })
  return sums
}

const headOf = (order: Order, { number, issuedAt, seller }: Invoice | CreditNote, market: Market) => ({
  ...{ number, seller, issuedOn: dayOf(issuedAt, market), currency: order.currency, order: order.number },
  buyer: {
    ...partyOf(order.invoiceAddress),
    ...{ email: order.email, vatId: order.invoiceAddress.vatId },
  },
})

/** When the line was sent or delivered, if it was before the invoice. */
function lineDay(
  { shipments }: Pick<Order, 'shipments'>,
  { shipmentId, deliveredAt }: Pick<OrderLine, 'shipmentId' | 'deliveredAt'>,
  before: Date,
  market: Market,
): string | undefined {
  const at = deliveredAt ?? shipments.find(({ id }) => id === shipmentId)?.shippedAt
  return at && at <= before ? dayOf(at, market) : undefined
}

/** The invoice of an order. */
export function eInvoiceOf(order: Order, invoice: Invoice, market: Market): EInvoice {
  const words = orderWords(market)
  const { seller, issuedAt: at, paymentNames: names } = invoice
  const sums = allSums(order)
  const nets = sums.map((each) => ({ ...each, ...netsOf(order, each) }))
  const paid = paidAt(order, at)
  const isOpen = paid < order.total
  const { sent, digital } = deliveriesOf(order, at)
  const days = [...new Set([...sent, ...digital].map((day) => dayOf(day, market)))].sort()
  const [from = dayOf(at, market), to = from] = [days[0], days.at(-1)]
  const isSpread = from !== to
  const method = mainPayment(order)?.method
  return {
    ...headOf(order, invoice, market),
    type: '380',
    shipTo: order.deliveryAddress ? partyOf(order.deliveryAddress) : undefined,
    deliveredOn: isSpread ? { from, to } : from,
    lines: order.lines.map(({ id, product, choice, quantity, vat, ...line }) => ({
      ...(isSpread && { deliveredOn: lineDay(order, line, at, market) }),
      name: fullLineName({ product, choice }),
      ...{ article: shownArticleNumberOf(product) || undefined, quantity },
      ...taxed(sums.find(({ rate }) => sameRate(rate, vat))?.rate ?? vat),
      net: sum(nets.map(({ lines }) => lines.get(id) ?? 0)),
    })),
    charges: nets.flatMap(({ rate, shipping, fee }) =>
      [
        { ...taxed(rate), reason: words.t('invoice.sums.shipping'), net: shipping },
        { ...taxed(rate), reason: order.cost.fee?.label ?? '', net: fee },
      ].filter(({ net }) => net > 0),
    ),
    taxes: sums.map((each) => taxOf(each, words.t('invoice.vouchers'))),
    paid,
    terms: isOpen ? paymentState(order, { seller, at, names }, words).lines.join(' ') : undefined,
    means: method && !isGiftCard(method) ? methods[method].means : undefined,
    corrects: undefined,
  }
}

/** A credit note: what it takes back at each rate. */
export function eCreditNoteOf(
  order: Order,
  { note, invoice }: { note: CreditNote; invoice: Pick<Invoice, 'number' | 'issuedAt'> },
  market: Market,
): EInvoice {
  const words = orderWords(market)
  const { t } = words
  const event = order.events.find(({ id }) => id === note.eventId)
  const reason = creditedReason(note.reason, event, words)
  const lines = creditedLines(order, event, note.amount)
  const namesAt = (rate: number) =>
    lines.filter(({ vat }) => vat === rate).map(({ product }) => articleName(product))
  return {
    ...headOf(order, note, market),
    ...{ type: '381', shipTo: undefined, deliveredOn: undefined, charges: [], paid: 0, means: undefined },
    lines: note.taxes.map(({ rate, net }) => ({
      ...{ name: [reason, ...namesAt(rate)].join(' · '), article: undefined, quantity: 1, net },
      ...taxed(rate),
    })),
    taxes: note.taxes.map((each) => taxOf(each, t('invoice.vouchers'))),
    terms: reason,
    corrects: { number: invoice.number, issuedOn: dayOf(invoice.issuedAt, market) },
  }
}
