import 'server-only'
import { database } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import type { Market } from '@/lib/platform/markets'
import {
  type AwaitedGoods,
  askForStock,
  type BackInStockAct,
  type BackInStockQuestion,
  type BackInStockRequest,
  endStockRequests,
  findAwaitedGoods,
  followStockLink,
  mayAskForStock,
  stockRequestsOf,
} from '@/lib/shop/back-in-stock'
import type { Brand } from '@/schemas'
import { part } from './part'

/** Mails to who waits for a variant that is sold out: one, when it can be ordered again. */
export type BackInStock = {
  /** Counts a request of a client; returns whether its networks are still within their limits. `now`: milliseconds. */
  mayAsk: (client: Client, now: number) => Promise<boolean>
  /** A variant with its product as a market sells them, by its reference key; undefined where it does not. */
  goods: (shop: { brand: Brand; market: Market }, variant: string) => Promise<AwaitedGoods | undefined>
  /** Keeps a request, which the owner of the address confirms by a link. The answer is the same for every address. */
  ask: (asked: BackInStockQuestion, now: Date) => Promise<void>
  /** Confirms a request or ends all of its address, as the link of a mail says; undefined for one that is not valid. */
  follow: (token: string, now: Date) => Promise<BackInStockAct | undefined>
  /** What a mail address waits for, confirmed or not. */
  of: (email: string) => Promise<BackInStockRequest[]>
  /** Forgets all that a mail address waits for. */
  end: (email: string) => Promise<void>
}

const own: BackInStock = {
  mayAsk: (client, now) => mayAskForStock(database(), client, now),
  goods: (shop, variant) => findAwaitedGoods(database(), shop, variant),
  ask: (asked, now) => askForStock(database(), asked, now),
  follow: (token, now) => followStockLink(database(), token, now),
  of: (email) => stockRequestsOf(database(), email),
  end: (email) => endStockRequests(database(), email),
}

export const backInStock = part('backInStock', own)
