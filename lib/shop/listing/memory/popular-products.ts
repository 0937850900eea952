import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { idArray } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { ProductCard } from '@/schemas/shop'
import { ofMarket, partition } from '../sql'

/** What a suggestion shows of a product. */
export type SuggestedProduct = Pick<
  ProductCard,
  'number' | 'href' | 'brand' | 'name' | 'lang' | 'image' | 'price' | 'before' | 'from'
>

/** A word and the ranks of the products that have it: in any search word, and in a name, a brand or a colour. */
type Posting = { lexeme: string; known: Uint16Array; named: Uint16Array }

/** A card in JSON, which takes a third of the memory, and when its product came online in milliseconds. */
type KeptCard = { json: string; onlineSince: number }

/** The products that come first in the order by relevancy, by their rank in it, with their search words. */
export type PopularProducts = {
  cards: readonly KeptCard[]
  /** In the order of their code units. */
  postings: readonly Posting[]
}

/** Most of what shoppers look for is among these. */
export const mostPopular = 4_000
const readAtOnce = 500

/** The part of a card that a suggestion shows. */
export const suggestedOf = ({
  number,
  href,
  brand,
  name,
  lang,
  image,
  price,
  before,
  from,
}: SuggestedProduct): SuggestedProduct => ({
  number,
  href,
  brand,
  name,
  price,
  from,
  ...(lang && { lang }),
  ...(image && { image }),
  ...(before !== undefined && { before }),
})

/** The lexemes of a `tsvector` as text, and whether each has the weight A or B. */
export const lexemesIn = (words: string): { lexeme: string; isNamed: boolean }[] =>
  [...words.matchAll(/'((?:[^']|'')*)'(?::([\dA-D,]+))?/g)].map(([, lexeme = '', positions = '']) => ({
    lexeme: lexeme.replaceAll("''", "'"),
    isNamed: /[AB]/.test(positions),
  }))

const newMs = 30 * 24 * 60 * 60 * 1000

/** The card at a rank as listings show it; undefined beyond the popular products. */
export function popularCard({ cards }: PopularProducts, rank: number): ProductCard | undefined {
  const kept = cards[rank]
  if (!kept) return undefined
  const card: ProductCard = JSON.parse(kept.json)
  return kept.onlineSince > Date.now() - newMs ? { ...card, isNew: true } : card
}

type Row = { id: string; words: string; card: string; since: number }

const statementOf = (market: Market, ids: readonly number[]): SQL => sql`
  select e.product_id as id, w.words::text as words, e.card::text as card,
    extract(epoch from e.online_since)::float8 * 1000 as since from ${partition('listing_entries', market)} e
  join ${partition('listing_words', market)} w on w.product_id = e.product_id and ${ofMarket(market, 'w')}
  where ${ofMarket(market, 'e')} and e.product_id = any(${idArray(ids)})`

/** Reads products, which are given by relevancy, in short statements so that others get their turn. */
export async function loadPopular(
  db: Database,
  market: Market,
  ids: readonly number[],
): Promise<PopularProducts> {
  const rankOf = new Map(ids.map((id, rank) => [id, rank]))
  const cards: KeptCard[] = []
  const ranks = new Map<string, { known: number[]; named: number[] }>()
  for (let from = 0; from < ids.length; from += readAtOnce)
    for (const { id, words, card, since } of await db.execute<Row>(
      statementOf(market, ids.slice(from, from + readAtOnce)),
    )) {
      const rank = rankOf.get(Number(id)) ?? 0
      cards[rank] = { json: card, onlineSince: since }
      for (const { lexeme, isNamed } of lexemesIn(words)) {
        const own = ranks.get(lexeme) ?? { known: [], named: [] }
        ranks.set(lexeme, own)
        own.known.push(rank)
        if (isNamed) own.named.push(rank)
      }
    }
  const postings = [...ranks]
    .map(([lexeme, { known, named }]) => ({
      lexeme,
      known: Uint16Array.from(known),
      named: Uint16Array.from(named),
    }))
    .sort((a, b) => (a.lexeme < b.lexeme ? -1 : 1))
  return { cards, postings }
}
