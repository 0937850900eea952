import { slugsIn } from '@/lib/content/addresses'
import type { ContentSource, ContentVersion, Story } from '@/lib/content/client'
import { ContentUnavailableError } from '@/lib/content/client'
import type { Crumb } from '@/lib/content/links'
import { contentTag } from '@/lib/platform/freshness'
import { marketText } from '@/lib/platform/i18n'
import {
  canonicalContentPath,
  contentPath,
  type Market,
  marketsOf,
  withoutCompany,
} from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import { isSpecialKey } from './key'
import {
  type Alternate,
  alternatesOf,
  folderOf,
  hiddenSlugs,
  isDraftPage,
  isPage,
  notShownSlugs,
  pathIn,
  slugIn,
  translatedPath,
  withoutAlternates,
} from './story-paths'
import { indexTag, pathsTag, referenceTags, storyIdTag, storyTag } from './tags'

export type PageResult =
  | {
      kind: 'page'
      story: Story
      path: string
      alternates: Alternate[]
      /** From the home page to this page, this page last. */
      trail: Crumb[]
      stale: boolean
      /** Cache tags of the page: publishing any of these stories renews it. */
      tags: string[]
    }
  | { kind: 'redirect'; path: string; tags: string[] }
  | { kind: 'missing'; tags: string[] }

/** Next.js accepts 128 tags per page; the others are left for the layout. */
const tagLimit = 100

/** The same in the folder of a market, then in that of the company, which all its markets share. */
const candidates = (brand: Brand, market: Market, key: string) => [
  ...slugsIn(market.shopLocale, key),
  ...slugsIn(brand, key),
]

/** The first of the slugs that has a story; the stories come in any order. */
const pick = (stories: readonly Story[], slugs: readonly string[]): Story | undefined =>
  slugs.map((slug) => stories.find((story) => story.fullSlug === slug)).find((story) => story !== undefined)

/** Returns the error instead of throwing it: the next request may still succeed, from the service or a snapshot. */
export const catchUnavailable = <T>(answer: Promise<T>): Promise<T | ContentUnavailableError> =>
  answer.catch((error: unknown) => {
    if (error instanceof ContentUnavailableError) return error
    throw error
  })

const isPageIn = (version: ContentVersion) => (version === 'draft' ? isDraftPage : isPage)

/** The content keys of the folders above a page, from the outside in. */
const parentKeysOf = (fullSlug: string) => {
  const below = canonicalContentPath(fullSlug).split('/')
  return below.slice(0, -1).map((_, index) => below.slice(0, index + 1).join('/'))
}

type Question = {
  source: ContentSource
  brand: Brand
  market: Market
  /** The content key: lower case, transliterated, `_` for the home page. */
  key: string
  version: ContentVersion
}

/** All slugs that a key may have in a market. A category may be named like the company, so its prefix stays first. */
function ownSlugs(brand: Brand, market: Market, key: string): string[] {
  const stripped = withoutCompany(key)
  return [key, ...(stripped === undefined ? [] : [stripped])].flatMap((name) =>
    candidates(brand, market, name),
  )
}

type Found = { story: Story | undefined; stale: boolean }

/**
 * The story of a market among the slugs that a key can have there. The first is asked for alone, because most pages
 * have it; it is also the address of a translated story. Throws `ContentUnavailableError`.
 */
async function findStory({ source, market, version }: Question, slugs: readonly string[]): Promise<Found> {
  const [first = ''] = slugs
  const isPage = isPageIn(version)
  const direct = await catchUnavailable(source.story(first, version))
  const failed = direct instanceof ContentUnavailableError
  const known = failed ? undefined : direct.value
  if (isPage(known)) return { story: known, stale: !failed && direct.stale }
  const listed = await source.stories(slugs, version)
  const story = known ?? pick(listed.value, slugs)
  const stale = failed || direct.stale || listed.stale
  if (!isPage(story)) {
    if (failed) throw direct
    return { story: undefined, stale }
  }
  const path = translatedPath(story, market)
  if (path === undefined || folderOf(story.defaultSlug) === market.shopLocale) return { story, stale }
  const translated = await catchUnavailable(source.story(`${market.shopLocale}/${path}`, version))
  if (translated instanceof ContentUnavailableError) return { story, stale: true }
  return isPage(translated.value)
    ? { story: translated.value, stale: stale || translated.stale }
    : { story, stale }
}

