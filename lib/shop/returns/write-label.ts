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
import { addressLines, countryName } from '@/lib/shop/addresses'
import { type OrderWords, orderWords } from '@/lib/shop/order-papers'
import { fullLineName, type Order, quotedOrder } from '@/lib/shop/orders'
import { shownArticleNumberOf } from '@/lib/shop/rules'
import type { ReturnReason, Seller } from '@/schemas/shop'
import type { OrderReturn } from './order-return'
import { collectionPhone, waysBack } from './ways-back'

type Given = {
  order: Order
  announced: OrderReturn
  seller: Seller
  market: Market
  /** Who pays for what comes back for its reason. */
  costs: ReturnCosts
  /** The typeface of the shop's own. */
  own?: OwnFaces | undefined
  /** A label of the carrier pays the postage and is stuck on the parcel. */
  isPaid?: boolean
  /** Until when it is to be posted, and what becomes of the money. */
  money?: readonly string[]
}

type Steps = Pick<Given, 'order' | 'announced' | 'seller' | 'costs' | 'isPaid'> & {
  /** They are read in a mail, to which the sheet is attached. */
  isMail?: boolean
}

/** How the goods of a return come back, step by step: those in a parcel, and those that a carrier of freight collects. */
export function returnSteps(
  { order, announced, seller, costs, isPaid, isMail }: Steps,
  { t }: Pick<OrderWords, 't'>,
): { parcel: string[]; collect: string[] } {
  const { ways } = waysBack(order, announced.lines)
  const own = [isMail ? 'packMail' : 'pack', 'stick', costs.how === 'own' ? 'sendOwn' : 'send'] as const
  const steps = isPaid ? (['packPaid', 'stickPaid', 'sendPaid'] as const) : own
  return {
    parcel: ways !== 'collect' ? steps.map((step) => t(`orderReturn.paper.${step}`)) : [],
    collect:
      ways !== 'parcel'
        ? [
            t('orderReturn.collect.cost', costs),
            t('orderReturn.collect.call', { phone: collectionPhone(order), email: seller.email }),
            t('orderReturn.collect.ready', { number: announced.number }),
            t('orderReturn.collect.receipt'),
          ]
        : [],
  }
}

const grey = '#6b6058'

/** The country as carriers read it, also abroad. */
function receiverLines({ seller, market }: Given): string[] {
  const { name, street, postcode, city, country } = seller.returnAddress ?? seller
  return [name, street, `${postcode} ${city}`, countryName(country, market).toLocaleUpperCase(market.iso)]
}

/** The upper part, which is stuck on the parcel. */
function writeAddresses(sheet: Sheet, given: Given, { t }: OrderWords): void {
  const { announced, market } = given
  const order = quotedOrder(given.order)
  const sender = addressLines(order.deliveryAddress ?? order.invoiceAddress, market)
  sheet.paragraph(t('orderReturn.paper.from'), { size: 8, weight: 'bold', colour: grey })
  for (const line of sender) sheet.paragraph(line, { size: 10 })
  sheet.gap(28)
  sheet.paragraph(t('orderReturn.paper.to'), { size: 10, weight: 'bold', colour: grey })
  sheet.gap(4)
  for (const line of receiverLines(given)) sheet.paragraph(line, { size: 20, weight: 'bold' })
  sheet.gap(28)
  sheet.paragraph(t('orderReturn.paper.number'), { size: 10, weight: 'bold', colour: grey })
  sheet.paragraph(announced.number, { size: 24, weight: 'bold' })
}

/** `Grund: Passt nicht`, as papers and mails say it. */
export const reasonWords = (reason: ReturnReason, { t }: Pick<OrderWords, 't'>): string =>
  t('orderMails.labelled', {
    label: t('orderForms.fields.reason'),
    text: t(`orderReturn.reasons.${reason}`),
  })

type Part = { lines: OrderReturn['lines']; inside: string; howTitle: string; steps: readonly string[] }

