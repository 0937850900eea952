import type { Market } from '@/lib/platform/markets'
import type { Part } from '@/lib/platform/pdf'
import { openSheet, type Sheet, textWidth, withLetters } from '@/lib/platform/typeset'
import { drawLetterhead, type Letterhead } from './letterhead/letterhead'
import { orderWords } from './words'

type Given = {
  title: string
  parts: readonly Part[]
  /** Stands at the foot of each page, with its number. */
  footer: string
  market: Market
  author: string
  letterhead: Letterhead
  /** When the page was published. */
  at: Date
}

const label = 150
const itemIndent = 14

/** A heading stays with the first lines below it. */
const withHeading = 60

function writePart(sheet: Sheet, part: Part): void {
  switch (part.kind) {
    case 'title':
      sheet.paragraph(part.text, { size: 17, weight: 'bold' })
      return
    case 'heading':
      sheet.gap(14)
      sheet.need(withHeading)
      sheet.paragraph(part.text, { size: 12, weight: 'bold' })
      return
    case 'item':
      sheet.gap(4)
      sheet.row([{ width: itemIndent }, { width: textWidth - itemIndent }], ['•', part.text])
      return
    case 'fact':
      sheet.gap(4)
      sheet.row(
        [{ width: label }, { width: textWidth - label }],
        [{ text: part.label, weight: 'bold' }, part.text],
      )
      return
    default:
      sheet.gap(5)
      sheet.paragraph(part.text)
  }
}

/** The terms of a shop as PDF, with its letterhead above them. */
export const writeTerms = (given: Given): Promise<Uint8Array> => withLetters(() => drawTerms(given))

async function drawTerms({
  title,
  parts,
  footer,
  market,
  author,
  letterhead,
  at,
}: Given): Promise<Uint8Array> {
  const { t, date } = orderWords(market)
  const info = { title, author, language: market.iso, createdAt: at, own: letterhead.own }
  const sheet = await openSheet(info)
  sheet.y += drawLetterhead(sheet, letterhead).height
  sheet.gap(14)
  for (const part of parts) writePart(sheet, part)
  // The version that an order was placed under can be told from a later one.
  const version = t('invoice.asOf', { date: date(at) })
  return sheet.finish((page, pages) => [`${footer} · ${version} · ${t('invoice.page', { page, pages })}`])
}
