import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Executor } from '@/lib/platform/db'
import { typesetGiven } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { findCards } from '@/lib/shop/listing'
import {
  type ComboDeal,
  type LocalisedText,
  type ProductCard,
  type PromotionEffect,
  promotionEffect,
} from '@/schemas/shop'
import { promotions } from './tables'

/** A promotion in the words of a market. */
export type Promotion = {
  id: string
  label: string
  effect: PromotionEffect
  /** Within its dates. */
  isCurrent: boolean
}

const hasBegun = (now: Date) => or(isNull(promotions.from), lte(promotions.from, now))

/** The start is inclusive, the end exclusive, as for campaigns. */
const isCurrent = (now: Date): SQL =>
  sql`(${and(hasBegun(now), or(isNull(promotions.to), gt(promotions.to, now)))})`

const isOfMarket = ({ shopLocale }: Market): SQL => sql`${shopLocale} = any(${promotions.locales})`

/** The name of an offer in a market's language, or else in any. */
export const labelIn = (labels: LocalisedText, market: Market, id: string): string =>
  typesetGiven(labels[market.language] ?? Object.values(labels)[0] ?? id, market)

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

/**
 * The promotions that are valid in a market at a time, and the named ones that have ended. One that has not begun is
 * not given away to someone who guesses its id.
 */
export const promotionsOf = (
  db: Executor,
  market: Market,
  { now, named }: { now: Date; named: readonly string[] },
): Promise<Promotion[]> =>
  promotionsWhere(db, market, {
    now,
    condition: or(isCurrent(now), and(inArray(promotions.id, [...named]), hasBegun(now))),
  })

/** A bundle with the products in its sets that a market sells. */
export type ShownPromotion = Omit<Promotion, 'effect'> & { effect: ComboDeal; sets: ProductCard[][] }

/** A bundle that is valid in a market at a time; undefined otherwise, and for promotions of another kind. */
export async function findPromotion(
  db: Database,
  market: Market,
  id: string,
  now: Date = currentTime(),
): Promise<ShownPromotion | undefined> {
  const condition = and(eq(promotions.id, id), isCurrent(now))
  const [promotion] = await promotionsWhere(db, market, { now, condition })
  if (promotion?.effect.type !== 'combo_deal') return undefined
  const { effect } = promotion
  const { sets } = effect
  const cards = await findCards(db, market, sets.flat())
  const cardOf = new Map(cards.map((card) => [card.number, card]))
  return {
    ...promotion,
    effect,
    sets: sets.map((numbers) => numbers.flatMap((number) => cardOf.get(number) ?? [])),
  }
}
