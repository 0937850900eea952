import { describe, expect, it } from 'vitest'
import { type Brand, contentPath, findMarket, marketOfStory, marketsOf, screenAt } from '@/lib/markets'
import { type SeedStory, seedRedirects, seedStories } from '@/lib/studio/seed'
import { storyUuid } from '@/lib/studio/story-uuid'
import * as blockSchemas from '@/schemas/blocks'
import { type BlockDefinition, collectIssues } from '@/schemas/content'
import * as layoutSchemas from '@/schemas/layout'

type Node = Record<string, unknown>

const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object inside a value, with its place. */
function objectsIn(value: unknown, place = ''): { node: Node; place: string }[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => objectsIn(entry, `${place}/${index}`))
  if (!isObject(value)) return []
  const inner = Object.entries(value).flatMap(([key, entry]) => objectsIn(entry, `${place}/${key}`))
  return [{ node: value, place }, ...inner]
}

const technical = new Set(['_uid', 'component', 'type', 'linktype', 'href', 'uuid', 'anchor', 'email', 'url'])
const alsoTechnical = new Set([
  'cached_url',
  'id',
  'class',
  'code',
  'group',
  'icon',
  'phone',
  'value@trigger',
])

/** Every text of a story that a visitor or an editor reads. */
function textsOf(story: SeedStory): string[] {
  const own = objectsIn(story.content).flatMap(({ node }) =>
    Object.entries(node).flatMap(([key, value]) => {
      const name = key === 'value' && node.component === 'trigger' ? 'value@trigger' : key
      return typeof value === 'string' && !technical.has(name) && !alsoTechnical.has(name) ? [value] : []
    }),
  )
  return [story.name, ...own]
}

const isDefinition = (value: unknown): value is BlockDefinition => isObject(value) && 'schema' in value
const definitionsIn = (exported: unknown[]) => exported.flat().filter(isDefinition)
const contentBlocks = definitionsIn(Object.values(blockSchemas))
const definitions = new Map(
  [...contentBlocks, ...definitionsIn(Object.values(layoutSchemas))].map((definition) => [
    definition.name,
    definition,
  ]),
)

const blocksOf = (story: SeedStory) =>
  objectsIn(story.content).filter(({ node }) => {
    const { component } = node
    return typeof component === 'string' && !component.startsWith('_table_')
  })

