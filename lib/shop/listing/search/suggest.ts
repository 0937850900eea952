import type { Database } from '@/lib/platform/db'
import { typeset } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { ttlCache } from '@/lib/platform/memory'
import { readVersion } from '../index-rows/listing-version'
import { defaultPageSize, listingAddress } from '../listing-address'
import { askIndex } from '../memory/keep-index'
import { type Found, suggestInIndex } from '../memory/suggest-in-index'
import { fold, foldWords, mayBeProductKey, productKey } from './fold'
import { agrees } from './german-endings'
import { knownParts } from './known-parts'
import { spellAmounts } from './meaning/amounts'
import { readSense } from './meaning/sense'
import { type Understood, understand } from './meaning/understand'
import { meantWords } from './meant-words'
import { beginsFirst, oncePerArticle, wordsGoingOn } from './rank-suggestions'
import { searchCached } from './search-cached'
import { type SuggestedProduct, suggestedOf } from './suggested-product'
import { readSynonyms, type Synonyms } from './synonyms'
import { termWords } from './term'
import { typedSpelling } from './typed-spelling'

export type Suggestions = {
  products: Omit<SuggestedProduct, 'article'>[]
  categories: { label: string; href: string }[]
  brands: { label: string; href: string }[]
  /** Terms that begin with the input and find products, with the address of their results. */
  terms: { label: string; href: string }[]
}

/** The number of suggestions of each kind. */
const mostShown = 5

const noSuggestions: Suggestions = { products: [], categories: [], brands: [], terms: [] }

type Asked = {
  term: string
  words: readonly string[]
  key: string
  version: number
  synonyms?: Synonyms
}

async function ask(db: Database, market: Market, asked: Asked): Promise<Suggestions> {
  const { words, term } = asked
  const spelled = typedSpelling(term, market.language)
  const row = await askIndex(db, market, (index) => suggestInIndex(db, market, index, asked))
  const searchPath = screenPath(market, 'search')
  const best = <T>(list: readonly T[], nameOf: (one: T) => string) =>
    beginsFirst(list, nameOf, words, market.language).slice(0, mostShown)
  const toSearch = (label: string) => ({ label, href: listingAddress(searchPath, { term: label }) })
  return {
    products: oncePerArticle(row.products, words, market.language).slice(0, mostShown),
    categories: best(row.categories, ({ label }) => label).map(({ label, path }) => ({
      label: typeset(label, market),
      href: `/${market.code}/${path}/`,
    })),
    brands: best(row.brands, (label) => label).map(toSearch),
    terms: termsOf(row, words, market)
      .slice(0, mostShown)
      .map((label) =>
        toSearch(typeset([spelled(words.slice(0, -1).join(' ')), label].join(' ').trim(), market)),
      ),
  }
}

/** A word without products of this market would lead to a search that finds nothing. */
function termsOf({ products, terms }: Found, words: readonly string[], market: Market): string[] {
  const { language } = market
  if (products.length === 0) return []
  if (words.length > 1) return wordsGoingOn(products, words, language)
  // What is only part of compounds is nobody's word: Schlafsack, not schlaf.
  const own = new Set(products.flatMap(({ brand, name }) => foldWords(`${brand} ${name}`, language)))
  return terms.filter((label) => {
    const word = fold(label, language)
    return own.has(fold(typeset(label, market), language)) || own.has(word) || !knownParts[language].has(word)
  })
}

const isEmpty = ({ terms: _, ...found }: Suggestions) =>
  Object.values(found).every((list) => list.length === 0)

/** As the page of a search asks: what it finds is then remembered for both. */
const searchPage = { filters: {}, sort: 'relevancy', page: 1, pageSize: defaultPageSize } as const

/** An input with its last word as products of it have it: `roter b` goes on to `roter Body`. */
function wholeTerms(
  found: readonly SuggestedProduct[],
  term: string,
  rest: readonly string[],
  { market, colour }: { market: Market; colour: string | undefined },
) {
  const typed = term.trim().split(/\s+/)
  const last = rest.at(-1)
  if (last === undefined || fold(typed.at(-1) ?? '', market.language) !== last) return []
  return wordsGoingOn(
    found.map(({ name }) => ({ name, brand: '' })),
    rest,
    market.language,
  )
    .filter((label) => colour === undefined || agrees(colour, label))
    .slice(0, mostShown)
    .map((label) => [...typed.slice(0, -1), label].join(' '))
}

