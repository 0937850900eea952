import type { Market } from '@/lib/platform/markets'
import type { ReturnCosts } from '@/lib/platform/shop-configuration'
import {
  type Cell,
  type OwnFaces,
  openSheet,
  type Sheet,
  textWidth,
  withLetters,
} from '@/lib/platform/typeset'
import { type OrderWords, orderWords, type SumRow } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import { articleName, shownStockNumbersOf } from '@/lib/shop/rules'
import type { PaperColours, Seller } from '@/schemas/shop'
import { cutLine, drawAddressLabel, numberCode } from './draw-address-label'
import type { OrderReturn } from './order-return'
import { reasonWords, returnSteps } from './return-words'
import { waysBack } from './ways-back'

type Given = {
  order: Order
  announced: OrderReturn
  seller: Seller
  market: Market
  /** Who pays for what comes back for its reason. */
  costs: ReturnCosts
  /** The typeface of the shop's own. */
  own?: OwnFaces | undefined
  /** The shop's own. */
  colours?: PaperColours | undefined
  /** A label of the carrier pays the postage and is stuck on the parcel. */
  isPaid?: boolean
  /** Who takes the parcel with that label, as sentences name from whom it comes. */
  carrier?: string | undefined
  /** The last day on which the parcel may be handed in; unset: there is none. */
  until?: Date | undefined
  /** What is paid back for it, as rows. */
  sums?: readonly SumRow[]
  /** What becomes of the money. */
  money?: readonly string[]
}

const textStyle = { size: 10.5 }

function writeFact(sheet: Sheet, label: string, value: string): void {
  sheet.row(
    [{ width: 130 }, { width: textWidth - 130 }],
    [
      { text: label, weight: 'bold' },
      { text: value, weight: 'bold' },
    ],
    textStyle,
  )
}

/** The head of a sheet without a label above it: whose it is, with the number to scan. */
function writeHead(sheet: Sheet, { order, announced, seller }: Given, { t }: OrderWords): void {
  const top = sheet.y
  if (order.isTest) {
    sheet.paragraph(t('testShop.orderTitle'), { size: 16, weight: 'bold' })
    sheet.paragraph(t('testShop.returnLabel'), { size: 9, weight: 'bold' }, { width: textWidth - 220 })
    sheet.gap(10)
  }
  sheet.paragraph(seller.name, { size: 9, colour: 'quiet' }, { width: textWidth - 220 })
  sheet.paragraph(
    t('orderReturn.paper.title', { number: announced.number }),
    { size: 18, weight: 'bold' },
    {
      width: textWidth - 220,
    },
  )
  const below = sheet.y
  numberCode(sheet, { y: top, order, announced }, { t })
  sheet.y = Math.max(below, sheet.y)
  sheet.gap(18)
}

type Part = { lines: OrderReturn['lines']; inside: string }

/** The goods that come back in one way, each with what tells it from its siblings. */
function writeGoods(sheet: Sheet, { order, announced }: Given, words: OrderWords, part: Part): void {
  const { t, date } = words
  sheet.paragraph(part.inside, { weight: 'bold', size: 12 })
  sheet.gap(4)
  sheet.paragraph(
    t('orderReturn.announced', { number: announced.number, date: date(announced.requestedAt) }),
    textStyle,
  )
  sheet.paragraph(
    t('orderMails.labelled', { label: t('orderReturn.paper.order'), text: order.number }),
    textStyle,
  )
  sheet.gap(8)
  const columns = [{ width: 40 }, { width: textWidth - 220 }, { width: 180, align: 'right' as const }]
  for (const { lineId, quantity, reason } of part.lines) {
    const line = order.lines.find(({ id }) => id === lineId)
    if (!line) continue
    const { product, choice } = line
    sheet.rule()
    sheet.gap(4)
    const cells: Cell[] = [
      { text: `${quantity} ×`, weight: 'bold' },
      { text: articleName(product), weight: 'bold' },
      t('invoice.article', { number: shownStockNumbersOf(line) }),
    ]
    sheet.row(columns, cells, textStyle)
    sheet.row(
      columns,
      ['', choice.join(', '), { text: reasonWords(reason, words), colour: 'quiet' }],
      textStyle,
    )
    sheet.gap(4)
  }
  sheet.rule()
}

