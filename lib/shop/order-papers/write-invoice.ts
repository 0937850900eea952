import type { Market } from '@/lib/platform/markets'
import { type Cell, type Column, openSheet, type Sheet, textWidth } from '@/lib/platform/typeset'
import { addressLines } from '@/lib/shop/addresses'
import type { Order, OrderLine } from '@/lib/shop/orders'
import type { Country, Seller } from '@/schemas/shop'
import type { Invoice } from './issue-invoice'
import { paymentState } from './payment-state'
import { sumRows } from './sum-rows'
import { taxSums } from './tax-sums'
import { type OrderWords, orderWords } from './words'

const grey = '#6b6058'

function senderLines({ name, street, postcode, city, email, phone, taxNumbers, register }: Seller): string[] {
  return [
    [name, street, `${postcode} ${city}`].join(' · '),
    [email, phone, ...taxNumbers].filter(Boolean).join(' · '),
    register ?? '',
  ].filter((line) => line !== '')
}

type Given = { order: Order; invoice: Invoice; market: Market; words: OrderWords }

function writeHead(sheet: Sheet, { order, invoice, market, words }: Given): void {
  const { t, date } = words
  sheet.paragraph(invoice.seller.name, { size: 16, weight: 'bold' })
  sheet.gap(4)
  for (const line of senderLines(invoice.seller)) sheet.paragraph(line, { size: 8, colour: grey })
  sheet.gap(18)
  const half: Column = { width: textWidth / 2 }
  const billed = addressLines(order.invoiceAddress, market)
  const sent = order.deliveryAddress ? addressLines(order.deliveryAddress, market) : []
  const heads: Cell[] = [t('invoice.billTo'), sent.length > 0 ? t('invoice.shipTo') : '']
  sheet.row([half, half], heads, { size: 8, weight: 'bold', colour: grey })
  sheet.row([half, half], [billed.join('\n'), sent.join('\n')])
  sheet.gap(18)
  sheet.paragraph(t('invoice.title', { number: invoice.number }), { size: 16, weight: 'bold' })
  sheet.gap(6)
  const facts: [string, string][] = [
    [t('invoice.number'), invoice.number],
    [t('invoice.date'), date(invoice.issuedAt)],
    [t('invoice.order'), order.number],
    [t('invoice.orderDate'), date(order.placedAt)],
  ]
  for (const [label, value] of facts)
    sheet.row([{ width: 130 }, { width: textWidth - 130 }], [{ text: label, weight: 'bold' }, value])
}

const columnsOfLines: Column[] = [
  { width: 24 },
  { width: 165 },
  { width: 36, align: 'right' },
  { width: 76, align: 'right' },
  { width: 72, align: 'right' },
  { width: 38, align: 'right' },
  { width: textWidth - 411, align: 'right' },
]

function cellsOf(line: OrderLine, index: number, { t, price, reduction, percent }: OrderWords): Cell[] {
  const { product, choice, quantity, total, vat, inscription, isGift } = line
  const off = line.reduction + line.voucherReduction
  const article = [
    [product.brand, product.name].join(' '),
    choice.join(', '),
    t('invoice.article', { number: product.number }),
    inscription === null ? '' : t('invoice.inscription', { text: inscription }),
    isGift ? t('invoice.gift') : '',
  ]
  return [
    String(index + 1),
    article.filter((text) => text !== '').join('\n'),
    String(quantity),
    price(isGift ? 0 : line.price),
    off === 0 ? '' : reduction(off),
    percent(vat),
    price(total - off),
  ]
}

function writeLines(sheet: Sheet, { order, words }: Given): void {
  const { t } = words
  const head = (['position', 'article', 'quantity', 'price', 'reduction', 'rate', 'total'] as const).map(
    (name): Cell => t(`invoice.columns.${name}`),
  )
  const writeHeadRow = () => {
    sheet.row(columnsOfLines, head, { size: 8, weight: 'bold', colour: grey })
    sheet.gap(3)
    sheet.rule()
    sheet.gap(3)
  }
  sheet.gap(18)
  sheet.need(90)
  writeHeadRow()
  order.lines.forEach((line, index) => {
    sheet.row(columnsOfLines, cellsOf(line, index, words), { size: 8.5 }, writeHeadRow)
    sheet.gap(4)
  })
  sheet.rule()
}

