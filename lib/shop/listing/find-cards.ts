import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { ProductCard } from '@/schemas/shop'
import { listingEntries } from './index-rows/tables'

/** The cards of products by their numbers, in the given order. Products that a market does not sell are left out. */
export async function findCards(
  db: Database,
  { shopLocale }: Market,
  numbers: readonly string[],
): Promise<ProductCard[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .select({ number: listingEntries.number, card: listingEntries.card })
    .from(listingEntries)
    .where(and(eq(listingEntries.locale, shopLocale), inArray(listingEntries.number, [...numbers])))
  const cards = new Map(rows.map(({ number, card }) => [number, card]))
  return numbers.flatMap((number) => cards.get(number) ?? [])
}
