import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import type { Market } from '@/lib/platform/markets'
import { langOf, products, productTexts, shownText, variants } from '@/lib/shop/catalogue'
import { listingEntries } from '@/lib/shop/listing'
import { deliveryWords, isSlow } from '@/lib/shop/product'
import { isPersonalised, spellingOf } from '@/lib/shop/rules'
import { createList, listLimits, lockList, mayGrow, mergeLists, pruneLists } from '@/lib/shop/visitor-lists'
import type { Brand } from '@/schemas'
import type { WishlistEntry, WishlistItems } from '@/schemas/api/wishlist'
import { chosenVariants } from './chosen-variants'
import { wishlistItems, wishlists } from './tables'
import { unchosenProducts } from './unchosen'

/** More than a visitor needs; keeps a single visitor from filling the database. */
export const wishlistLimit = 200

type Reader = Pick<Database, 'select' | 'execute'>

/** The product numbers on a wishlist, the newest first. */
export async function numbersOf(db: Reader, id: string | undefined): Promise<string[]> {
  if (!id) return []
  const rows = await db
    .select({ number: products.number })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(eq(wishlistItems.wishlistId, id))
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.productId))
  return rows.map(({ number }) => number)
}

export type WishlistAddition =
  | { ok: true; id: string; numbers: string[] }
  | { ok: false; error: { key: 'unknownProduct' | 'full' | 'tooMany' } }

const limits = listLimits('wishlists')

/** Adds a product to a wishlist, or changes its variant; a visitor without a list gets one. */
export async function addToWishlist(
  db: Database,
  id: string | undefined,
  { number, variant }: WishlistEntry,
  client: Client,
): Promise<WishlistAddition> {
  return db.transaction(async (tx): Promise<WishlistAddition> => {
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.number, number.toLowerCase()))
    if (!product) return { ok: false, error: { key: 'unknownProduct' } }
    const [chosen] = variant
      ? await tx
          .select({ key: variants.referenceKey })
          .from(variants)
          .where(and(eq(variants.productId, product.id), eq(variants.referenceKey, variant)))
      : []
    const known = await lockList(tx, wishlists, id)
    const numbers = await numbersOf(tx, known)
    const isNew = !numbers.includes(number.toLowerCase())
    if (isNew && numbers.length >= wishlistLimit) return { ok: false, error: { key: 'full' } }
    const growth = { isNewList: known === undefined, entries: isNew ? 1 : 0 }
    if (!(await mayGrow(tx, client, limits, growth))) return { ok: false, error: { key: 'tooMany' } }
    const list = known ?? (await createList(tx, wishlists))
    await tx
      .insert(wishlistItems)
      .values({ wishlistId: list, productId: product.id, variant: chosen?.key ?? null })
      .onConflictDoUpdate({
        target: [wishlistItems.wishlistId, wishlistItems.productId],
        set: { variant: sql`coalesce(excluded.variant, ${wishlistItems.variant})` },
      })
    return { ok: true, id: list, numbers: await numbersOf(tx, list) }
  })
}

/** Removes a product from a wishlist. Returns the remaining numbers. */
export async function removeFromWishlist(
  db: Database,
  id: string | undefined,
  number: string,
): Promise<string[]> {
  if (!id) return []
  const product = db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.number, number.toLowerCase()))
  await db
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.wishlistId, id), inArray(wishlistItems.productId, product)))
  return numbersOf(db, id)
}

/** The entries of a wishlist as its tiles show them in a market, the newest first. */
export async function wishlistOf(
  db: Database,
  shop: { brand: Brand; market: Market },
  id: string | undefined,
): Promise<WishlistItems['items']> {
  if (!id) return []
  const { market } = shop
  const rows = await db
    .select({
      productId: products.id,
      number: products.number,
      variant: wishlistItems.variant,
      name: productTexts.name,
      language: productTexts.language,
      attributes: products.attributes,
      card: listingEntries.card,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .leftJoin(productTexts, shownText(market))
    .leftJoin(
      listingEntries,
      and(eq(listingEntries.productId, products.id), eq(listingEntries.locale, market.shopLocale)),
    )
    .where(eq(wishlistItems.wishlistId, id))
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.productId))
  const chosenByKey = await chosenVariants(db, shop, rows)
  const isOpen = ({ variant, card }: (typeof rows)[number]) =>
    card !== null && !chosenByKey.has(variant ?? '')
  const openIds = rows.filter(isOpen).map(({ productId }) => productId)
  const unchosen = await unchosenProducts(db, shop, openIds)
  return rows.map(({ productId, number, variant, name, language, attributes, card }) => {
    const chosen = chosenByKey.get(variant ?? '')
    const open = unchosen.get(productId)
    const asked = open?.asked ?? (card && isPersonalised(attributes) ? 'inscription' : undefined)
    return {
      number,
      name: name === null ? number : spellingOf(attributes, market)(name),
      ...langOf(market, language),
      ...(variant !== null && { variant }),
      ...(card && { card }),
      ...(open && { delivery: deliveryWords(open, market) }),
      ...(open && isSlow(open.delivery) && { isSlow: true }),
      ...(chosen && { chosen }),
      ...(asked && { asked }),
    }
  })
}

/**
 * Merges a guest's wishlist into that of the customer who logs in, up to the limit, the newest first. Returns the id of
 * the customer's list.
 */
export const mergeWishlists = (db: Database, guest: string | undefined, customerId: number) =>
  mergeLists(db, wishlists, { guest, customerId }, async (tx, own, given) => {
    await tx.execute(sql`
      insert into wishlist_items (wishlist_id, product_id, variant, added_at)
      select ${own}, product_id, variant, added_at from wishlist_items
      where wishlist_id = ${given}
      order by added_at desc
      limit greatest(0, ${wishlistLimit} - (select count(*) from wishlist_items where wishlist_id = ${own}))
      on conflict do nothing`)
  })

export const pruneWishlists = (db: Database, now: Date) =>
  pruneLists(db, wishlists, wishlistItems.wishlistId, now)
