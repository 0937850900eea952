import { currentTime } from '@/lib/platform/clock'
import type { Database, Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { ttlCache } from '@/lib/platform/memory'
import type { ProductCard } from '@/schemas/shop'
import { isOfAllGoods, promotionsAbout } from './about-goods'
import { numberedCategoryKeys } from './category-keys'
import { type Promotion, promotionsOf } from './find-promotions'
import { offerBadge } from './offer-words'

/** The promotions that hold in a market now, whoever buys. */
export const currentPromotions = (db: Executor, market: Market, now = currentTime()): Promise<Promotion[]> =>
  promotionsOf(db, market, { now, named: [] })

const namesCategories = ({ effect }: Promotion): boolean =>
  effect.type !== 'combo_deal' &&
  (effect.goods?.categories !== undefined ||
    (effect.type === 'buy_x_get_y' && effect.getGoods?.categories !== undefined))

/** Cards with the badge of the first promotion that names their goods. One for all goods is told elsewhere. */
export async function withOffers(
  db: Database,
  market: Market,
  cards: readonly ProductCard[],
  current: readonly Promotion[],
): Promise<ProductCard[]> {
  const promotions = current.filter(({ effect }) => !isOfAllGoods(effect))
  if (promotions.length === 0 || cards.length === 0) return [...cards]
  const keys = promotions.some(namesCategories)
    ? await numberedCategoryKeys(
        db,
        market,
        cards.map(({ number }) => number),
      )
    : undefined
  return cards.map((card) => {
    const goods = { number: card.number, brand: card.brand, categories: keys?.get(card.number) ?? [] }
    const [offer] = promotionsAbout(goods, promotions, market.currency)
    return offer ? { ...card, offer: offerBadge(offer, market) } : card
  })
}

/** Listings are asked for many times a second, and a promotion may be told of a little later. */
const memory = ttlCache<Promotion[]>({ most: 16, seconds: 10 })

/** `withOffers` for pages that are made for one request. */
export const withPresentOffers = async (
  db: Database,
  market: Market,
  cards: readonly ProductCard[],
): Promise<ProductCard[]> =>
  withOffers(db, market, cards, await memory(db, market.shopLocale, () => currentPromotions(db, market)))
