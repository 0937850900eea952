import { sql } from 'drizzle-orm'
import { type Database, idArray } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { ofMarket, partition } from '../sql'
import { type Bits, noneOf, segmentSize } from './bits'
import { lowerBound } from './lower-bound'

/** The search words of all products of a market: which products have a lexeme. Products are named by their places. */
export type MarketWords = {
  /** In the order of their code units. */
  lexemes: readonly string[]
  /** The postings of a lexeme begin at its start, and end at the next one. */
  starts: Uint32Array
  /** The place of a product, doubled; one more if its name, brand or colour has the lexeme. */
  postings: Uint32Array
  /** For each place the transaction that wrote its words; 0 without a product. */
  writers: Uint32Array
}

/** What a word finds: by all search words, and by names, brands and colours. */
export type WordBits = { known: Bits; named: Bits }

/** Words that were read before, and the segments that their places are in. */
export type WordsBefore = { segments: readonly number[]; words: MarketWords }

const readAtOnce = 500

/** The lexemes of a `tsvector` as text, and whether each has the weight A or B. */
export const lexemesIn = (words: string): { lexeme: string; isNamed: boolean }[] =>
  [...words.matchAll(/'((?:[^']|'')*)'(?::([\dA-D,]+))?/g)].map(([, lexeme = '', positions = '']) => ({
    lexeme: lexeme.replaceAll("''", "'"),
    isNamed: /[AB]/.test(positions),
  }))

/** Notes who wrote the words of each product of a segment. Each rewriting of a row has another writer. */
async function noteWriters(
  db: Database,
  market: Market,
  segment: number,
  note: (id: number, writer: number) => void,
): Promise<void> {
  const [first, last] = [segment * segmentSize, (segment + 1) * segmentSize - 1]
  const [row] = await db.execute<{ list: string | null }>(sql`
    select string_agg(w.product_id::text || ' ' || w.xmin::text, ',') as list
    from ${partition('listing_words', market)} w
    where ${ofMarket(market, 'w')} and w.product_id between ${first}::bigint and ${last}::bigint`)
  for (const pair of row?.list?.split(',') ?? []) {
    const [id, writer] = pair.split(' ')
    note(Number(id), Number(writer))
  }
}

type Added = ReadonlyMap<string, readonly number[]>

/** Notes the lexemes of the product at a place. */
function noteLexemes(added: Map<string, number[]>, place: number, words: string): void {
  for (const { lexeme, isNamed } of lexemesIn(words)) {
    const own = added.get(lexeme) ?? []
    added.set(lexeme, own)
    own.push(place * 2 + (isNamed ? 1 : 0))
  }
}

/** Two ascending lists as one, each text once. */
function mergeTexts(a: readonly string[], b: readonly string[]): string[] {
  const merged: string[] = []
  let next = 0
  for (const text of a) {
    for (let own = b[next]; own !== undefined && own < text; own = b[next]) {
      merged.push(own)
      next += 1
    }
    if (b[next] === text) next += 1
    merged.push(text)
  }
  for (const own of b.slice(next)) merged.push(own)
  return merged
}

/** Words without what was at the places that were written anew, and with what is there now. */
function merge(before: MarketWords, writers: Uint32Array, added: Added): MarketWords {
  const ofAdded = [...added.keys()].sort((a, b) => (a < b ? -1 : 1))
  const all = mergeTexts(before.lexemes, ofAdded)
  const size = [...added.values()].reduce((sum, { length }) => sum + length, before.postings.length)
  const postings = new Uint32Array(size)
  const starts = new Uint32Array(all.length + 1)
  let [end, old] = [0, 0]
  for (const [at, lexeme] of all.entries()) {
    if (before.lexemes[old] === lexeme) {
      const last = before.starts[old + 1] as number
      // A plain loop over millions of numbers: a call for each takes several times as long.
      for (let next = before.starts[old] as number; next < last; next += 1) {
        const posting = before.postings[next] as number
        if (writers[posting >>> 1] !== before.writers[posting >>> 1]) continue
        postings[end] = posting
        end += 1
      }
      old += 1
    }
    const own = added.get(lexeme)
    if (own) {
      postings.set(own, end)
      end += own.length
    }
    starts[at + 1] = end
  }
  return { lexemes: all, starts, postings: postings.slice(0, end), writers }
}

/** The words of a product at a place: none with the writer 0. */
type WordsAt = { place: number; words: string; writer: number }

/** Words with those of some products in the stead of what they were. */
export function changeWords(before: MarketWords, changes: readonly WordsAt[]): MarketWords {
  const changed = changes.filter(({ place, writer }) => before.writers[place] !== writer)
  if (changed.length === 0) return before
  const writers = before.writers.slice()
  const added = new Map<string, number[]>()
  for (const { place, words, writer } of changed) {
    writers[place] = writer
    noteLexemes(added, place, words)
  }
  return merge(before, writers, added)
}

const noWords = (room: number): MarketWords => ({
  lexemes: [],
  starts: new Uint32Array(1),
  postings: new Uint32Array(),
  writers: new Uint32Array(room),
})

/** Places stay what they were when segments only came after the others. */
const isContinued = (segments: readonly number[], before: readonly number[]) =>
  before.every((segment, place) => segments[place] === segment)

/**
 * Reads the words of a market in short statements, so that others get their turn; of products whose words were read
 * before and not written since, nothing is read again.
 */
export async function loadWords(
  db: Database,
  market: Market,
  segments: readonly number[],
  before?: WordsBefore,
): Promise<MarketWords> {
  const room = segments.length * segmentSize
  const known = before && isContinued(segments, before.segments) ? before.words : noWords(room)
  const writers = new Uint32Array(room)
  const added = new Map<string, number[]>()
  for (const [at, segment] of segments.entries()) {
    const placeOf = (id: number) => (at - segment) * segmentSize + id
    const changed: number[] = []
    await noteWriters(db, market, segment, (id, writer) => {
      writers[placeOf(id)] = writer
      if (known.writers[placeOf(id)] !== writer) changed.push(id)
    })
    for (let from = 0; from < changed.length; from += readAtOnce) {
      const rows = await db.execute<{ id: string; words: string }>(sql`
        select w.product_id as id, w.words::text as words from ${partition('listing_words', market)} w
        where ${ofMarket(market, 'w')} and w.product_id = any(${idArray(changed.slice(from, from + readAtOnce))})`)
      for (const { id, words } of rows) noteLexemes(added, placeOf(Number(id)), words)
    }
  }
  return merge(known, writers, added)
}

/** The products that have a lexeme, or one that begins with it. */
export function bitsOfLexeme(
  { lexemes, starts, postings, writers }: MarketWords,
  lexeme: string,
  isPrefix: boolean,
): WordBits {
  const first = lowerBound(lexemes.length, (at) => (lexemes[at] as string) < lexeme)
  let end = first
  while (isPrefix ? lexemes[end]?.startsWith(lexeme) : lexemes[end] === lexeme) end += 1
  const known = noneOf(writers.length / segmentSize)
  const named = noneOf(writers.length / segmentSize)
  const [knownBytes, namedBytes] = [new Uint8Array(known.buffer), new Uint8Array(named.buffer)]
  // Plain loops: a call for each posting takes several times as long.
  for (let at = starts[first] ?? 0; at < (starts[end] ?? 0); at += 1) {
    const posting = postings[at] as number
    const byte = posting >>> 4
    const bit = 128 >> ((posting >>> 1) & 7)
    knownBytes[byte] = (knownBytes[byte] as number) | bit
    if (posting & 1) namedBytes[byte] = (namedBytes[byte] as number) | bit
  }
  return { known, named }
}
