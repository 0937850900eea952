import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { type Market, screenPath } from '@/lib/platform/markets'
import { dotted } from '@/lib/platform/text'
import { chosenRows, products, productTexts, shownText, variants } from '@/lib/shop/catalogue'
import { itemAddress } from '@/lib/shop/wishlist'
import type { Brand } from '@/schemas'
import type { BasketItem } from '@/schemas/api/basket'
import type { Sight } from './items'
import { offersOf } from './offers'

type Shop = { brand: Brand; market: Market; now?: Date | undefined }
type Instead = NonNullable<BasketItem['instead']>

/** How many other sizes and colours a line names. */
const most = 6
/** As many variants of an article are looked at. */
const mostRead = 200

const isOut = ({ offer, allotted }: Sight) => offer?.price !== undefined && allotted.counted === 0

/** The variants of the articles of some products, in all colours. */
async function familyOf(db: Executor, market: Market, ids: readonly number[]) {
  const masters = db
    .select({ key: products.masterKey })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return db
    .select({
      variant: variants.referenceKey,
      productId: variants.productId,
      master: products.masterKey,
      path: productTexts.path,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(productTexts, shownText(market))
    .where(inArray(products.masterKey, masters))
    .orderBy(products.id, variants.position, variants.id)
    .limit(mostRead)
}

/**
 * What can be had instead of lines that are sold out, by their keys: other sizes of the same colour, and the same size in
 * other colours, each with its page.
 */
export async function insteadOf(
  db: Executor,
  context: Shop,
  seen: readonly Sight[],
): Promise<ReadonlyMap<string, Instead>> {
  const out = seen.filter(isOut)
  if (out.length === 0) return new Map()
  const { market } = context
  const family = await familyOf(
    db,
    market,
    out.map(({ productId }) => productId),
  )
  const offers = await offersOf(
    db,
    context,
    family.map(({ variant }) => variant),
  )
  const free = family.filter(({ variant }) => {
    const offer = offers.get(variant)
    return offer?.price && offer.availability.buyable && offer.left > 0
  })
  const chosen = await chosenRows(db, market, free)
  const masterOf = new Map(family.map(({ productId, master }) => [productId, master]))
  const insteadOfLine = ({ productId, choice }: Sight): Instead => {
    const master = masterOf.get(productId)
    return free
      .filter((each) => each.master === master)
      .flatMap(({ variant, path }) => {
        const others = chosen.get(variant)?.choice.filter((part) => !choice.includes(part)) ?? []
        if (others.length !== 1 || path === null) return []
        const href = itemAddress(screenPath(market, 'product', { pdp: path }), variant)
        return [{ label: dotted(others), href }]
      })
      .slice(0, most)
  }
  return new Map(out.map((line) => [line.key, insteadOfLine(line)]))
}
