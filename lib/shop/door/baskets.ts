import 'server-only'
import { database } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import type { Market } from '@/lib/platform/markets'
import {
  type AdoptedCode,
  addToBasket,
  adoptCode,
  type BasketAddition,
  type BasketChange,
  type BasketEntry,
  type BasketLine,
  basketCount,
  basketLines,
  basketOf,
  baskets as basketTable,
  changeQuantity,
  type KnownCode,
  knowCode,
  mergeBaskets,
  type PricingContext,
  type RedeemedCode,
  redeemCode,
  removeCode,
  removeLine,
} from '@/lib/shop/basket'
import { moveCheckouts } from '@/lib/shop/checkout'
import { deleteGuestList } from '@/lib/shop/visitor-lists'
import { type SeenGiftCard, seeGiftCard } from '@/lib/shop/vouchers'
import type { Brand } from '@/schemas'
import type { Basket } from '@/schemas/api/basket'
import type { CodeKind } from '@/schemas/api/basket-codes'
import { part } from './part'

/**
 * Baskets by their ids, which a visitor's session keeps; a visitor without one has the id `undefined`: an empty basket. They
 * keep what was chosen and how many, and are priced for the market that asks. Amounts are minor units.
 */
export type Baskets = {
  /** A basket as a market sells it now, with its costs, and of each line whether it can be ordered. */
  of: (context: PricingContext, id: string | undefined) => Promise<Basket>
  /** What was chosen, the newest first, without prices. */
  lines: (id: string | undefined) => Promise<BasketLine[]>
  /** How many pieces lie in a basket. */
  count: (id: string | undefined) => Promise<number>
  /** Adds entries, all of them or none; a visitor without a basket gets one. Errors are by field: `items.0.variant`. */
  add: (
    shop: { brand: Brand; market: Market; client: Client },
    id: string | undefined,
    entries: readonly BasketEntry[],
  ) => Promise<BasketAddition>
  /** Sets the quantity of a line, limited to the stock. A gift that was declined comes back; its quantity is its own. */
  changeQuantity: (
    shop: { brand: Brand; market: Market },
    id: string | undefined,
    change: { key: string; quantity: number },
  ) => Promise<BasketChange>
  /** Removes a line, or declines a gift; false if the basket has no such line. */
  removeLine: (id: string | undefined, key: string) => Promise<boolean>
  /**
   * Redeems a code, instead of one of the same kind, or says why it cannot be redeemed there: a voucher does not take the
   * place of one that takes more off.
   */
  redeemCode: (
    shop: PricingContext & { client: Client },
    id: string | undefined,
    code: string,
  ) => Promise<RedeemedCode>
  /** What a code stands for; a wrong one counts as one that is redeemed. */
  knowCode: (guess: { client: Client; now: Date }, id: string | undefined, code: string) => Promise<KnownCode>
  /** The gift card of a code that is known, with why it cannot pay in a market. */
  giftCard: (context: { market: Market; now: Date }, code: string) => Promise<SeenGiftCard | undefined>
  /** Removes the voucher or the gift card; false if there is none. */
  removeCode: (id: string | undefined, kind: CodeKind) => Promise<boolean>
  /**
   * Takes over a code that the visitor's browser has kept, unless the basket has another of its kind. An unknown one is kept
   * as a voucher, so that the basket says so. Once it is `done` the browser need not keep it.
   */
  adoptCode: (guess: { client: Client; now: Date }, id: string, code: string) => Promise<AdoptedCode>
  /**
   * Merges a guest's basket, with what was entered in its checkout, into that of the customer who logs in. Quantities of the
   * same line add up to the limit. Answers with the id of the customer's basket.
   */
  merge: (guest: string | undefined, customerId: number) => Promise<string>
  /** Deletes a guest's basket, with what was entered in its checkout. That of a customer stays. */
  forget: (id: string | undefined) => Promise<void>
}

const own: Baskets = {
  of: (context, id) => basketOf(database(), context, id),
  lines: (id) => basketLines(database(), id),
  count: (id) => basketCount(database(), id),
  add: (shop, id, entries) => addToBasket(database(), shop, id, entries),
  changeQuantity: (shop, id, change) => changeQuantity(database(), shop, id, change),
  removeLine: (id, key) => removeLine(database(), id, key),
  redeemCode: (shop, id, code) => redeemCode(database(), shop, id, code),
  knowCode: (guess, id, code) => knowCode(database(), guess, id, code),
  giftCard: (context, code) => seeGiftCard(database(), context, code),
  removeCode: (id, kind) => removeCode(database(), id, kind),
  adoptCode: (guess, id, code) => adoptCode(database(), guess, id, code),
  merge: (guest, customerId) => mergeBaskets(database(), guest, customerId, moveCheckouts),
  forget: (id) => deleteGuestList(database(), basketTable, id),
}

export const baskets = part('baskets', own)
