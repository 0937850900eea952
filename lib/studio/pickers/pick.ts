import 'server-only'
import { z } from 'zod'
import { database } from '@/lib/platform/db'
import { allMarkets, type Market, marketsOfStory } from '@/lib/platform/markets'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { mostCharacters, mostValues } from './limits'
import { pickBrands, pickCategoryNames, pickSubbrands } from './pick-campaign'
import { pickCheckoutPlaces } from './pick-checkout-places'
import { pickFiles, pickLinkTargets, pickStories } from './pick-content'
import { pickPages } from './pick-pages'
import { pickCategories, pickProducts, productsByNumber, productsOfCondition } from './pick-products'
import type { PickedThing } from './types'

const list = z
  .string()
  .max(mostCharacters)
  .transform((text) => text.split(',').filter(Boolean).slice(0, mostValues))
  .optional()

/** What is searched: by words, or by values that a field already holds. */
export const pickQuery = z.object({
  term: z
    .string()
    .max(200)
    .transform((term) => term.replaceAll('\0', ' ').trim())
    .default(''),
  values: list,
  /** Content types of stories. */
  types: list,
  /** The full slug of the story that is edited: its market is searched. */
  near: z.string().max(2_000).default(''),
})
type Query = z.output<typeof pickQuery>

export const pickKinds = [
  'products',
  'productNumbers',
  'categories',
  'stories',
  'files',
  'pictures',
  'films',
  'subtitles',
  'brands',
  'subbrands',
  'categoryNames',
  'pages',
  'checkoutPlaces',
  'linkTargets',
] as const
export type PickKind = (typeof pickKinds)[number]

/** A story that belongs to no market, such as a shared section, searches the first one. */
const marketOf = (near: string): Market => marketsOfStory(near)[0] ?? (allMarkets[0] as Market)

const marketsNear = (near: string): readonly Market[] => {
  const own = marketsOfStory(near)
  return own.length > 0 ? own : allMarkets
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** What a picker shows. */
export function pick(kind: PickKind, asked: Query, language: StudioLanguage): Promise<PickedThing[]> {
  const { term, values, types, near } = asked
  const market = marketOf(near)
  const db = database()
  switch (kind) {
    case 'products':
      return values ? productsByNumber(market, values, language) : pickProducts(market, term, language)
    case 'productNumbers':
      return values ? productsOfCondition(market, values, language) : pickProducts(market, term, language)
    case 'categories':
      return pickCategories(market, values ? { keys: values } : { term })
    case 'stories':
      return pickStories({
        term,
        near,
        ...(types && { types }),
        ...(values && { uuids: values.filter((value) => uuid.test(value)) }),
      })
    case 'files':
      return pickFiles(term, 'file')
    case 'pictures':
      return pickFiles(term, 'picture')
    case 'films':
      return pickFiles(term, 'film')
    case 'subtitles':
      return pickFiles(term, 'subtitles')
    case 'brands':
      return pickBrands(db, asked)
    case 'subbrands':
      return pickSubbrands(db, asked)
    case 'categoryNames':
      return pickCategoryNames(db, market, asked)
    case 'pages':
      return pickPages(db, marketsNear(near), language, asked)
    case 'linkTargets':
      return pickLinkTargets(db, market, language, { term, near })
    case 'checkoutPlaces':
      return Promise.resolve(pickCheckoutPlaces(language, asked))
  }
}
