import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { oneLine } from '@/lib/platform/text'
import { type DueTransfer, listDue } from '@/lib/shop/refund-transfers'
import { groupedIban } from '@/schemas/iban'
import type { Currency } from '@/schemas/markets'
import { giftCard } from '@/schemas/shop'
import { csvHead, csvRow } from './csv'
import { majorUnits, sumIn } from './money'

type Row = {
  number: string
  status: 'cancelled' | 'returned'
  currency: Currency
  method: string
  owed: string
}

/**
 * What shoppers have paid for orders that are cancelled, and no refund is written down for: a gift card that the order
 * bought is spent, or it was recorded by an earlier version. So is what was paid for an order that had come back
 * already, until the merchant has decided how much of it goes back.
 */
async function undecided(db: Database): Promise<string[]> {
  const rows = await db.execute<Row>(sql`
    select o.number, o.status, o.currency, p.method, p.amount - p.refunded as owed
    from payments p join orders o on o.id = p.order_id
    where (o.status = 'cancelled' or (o.status = 'returned' and p.refunded = 0 and exists (
        select from order_events e where e.order_id = o.id and e.type = 'paid' and e.from_status = 'returned')))
      and not o.is_test and p.status = 'paid' and p.provider = 'shop' and p.method <> ${giftCard}
      and p.amount > p.refunded
    order by p.settled_at, o.id`)
  return [...rows].map(({ number, status, currency, method, owed }) => {
    const amount = Number(owed)
    return `${number}  ${sumIn(currency, amount)} (${method}) of a ${status} order; its refund is not written down yet: refund ${number} --amount ${majorUnits(amount)}`
  })
}

/** Where a transfer goes, as far as the shopper has said it. */
export const accountTold = ({ holder, iban }: { holder: string | null; iban: string | null }): string =>
  holder === null || iban === null
    ? 'the shopper has not named an account yet'
    : `to ${oneLine(holder, 120)}, ${groupedIban(iban)}`

function dueWords({ number, currency, amount, method, isExported, ...account }: DueTransfer): string {
  const file = isExported ? ', in a file for the bank' : ''
  const sum = sumIn(currency, amount)
  return `${number}  ${sum} (${method}) ${accountTold(account)}${file}: transferred ${number} --amount ${majorUnits(amount)}`
}

/** What is to be transferred back to shoppers: the shop moves no money of these payments itself. */
export async function listOwed(db: Database): Promise<string[]> {
  const told = [...(await listDue(db)).map(dueWords), ...(await undecided(db))]
  return told.length > 0 ? told : ['Nothing is to be transferred back.']
}

/** The transfers that are to be made as CSV, those without an account too. */
export async function* owedRows(db: Database): AsyncGenerator<string> {
  yield csvHead(['order', 'locale', 'currency', 'amount', 'method', 'holder', 'iban', 'in_file'])
  for (const { number, locale, currency, amount, method, holder, iban, isExported } of await listDue(db))
    yield csvRow([number, locale, currency, majorUnits(amount), method, holder, iban, isExported])
}
