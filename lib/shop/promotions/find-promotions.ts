import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { spelledFor } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { findCards } from '@/lib/shop/listing'
import { type LocalisedText, type ProductCard, type PromotionEffect, promotionEffect } from '@/schemas/shop'
import { promotions } from './tables'

/** A promotion in the words of a market. */
export type Promotion = {
  id: string
  label: string
  effect: PromotionEffect
  /** Within its dates. */
  isCurrent: boolean
}

/** The start is inclusive, the end exclusive, as for campaigns. */
const isCurrent = (now: Date): SQL =>
  sql`(${and(
    or(isNull(promotions.from), lte(promotions.from, now)),
    or(isNull(promotions.to), gt(promotions.to, now)),
  )})`

const isOfMarket = ({ shopLocale }: Market): SQL => sql`${shopLocale} = any(${promotions.locales})`

const labelIn = (labels: LocalisedText, market: Market, id: string) =>
  spelledFor(market, labels[market.language] ?? Object.values(labels)[0] ?? id)

async function promotionsWhere(
  db: Executor,
  market: Market,
  { now, condition }: { now: Date; condition: SQL | undefined },
): Promise<Promotion[]> {
  const rows = await db
    .select({
      id: promotions.id,
      labels: promotions.labels,
      effect: promotions.effect,
      isCurrent: isCurrent(now).mapWith(Boolean),
    })
    .from(promotions)
    .where(and(isOfMarket(market), condition))
    .orderBy(promotions.id)
  return rows.flatMap(({ id, labels, effect, isCurrent }) => {
    // A newer instance of the shop may have written an unknown kind of effect.
    const parsed = promotionEffect.safeParse(effect)
    return parsed.success ? [{ id, label: labelIn(labels, market, id), effect: parsed.data, isCurrent }] : []
  })
}

/** The promotions that are valid in a market at a time, and the named ones, valid or not. */
export const promotionsOf = (
  db: Executor,
  market: Market,
  { now, named }: { now: Date; named: readonly string[] },
): Promise<Promotion[]> =>
  promotionsWhere(db, market, {
    now,
    condition: or(isCurrent(now), inArray(promotions.id, [...named])),
  })

/** A promotion with the products in its sets that a market sells. */
export type ShownPromotion = Promotion & { sets: ProductCard[][] }

/** A promotion that is valid in a market at a time; undefined otherwise. */
export async function findPromotion(
  db: Database,
  market: Market,
  id: string,
  now: Date = new Date(),
): Promise<ShownPromotion | undefined> {
  const condition = and(eq(promotions.id, id), isCurrent(now))
  const [promotion] = await promotionsWhere(db, market, { now, condition })
  if (!promotion) return undefined
  const { sets } = promotion.effect
  const cards = await findCards(db, market, sets.flat())
  const cardOf = new Map(cards.map((card) => [card.number, card]))
  return { ...promotion, sets: sets.map((numbers) => numbers.flatMap((number) => cardOf.get(number) ?? [])) }
}
