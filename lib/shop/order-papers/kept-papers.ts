import { createHash } from 'node:crypto'
import { eq, type InferSelectModel, inArray } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { findIssuer, inZone } from '@/lib/platform/shop-configuration'
import { attachedText } from '@/lib/platform/typeset'
import type { Order } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'
import type { CreditNote } from './credit-notes'
import { creditNoteXml, invoiceXml } from './e-invoice/hybrid'
import type { Invoice } from './issue-invoice'
import { letterheadOf } from './letterhead/letterhead'
import { keptPapers } from './tables'
import { creditNoteFileName, writeCreditNote } from './write-credit-note'
import { invoiceFileName, writeInvoice } from './write-invoice'

export type KeptPaper = InferSelectModel<typeof keptPapers>

type Written = { name: string; file: Uint8Array; xml: string | undefined }

async function findKept(db: Executor, number: string): Promise<KeptPaper | undefined> {
  const [kept] = await db.select().from(keptPapers).where(eq(keptPapers.number, number))
  return kept
}

/** The copies of papers that were written before, by their numbers. */
export async function findKeptPapers(
  db: Executor,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, KeptPaper>> {
  if (numbers.length === 0) return new Map()
  const found = await db
    .select()
    .from(keptPapers)
    .where(inArray(keptPapers.number, [...numbers]))
  return new Map(found.map((paper) => [paper.number, paper]))
}

const digestOf = (file: Uint8Array | string) => createHash('sha256').update(file).digest('hex')
/** A paper without structured data has the digest of nothing, so that none can be put beside it either. */
const xmlDigestOf = (xml: string | null) => digestOf(xml ?? '')

/**
 * The copy of a paper as it was issued. It is written once, when it is first asked for, and never again: what a later
 * release would draw otherwise stays as the shopper got it.
 */
async function kept(
  db: Executor,
  { number, orderId, issuedAt }: Pick<Invoice, 'number' | 'orderId' | 'issuedAt'>,
  write: () => Promise<Written>,
): Promise<KeptPaper> {
  const known = await findKept(db, number)
  if (known) return known
  const { name, file, xml = null } = await write()
  await db
    .insert(keptPapers)
    .values({
      ...{ number, orderId, issuedAt, name, xml, file: Buffer.from(file) },
      ...{ sha256: digestOf(file), xmlSha256: xmlDigestOf(xml) },
    })
    .onConflictDoNothing()
  const stored = await findKept(db, number)
  if (!stored) throw new Error(`The paper ${number} was not kept`)
  return stored
}

/** The letterhead and the time zone of the shop, as they are configured when a paper is written. */
async function writingFor(db: Executor, { brand }: Order, market: Market) {
  const shop = await findIssuer(db, brand as Brand, market)
  return { letterhead: await letterheadOf(shop), own: inZone(market, shop) }
}

export const keptInvoice = (
  db: Executor,
  order: Order,
  invoice: Invoice,
  market: Market,
): Promise<KeptPaper> =>
  kept(db, invoice, async () => {
    const { letterhead, own } = await writingFor(db, order, market)
    return {
      name: invoiceFileName(invoice, own),
      file: await writeInvoice(order, invoice, own, letterhead),
      xml: invoiceXml(order, invoice, own),
    }
  })

export const keptCreditNote = (
  db: Executor,
  order: Order,
  given: { note: CreditNote; invoice: Pick<Invoice, 'number' | 'issuedAt'> },
  market: Market,
): Promise<KeptPaper> =>
  kept(db, given.note, async () => {
    const { letterhead, own } = await writingFor(db, order, market)
    return {
      name: creditNoteFileName(given.note, own),
      file: await writeCreditNote(order, given, own, letterhead),
      xml: creditNoteXml(order, given, own),
    }
  })

type Copy = Pick<KeptPaper, 'file' | 'sha256' | 'xml' | 'xmlSha256'>

/**
 * Whether a copy is what was kept: its PDF, and its XML. A release before the digest of the XML has kept papers without one,
 * also while it still ran beside a later one. There the XML has to be that within the PDF, which has its own digest. So an
 * unset digest takes nothing on trust, and needs no step that would fill it from what may have been changed.
 */
export function isUnchanged({ file, sha256, xml, xmlSha256 }: Copy): boolean {
  if (digestOf(file) !== sha256) return false
  return xmlSha256 === null ? (attachedText(file) ?? null) === xml : xmlDigestOf(xml) === xmlSha256
}

/** What is said of a copy that is not. */
export const changedCopy = ({ number }: Pick<KeptPaper, 'number'>): string =>
  `The copy of ${number} in the database is not what was issued.`
