import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@/lib/platform/db'
import { marketOfOrder } from '@/lib/platform/markets'
import {
  findCreditNotes,
  findInvoice,
  isUnchanged,
  type KeptPaper,
  keptCreditNote,
  keptInvoice,
} from '@/lib/shop/order-papers'
import { findOrderById } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'
import { type Done, done, refused } from './change-order'
import { csvRow } from './csv'
import { amountOf, findPapers, type IssuedPaper, type PaperFilter } from './papers'
import type { OrderRead } from './read-orders'

/** The copy of a paper as it was issued; undefined where its order is of no market of this shop. */
export async function paperOf(
  db: Database,
  { orderId, number, kind }: Pick<IssuedPaper, 'orderId' | 'number' | 'kind'>,
): Promise<KeptPaper | undefined> {
  const order = await findOrderById(db, orderId)
  const market = order && marketOfOrder(order.brand as Brand, order)
  const invoice = order && (await findInvoice(db, orderId))
  if (!market || !invoice) return undefined
  if (kind === 'invoice') return keptInvoice(db, order, invoice, market)
  const note = (await findCreditNotes(db, [orderId])).find((each) => each.number === number)
  return note && keptCreditNote(db, order, { note, invoice }, market)
}

/** An invoice or a credit note of an order by its number; undefined for one that was not issued. */
export async function findPaper(
  db: Database,
  { id: orderId, invoice, creditNotes }: OrderRead,
  number: string,
): Promise<KeptPaper | undefined> {
  if (invoice?.number === number) return paperOf(db, { orderId, number, kind: 'invoice' })
  const note = creditNotes.find((each) => each.number === number)
  return note && paperOf(db, { orderId, number, kind: 'creditNote' })
}

const columns = [
  'number',
  'kind',
  'issued_at',
  'order',
  'locale',
  'currency',
  'amount',
  'invoice',
  'pdf',
  'xml',
]

/** Writes the papers of a time into a folder, as PDF and as XML where they have it, with a list of them all. */
export async function exportPapers(
  db: Database,
  { folder, filter }: { folder: string; filter: PaperFilter },
): Promise<Done> {
  const papers = await findPapers(db, filter)
  await mkdir(folder, { recursive: true })
  const rows = [csvRow(columns)]
  for (const paper of papers) {
    const kept = await paperOf(db, paper)
    if (!kept) continue
    if (!isUnchanged(kept))
      return refused(`The copy of ${kept.number} in the database is not what was issued.`)
    const xml = kept.xml === null ? undefined : kept.name.replace(/\.pdf$/, '.xml')
    await writeFile(join(folder, kept.name), kept.file)
    if (xml !== undefined) await writeFile(join(folder, xml), kept.xml ?? '')
    const { number, kind, issuedAt, order, locale, currency, invoice } = paper
    rows.push(
      csvRow([
        ...[number, kind, issuedAt.toISOString(), order, locale, currency],
        ...[amountOf(paper), invoice, kept.name, xml],
      ]),
    )
  }
  await writeFile(join(folder, 'papers.csv'), rows.join(''))
  return done(`${rows.length - 1} papers and papers.csv are in ${folder}.`)
}
