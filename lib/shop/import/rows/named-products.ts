import { sql } from 'drizzle-orm'
import { type Executor, textArray } from '@/lib/platform/db'
import type { PromotedGoods } from '@/schemas/shop'
import { numberOf } from '../write/number'

/** The numbers of the products that a row means by a name. */
export type NamedProducts = (name: string) => readonly string[]

/**
 * Finds the products that rows name: by their numbers, their keys, the key of a variant or that of their group, which are the
 * `id` and the `item_group_id` of a feed. What is not there yet gets the number that a product with this key will have.
 */
export async function findNamedProducts(db: Executor, names: readonly string[]): Promise<NamedProducts> {
  const wanted = [...new Set(names)]
  const found = new Map<string, { numbers: string[]; rank: number }>()
  if (wanted.length > 0) {
    const keys = textArray(wanted)
    const rows = await db.execute<{ name: string; number: string; rank: number }>(sql`
      select number as name, number, 1 as rank from products where number = any(${keys})
      union all select reference_key, number, 2 from products where reference_key = any(${keys})
      union all select v.reference_key, p.number, 3 from variants v join products p on p.id = v.product_id
        where v.reference_key = any(${keys})
      union all select master_key, number, 4 from products where master_key = any(${keys})
      order by rank, number`)
    for (const { name, number, rank } of rows) {
      const known = found.get(name)
      if (!known) found.set(name, { numbers: [number], rank })
      else if (known.rank === rank) known.numbers.push(number)
    }
  }
  return (name) => found.get(name)?.numbers ?? [numberOf(name)]
}

/** Goods with the numbers of the products that they name, each once. */
export const withNumbers = <Goods extends PromotedGoods | undefined>(
  goods: Goods,
  numbersOf: NamedProducts,
): Goods =>
  goods?.products ? { ...goods, products: [...new Set(goods.products.flatMap(numbersOf))] } : goods
