import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { reportDivisions } from '@/schemas/api/merchant-report'
import type { OrderRead } from '../read-orders'
import { methodOf, type Share } from './shares'

export type Division = (typeof reportDivisions)[number]

/** ‘2026-W49’: the week by ISO 8601. */
function weekOf(day: string): string {
  const thursday = new Date(`${day}T00:00:00Z`)
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7))
  const year = thursday.getUTCFullYear()
  const week = Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7)
  return `${year}-W${String(week).padStart(2, '0')}`
}

export type Parted = { day: string; order: OrderRead; share: Share }

/** What stands for shipping and fees where a report is divided by goods. */
const besides = '(shipping and fees)'

/** The name of the category of products by their numbers: the deepest of each, in a market. */
async function categoriesOf(db: Database, locale: string, numbers: readonly string[]) {
  const rows = await db.execute<{ number: string; name: string }>(sql`
    select distinct on (p.number) p.number, coalesce(c.name, pc.category_key) as name
    from products p join product_categories pc on pc.product_id = p.id
    left join categories c on c.locale = ${locale} and c.key = pc.category_key
    where p.number = any(${sql.param([...numbers])}::text[])
    order by p.number, c.name is null, length(c.path) - length(replace(c.path, '/', '')) desc, pc.category_key`)
  return new Map([...rows].map(({ number, name }) => [number, name]))
}

/** Names the group of each part of the papers of a batch. */
export async function grouping(
  db: Database,
  division: Division | undefined,
  orders: readonly OrderRead[],
): Promise<(part: Parted) => string> {
  const names = new Map<string, ReadonlyMap<string, string>>()
  if (division === 'category')
    for (const [locale, own] of Map.groupBy(orders, (order) => order.locale)) {
      const numbers = new Set(own.flatMap(({ lines }) => lines.map(({ product }) => product.number)))
      names.set(locale, await categoriesOf(db, locale, [...numbers]))
    }
  return ({ day, order, share: { line } }) => {
    switch (division) {
      case 'day':
        return day
      case 'week':
        return weekOf(day)
      case 'month':
        return day.slice(0, 7)
      case 'payment':
        return methodOf(order)
      case 'voucher':
        return order.voucherId ?? '(none)'
      case 'product':
        return line ? `${line.product.number} ${line.product.name}` : besides
      case 'category':
        return line ? (names.get(order.locale)?.get(line.product.number) ?? '(none)') : besides
      default:
        return 'all'
    }
  }
}