/** What the shopper keeps: how, where and until when the goods come back, and what becomes of the money. */
function writeSteps(
  sheet: Sheet,
  {
    title,
    steps,
    facts,
    sums,
    money,
  }: {
    title: string
    steps: readonly string[]
    facts: readonly (readonly [label: string, value: string])[]
    sums: readonly SumRow[]
    money: readonly string[]
  },
): void {
  sheet.need(110)
  sheet.paragraph(title, { weight: 'bold', size: 12 })
  sheet.gap(4)
  for (const [label, value] of facts) writeFact(sheet, label, value)
  for (const [index, step] of steps.entries()) {
    sheet.gap(5)
    sheet.row(
      [{ width: 18 }, { width: textWidth - 18 }],
      [{ text: `${index + 1}.`, weight: 'bold' }, step],
      textStyle,
    )
  }
  if (sums.length + money.length > 0) sheet.gap(8)
  for (const { label, amount, isStrong } of sums)
    sheet.row(
      [{ width: textWidth - 110 }, { width: 110, align: 'right' }],
      [label, amount],
      isStrong ? { ...textStyle, weight: 'bold' } : textStyle,
    )
  for (const words of money) {
    sheet.gap(3)
    sheet.paragraph(words, textStyle)
  }
}

/**
 * The label of a return as PDF: the address of the shop to stick on the parcel, the goods as a sheet to lie in it, and what
 * the shopper keeps. What a carrier of freight collects has a page of its own without an address for a parcel.
 */
export const writeReturnLabel = (given: Given): Promise<Uint8Array> => withLetters(() => drawLabel(given))

async function drawLabel(given: Given): Promise<Uint8Array> {
  const { announced, seller, market, until, sums = [], money = [] } = given
  const words = orderWords(market)
  const { t, date } = words
  const subject = t('orderReturn.paper.title', { number: announced.number })
  const { isTest } = given.order
  const title = isTest ? t('testShop.subject', { subject }) : subject
  const sheet = await openSheet({
    ...{ title, author: seller.name, language: market.iso, createdAt: announced.requestedAt },
    ...{ own: given.own, colours: given.colours },
  })
  const { ways, parcel, collected } = waysBack(given.order, announced.lines)
  const steps = returnSteps({ ...given, until: undefined }, words)
  if (ways !== 'collect') {
    if (given.isPaid) writeHead(sheet, given, words)
    else {
      sheet.paragraph(t('orderReturn.paper.cut'), { size: 8, colour: 'quiet' })
      sheet.gap(4)
      drawAddressLabel(sheet, given, words)
      sheet.gap(22)
    }
    writeGoods(sheet, given, words, { lines: parcel, inside: t('orderReturn.paper.inside') })
    sheet.gap(22)
    sheet.need(130)
    cutLine(sheet, t('orderReturn.paper.keep'))
    sheet.gap(12)
    writeSteps(sheet, {
      ...{ title: t('orderReturn.paper.howTitle'), steps: steps.parcel, sums, money },
      facts: until ? [[t('orderReturn.paper.until'), date(until)]] : [],
    })
  }
  if (ways !== 'parcel') {
    if (ways === 'both') sheet.turn()
    writeHead(sheet, given, words)
    writeGoods(sheet, given, words, { lines: collected, inside: t('orderReturn.collect.inside') })
    sheet.gap(22)
    writeSteps(sheet, {
      ...{ title: t('orderReturn.collect.howTitle'), steps: steps.collect, facts: [] },
      ...(ways === 'both' ? { sums: [], money: [] } : { sums, money }),
    })
  }
  return sheet.finish((page, pages) => [`${title} · ${t('invoice.page', { page, pages })}`])
}
