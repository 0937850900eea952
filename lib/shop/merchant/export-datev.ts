import { writeFile } from 'node:fs/promises'
import type { Database } from '@/lib/platform/db'
import { marketOfPast } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import { counted } from '@/lib/platform/text'
import { dayText } from '@/lib/platform/time'
import { taxSums } from '@/lib/shop/order-papers'
import type { Brand } from '@/schemas'
import { type Done, done, refused } from './change-order'
import { type Posting, ratesWithoutAccount, writeDatev } from './datev'
import { withOrders } from './orders-of-papers'
import { findPapers, type IssuedPaper } from './papers'
import type { OrderRead } from './read-orders'

const batchSize = 500

/** What a paper has at each tax rate. */
function taxesOf({ kind, number }: IssuedPaper, order: OrderRead | undefined) {
  if (!order) return []
  if (kind === 'invoice') return taxSums(order)
  return order.creditNotes.find((note) => note.number === number)?.taxes ?? []
}

export type DatevAsked = { locale: string; from: string; to: string; file: string }

/** Writes what was invoiced and credited in a shop as postings for DATEV, by the accounts of its configuration. */
export async function exportDatev(
  db: Database,
  { locale, from, to, file }: DatevAsked,
  { brand, now }: { brand: Brand; now: Date },
): Promise<Done> {
  const market = marketOfPast(brand, locale)
  if (!market || market.shopLocale !== locale) return refused(`There is no market ${locale}.`)
  if (market.currency !== 'EUR')
    return refused(`${locale} sells in ${market.currency}: DATEV takes euros here.`)
  if (from.slice(0, 4) !== to.slice(0, 4)) return refused('A batch is within one year: --from and --to.')
  const { bookkeeping, timezone } = await findShopConfiguration(db, brand, market)
  const datev = bookkeeping?.datev
  if (!datev) return refused(`The shop_configuration of ${locale} names no accounts: bookkeeping.datev.`)
  const papers = (await findPapers(db, { from, to })).filter((paper) => paper.locale === locale)
  const postings: Posting[] = []
  for await (const batch of withOrders(db, papers, batchSize))
    for (const { paper, order } of batch) {
      const day = dayText(paper.issuedAt.getTime(), timezone)
      for (const { rate, gross } of taxesOf(paper, order))
        postings.push({ ...paper, day, rate, amount: gross, vatId: order?.invoiceAddress.vatId })
    }
  const [missing] = ratesWithoutAccount(postings, datev)
  if (missing !== undefined)
    return refused(`bookkeeping.datev.revenues of ${locale} has no account at the rate ${missing}.`)
  const batch = { from, to, createdAt: now, name: `Shop ${locale} ${from}` }
  await writeFile(file, writeDatev(postings, datev, batch))
  return done(`In ${file}: ${counted(postings.length, 'posting')} of ${counted(papers.length, 'paper')}.`)
}