const linksOf = (story: SeedStory) =>
  objectsIn(story.content).flatMap(({ node, place }) => {
    if (node.linktype !== 'story') return []
    const slug = String(node.fieldtype === 'multilink' ? node.cached_url : node.href).replace(/^\//, '')
    return [{ slug, id: node.id ?? node.uuid, anchor: node.anchor, place }]
  })

const anchorsOf = (story: SeedStory) =>
  objectsIn(story.content).flatMap(({ node }) => {
    if (node.type === 'anchor' && isObject(node.attrs)) return [String(node.attrs.id)]
    return typeof node.component === 'string' && typeof node.anchor === 'string' ? [node.anchor] : []
  })

const localeOf = (story: SeedStory) => story.fullSlug.split('/')[0] ?? ''
const where = (story: SeedStory, detail: string) => `${story.fullSlug}: ${detail}`

describe.each(['baby', 'bm'] as const)('the seed of %s', (brand: Brand) => {
  const stories = seedStories(brand)
  const bySlug = new Map(stories.map((story) => [story.fullSlug, story]))
  const locales = marketsOf(brand).map((market) => market.shopLocale)

  it('has stories of its own markets only, each under one address', () => {
    expect(stories.filter((story) => !marketOfStory(brand, story.fullSlug))).toEqual([])
    expect(bySlug.size).toBe(stories.length)
    const paths = stories.map((story) => {
      const market = findMarket(brand, localeOf(story))
      return market && contentPath(market, story.fullSlug)
    })
    expect(new Set(paths).size).toBe(stories.length)
  })

  it('has a home and at least five more pages in every market, none at the address of a screen', () => {
    for (const locale of locales) {
      const market = findMarket(brand, locale)
      const pages = stories.filter(
        (story) => localeOf(story) === locale && !/\/(layouts|documentation)\//.test(story.fullSlug),
      )
      expect(bySlug.has(`${locale}/home`)).toBe(true)
      expect(pages.length).toBeGreaterThan(5)
      const taken = pages.filter((story) => {
        const path = market && contentPath(market, story.fullSlug)
        return market && path && screenAt(market, path.slice(market.code.length + 2))
      })
      expect(taken.map((story) => story.fullSlug)).toEqual([])
    }
  })

  it('has each group once in every market', () => {
    const groups = new Map<string, string[]>()
    for (const story of stories) {
      const name = story.group ?? `no group: ${story.fullSlug}`
      groups.set(name, [...(groups.get(name) ?? []), localeOf(story)])
    }
    for (const [name, found] of groups)
      expect({ name, found: found.sort() }).toEqual({ name, found: [...locales].sort() })
  })

  it('has blocks that all parse, with nothing left out', () => {
    const faults = stories.flatMap((story) =>
      blocksOf(story).flatMap(({ node, place }) => {
        const definition = definitions.get(String(node.component))
        if (!definition) return [where(story, `${place} ${node.component} is not known`)]
        const { result, left } = collectIssues(() => definition.schema.safeParse(node))
        return [
          ...(result.success ? [] : [where(story, `${place} ${result.error.message}`)]),
          ...left.map((note) => where(story, `${place} ${note.message}`)),
        ]
      }),
    )
    expect(faults).toEqual([])
  })

  it('sets no field that the schema of its block does not have', () => {
    const faults = stories.flatMap((story) =>
      blocksOf(story).flatMap(({ node, place }) => {
        const shape = definitions.get(String(node.component))?.schema.shape
        if (!shape) return []
        return Object.keys(node)
          .filter((key) => key !== '_uid' && key !== 'component' && !(key in shape))
          .map((key) => where(story, `${place} ${node.component}.${key}`))
      }),
    )
    expect(faults).toEqual([])
  })

  it('keeps every value of a closed list', () => {
    const faults = stories.flatMap((story) =>
      blocksOf(story).flatMap(({ node, place }) => {
        const parsed = definitions.get(String(node.component))?.schema.safeParse(node)
        const read: Node = parsed?.success ? parsed.data : {}
        return Object.entries(node)
          .filter(
            ([key, value]) =>
              typeof value === 'string' && typeof read[key] === 'string' && !/^date/.test(key),
          )
          .filter(([key, value]) => read[key] !== value)
          .map(([key, value]) => where(story, `${place} ${key}: ${value} became ${read[key]}`))
      }),
    )
    expect(faults).toEqual([])
  })

  it('uses every block that needs no picture', () => {
    const used = new Set(stories.flatMap((story) => blocksOf(story).map(({ node }) => node.component)))
    const needed = contentBlocks
      .map(({ name }) => name)
      .filter((name) => name !== 'content_image' && name !== 'trigger_group')
    expect(needed.filter((name) => !used.has(name))).toEqual([])
  })

  it('links to stories that exist, in the same market, at anchors that exist', () => {
    const faults = stories.flatMap((story) =>
      linksOf(story).flatMap(({ slug, id, anchor, place }) => {
        const target = bySlug.get(slug)
        if (!target || localeOf(target) !== localeOf(story)) return [where(story, `${place} ${slug}`)]
        if (id !== storyUuid(slug)) return [where(story, `${place} uuid of ${slug}`)]
        if (anchor === undefined || anchorsOf(target).includes(String(anchor))) return []
        return [where(story, `${place} ${slug}#${anchor}`)]
      }),
    )
    expect(stories.flatMap(linksOf).length).toBeGreaterThan(stories.length)
    expect(faults).toEqual([])
  })

  it('gives every block a uid of its own', () => {
    for (const story of stories) {
      const uids = blocksOf(story).map(({ node }) => node._uid)
      expect(uids.every((uid) => typeof uid === 'string' && uid !== '')).toBe(true)
      expect(new Set(uids).size).toBe(uids.length)
    }
  })

  it('is the same each time it is made', () => {
    expect(seedStories(brand)).toEqual(stories)
  })

  const offending = (pattern: RegExp, chosen = stories) =>
    chosen.flatMap((story) =>
      textsOf(story)
        .filter((text) => pattern.test(text))
        .map((text) => where(story, text)),
    )
  const inLanguage = (language: string) =>
    stories.filter((story) => story.fullSlug.startsWith(`${language}-`))

  it('has no double spaces, no spaces at a line’s end, no straight apostrophes and no leftovers of its markup', () => {
    expect(offending(/ {2}|[\u00a0\u202f]{2}| [.,]| \n|\p{L}'\p{L}/u)).toEqual([])
    expect(offending(/\*\*|\]\(|~\/|undefined|\$\{|NaN/)).toEqual([])
    expect(offending(/—|--/)).toEqual([])
  })

  it('writes Swiss German without the sharp s, with its own quotation marks and decimal point', () => {
    const swiss = stories.filter((story) => localeOf(story) === 'de-ch')
    expect(offending(/[ß„“€]|\d,\d/, swiss)).toEqual([])
  })

  it('sets French punctuation after a narrow space', () => {
    expect(offending(/ [:;!?»]|« /, inLanguage('fr'))).toEqual([])
    expect(offending(/[^\u202f][;!?»]|[\p{L})]:|«[^\u202f]/u, inLanguage('fr'))).toEqual([])
  })

  it('addresses readers formally', () => {
    expect(offending(/(?<!\p{L})(du|dein|deine|euch|ihr euch)(?!\p{L})/iu, inLanguage('de'))).toEqual([])
    expect(offending(/(?<!\p{L})(tu|ton|ta|tes)(?!\p{L})/iu, inLanguage('fr'))).toEqual([])
    expect(offending(/(?<!\p{L})(je|jij|jouw|jullie)(?!\p{L})/iu, inLanguage('nl'))).toEqual([])
  })

  it('has no English left over', () => {
    const english =
      /(?<!\p{L}|i-)(the|and|with|your|you|our|shop|shipping|delivery|size|guide to|learn|more|read|click|safe|sale|free|new|shopping|checkout|login|order|back|home)(?!\p{L})/iu
    expect(offending(english)).toEqual([])
  })

  it('uses the currency of the market', () => {
    for (const market of marketsOf(brand)) {
      const own = stories.filter((story) => localeOf(story) === market.shopLocale)
      expect(offending(market.currency === 'CHF' ? /€/ : /CHF/, own)).toEqual([])
      expect(offending(market.currency === 'CHF' ? /CHF\u00a05\.90/ : /4,99/, own).length).toBeGreaterThan(1)
    }
  })

  it('opens windows that close after they open', () => {
    const windows = stories.flatMap((story) =>
      blocksOf(story)
        .filter(({ node }) => node.component === 'trigger_container')
        .map(({ node }) => [String(node.dateFrom), String(node.dateTo)] as const),
    )
    expect(windows.length).toBeGreaterThan(0)
    expect(windows.filter(([from, to]) => from >= to)).toEqual([])
  })
})

describe('the two brands', () => {
  it('open and introduce themselves in their own words', () => {
    for (const slug of ['de-de/home', 'fr-ch/home', 'de-ch/ueber-uns', 'fr-ch/a-propos']) {
      const [baby, bm] = (['baby', 'bm'] as const).map((brand) =>
        seedStories(brand).find((story) => story.fullSlug === slug),
      )
      expect(baby?.content).toBeDefined()
      expect(baby?.content).not.toEqual(bm?.content)
    }
  })
})

describe('the seeded redirects', () => {
  const redirects = seedRedirects()
  const addresses = new Set(
    seedStories('bm').flatMap((story) => {
      const market = findMarket('bm', localeOf(story))
      return market ? [contentPath(market, story.fullSlug)] : []
    }),
  )

  it('lead to a page of their market or to an external address', () => {
    const astray = redirects.filter(({ locale, target }) => {
      if (target.startsWith('https://example.com/')) return false
      return !addresses.has(target) || !target.startsWith(`/${findMarket('bm', locale)?.code}/`)
    })
    expect(astray).toEqual([])
  })

  it('start where no page is, once each, in every market', () => {
    const sources = redirects.map(({ locale, path }) => `/${findMarket('bm', locale)?.code}/${path}/`)
    expect(sources.filter((source) => addresses.has(source))).toEqual([])
    expect(new Set(sources).size).toBe(sources.length)
    const markets = marketsOf('bm').map((market) => market.shopLocale)
    expect(new Set(redirects.map(({ locale }) => locale))).toEqual(new Set(markets))
  })

  it('come with permanent, temporary and external examples', () => {
    expect(new Set(redirects.map(({ statusCode }) => statusCode))).toEqual(new Set([301, 302, 308]))
    expect(redirects.some(({ target }) => target.startsWith('https://'))).toBe(true)
  })
})
