import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/lib/platform/db'
import { mergeLists, pruneLists } from '@/lib/shop/visitor-lists'
import { mostLines, mostOfOne } from '@/schemas/api/basket-entries'
import { basketItems, baskets } from './tables'

type Take = (tx: Transaction, own: string, given: string) => Promise<void>

/**
 * Merges a guest's basket into that of the customer who logs in. Quantities of the same line add up to the limit; `also`
 * moves what else belongs to the guest's. Returns the id of the customer's basket.
 */
export const mergeBaskets = (db: Database, guest: string | undefined, customerId: number, also?: Take) =>
  mergeLists(db, baskets, { guest, customerId }, async (tx, own, given) => {
    await also?.(tx, own, given)
    await tx.execute(sql`
      update basket_items o set quantity = least(${mostOfOne}, o.quantity + g.quantity)
      from basket_items g
      where o.basket_id = ${own} and g.basket_id = ${given}
        and o.variant = g.variant and o.inscription is not distinct from g.inscription`)
    await tx.execute(sql`
      insert into declined_gifts (basket_id, promotion_id)
      select ${own}, promotion_id from declined_gifts where basket_id = ${given}
      on conflict do nothing`)
    await tx.execute(sql`
      insert into basket_codes (basket_id, kind, code)
      select ${own}, kind, code from basket_codes where basket_id = ${given}
      on conflict do nothing`)
    await tx.execute(sql`
      update basket_items set basket_id = ${own} where id in (
        select g.id from basket_items g
        where g.basket_id = ${given} and not exists (
          select from basket_items o
          where o.basket_id = ${own} and o.variant = g.variant and o.inscription is not distinct from g.inscription)
        order by g.id desc
        limit greatest(0, ${mostLines} - (select count(*) from basket_items where basket_id = ${own})))`)
  })

export const pruneBaskets = (db: Database, now: Date) => pruneLists(db, baskets, basketItems.basketId, now)