/**
 * Finds the content page of a market by its key: the story in the market's folder, else a category page of that name,
 * else the same in the company's folder or as a translated path in it, else the market's alternate of a story that has
 * this slug in another market, which is a redirect.
 */
export async function findPage(question: Question): Promise<PageResult> {
  const { source, brand, market, key, version } = question
  const own = ownSlugs(brand, market, key)
  const tags = [contentTag, ...own.map(storyTag)]
  const found = await catchUnavailable(findStory(question, own))
  const failed = found instanceof ContentUnavailableError
  if (!failed && found.story) return composePage(question, found.story, found.stale, tags)
  // The words of a screen are those of its market, or there are none: asked for with each publish, they kept visitors of
  // a shop that may ask the content service five times a second waiting.
  if (!failed && isSpecialKey(key)) return { kind: 'missing', tags }
  // A translated path is announced under the slug of its story, so any publish may make a missing page appear.
  const tagsOfMissing = [...tags, pathsTag, indexTag]
  if (!failed && key === '_') return { kind: 'missing', tags: tagsOfMissing }

  const shared = await source.story(`${market.shopLocale}/${brand}/${key}`, version)
  if (isPageIn(version)(shared.value))
    return composePage(question, shared.value, failed || shared.stale, tags)
  if (failed) throw found

  const others = marketsOf(brand)
    .filter((other) => other !== market)
    .flatMap((other) => slugsIn(other.shopLocale, key))
  const elsewhere = await source.stories(others, version)
  const tagged = [...tagsOfMissing, ...others.map(storyTag)]
  for (const story of elsewhere.value) {
    const path = pathIn(story, market)
    if (path !== undefined) return { kind: 'redirect', path, tags: tagged }
  }
  return { kind: 'missing', tags: tagged }
}

/** The page of a story in a market, whatever its path. Throws nothing: what cannot be read is left out. */
export const pageOf = (question: Omit<Question, 'key'>, story: Story) =>
  composePage(question, story, false, [])

async function composePage(
  { source, brand, market, version }: Omit<Question, 'key'>,
  story: Story,
  stale: boolean,
  tags: string[],
): Promise<Extract<PageResult, { kind: 'page' }>> {
  const slug = slugIn(story, market) ?? story.fullSlug
  const path = contentPath(market, slug)
  const home = { name: marketText(market)('breadcrumb.home'), href: `/${market.code}/` }
  const ways = parentKeysOf(slug).map((key) => candidates(brand, market, key))
  // A missing breadcrumb must not cost the page.
  const asked = [...new Set([...ways.flat(), ...story.alternates])]
  const answer = await catchUnavailable(source.stories(asked, version))
  const parents = answer instanceof ContentUnavailableError ? { value: [], stale: true } : answer
  const between = ways.flatMap((slugs) => {
    const parent = pick(parents.value, slugs)
    return parent
      ? [{ name: parent.name, href: contentPath(market, slugIn(parent, market) ?? parent.fullSlug) }]
      : []
  })
  return {
    kind: 'page',
    story,
    path,
    alternates: alternatesOf(
      withoutAlternates(story, notShownSlugs(parents.value)),
      marketsOf(brand),
      hiddenSlugs(parents.value),
    ),
    trail: path === home.href ? [home] : [home, ...between, { name: story.name, href: path }],
    stale: stale || parents.stale,
    tags: [
      ...new Set([
        ...tags,
        storyIdTag(story.id),
        storyTag(story.defaultSlug),
        ...referenceTags(story.content),
        pathsTag,
        ...ways.flat().map(storyTag),
        ...story.group.map(storyTag),
      ]),
    ].slice(0, tagLimit),
  }
}
