import type { Market } from '@/lib/platform/markets'
import { type Column, type Sheet, textWidth } from '@/lib/platform/typeset'
import type { Order, OrderEvent } from '@/lib/shop/orders'
import { articleText } from './article-text'
import type { CreditNote } from './credit-notes'
import { creditedLines, creditedReason, wasPaidBefore } from './credited-goods'
import { creditedParts } from './credited-parts'
import { creditNoteXml } from './e-invoice/hybrid'
import type { Invoice } from './issue-invoice'
import type { Letterhead } from './letterhead/letterhead'
import { type Given, writeHead, writePaper, writeSmallPrint, writeTaxes } from './sheet-parts'
import { orderWords } from './words'

type Writing = Given<CreditNote>
type Corrected = Pick<Invoice, 'number' | 'issuedAt'>

const headOf = (invoice: Corrected) => (sheet: Sheet, given: Writing) => {
  const { order, paper } = given
  const { t, date } = given.words
  const event = order.events.find(({ id }) => id === paper.eventId)
  const corrected = { number: invoice.number, date: date(invoice.issuedAt) }
  writeHead(sheet, given, {
    title: t('creditNote.title', { number: paper.number }),
    facts: [
      [t('creditNote.number'), paper.number],
      [t('creditNote.date'), date(paper.issuedAt)],
      [t('creditNote.of'), t('creditNote.invoice', corrected)],
      [t('invoice.order'), order.number],
      [t('creditNote.reason'), creditedReason(paper.reason, event, given.words)],
    ],
  })
  sheet.gap(14)
  sheet.paragraph(t('creditNote.text', corrected))
  writeArticles(sheet, given, event)
}

const columns: Column[] = [{ width: 30 }, { width: textWidth - 140 }, { width: 110, align: 'right' }]

/** The articles with quantity and price, and what was paid beside them, where that adds up to the note; else their names. */
function writeArticles(sheet: Sheet, { order, paper, words }: Writing, event: OrderEvent | undefined): void {
  const lines = creditedLines(order, event, paper.amount)
  const parts = creditedParts(order, lines, paper.amount, event)
  if (lines.length === 0 && !parts) return
  sheet.gap(8)
  sheet.paragraph(words.t('creditNote.articles'), { weight: 'bold' })
  if (!parts) {
    for (const line of lines) {
      sheet.gap(4)
      sheet.paragraph(articleText(line, words))
    }
    return
  }
  for (const { line, pieces, amount } of parts.lines) {
    sheet.gap(4)
    const price = amount === 0 ? words.price(0) : words.reduction(amount)
    sheet.row(columns, [`${pieces} ×`, articleText(line, words), price], { size: 8.5 })
  }
  if (parts.beside === 0) return
  sheet.gap(4)
  const label = order.cost.shippingLabel ?? words.t('invoice.sums.shipping')
  const all = order.cost.shipping > 0 ? [label, order.cost.fee?.label] : [order.cost.fee?.label]
  const named = parts.beside > order.cost.shipping ? all : [label]
  sheet.row(columns, ['', named.filter(Boolean).join(', '), words.reduction(parts.beside)], { size: 8.5 })
}

/** Every amount is negative, so that the paper can be added to its invoice. */
function writeAmounts(sheet: Sheet, given: Writing): void {
  const { paper, words } = given
  const negative = (amount: number) => (amount === 0 ? words.price(0) : words.reduction(amount))
  const isTaxed = paper.taxes.some(({ rate }) => rate > 0)
  writeTaxes(sheet, paper.taxes, given, negative)
  sheet.gap(8)
  sheet.rule()
  sheet.gap(4)
  sheet.row(
    [{ width: textWidth - 110 }, { width: 110, align: 'right' }],
    [words.t(`creditNote.${isTaxed ? 'total' : 'untaxed'}`), negative(paper.amount)],
    { weight: 'bold', size: 10.5 },
  )
}

const notesOf =
  (isWhole: boolean) =>
  (sheet: Sheet, { order, paper, words }: Writing) => {
    const event = order.events.find(({ id }) => id === paper.eventId)
    const said = wasPaidBefore(order, event) ? 'wholePaid' : 'whole'
    return writeSmallPrint(sheet, [isWhole ? words.t(`creditNote.${said}`) : ''])
  }

/** The credit note of an order as PDF. It is the same whenever it is written. */
export function writeCreditNote(
  order: Order,
  { note, invoice }: { note: CreditNote; invoice: Corrected },
  market: Market,
  letterhead?: Letterhead,
): Promise<Uint8Array> {
  const words = orderWords(market)
  const title = words.t('creditNote.title', { number: note.number })
  const parts = [headOf(invoice), writeAmounts, notesOf(note.amount === order.total)]
  const xml = creditNoteXml(order, { note, invoice }, market)
  return writePaper({ order, paper: note, market, words, letterhead, xml }, title, parts)
}

/** A file name of ASCII letters: `Avoir-C-2026-000001.pdf`. */
export const creditNoteFileName = ({ number }: Pick<CreditNote, 'number'>, market: Market): string =>
  `${orderWords(market).t('creditNote.file')}-${number}.pdf`
