import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { counted } from '@/lib/platform/text'
import type { Currency } from '@/schemas/markets'
import { majorUnits, sumIn } from './money'

export type PaperFilter = {
  /** Days where the shop sells, both included: `2026-12-01`. */
  from?: string | undefined
  to?: string | undefined
}

/** An invoice or a credit note that was issued. */
export type IssuedPaper = {
  kind: 'invoice' | 'creditNote'
  number: string
  issuedAt: Date
  order: string
  orderId: number
  locale: string
  currency: Currency
  /** With tax, in minor units; positive. */
  amount: number
  /** Of a credit note: the invoice that it corrects. */
  invoice: string | null
}

type Row = Omit<IssuedPaper, 'issuedAt' | 'orderId' | 'amount'> & {
  issuedAt: string
  orderId: string
  amount: string
}

/** The papers of a time, by their day and number. */
export async function findPapers(db: Database, { from, to }: PaperFilter): Promise<IssuedPaper[]> {
  const day = sql`(p.issued_at at time zone coalesce(
    (select settings ->> 'timezone' from shop_configurations where locale = o.locale), 'Europe/Berlin'))::date`
  const rows = await db.execute<Row>(sql`
    select p.kind, p.number, to_json(p.issued_at) #>> '{}' as "issuedAt", o.number as "order", o.id as "orderId", o.locale, o.currency,
      coalesce(p.amount, o.total) as amount, p.invoice
    from (
      select 'invoice' as kind, number, issued_at, order_id, null::int as amount, null as invoice from invoices
      union all
      select 'creditNote', number, issued_at, order_id, amount, invoice from credit_notes
    ) p join orders o on o.id = p.order_id
    where (${from ?? null}::date is null or ${day} >= ${from ?? null}::date)
      and (${to ?? null}::date is null or ${day} <= ${to ?? null}::date)
    order by p.issued_at, p.number`)
  return [...rows].map((row) => ({
    ...row,
    ...{ issuedAt: new Date(row.issuedAt), orderId: Number(row.orderId), amount: Number(row.amount) },
  }))
}

/** What a paper adds to the turnover: a credit note takes something off it. */
const signed = ({ kind, amount }: IssuedPaper) => (kind === 'invoice' ? amount : -amount)

/** Papers, each in a line, and what they come to in each currency. */
export function describePapers(papers: readonly IssuedPaper[]): string[] {
  if (papers.length === 0) return ['No invoice and no credit note was issued in this time.']
  const currencies = [...new Set(papers.map(({ currency }) => currency))]
  return [
    ...papers.map((paper) => {
      const { number, issuedAt, order, locale, currency, invoice } = paper
      const of = invoice === null ? [] : [`of ${invoice}`]
      return [number, issuedAt.toISOString(), order, locale, sumIn(currency, signed(paper)), ...of].join('  ')
    }),
    ...currencies.map((currency) => {
      const own = papers.filter((paper) => paper.currency === currency)
      return `${counted(own.length, 'paper')}: ${sumIn(
        currency,
        own.reduce((sum, paper) => sum + signed(paper), 0),
      )}`
    }),
  ]
}

export const amountOf = (paper: IssuedPaper): string => majorUnits(signed(paper))