/** What comes back in one way, and how. */
function writeContents(sheet: Sheet, given: Given, words: OrderWords, part: Part): void {
  const { order, announced } = given
  const { t, date } = words
  const fact = (label: string, value: string) =>
    sheet.row([{ width: 130 }, { width: textWidth - 130 }], [{ text: label, weight: 'bold' }, value])
  fact(t('orderReturn.paper.number'), `${announced.number} (${date(announced.requestedAt)})`)
  fact(t('orderReturn.paper.order'), order.number)
  sheet.gap(12)
  sheet.paragraph(part.inside, { weight: 'bold', size: 11 })
  sheet.gap(4)
  for (const { lineId, quantity, reason } of part.lines) {
    const line = order.lines.find(({ id }) => id === lineId)
    if (!line) continue
    const { product } = line
    const cells: Cell[] = [
      `${quantity} ×`,
      fullLineName(line),
      t('invoice.article', { number: shownArticleNumberOf(product) }),
    ]
    const columns = [{ width: 40 }, { width: textWidth - 190 }, { width: 150 }]
    sheet.row(columns, cells)
    sheet.row(columns, ['', { text: reasonWords(reason, words), colour: grey }, ''])
  }
  sheet.gap(14)
  sheet.need(90)
  sheet.paragraph(part.howTitle, { weight: 'bold', size: 11 })
  for (const [index, step] of part.steps.entries()) {
    sheet.gap(4)
    sheet.paragraph(`${index + 1}. ${step}`)
  }
  for (const words of given.money ?? []) {
    sheet.gap(8)
    sheet.paragraph(words)
  }
}

/** Said on the part that is stuck on the parcel. */
function writeTest(sheet: Sheet, { t }: OrderWords): void {
  sheet.paragraph(t('testShop.orderTitle'), { size: 20, weight: 'bold' })
  sheet.gap(4)
  sheet.paragraph(t('testShop.returnLabel'), { size: 10, weight: 'bold' })
  sheet.gap(20)
}

/**
 * The label of a return as PDF: the address of the shop to stick on the parcel, and what is to lie in it. What a carrier of
 * freight collects has a page of its own without an address for a parcel.
 */
export const writeReturnLabel = (given: Given): Promise<Uint8Array> => withLetters(() => drawLabel(given))

async function drawLabel(given: Given): Promise<Uint8Array> {
  const { announced, seller, market } = given
  const words = orderWords(market)
  const subject = words.t('orderReturn.paper.title', { number: announced.number })
  const { isTest } = given.order
  const title = isTest ? words.t('testShop.subject', { subject }) : subject
  const sheet = await openSheet({
    ...{ title, author: seller.name, language: market.iso, createdAt: announced.requestedAt },
    own: given.own,
  })
  const { ways, parcel, collected } = waysBack(given.order, announced.lines)
  const steps = returnSteps(given, words)
  if (isTest) writeTest(sheet, words)
  if (ways !== 'collect') {
    if (!given.isPaid) {
      writeAddresses(sheet, given, words)
      sheet.gap(30)
      sheet.rule(grey)
      sheet.gap(24)
    }
    writeContents(sheet, given, words, {
      ...{ lines: parcel, inside: words.t('orderReturn.paper.inside'), steps: steps.parcel },
      howTitle: words.t('orderReturn.paper.howTitle'),
    })
  }
  if (ways !== 'parcel') {
    if (ways === 'both') sheet.turn()
    writeContents(sheet, given, words, {
      ...{ lines: collected, inside: words.t('orderReturn.collect.inside'), steps: steps.collect },
      howTitle: words.t('orderReturn.collect.howTitle'),
    })
  }
  return sheet.finish((page, pages) => [`${title} · ${words.t('invoice.page', { page, pages })}`])
}

/** A file name of ASCII letters: `Ruecksendung-R71803399-1.pdf`. */
export const returnLabelName = (
  { number }: Pick<OrderReturn, 'number'>,
  market: Market,
  carrier?: string,
): string =>
  `${[orderWords(market).t('orderReturn.paper.file'), carrier?.toUpperCase(), number].filter(Boolean).join('-')}.pdf`
