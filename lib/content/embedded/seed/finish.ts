import { stableUuid, storyUuid } from '../story-uuid'
import { storyLink } from './build'
import type { Place } from './place'
import type { Draft, SeedBlok, SeedStory } from './types'
import { typeset } from './typography'

/** Fields that hold names and addresses, not words. */
const technical = new Set([
  'component',
  'type',
  'fieldtype',
  'filename',
  'category',
  'advisor',
  'mark',
  'linktype',
  'href',
  'anchor',
  'email',
  'url',
  'cached_url',
  'id',
])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const inFolder = (locale: string, slug: unknown) => String(slug).replace(/^~\//, `${locale}/`)

/**
 * Makes a draft a story of its market: links lead into the market's folder, texts are set by the rules of its
 * language, and each block gets a `_uid` that is the same on every machine.
 */
export function finish(here: Place, draft: Draft, position: number): SeedStory {
  const fullSlug = `${here.locale}/${draft.slug}`

  const walk = (value: unknown, path: string, key = ''): unknown => {
    if (typeof value === 'string') return technical.has(key) ? value : typeset(value, here.market)
    if (Array.isArray(value)) return value.map((entry, index) => walk(entry, `${path}.${index}`, key))
    if (!isObject(value)) return value
    if (value.fieldtype === 'multilink' && value.linktype === 'story') {
      return storyLink(inFolder(here.locale, value.cached_url), value.anchor as string | undefined)
    }
    const done = Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, walk(entry, `${path}.${name}`, name)]),
    )
    if (value.linktype === 'story') {
      const target = inFolder(here.locale, value.href)
      return { ...done, href: `/${target}`, uuid: storyUuid(target) }
    }
    if (value.type === 'blok')
      return { ...done, attrs: { id: stableUuid(`block:${fullSlug}${path}`), ...(done.attrs as object) } }
    if (typeof value.component !== 'string') return done
    return { _uid: stableUuid(`block:${fullSlug}${path}`), ...done }
  }

  return {
    fullSlug,
    name: typeset(draft.name, here.market),
    group: draft.group,
    position,
    published: true,
    ...(draft.isStartpage && { isStartpage: true }),
    ...(draft.tags && { tags: draft.tags }),
    content: walk(draft.content, '#content') as SeedBlok,
  }
}
