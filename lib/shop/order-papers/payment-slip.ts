import type { Sheet } from '@/lib/platform/typeset'
import { isQrIban } from '@/schemas/iban'
import type { Currency } from '@/schemas/markets'
import type { Seller } from '@/schemas/shop'
import type { Payer } from './payer'
import { groupedReference, qrReference } from './qr-reference'
import type { slipWords } from './slip-words'
import { printedSide, signOver, type TransferCode, transferSquares } from './transfer-code'

const pointsPerMm = 72 / 25.4
const mm = (length: number) => length * pointsPerMm

/** 210 × 105 mm: the receipt has the left 62 mm, the payment part the rest. */
export const slipHeight = mm(105)
const receiptWidth = 62
/** What a receipt has for whom and by whom is paid; without room, the guidelines leave the streets out. */
const receiptRoom = mm(56)

export type Slip = {
  code: TransferCode
  seller: Seller
  amount: number
  currency: Currency
  reference: string
  /** Who pays; unset where that is filled in by hand. */
  payer?: Payer | undefined
  words: ReturnType<typeof slipWords>
}

type Size = { heading: number; value: number; step: number }
const receiptSize: Size = { heading: 6, value: 8, step: 9 }
const partSize: Size = { heading: 8, value: 10, step: 11 }

/** Thousands apart by a space, a point before two decimals: 1 949.75. */
const slipAmount = (minorUnits: number): string => {
  const [francs = '', rest] = (minorUnits / 100).toFixed(2).split('.')
  const groups = francs.padStart(Math.ceil(francs.length / 3) * 3).match(/.{3}/g) ?? []
  return `${groups.join(' ').trim()}.${rest}`
}

const ibanGroups = (iban: string): string =>
  iban
    .replaceAll(' ', '')
    .match(/.{1,4}/g)
    ?.join(' ') ?? iban

type Block = { heading: string; values: readonly string[] }

/** A name with its address; the sign of the country stands before what is outside of Switzerland. */
const addressed = ({ name, street, postcode, city, country }: Payer, hasStreet: boolean): string[] => {
  const sign = /^(?:CH|LI)$/.test(country) ? '' : `${country} `
  return [name, ...(hasStreet && street !== '' ? [street] : []), `${sign}${postcode} ${city}`]
}

/** To whom, by which reference, with which message and by whom is paid. */
function blocksOf(
  { seller, reference, payer, words }: Slip,
  { message, hasStreets = true }: { message?: string; hasStreets?: boolean } = {},
): Block[] {
  const { holder, iban } = seller.bankAccount
  const own = isQrIban(iban) ? qrReference(reference) : undefined
  return [
    {
      heading: words.account,
      values: [ibanGroups(iban), ...addressed({ ...seller, name: holder }, hasStreets)],
    },
    ...(own === undefined ? [] : [{ heading: words.reference, values: [groupedReference(own)] }]),
    ...(message === undefined ? [] : [{ heading: words.information, values: [message] }]),
    ...(payer ? [{ heading: words.payer, values: addressed(payer, hasStreets) }] : []),
  ]
}

/** The blocks below each other, from the upper edge of the first line on; returns where they end. */
function writeBlocks(
  sheet: Sheet,
  blocks: readonly Block[],
  { x, y, width, size }: { x: number; y: number; width: number; size: Size },
): number {
  let at = y
  for (const block of blocks) {
    at += size.step
    sheet.standardLine(block.heading, x, at, { size: size.heading, weight: 'bold' })
    for (const line of linesOf(sheet, block, width, size)) {
      at += size.step
      sheet.standardLine(line, x, at, { size: size.value })
    }
    at += size.step
  }
  return at
}

const linesOf = (sheet: Sheet, { values }: Block, width: number, size: Size): string[] =>
  values.flatMap((value) => sheet.standardLines(value, width, size.value))

/** How high such blocks are, without the gap below the last one. */
const heightOf = (sheet: Sheet, blocks: readonly Block[], width: number, size: Size): number =>
  blocks.reduce((sum, block) => sum + linesOf(sheet, block, width, size).length + 2, -1) * size.step

