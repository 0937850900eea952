import { and, eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { promotions } from '@/lib/shop/promotions'
import { changeList } from '@/lib/shop/visitor-lists'
import type { Brand } from '@/schemas'
import type { BasketLine } from './lines'
import { type Offer, offersOf } from './offers'
import type { EarnedGift } from './promote'
import { baskets, declinedGifts } from './tables'

/** The lines of gifts are not stored. Their keys name their promotions. */
const mark = 'gift:'
const giftKey = (promotionId: string) => `${mark}${promotionId}`

/** The promotion of a gift by the key of its line; undefined for the key of another line. */
export const giftOf = (key: string): string | undefined =>
  key.startsWith(mark) ? key.slice(mark.length) : undefined

export type GiftLine = BasketLine & { offer: Offer; promotion: EarnedGift }

const canBeGiven = ({ price, isPersonalised, left }: Offer, quantity: number) =>
  price !== undefined && !isPersonalised && left >= quantity

/**
 * The lines of the gifts that a basket has earned: of each gift the first variant with enough pieces left beside those
 * in the basket. `taken` is the number of pieces that the basket's own lines have of a variant.
 */
export async function giftLines(
  db: Executor,
  shop: { brand: Brand; market: Market },
  gifts: readonly EarnedGift[],
  taken: (variant: string) => number,
): Promise<GiftLine[]> {
  const offers = await offersOf(db, shop, [...new Set(gifts.flatMap(({ effect }) => effect.variants))])
  const given = new Map<string, number>()
  return gifts.flatMap((promotion): GiftLine[] => {
    const { id, effect } = promotion
    const needed = (variant: string) => taken(variant) + (given.get(variant) ?? 0) + effect.quantity
    for (const variant of effect.variants) {
      const offer = offers.get(variant)
      if (!offer || !canBeGiven(offer, needed(variant))) continue
      given.set(variant, (given.get(variant) ?? 0) + effect.quantity)
      const customData = { cPromo: { promotionId: id } }
      const { productId } = offer
      return [
        { key: giftKey(id), variant, productId, quantity: effect.quantity, customData, offer, promotion },
      ]
    }
    return []
  })
}

/** Declines the gift of a promotion; false if there is no such promotion yet. */
export const declineGift = (db: Database, id: string | undefined, promotionId: string): Promise<boolean> =>
  changeList(db, baskets, id, async (tx, basketId) => {
    const known = await tx.execute(sql`
      insert into ${declinedGifts} as d (basket_id, promotion_id)
      select ${basketId}, p.id from ${promotions} p
      where p.id = ${promotionId} and (p.valid_from is null or p.valid_from <= now())
      on conflict (basket_id, promotion_id) do update set promotion_id = d.promotion_id
      returning d.promotion_id`)
    return [...known].length > 0
  })

/** Takes a declined gift back; false if it was not declined. */
export const acceptGift = (db: Database, id: string | undefined, promotionId: string): Promise<boolean> =>
  changeList(db, baskets, id, async (tx, basketId) => {
    const gone = await tx
      .delete(declinedGifts)
      .where(and(eq(declinedGifts.basketId, basketId), eq(declinedGifts.promotionId, promotionId)))
      .returning({ promotionId: declinedGifts.promotionId })
    return gone.length > 0
  })
