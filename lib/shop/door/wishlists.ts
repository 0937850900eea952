import 'server-only'
import { database } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import type { Market } from '@/lib/platform/markets'
import { deleteGuestList } from '@/lib/shop/visitor-lists'
import {
  addToWishlist,
  mergeWishlists,
  numbersOf,
  removeFromWishlist,
  type WishlistAddition,
  wishlistOf,
  wishlists as wishlistTable,
} from '@/lib/shop/wishlist'
import type { Brand } from '@/schemas'
import type { WishlistEntry, WishlistItems } from '@/schemas/api/wishlist'
import { part } from './part'

/** Wishlists by their ids, which a visitor's session keeps. A visitor without one has the id `undefined`: an empty list. */
export type Wishlists = {
  /** The product numbers on a wishlist, the newest first. */
  numbers: (id: string | undefined) => Promise<string[]>
  /** The entries as tiles show them in a market, the newest first; also what is no longer sold there, without its card. */
  items: (shop: { brand: Brand; market: Market }, id: string | undefined) => Promise<WishlistItems['items']>
  /**
   * Adds a product, or changes its variant; a visitor without a list gets one. `full`: the list holds no more; `tooMany`: the
   * client's network has added too much within an hour.
   */
  add: (id: string | undefined, entry: WishlistEntry, client: Client) => Promise<WishlistAddition>
  /** Takes a product off, if it is on it. Answers with the numbers that remain. */
  remove: (id: string | undefined, number: string) => Promise<string[]>
  /**
   * Merges a guest's wishlist into that of the customer who logs in, up to the limit, the newest first. Answers with the id of
   * the customer's list.
   */
  merge: (guest: string | undefined, customerId: number) => Promise<string>
  /** Deletes a guest's list. That of a customer stays. */
  forget: (id: string | undefined) => Promise<void>
}

const own: Wishlists = {
  numbers: (id) => numbersOf(database(), id),
  items: (shop, id) => wishlistOf(database(), shop, id),
  add: (id, entry, client) => addToWishlist(database(), id, entry, client),
  remove: (id, number) => removeFromWishlist(database(), id, number),
  merge: (guest, customerId) => mergeWishlists(database(), guest, customerId),
  forget: (id) => deleteGuestList(database(), wishlistTable, id),
}

export const wishlists = part('wishlists', own)