/** The corners of an empty field, which is filled in by hand. */
function corners(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const arm = mm(3)
  for (const [cx, dx] of [
    [x, arm],
    [x + width, -arm],
  ] as const)
    for (const [cy, dy] of [
      [y, arm],
      [y + height, -arm],
    ] as const) {
      sheet.stroke([cx, cy], [cx + dx, cy], { width: 0.75 })
      sheet.stroke([cx, cy], [cx, cy + dy], { width: 0.75 })
    }
}

function writeReceipt(sheet: Sheet, top: number, slip: Slip): void {
  const { words, amount, currency, payer } = slip
  const [x, width] = [mm(5), mm(52)]
  const bold = { size: receiptSize.heading, weight: 'bold' } as const
  sheet.standardLine(words.receipt, x, top + mm(5) + 11, { size: 11, weight: 'bold' })
  const all = blocksOf(slip)
  const isFitting = heightOf(sheet, all, width, receiptSize) <= receiptRoom
  const blocks = isFitting ? all : blocksOf(slip, { hasStreets: false })
  const end = writeBlocks(sheet, blocks, { x, y: top + mm(12), width, size: receiptSize })
  if (!payer) {
    sheet.standardLine(words.noPayer, x, end + receiptSize.step, bold)
    corners(sheet, x, end + receiptSize.step + mm(1), mm(52), mm(20))
  }
  const line = top + mm(68) + receiptSize.step
  sheet.standardLine(words.currency, x, line, bold)
  sheet.standardLine(currency, x, line + receiptSize.step, { size: receiptSize.value })
  sheet.standardLine(words.amount, x + mm(12), line, bold)
  sheet.standardLine(slipAmount(amount), x + mm(12), line + receiptSize.step, { size: receiptSize.value })
  const acceptance = x + width - sheet.standardWidth(words.acceptance, bold)
  sheet.standardLine(words.acceptance, acceptance, top + mm(82) + receiptSize.heading, bold)
}

function writePart(sheet: Sheet, top: number, slip: Slip): void {
  const { words, amount, currency, code, payer, reference } = slip
  const x = mm(receiptWidth + 5)
  const bold = { size: partSize.heading, weight: 'bold' } as const
  sheet.standardLine(words.part, x, top + mm(5) + 11, { size: 11, weight: 'bold' })
  const squares = transferSquares(code)
  const side = printedSide(code, squares.length)
  const edge = (side - mm(46)) / 2
  const over = signOver(code, squares.length)
  sheet.squares(squares, { x: x - edge, y: top + mm(17) - edge, side, over })
  const line = top + mm(68) + partSize.step
  sheet.standardLine(words.currency, x, line, bold)
  sheet.standardLine(currency, x, line + partSize.step, { size: partSize.value })
  sheet.standardLine(words.amount, x + mm(15), line, bold)
  sheet.standardLine(slipAmount(amount), x + mm(15), line + partSize.step, { size: partSize.value })
  const right = { x: mm(118), width: mm(87) }
  const blocks = blocksOf(slip, { message: reference })
  const end = writeBlocks(sheet, blocks, { ...right, y: top + mm(5), size: partSize })
  if (payer) return
  sheet.standardLine(words.noPayer, right.x, end + partSize.step, bold)
  corners(sheet, right.x, end + partSize.step + mm(1.5), mm(65), mm(25))
}

/**
 * The payment slip of a QR-bill on the lowest 105 mm of a page, as the Swiss Implementation Guidelines (version 2.3) draw
 * it: the receipt, the payment part, the lines to cut along and the words that tell to do so.
 */
export function writeSlip(sheet: Sheet, slip: Slip): void {
  const top = sheet.bottom(slipHeight + mm(6)) + mm(6)
  const width = mm(210)
  const note = { size: 7 }
  const noteWidth = sheet.standardWidth(slip.words.detach, note)
  sheet.standardLine(slip.words.detach, (width - noteWidth) / 2, top - mm(1.5), note)
  sheet.stroke([0, top], [width, top], { width: 0.75, dash: 3 })
  sheet.stroke([mm(receiptWidth), top], [mm(receiptWidth), top + slipHeight], { width: 0.75, dash: 3 })
  writeReceipt(sheet, top, slip)
  writePart(sheet, top, slip)
}
