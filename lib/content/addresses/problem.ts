import {
  canonicalContentPath,
  contentKey,
  contentPath,
  isImpossibleSlug,
  type Market,
  marketsOfStory,
  normalisedPath,
  screenAt,
} from '@/lib/platform/markets'
import { percentDecoded, withoutOuterSlashes } from '@/lib/platform/text'
import { sectionBlock } from '@/schemas/blocks/section'
import { layoutDefinition } from '@/schemas/layout'
import { pageTypes } from '@/schemas/page-types'
import { type Addressed, keyOf, translationsOf } from './claims'
import { slugsIn, topFolderOf } from './story-slugs'

/** Stories that are shown around pages or in them. */
const notPages: ReadonlySet<string> = new Set([layoutDefinition.name, sectionBlock.name])

type Typed = { component?: string | undefined }

/** Whether a story claims an address, which an unknown type of content does, too: the shop may come to know it. */
export const isPageContent = ({ component }: Typed): boolean =>
  component === undefined || !notPages.has(component)

/** Whether the shop can show a story as a page; of an unknown type of content nothing would be seen. */
export const isShownContent = ({ component }: Typed): boolean =>
  component === undefined || pageTypes.has(component)

/** Why no shopper can see a page at its address. */
export type AddressProblemKind =
  /** In the folder of no market. */
  | 'outside'
  /** A screen of the shop stands there, such as the basket. */
  | 'screen'
  /** Products have these addresses. */
  | 'product'
  /** The shop has something else there, such as its sitemap. */
  | 'ownPath'
  /** The shop reads the address otherwise, such as in lower case. */
  | 'spelling'
  | 'tooLong'

export type AddressProblem = {
  kind: AddressProblemKind
  path: string
  /** Where the shop leads its visitors instead. */
  to?: string
  /** The page can be seen in no market. */
  isEverywhere: boolean
}

/** The problems in words, for programs and consoles. */
export const addressProblems: Readonly<Record<AddressProblemKind, string>> = {
  outside: 'is in the folder of no market, so that no shopper can reach it',
  screen: 'is the address of a screen of the shop, which is shown in its place',
  product: 'is an address of products, which are shown in its place',
  ownPath: 'is an address of the shop itself, which is shown in its place',
  spelling: 'is read otherwise by the shop: in lower case, with ae for ä, and without the ending of a file',
  tooLong: 'is too long to be looked up',
}

/** What stands below a market beside pages and screens; a test compares it with the folders of `app`. */
const ownPaths =
  /^(?:icons|manifest\.webmanifest|service-worker\.js|share|sitemap|sitemap\.xml|~internal|fabula-ng)(?:\/|$)|^documentation\/(?:blocks|design)(?:\/|$)/

/** The longest key, percent-encoded, that the shop looks up. */
const longestKey = 500

type Found = Omit<AddressProblem, 'isEverywhere'>

/** The key that the shop looks up for an address, wherever it is led on to. */
const keyBehind = (path: string) => contentKey((percentDecoded(path) ?? '').split('/').slice(2).join('/'))

/** Whether a screen stands at a key or above it. */
const isAtScreen = (market: Market, key: string): boolean => {
  const parts = key.split('/')
  return parts.some((_, index) => screenAt(market, parts.slice(0, index + 1).join('/')) !== undefined)
}

const isProductKey = (key: string) => key === 'p' || key.startsWith('p/')

/** What is in the way of a page in a market, whose slug is `slug`, with the market's folder or without. */
function problemIn(market: Market, slug: string): Found | undefined {
  const path = contentPath(market, slug)
  const below = canonicalContentPath(slug)
  const found = (kind: AddressProblemKind): Found => ({ kind, path })
  const key = keyOf(slug)
  const [brand = 'baby'] = market.brands
  const led = normalisedPath(brand, path)
  const behind = led === undefined ? key : keyBehind(led)
  if (isProductKey(key) || isProductKey(behind)) return found('product')
  if (screenAt(market, key) || (behind !== key && isAtScreen(market, behind))) return found('screen')
  if (ownPaths.test(key)) return found('ownPath')
  if (encodeURIComponent(key).length > longestKey) return found('tooLong')
  const isReadOtherwise = isImpossibleSlug(below) || led !== undefined || (below === '' ? '_' : below) !== key
  return isReadOtherwise ? { ...found('spelling'), ...(led !== undefined && { to: led }) } : undefined
}

/** Whether a shopper can see a page in a market at the address of its slug, which has the market's folder, or none. */
export const isSeenIn = (market: Market, slug: string): boolean => {
  const isPlaced = marketsOfStory(slug).length > 0
  return (isPlaced ? problemAtHome(market, slug) : problemIn(market, slug)) === undefined
}

/** What is in the way of a story's page at the story's own address in a market. */
function problemAtHome(market: Market, slug: string): Found | undefined {
  const isFound = slugsIn(topFolderOf(slug), keyOf(slug)).includes(slug)
  return (
    problemIn(market, slug) ?? (isFound ? undefined : { kind: 'spelling', path: contentPath(market, slug) })
  )
}

/** Why shoppers cannot see the page of a story, in its own market or in one of its languages; undefined if all is well. */
export function addressProblem(story: Addressed): AddressProblem | undefined {
  const slug = withoutOuterSlashes(story.fullSlug)
  const translated = translationsOf(story)
  const untranslated = marketsOfStory(slug).filter((market) =>
    translated.every((each) => each.market !== market),
  )
  const found = [
    ...untranslated.map((market) => problemAtHome(market, slug)),
    ...translated.map(({ market, path }) => problemIn(market, path)),
  ]
  if (found.length === 0) return { kind: 'outside', path: `/${slug}`, isEverywhere: true }
  const first = found.find((problem) => problem !== undefined)
  return first && { ...first, isEverywhere: found.every((problem) => problem !== undefined) }
}
