import { eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '@/lib/platform/db'
import type { ArrivalPlace } from '@/lib/shop/product'
import type { BasketCodes } from './codes'
import { basketCodes, declinedGifts } from './tables'

type Choices = {
  codes: BasketCodes
  /** The promotions whose gifts the visitor does not want. */
  declined: ReadonlySet<string>
  /** Where the goods come to, by the address that was entered for them. */
  place: ArrivalPlace
}

/** What a visitor has chosen for a basket besides its lines. */
export async function choicesOf(db: Executor, id: string | undefined): Promise<Choices> {
  if (!id) return { codes: {}, declined: new Set(), place: 'home' }
  const rows = await unionAll(
    db
      .select({ kind: sql<string | null>`${basketCodes.kind}`, value: basketCodes.code })
      .from(basketCodes)
      .where(eq(basketCodes.basketId, id)),
    db
      .select({ kind: sql<string | null>`null`, value: declinedGifts.promotionId })
      .from(declinedGifts)
      .where(eq(declinedGifts.basketId, id)),
    db
      .select({ kind: sql<string | null>`'pickup'`, value: sql<string>`''` })
      .from(sql`checkouts`)
      .where(sql`basket_id = ${id} and status = 'open' and delivery_address ? 'pickup'`),
  )
  const place = rows.some(({ kind }) => kind === 'pickup') ? 'pickup' : 'home'
  const codes = rows.flatMap(({ kind, value }) =>
    kind === null || kind === 'pickup' ? [] : [[kind, value] as const],
  )
  const declined = rows.flatMap(({ kind, value }) => (kind === null ? [value] : []))
  return { codes: Object.fromEntries(codes), declined: new Set(declined), place }
}
