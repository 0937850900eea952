import 'server-only'
import { database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { type Suggestions, suggest } from '@/lib/shop/listing'
import { part } from './part'

export type Search = {
  /** Suggestions for what is being typed: products, categories, brands and terms. */
  suggest: (market: Market, term: string) => Promise<Suggestions>
}

const own: Search = {
  suggest: (market, term) => suggest(database(), market, term),
}

export const search = part('search', own)
