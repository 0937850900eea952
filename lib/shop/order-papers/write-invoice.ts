import type { Market } from '@/lib/platform/markets'
import { type Cell, type Column, type Sheet, textWidth } from '@/lib/platform/typeset'
import type { Order, OrderLine } from '@/lib/shop/orders'
import type { Country, PaymentMethod } from '@/schemas/shop'
import { articleText } from './article-text'
import { deliveriesOf } from './deliveries-of'
import { invoiceXml } from './e-invoice/hybrid'
import type { Invoice } from './issue-invoice'
import type { Letterhead } from './letterhead/letterhead'
import { payerOf } from './payer'
import { writeSlip } from './payment-slip'
import { paymentState } from './payment-state'
import { beginLines, type Given, writeHead, writePaper, writeSmallPrint, writeTaxes } from './sheet-parts'
import { slipWords } from './slip-words'
import { sumRows } from './sum-rows'
import { taxSums } from './tax-sums'
import { printedSide, signOver, transferCode, transferSquares } from './transfer-code'
import { type OrderWords, orderWords } from './words'

type Writing = Given<Invoice>

/** Gift cards alone are sold: that is not taxable, so that the paper is no invoice of the law on VAT and names no tax. */
const isUntaxed = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.every(({ isVoucher, vat }) => isVoucher && vat === 0)

const titleOf = (order: Order, { number }: Pick<Invoice, 'number'>, { t }: OrderWords): string =>
  t(isUntaxed(order) ? 'invoice.receipt' : 'invoice.title', { number })

function writeInvoiceHead(sheet: Sheet, given: Writing): void {
  const { order, paper } = given
  const { t, date } = given.words
  writeHead(sheet, given, {
    title: titleOf(order, paper, given.words),
    facts: [
      [t('invoice.number'), paper.number],
      [t('invoice.date'), date(paper.issuedAt)],
      [t('invoice.order'), order.number],
      [t('invoice.orderDate'), date(order.placedAt)],
    ],
  })
}

const columnsOfLines: Column[] = [
  { width: 24 },
  { width: 225 },
  { width: 40, align: 'right' },
  { width: 80, align: 'right' },
  { width: 42, align: 'right' },
  { width: textWidth - 411, align: 'right' },
]

/** Before what is taken off below the lines, so that they add up to it. */
function cellsOf(line: OrderLine, index: number, words: OrderWords): Cell[] {
  const { quantity, total, vat, isGift } = line
  const { price, percent } = words
  return [
    String(index + 1),
    articleText(line, words),
    String(quantity),
    price(isGift ? 0 : line.price),
    percent(vat),
    price(total),
  ]
}

function writeLines(sheet: Sheet, { order, words }: Writing): void {
  const { t } = words
  const head = (['position', 'article', 'quantity', 'price', 'rate', 'total'] as const).map(
    (name): Cell => t(`invoice.columns.${name}`),
  )
  const writeHeadRow = beginLines(sheet, columnsOfLines, head)
  order.lines.forEach((line, index) => {
    sheet.row(columnsOfLines, cellsOf(line, index, words), { size: 8.5 }, writeHeadRow)
    sheet.gap(4)
  })
  sheet.rule()
}

function writeSums(sheet: Sheet, given: Writing): void {
  const { order, paper, words } = given
  const name = (method: PaymentMethod) =>
    paper.paymentNames?.[method] ?? words.t(`payment.methods.${method}.name`)
  const rows = sumRows(order, words, { at: paper.issuedAt, name })
  sheet.need(rows.length * 14 + 8)
  sheet.gap(6)
  for (const { label, amount, isStrong } of rows)
    sheet.row(
      [{ width: textWidth - 110 }, { width: 110, align: 'right' }],
      [label, amount],
      isStrong ? { weight: 'bold', size: 10.5 } : {},
    )
  if (!isUntaxed(order)) writeTaxes(sheet, taxSums(order), given)
}

function paymentOf({ order, paper, words }: Writing) {
  const { seller, issuedAt: at, paymentNames: names } = paper
  const state = paymentState(order, { seller, at, names }, words)
  const payer = payerOf(order.invoiceAddress)
  const transfer = state.transfer && { ...state.transfer, currency: order.currency, payer }
  return { ...state, transfer, code: transfer && transferCode(seller, transfer) }
}

