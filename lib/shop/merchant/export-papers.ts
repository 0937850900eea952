import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@/lib/platform/db'
import { marketOfOrder } from '@/lib/platform/markets'
import { counted } from '@/lib/platform/text'
import {
  changedCopy,
  findKeptPapers,
  isUnchanged,
  type KeptPaper,
  keptCreditNote,
  keptInvoice,
} from '@/lib/shop/order-papers'
import type { Brand } from '@/schemas'
import { type Done, done, refused } from './change-order'
import { csvHead, csvRow } from './csv'
import { withOrders } from './orders-of-papers'
import { amountOf, findPapers, type IssuedPaper, type PaperFilter } from './papers'
import type { OrderRead } from './read-orders'

/** A copy is some hundred kilobytes. */
const batchSize = 50

/** The copy of a paper as it was issued; undefined where its order is of no market of this shop. */
async function paperOf(
  db: Database,
  { number, kind }: Pick<IssuedPaper, 'number' | 'kind'>,
  order: OrderRead | undefined,
): Promise<KeptPaper | undefined> {
  const market = order && marketOfOrder(order.brand as Brand, order)
  const { invoice, creditNotes } = order ?? {}
  if (!market || !invoice) return undefined
  if (kind === 'invoice') return keptInvoice(db, order, invoice, market)
  const note = creditNotes?.find((each) => each.number === number)
  return note && keptCreditNote(db, order, { note, invoice }, market)
}

/** An invoice or a credit note of an order by its number; undefined for one that was not issued. */
export function findPaper(db: Database, order: OrderRead, number: string): Promise<KeptPaper | undefined> {
  const kind = order.invoice?.number === number ? 'invoice' : 'creditNote'
  return paperOf(db, { number, kind }, order)
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

/** Writes a copy as PDF, and as XML where it has it; returns its row of the list. */
async function written(folder: string, paper: IssuedPaper, kept: KeptPaper) {
  const xml = kept.xml === null ? undefined : kept.name.replace(/\.pdf$/, '.xml')
  await writeFile(join(folder, kept.name), kept.file)
  if (xml !== undefined) await writeFile(join(folder, xml), kept.xml ?? '')
  const { number, kind, issuedAt, order, locale, currency, invoice } = paper
  return [
    ...[number, kind, issuedAt.toISOString(), order, locale, currency],
    ...[amountOf(paper), invoice, kept.name, xml],
  ]
}

/** Writes the papers of a time into a folder, as PDF and as XML where they have it, with a list of them all. */
export async function exportPapers(
  db: Database,
  { folder, filter }: { folder: string; filter: PaperFilter },
): Promise<Done> {
  const papers = await findPapers(db, filter)
  await mkdir(folder, { recursive: true })
  const rows = [csvHead(columns)]
  for await (const batch of withOrders(db, papers, batchSize)) {
    const copies = await findKeptPapers(
      db,
      batch.map(({ paper }) => paper.number),
    )
    for (const { paper, order } of batch) {
      const kept = copies.get(paper.number) ?? (await paperOf(db, paper, order))
      if (!kept) continue
      if (!isUnchanged(kept)) return refused(changedCopy(kept))
      rows.push(csvRow(await written(folder, paper, kept)))
    }
  }
  await writeFile(join(folder, 'papers.csv'), rows.join(''))
  return done(`In ${folder}: ${counted(rows.length - 1, 'paper')} and papers.csv.`)
}