/** The colour that is written before the last word of an input, where its form tells of a gender. */
function colourBefore(term: string, rest: readonly string[], { language }: Market): string | undefined {
  const before = term.trim().split(/\s+/).at(-2)
  return language === 'de' && before !== undefined && !rest.includes(fold(before, language))
    ? before
    : undefined
}

/** An input with words that mean a size, a colour, a reduction or an occasion: the first results of its search. */
async function askMeant(
  db: Database,
  market: Market,
  term: string,
  { rest }: Understood,
  asked: Asked & { synonyms: Synonyms },
): Promise<Suggestions> {
  const [result, others] = await Promise.all([
    searchCached(db, market, term, searchPage),
    rest.length > 0 ? askOrMend(db, market, { ...asked, words: rest }) : noSuggestions,
  ])
  if (result.kind === 'target') return others
  // A brand that begins with the last word is seldom meant: what is called so comes first.
  const all = result.listing.cards.map(suggestedOf)
  const found = [...new Set([...beginsFirst(all, ({ name }) => name, rest, market.language), ...all])]
  const written = result.meant.colour && colourBefore(term, rest, market)
  const isMeant = ({ name }: { name: string }) =>
    written === undefined || agrees(written, name.split(/[\s,]/)[0] ?? name)
  const fitting = oncePerArticle(found, rest, market.language).toSorted(
    (a, b) => Number(isMeant(b)) - Number(isMeant(a)),
  )
  const products = fitting.slice(0, mostShown)
  // Size and colour go on into a category or a brand, as filters.
  const { size, colour } = result.meant
  const filters = { ...(size && { size }), ...(colour && { colour }) }
  const categories = others.categories.map(({ label, href }) => ({
    label,
    href: listingAddress(href, { filters }),
  }))
  const searchPath = screenPath(market, 'search')
  const brands = others.brands.map(({ label }) => ({
    label,
    href: listingAddress(searchPath, { term: label, filters }),
  }))
  const terms = wholeTerms(found, term, rest, { market, colour: written }).map((label) => ({
    label: typeset(label, market),
    href: listingAddress(searchPath, { term: label }),
  }))
  return { categories, brands, products, terms }
}

/** An input that finds nothing is mended as a search for it is: at last without the word that is being typed. */
async function askOrMend(db: Database, market: Market, asked: Asked & { synonyms: Synonyms }) {
  const found = await ask(db, market, asked)
  if (!isEmpty(found)) return found
  const { meant } = await meantWords(db, market, asked.words, asked)
  const mended = meant.map(({ asked: { word } }) => word)
  for (const words of [mended, mended.slice(0, -1)]) {
    const isSame = words.join(' ') === asked.words.join(' ')
    const instead = words.length === 0 || isSame ? undefined : await ask(db, market, { ...asked, words })
    if (instead && !isEmpty(instead)) return instead
  }
  return found
}

/** Short inputs are requested again and again. What is remembered belongs to a version of the listings. */
const memory = ttlCache<Suggestions>({ most: 4_000, seconds: 30 })

/** Suggestions for an input: products, categories, brands and terms. */
export async function suggest(db: Database, market: Market, term: string): Promise<Suggestions> {
  const words = termWords(term, market)
  if (words.length === 0) return noSuggestions
  const key = mayBeProductKey(term) ? productKey(term) : ''
  const version = await readVersion(db)
  // The words alone do not tell what is left of a term without those that are meant.
  return memory(
    db,
    `${version} ${market.shopLocale} ${key} ${foldWords(spellAmounts(term), market.language).join(' ')}`,
    async () => {
      const [synonyms, sense] = await Promise.all([
        readSynonyms(db, market.language, version),
        readSense(db, market, version),
      ])
      const asked = { term, words, key, version, synonyms }
      const understood = understand(term, market, sense)
      return understood.parts.length > 0
        ? askMeant(db, market, term, understood, asked)
        : askOrMend(db, market, asked)
    },
  )
}
