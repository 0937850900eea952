import { type SQLWrapper, sql } from 'drizzle-orm'
import { recordset, type Transaction, textArray } from '@/lib/platform/db'
import type { CustomData } from '@/schemas/api/basket-entries'
import { basketCodes } from './tables'

type Emptying = {
  /** The keys of the lines that were ordered. */ keys: readonly string[]
  besides: SQLWrapper
}

/**
 * Takes out of a basket what has become an order, with the codes, and does `besides` in the same statement. Lines that
 * could not be ordered stay. The caller has locked it.
 */
export const emptyBasket = (tx: Transaction, basketId: string, { keys, besides }: Emptying) =>
  tx.execute(sql`
    with besides as ${besides}, codes as (delete from basket_codes where basket_id = ${basketId}),
      gifts as (delete from declined_gifts where basket_id = ${basketId})
    delete from basket_items where basket_id = ${basketId} and key::text = any(${textArray(keys)})`)

type Ordered = {
  lines: readonly {
    variant: string
    quantity: number
    inscription: string | null
    customData: CustomData
  }[]
  voucher: string | undefined
  giftCard: string | undefined
}

/** Puts ordered lines and codes back into a basket. What it has of them stays as it is. The caller has locked it. */
export async function refillLines(
  tx: Transaction,
  basketId: string,
  { lines, voucher, giftCard }: Ordered,
): Promise<void> {
  const rows = lines.map(({ variant, quantity, inscription, customData }, index) => ({
    ...{ position: index, variant, quantity, inscription, custom_data: customData },
  }))
  const columns = 'position int, variant text, quantity int, inscription text, custom_data jsonb'
  // The order lists the newest line first.
  await tx.execute(sql`
    insert into basket_items (basket_id, variant, product_id, quantity, inscription, custom_data)
    select ${basketId}, s.variant, v.product_id, s.quantity, s.inscription, s.custom_data
    from ${recordset(rows, columns)} join variants v on v.reference_key = s.variant
    order by s.position desc
    on conflict do nothing`)
  const codes = [
    ...(voucher === undefined ? [] : [{ basketId, kind: 'voucher' as const, code: voucher }]),
    ...(giftCard === undefined ? [] : [{ basketId, kind: 'giftCard' as const, code: giftCard }]),
  ]
  if (codes.length > 0) await tx.insert(basketCodes).values(codes).onConflictDoNothing()
}
