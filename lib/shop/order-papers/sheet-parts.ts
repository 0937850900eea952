import { companyRegister } from '@/lib/platform/mail-body'
import type { Market } from '@/lib/platform/markets'
import { type Cell, type Column, openSheet, type Sheet, textWidth, withLetters } from '@/lib/platform/typeset'
import { addressLines, billedLines } from '@/lib/shop/addresses'
import { type Order, quotedOrder } from '@/lib/shop/orders'
import type { Seller } from '@/schemas/shop'
import { asAttached } from './e-invoice/hybrid'
import { drawLetterhead, type Letterhead } from './letterhead/letterhead'
import type { TaxSum } from './tax-sums'
import type { OrderWords } from './words'

/** An invoice or a credit note: what has a number, a day and a seller. */
type Paper = { number: string; issuedAt: Date; seller: Seller }

export type Given<P extends Paper = Paper> = {
  order: Order
  paper: P
  market: Market
  words: OrderWords
  /** Unset: the name of the seller stands for it. */
  letterhead?: Letterhead | undefined
  /** The paper as XML, which its PDF then has in it. */
  xml?: string | undefined
}

function senderLines({ name, street, postcode, email, phone, taxNumbers, ...company }: Seller): string[] {
  return [
    [name, street, `${postcode} ${company.city}`].join(' · '),
    [email, phone, ...taxNumbers].filter(Boolean).join(' · '),
    companyRegister(company).join(' · '),
  ].filter((line) => line !== '')
}

type Facts = readonly (readonly [label: string, value: string])[]
type Head = { title: string; facts: Facts }

/** A name in large letters with small lines below it, beside the letterhead. */
export function writeName(
  sheet: Sheet,
  name: string,
  letterhead: Letterhead | undefined,
  lines: readonly string[] = [],
): void {
  const top = sheet.y
  const drawn = letterhead ? drawLetterhead(sheet, letterhead) : { width: 0, height: 0 }
  const column = { width: textWidth - (drawn.width > 0 ? drawn.width + 20 : 0) }
  sheet.paragraph(name, { size: 16, weight: 'bold' }, column)
  if (lines.length > 0) sheet.gap(4)
  for (const line of lines) sheet.paragraph(line, { size: 8, colour: 'quiet' }, column)
  sheet.y = Math.max(sheet.y, top + drawn.height)
}

/** Who writes. */
export function writeSender(
  sheet: Sheet,
  { paper: { seller }, letterhead }: Pick<Given, 'paper' | 'letterhead'>,
): void {
  writeName(sheet, seller.name, letterhead, senderLines(seller))
  sheet.gap(18)
}

/** Numbers and days below a title. */
export function writeFacts(sheet: Sheet, facts: Facts): void {
  sheet.gap(6)
  for (const [label, value] of facts)
    sheet.row([{ width: 130 }, { width: textWidth - 130 }], [{ text: label, weight: 'bold' }, value])
}

/** Who writes to whom, about what. */
export function writeHead(sheet: Sheet, given: Given, { title, facts }: Head): void {
  const { order, market } = given
  const { t } = given.words
  writeSender(sheet, given)
  const half: Column = { width: textWidth / 2 }
  const billed = billedLines(order.invoiceAddress, market)
  const sent = order.deliveryAddress ? addressLines(order.deliveryAddress, market) : []
  const heads: Cell[] = [t('invoice.billTo'), sent.length > 0 ? t('invoice.shipTo') : '']
  sheet.row([half, half], heads, { size: 8, weight: 'bold', colour: 'quiet' })
  sheet.row([half, half], [billed.join('\n'), sent.join('\n')])
  sheet.gap(18)
  sheet.paragraph(title, { size: 16, weight: 'bold' })
  writeFacts(sheet, facts)
}

/** Begins a table of lines. Returns what writes its head again at the top of the next page. */
export function beginLines(sheet: Sheet, columns: readonly Column[], head: readonly Cell[]): () => void {
  const writeHeadRow = () => {
    sheet.row(columns, head, { size: 8, weight: 'bold', colour: 'quiet' })
    sheet.gap(3)
    sheet.rule()
    sheet.gap(3)
  }
  sheet.gap(18)
  sheet.need(90)
  writeHeadRow()
  return writeHeadRow
}

/**
 * Net, tax and gross of each rate, and of all.
 * @param amount how amounts in minor units are written
 */
export function writeTaxes(
  sheet: Sheet,
  sums: readonly TaxSum[],
  { words }: Given,
  amount: (minorUnits: number) => string = words.price,
): void {
  const { t, percent } = words
  const total = (key: 'net' | 'tax' | 'gross') => amount(sums.reduce((sum, each) => sum + each[key], 0))
  const quarter = textWidth / 4
  const columns: Column[] = [{ width: quarter }, ...Array(3).fill({ width: quarter, align: 'right' })]
  sheet.gap(14)
  sheet.need((sums.length + 2) * 14)
  const head = (['rate', 'net', 'tax', 'gross'] as const).map((name) => t(`invoice.taxes.${name}`))
  sheet.row(columns, head, { size: 8, weight: 'bold', colour: 'quiet' })
  for (const { rate, net, tax, gross } of sums)
    sheet.row(columns, [percent(rate), amount(net), amount(tax), amount(gross)])
  if (sums.length > 1)
    sheet.row(columns, [t('invoice.taxes.sum'), total('net'), total('tax'), total('gross')], {
      weight: 'bold',
    })
}

/** What the laws want to be said, in small letters. */
export function writeSmallPrint(sheet: Sheet, notes: readonly string[]): void {
  sheet.gap(12)
  sheet.need(28)
  for (const note of notes) if (note !== '') sheet.paragraph(note, { size: 8.5, colour: 'quiet' })
}

/** The PDF of a paper that is written part by part, with its title and its seller at the foot of each page. */
export const writePaper = <P extends Paper>(
  given: Given<P>,
  title: string,
  parts: readonly ((sheet: Sheet, given: Given<P>) => void)[],
): Promise<Uint8Array> => withLetters(() => drawPaper(given, title, parts))

async function drawPaper<P extends Paper>(
  given: Given<P>,
  title: string,
  parts: readonly ((sheet: Sheet, given: Given<P>) => void)[],
): Promise<Uint8Array> {
  const { paper, market, words, letterhead, xml } = given
  const { seller, issuedAt: createdAt } = paper
  const about = { title, author: seller.name, language: market.iso, createdAt, own: letterhead?.own }
  const sheet = await openSheet({ ...about, colours: letterhead?.colours, ...asAttached(xml) })
  const quoted = { ...given, order: quotedOrder(given.order) }
  for (const write of parts) write(sheet, quoted)
  return sheet.finish((page, pages) => [
    `${title} · ${words.t('invoice.page', { page, pages })}`,
    ...senderLines(seller).slice(0, 2),
  ])
}
