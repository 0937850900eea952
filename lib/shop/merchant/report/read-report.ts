import type { Database } from '@/lib/platform/db'
import { marketOfPast } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import { dayText } from '@/lib/platform/time'
import { sameRate } from '@/lib/shop/order-papers'
import type { Brand } from '@/schemas'
import type { Currency } from '@/schemas/markets'
import { withOrders } from '../orders-of-papers'
import { findPapers, type IssuedPaper } from '../papers'
import type { OrderRead } from '../read-orders'
import { type Division, grouping } from './groups'
import { type Share, sharesOf } from './shares'

const batchSize = 200

export type ReportAsked = {
  /** Days where the shop sells, both included. */
  from: string
  to: string
  /** A shop locale; unset: all. */
  market: string | undefined
  by: Division | undefined
}

/** Amounts in minor units; what was credited is positive as well. */
export type ReportRow = {
  group: string
  currency: Currency
  /** Of which an invoice has something here. */
  orders: number
  pieces: number
  invoiced: number
  credited: number
  /** Of what was invoiced. */
  shipping: number
  promotions: number
  vouchers: number
  giftCards: number
  /** After what was credited, by rate. */
  taxes: { rate: number; net: number; tax: number }[]
}

type Sums = ReportRow & { seen: Set<string> }

const blank = (group: string, currency: Currency): Sums => ({
  ...{ group, currency, orders: 0, pieces: 0, invoiced: 0, credited: 0, shipping: 0 },
  ...{ promotions: 0, vouchers: 0, giftCards: 0, taxes: [], seen: new Set() },
})

function addTax(row: ReportRow, { rate, gross, tax }: Share, sign: 1 | -1): void {
  const known = row.taxes.find((each) => sameRate(each.rate, rate))
  const sums = known ?? { rate, net: 0, tax: 0 }
  if (!known) row.taxes.push(sums)
  sums.net += sign * (gross - tax)
  sums.tax += sign * tax
}

function addInvoiced(row: Sums, { line, gross }: Share, order: OrderRead): void {
  if (!row.seen.has(order.number)) {
    row.seen.add(order.number)
    row.orders++
  }
  row.invoiced += gross
  if (!line) row.shipping += gross
  row.pieces += line?.quantity ?? 0
  row.promotions += line?.reduction ?? 0
  row.vouchers += line?.voucherReduction ?? 0
}

const isShared = (by: Division | undefined) => by === 'product' || by === 'category'

/**
 * What was invoiced and credited in a time, by the papers that were issued in it: the sums are those of the papers to the
 * cent. Groups stand in their order, each currency apart.
 */
export async function readReport(
  db: Database,
  { from, to, market, by }: ReportAsked,
  brand: Brand,
): Promise<ReportRow[]> {
  const papers = (await findPapers(db, { from, to })).filter(
    ({ locale }) => market === undefined || locale === market,
  )
  const dayOf = await daysOf(db, papers, brand)
  const rows = new Map<string, Sums>()
  for await (const batch of withOrders(db, papers, batchSize)) {
    const groupOf = await grouping(
      db,
      by,
      batch.flatMap(({ order }) => order ?? []),
    )
    for (const { paper, order } of batch) {
      if (!order) continue
      const rowOf = (share: Share) => {
        const group = groupOf({ day: dayOf(paper), order, share })
        const key = `${group} ${paper.currency}`
        const row = rows.get(key) ?? blank(group, paper.currency)
        rows.set(key, row)
        return row
      }
      const shares = sharesOf(paper, order)
      for (const share of shares) {
        const row = rowOf(share)
        addTax(row, share, paper.kind === 'invoice' ? 1 : -1)
        if (paper.kind === 'invoice') addInvoiced(row, share, order)
        else row.credited += share.gross
      }
      const [first] = shares
      if (paper.kind === 'invoice' && first && !isShared(by)) rowOf(first).giftCards += order.cost.covered
    }
  }
  return [...rows.values()]
    .map(({ seen: _, ...row }) => ({ ...row, taxes: row.taxes.toSorted((a, b) => b.rate - a.rate) }))
    .toSorted((one, other) => (one.group < other.group ? -1 : one.group > other.group ? 1 : 0))
}

/** The day of a paper where its shop sells. */
async function daysOf(db: Database, papers: readonly IssuedPaper[], brand: Brand) {
  const zones = new Map<string, string>()
  for (const locale of new Set(papers.map((paper) => paper.locale))) {
    const market = marketOfPast(brand, locale)
    zones.set(locale, market ? (await findShopConfiguration(db, brand, market)).timezone : 'Europe/Berlin')
  }
  return ({ locale, issuedAt }: IssuedPaper) =>
    dayText(issuedAt.getTime(), zones.get(locale) ?? 'Europe/Berlin')
}
