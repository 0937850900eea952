import type { Market } from '@/lib/platform/markets'
import { type Column, type Sheet, textWidth } from '@/lib/platform/typeset'
import { addressLines } from '@/lib/shop/addresses'
import { type Order, writtenParcel } from '@/lib/shop/orders'
import { shownStockNumbersOf } from '@/lib/shop/rules'
import type { Address, Seller } from '@/schemas/shop'
import { articleText } from '../article-text'
import type { Letterhead } from '../letterhead/letterhead'
import { beginLines, type Given, writeFacts, writePaper, writeSender } from '../sheet-parts'
import { orderWords } from '../words'
import type { Delivery } from './delivery'

type Note = { number: string; issuedAt: Date; seller: Seller; delivery: Delivery }
type Writing = Given<Note>

const isSame = (one: Address, other: Address) =>
  (['firstName', 'lastName', 'company'] as const).every((field) => one[field] === other[field])

/** Who has ordered. To whom a present goes, the address of the giver is not told. */
function ordererOf({ order, market }: Writing): string[] {
  const { deliveryAddress: sent, invoiceAddress: billed } = order
  if (!sent) return []
  if (isSame(sent, billed)) return addressLines(billed, market)
  return [`${billed.firstName} ${billed.lastName}`, billed.company ?? ''].filter((line) => line !== '')
}

function writeNoteHead(sheet: Sheet, given: Writing): void {
  const { order, paper, market, words } = given
  const { t, date } = words
  const { shipment } = paper.delivery
  const parcel = shipment && writtenParcel(market, shipment.carrierKey, shipment.trackingNumber)
  const sent = addressLines(order.deliveryAddress ?? order.invoiceAddress, market)
  const orderer = ordererOf(given)
  writeSender(sheet, given)
  const half: Column = { width: textWidth / 2 }
  const heads = [t('invoice.shipTo'), orderer.length > 0 ? t('deliveryNote.orderedBy') : '']
  sheet.row([half, half], heads, { size: 8, weight: 'bold', colour: 'quiet' })
  sheet.row([half, half], [sent.join('\n'), orderer.join('\n')])
  sheet.gap(18)
  if (order.isTest) sheet.paragraph(t('testShop.orderTitle'), { size: 16, weight: 'bold' })
  sheet.paragraph(t('deliveryNote.title', { number: paper.number }), { size: 16, weight: 'bold' })
  writeFacts(sheet, [
    [t('deliveryNote.number'), paper.number],
    [t('invoice.order'), order.number],
    [t('invoice.orderDate'), date(order.placedAt)],
    ...(shipment && parcel
      ? [
          [t('deliveryNote.sentOn'), date(shipment.shippedAt)] as const,
          [t('deliveryNote.carrier'), parcel.carrier] as const,
        ]
      : []),
    ...(parcel?.number ? [[t('deliveryNote.tracking'), parcel.number] as const] : []),
  ])
}

const columns: Column[] = [{ width: 36 }, { width: textWidth - 96 }, { width: 60, align: 'right' }]

/** Lines of the order by their ids, each under its number in the order. */
function writeRows(sheet: Sheet, { order, words }: Writing, ids: readonly number[], onNewPage?: () => void) {
  order.lines.forEach((line, index) => {
    if (!ids.includes(line.id)) return
    // The choice of a voucher is its value.
    const shown = line.isVoucher ? { ...line, choice: [] } : line
    const cells = [
      String(index + 1),
      articleText(shown, words, shownStockNumbersOf(line)),
      String(line.quantity),
    ]
    sheet.row(columns, cells, { size: 9.5 }, onNewPage)
    sheet.gap(5)
  })
}

function writeInside(sheet: Sheet, given: Writing): void {
  const { t } = given.words
  const head = (['position', 'article', 'quantity'] as const).map((name) => t(`invoice.columns.${name}`))
  writeRows(sheet, given, given.paper.delivery.inside, beginLines(sheet, columns, head))
  sheet.rule()
}

/** Lists the goods of the order that are delivered separately, so that nothing seems to be missing. */
function writeElsewhere(sheet: Sheet, given: Writing): void {
  const { delivery } = given.paper
  const downloads = given.order.lines.filter(({ isDigital }) => isDigital).map(({ id }) => id)
  const parts = { before: delivery.before, after: delivery.after, downloads }
  for (const name of ['before', 'after', 'downloads'] as const) {
    if (parts[name].length === 0) continue
    sheet.gap(16)
    sheet.need(60)
    sheet.paragraph(given.words.t(`deliveryNote.${name}`), { size: 11, weight: 'bold' })
    sheet.gap(4)
    writeRows(sheet, given, parts[name])
  }
}

/**
 * The delivery note of a parcel as PDF: what is in it, without prices.
 * @param at when it is written, for a parcel that was not sent yet
 */
export function writeDeliveryNote(
  order: Order,
  {
    delivery,
    seller,
    letterhead,
    at,
  }: { delivery: Delivery; seller: Seller; letterhead?: Letterhead | undefined; at: Date },
  market: Market,
): Promise<Uint8Array> {
  const words = orderWords(market)
  const { number, shipment } = delivery
  const paper = { number, issuedAt: shipment?.shippedAt ?? at, seller, delivery }
  const title = words.t('deliveryNote.title', { number })
  return writePaper({ order, paper, market, words, letterhead }, title, [
    writeNoteHead,
    writeInside,
    writeElsewhere,
  ])
}

/** A file name of ASCII letters: `Lieferschein-71803427-1.pdf`. */
export const deliveryNoteFileName = ({ number }: Pick<Delivery, 'number'>, market: Market): string =>
  `${orderWords(market).t('deliveryNote.file')}-${number}.pdf`
