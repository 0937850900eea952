import { currentTime } from '@/lib/platform/clock'
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
  /** When the page was published; a page of which that is not known does not say it. */
  at: Date | undefined
}

const label = 150
const itemIndent = 14

/** A heading stays with the first lines below it. */
const withHeading = 60

/** How close the lines stand: a part of the usual gaps between them, and their size. */
type Setting = { gaps: number; size: number }

/** The usual one, and those that bring a few lines of a last page onto the page before, or more onto the last. */
const settings: readonly Setting[] = [
  { gaps: 1, size: 9.5 },
  { gaps: 0.7, size: 9.5 },
  { gaps: 0.7, size: 9.0 },
  { gaps: 1.3, size: 9.5 },
]

function writePart(sheet: Sheet, part: Part, { gaps, size }: Setting): void {
  switch (part.kind) {
    case 'title':
      sheet.paragraph(part.text, { size: 17, weight: 'bold' })
      return
    case 'heading':
      sheet.gap(14 * gaps)
      sheet.need(withHeading)
      sheet.paragraph(part.text, { size: 12, weight: 'bold' })
      return
    case 'item':
      sheet.gap(4 * gaps)
      sheet.row([{ width: itemIndent }, { width: textWidth - itemIndent }], ['•', part.text], { size })
      return
    case 'fact':
      sheet.gap(4 * gaps)
      sheet.row(
        [{ width: label }, { width: textWidth - label }],
        [{ text: part.label, weight: 'bold' }, part.text],
        { size },
      )
      return
    default:
      sheet.gap(5 * gaps)
      sheet.paragraph(part.text, { size })
  }
}

/** The terms of a shop as PDF, with its letterhead above them. */
export const writeTerms = (given: Given): Promise<Uint8Array> => withLetters(() => drawTerms(given))

/** A last page with less than a few lines looks like an oversight. */
const fewLines = 110

async function drawTerms(given: Given): Promise<Uint8Array> {
  for (const setting of settings) {
    const sheet = await drawParts(given, setting)
    const { pages, height } = sheet.extent
    if (pages === 1 || height > fewLines || setting === settings.at(-1)) return finish(sheet, given)
  }
  throw new Error('There is no setting')
}

async function drawParts(
  { title, parts, market, author, letterhead, at }: Given,
  setting: Setting,
): Promise<Sheet> {
  const info = { title, author, language: market.iso, createdAt: at ?? currentTime(), own: letterhead.own }
  const sheet = await openSheet({ ...info, colours: letterhead.colours })
  sheet.y += drawLetterhead(sheet, letterhead).height
  sheet.gap(14)
  for (const part of parts) writePart(sheet, part, setting)
  return sheet
}

function finish(sheet: Sheet, { market, footer, at }: Given): Promise<Uint8Array> {
  const { t, date } = orderWords(market)
  // The version that an order was placed under can be told from a later one.
  const version = at ? [t('invoice.asOf', { date: date(at) })] : []
  return sheet.finish((page, pages) => [[footer, ...version, t('invoice.page', { page, pages })].join(' · ')])
}