function writeSums(sheet: Sheet, { order, words }: Given): void {
  const { t, price, percent } = words
  const rows = sumRows(order, words)
  sheet.need(rows.length * 14 + 8)
  sheet.gap(6)
  for (const { label, amount, isStrong } of rows)
    sheet.row(
      [{ width: textWidth - 110 }, { width: 110, align: 'right' }],
      [label, amount],
      isStrong ? { weight: 'bold', size: 10.5 } : {},
    )
  const sums = taxSums(order)
  const total = (key: 'net' | 'tax' | 'gross') => price(sums.reduce((sum, each) => sum + each[key], 0))
  const quarter = textWidth / 4
  const columns: Column[] = [{ width: quarter }, ...Array(3).fill({ width: quarter, align: 'right' })]
  sheet.gap(14)
  sheet.need((sums.length + 2) * 14)
  const head = (['rate', 'net', 'tax', 'gross'] as const).map((name) => t(`invoice.taxes.${name}`))
  sheet.row(columns, head, { size: 8, weight: 'bold', colour: grey })
  for (const { rate, net, tax, gross } of sums)
    sheet.row(columns, [percent(rate), price(net), price(tax), price(gross)])
  if (sums.length > 1)
    sheet.row(columns, [t('invoice.taxes.sum'), total('net'), total('tax'), total('gross')], {
      weight: 'bold',
    })
}

function writePayment(sheet: Sheet, { order, invoice, words }: Given): void {
  const { seller, issuedAt: at, number: invoiceNumber } = invoice
  const { lines, bank } = paymentState(order, { seller, at, invoiceNumber }, words)
  sheet.gap(14)
  sheet.need((lines.length + bank.length + 1) * 14)
  sheet.paragraph(words.t('invoice.payment.heading'), { weight: 'bold', size: 11 })
  sheet.gap(2)
  for (const line of lines) sheet.paragraph(line)
  for (const [label, value] of bank)
    sheet.row([{ width: 110 }, { width: textWidth - 110 }], [{ text: label, colour: grey }, value])
}

/** When it was delivered, which the laws want on an invoice: the days of the parcels, and of what is digital. */
function deliverySentence({ order, invoice, words }: Given): string {
  const days = [
    ...order.shipments.map(({ shippedAt }) => shippedAt),
    ...order.events.filter(({ type }) => type === 'delivered').map(({ at }) => at),
  ]
    .filter((day) => day <= invoice.issuedAt)
    .map(words.date)
  if (days.length === 0) return words.t('invoice.deliveredWith')
  return words.t('invoice.deliveredOn', { dates: [...new Set(days)].join(', ') })
}

function writeNotes(sheet: Sheet, given: Given): void {
  const { order, invoice, words } = given
  sheet.gap(12)
  sheet.need(28)
  const country: Country = invoice.seller.country
  const notes = [
    deliverySentence(given),
    order.lines.some(({ isVoucher, vat }) => isVoucher && vat === 0) ? words.t('invoice.vouchers') : '',
    words.t(`invoice.law.${country}`),
  ]
  for (const note of notes) if (note !== '') sheet.paragraph(note, { size: 8.5, colour: grey })
}

/**
 * The invoice of an order as PDF. It is the same whenever it is written: all that may change, such as the seller and
 * what was paid, is that of the day on which it was issued.
 */
export async function writeInvoice(order: Order, invoice: Invoice, market: Market): Promise<Uint8Array> {
  const words = orderWords(market)
  const title = words.t('invoice.title', { number: invoice.number })
  const { seller } = invoice
  const sheet = await openSheet({
    ...{ title, author: seller.name, language: market.iso, createdAt: invoice.issuedAt },
  })
  const given = { order, invoice, market, words }
  for (const write of [writeHead, writeLines, writeSums, writePayment, writeNotes]) write(sheet, given)
  const names = senderLines(seller)
  return sheet.finish((number, pages) => [
    `${title} · ${words.t('invoice.page', { page: number, pages })}`,
    ...names.slice(0, 2),
  ])
}

/** A file name of ASCII letters: `Rechnung-BABY-2026-000001.pdf`. */
export const invoiceFileName = ({ number }: Pick<Invoice, 'number'>, market: Market): string =>
  `${orderWords(market).t('invoice.file')}-${number}.pdf`