function writePayment(sheet: Sheet, given: Writing): void {
  const { words } = given
  const { lines, bank, ...payment } = paymentOf(given)
  // The code of a QR-bill stands on its slip.
  const code = payment.code?.kind === 'swiss' ? undefined : payment.code
  const squares = code ? transferSquares(code) : []
  const side = code ? printedSide(code, squares.length) : 0
  sheet.gap(14)
  sheet.need((lines.length + 1) * 14 + Math.max(bank.length * 14, side + 30))
  sheet.paragraph(words.t('invoice.payment.heading'), { weight: 'bold', size: 11 })
  sheet.gap(2)
  for (const line of lines) sheet.paragraph(line)
  const top = sheet.y
  for (const [label, value] of bank)
    sheet.row([{ width: 110 }, { width: textWidth - 110 - side }], [{ text: label, colour: 'quiet' }, value])
  if (!code) return
  const over = signOver(code, squares.length)
  sheet.code(squares, { top, side, over, caption: words.t(`transferCode.${code.kind}.caption`) })
}

/** The slip that a Swiss shopper pays with at a counter or by an app. */
function writePaymentSlip(sheet: Sheet, given: Writing): void {
  const { transfer, code } = paymentOf(given)
  if (!transfer || code?.kind !== 'swiss') return
  writeSlip(sheet, { ...transfer, code, seller: given.paper.seller, words: slipWords(given.market) })
}

/**
 * When it was delivered, which the laws want on an invoice: the days of the parcels, and of what is digital. A parcel counts as
 * delivered on the day on which it leaves, which is named for what it is; beside it, what came by mail is named so.
 */
function deliverySentence({ order, paper, words }: Writing): string {
  const named = (days: readonly Date[], how: 'sent' | 'mailed' | 'other') => {
    const dates = [...new Set(days.map(words.date))].join(', ')
    return days.length === 0 ? [] : [words.t('invoice.deliveredOn', { how, dates })]
  }
  const { sent, digital } = deliveriesOf(order, paper.issuedAt)
  const delivered = [...named(sent, 'sent'), ...named(digital, sent.length > 0 ? 'mailed' : 'other')]
  if (delivered.length === 0) return words.t('invoice.deliveredWith')
  const open = unsentPositions(order, paper.issuedAt)
  const later = words.t('invoice.deliveredLater', { positions: open.join(', ') })
  return [...delivered, ...(open.length === 0 ? [] : [later])].join(' ')
}

/** What had not left when the invoice was issued: the date of a delivery is not theirs. */
function unsentPositions({ lines, shipments }: Writing['order'], at: Date): number[] {
  const sent = new Set(shipments.filter(({ shippedAt }) => shippedAt <= at).map(({ id }) => id))
  return lines.flatMap(({ isDigital, shipmentId, cancelledAt }, index) =>
    isDigital || (shipmentId !== null && sent.has(shipmentId)) || (cancelledAt !== null && cancelledAt <= at)
      ? []
      : [index + 1],
  )
}

function writeNotes(sheet: Sheet, given: Writing): void {
  const { order, paper, words } = given
  const country: Country = paper.seller.country
  const vouchers = order.lines.filter(({ isVoucher, vat }) => isVoucher && vat === 0)
  writeSmallPrint(sheet, [
    deliverySentence(given),
    vouchers.length > 0 ? words.t('invoice.vouchers') : '',
    isUntaxed(order) ? words.t('invoice.untaxed', { country }) : words.t(`invoice.law.${country}`),
  ])
}

/**
 * The invoice of an order as PDF. It is the same whenever it is written: all that may change, such as the seller and
 * what was paid, is that of the day on which it was issued.
 */
export function writeInvoice(
  order: Order,
  invoice: Invoice,
  market: Market,
  letterhead?: Letterhead,
): Promise<Uint8Array> {
  const words = orderWords(market)
  const title = titleOf(order, invoice, words)
  const parts = [writeInvoiceHead, writeLines, writeSums, writePayment, writeNotes, writePaymentSlip]
  const xml = invoiceXml(order, invoice, market)
  return writePaper({ order, paper: invoice, market, words, letterhead, xml }, title, parts)
}

/** A file name of ASCII letters: `Rechnung-2026-000001.pdf`. */
export const invoiceFileName = ({ number }: Pick<Invoice, 'number'>, market: Market): string =>
  `${orderWords(market).t('invoice.file')}-${number}.pdf`
