import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { variants } from '@/lib/shop/catalogue'
import type { CustomData } from '@/schemas/api/basket-entries'
import { basketItems } from './tables'

/** A line of a basket, independent of the market. */
export type BasketLine = {
  key: string
  /** The reference key of the variant. */
  variant: string
  productId: number
  quantity: number
  inscription?: string
  customData: CustomData
}

/** A line counts as long as its product or its variant is in the catalogue; without both it has no name. */
const isLine = (id: string) =>
  and(eq(basketItems.basketId, id), or(isNotNull(variants.id), isNotNull(basketItems.productId)))

/** The lines of a basket, the newest first. */
export async function basketLines(db: Executor, id: string | undefined): Promise<BasketLine[]> {
  if (!id) return []
  const rows = await db
    .select({
      key: basketItems.key,
      variant: basketItems.variant,
      productId: sql`coalesce(${variants.productId}, ${basketItems.productId})`.mapWith(Number),
      quantity: basketItems.quantity,
      inscription: basketItems.inscription,
      customData: basketItems.customData,
    })
    .from(basketItems)
    .leftJoin(variants, eq(variants.referenceKey, basketItems.variant))
    .where(isLine(id))
    .orderBy(desc(basketItems.id))
  return rows.map(({ inscription, ...line }) => ({ ...line, ...(inscription !== null && { inscription }) }))
}

/** How many pieces lie in a basket. */
export async function basketCount(db: Executor, id: string | undefined): Promise<number> {
  if (!id) return 0
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${basketItems.quantity}), 0)::int` })
    .from(basketItems)
    .leftJoin(variants, eq(variants.referenceKey, basketItems.variant))
    .where(isLine(id))
  return row?.count ?? 0
}
