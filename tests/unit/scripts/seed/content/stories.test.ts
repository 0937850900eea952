import { describe, expect, it } from 'vitest'
import { handoutAddress } from '@/lib/content/documents/address'
import { handoutParts } from '@/lib/content/documents/parts'
import { storyUuid } from '@/lib/content/embedded/story-uuid'
import { findMarket, marketsOf } from '@/lib/platform/markets/markets'
import { contentPath, marketsOfStory } from '@/lib/platform/markets/paths'
import { isBuilt, screenAt, screenPath } from '@/lib/platform/markets/screens'
import { parsePicture, picturesRoot } from '@/lib/storefront/design/drawings/address'
import { iconPaths } from '@/lib/storefront/design/ui/icons'
import { collectIssues } from '@/schemas/content'
import { definitions } from '@/schemas/definitions'
import { layoutDefinition, layoutItems } from '@/schemas/layout'
import type { Brand } from '@/schemas/markets'
import { tables } from '@/scripts/seed/catalogue/tables'
import type { SeedStory } from '@/scripts/seed/content'
import { seedRedirects } from '@/scripts/seed/content'
import { namedStories } from '../../../../fixtures/named-stories'
import { shownStories } from '../../../../fixtures/shown-stories'

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

const technical = new Set([
  'fieldtype',
  'filename',
  'category',
  'advisor',
  'mark',
  '_uid',
  'component',
  'type',
  'linktype',
  'href',
  'uuid',
  'anchor',
  'email',
  'url',
])
const alsoTechnical = new Set([
  'storage',
  'cached_url',
  'id',
  'class',
  'code',
  'group',
  'icon',
  'phone',
  'languages',
  'value@trigger',
])

/** Every text of a story that a visitor or an editor reads. */
function textsOf(story: SeedStory): string[] {
  const isName = ({ marks }: Node) => Array.isArray(marks) && marks.some((mark) => mark.type === 'code')
  const own = objectsIn(story.content).flatMap(({ node }) =>
    Object.entries(isName(node) ? {} : node).flatMap(([key, value]) => {
      const name = key === 'value' && node.component === 'trigger' ? 'value@trigger' : key
      return typeof value === 'string' && !technical.has(name) && !alsoTechnical.has(name) ? [value] : []
    }),
  )
  return [story.name, ...own]
}

const layoutNames = new Set<string>([layoutDefinition, ...layoutItems].map(({ name }) => name))
const contentBlocks = Object.values(definitions).filter(({ name }) => !layoutNames.has(name))
const definitionOf = ({ component }: Node) => definitions[String(component)]

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
  const stories = namedStories(brand)
  const bySlug = new Map(stories.map((story) => [story.fullSlug, story]))
  const locales = marketsOf(brand).map((market) => market.shopLocale)
  /** The links of a market's blocks with the words that they stand on. */
  const namedLinks = (locale: string) =>
    stories
      .filter((story) => localeOf(story) === locale && !story.fullSlug.includes('/documentation'))
      .flatMap((story) => objectsIn(story.content))
      .flatMap(({ node: { link, linkText, name, title, headline = '' } }) => {
        const words = linkText || name || title || headline
        const target = isObject(link) && link.linktype !== 'email' && (link.cached_url || link.url)
        return words && target
          ? [{ words: String(words), headline: String(headline), target: String(target) }]
          : []
      })

  it('has stories of its own markets only, each under one address', () => {
    expect(
      stories.filter(
        (story) => !marketsOf(brand).some((market) => marketsOfStory(story.fullSlug).includes(market)),
      ),
    ).toEqual([])
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
        const definition = definitionOf(node)
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
        const shape = definitionOf(node)?.schema.shape
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
        const parsed = definitionOf(node)?.schema.safeParse(node)
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

  /** There is no film; the others need an occasion that the seeded shop does not have. */
  const withoutOccasion = new Set([
    'video',
    'trigger_group',
    'countdown',
    'image_map',
    'image_map_area',
    'product_list',
    'product_slider',
    'qr_code',
    'size_table',
    'size_table_row',
  ])

  it('uses every block that it has an occasion for', () => {
    const used = new Set(stories.flatMap((story) => blocksOf(story).map(({ node }) => node.component)))
    const needed = contentBlocks.map(({ name }) => name).filter((name) => !withoutOccasion.has(name))
    expect(needed.filter((name) => !used.has(name))).toEqual([])
  })

  it('links to stories that exist, in the same market, at anchors that exist', () => {
    const faults = stories.flatMap((story) =>
      linksOf(story).flatMap(({ slug, id, anchor, place }) => {
        const target = bySlug.get(slug)
        if (!target || localeOf(target) !== localeOf(story)) return [where(story, `${place} ${slug}`)]
        if (id !== storyUuid(slug)) return [where(story, `${place} uuid of ${slug}`)]
        // This one opens the dialog of consent, on every page.
        if (anchor === 'consent') return []
        if (anchor === undefined || anchorsOf(target).includes(String(anchor))) return []
        return [where(story, `${place} ${slug}#${anchor}`)]
      }),
    )
    expect(stories.flatMap(linksOf).length).toBeGreaterThan(stories.length)
    expect(faults).toEqual([])
  })

  const isPage = (story: SeedStory) => story.content.component === 'page'
  const isPublic = (story: SeedStory) => isPage(story) && !/\/(layouts|documentation)\//.test(story.fullSlug)
  const pagesIn = (locale: string) => stories.filter((story) => localeOf(story) === locale && isPublic(story))
  const layoutIn = (locale: string) => bySlug.get(`${locale}/layouts/layout`)

  it('has at least eight category pages on two levels, each with its key and reachable from the navigation', () => {
    for (const locale of locales) {
      const categories = pagesIn(locale).filter(({ group }) => group?.startsWith('category/'))
      const [starts, others] = [true, false].map((isStart) =>
        categories.filter((story) => (story.isStartpage === true) === isStart),
      )
      expect(categories.every(({ fullSlug }) => fullSlug.includes('/kategorieseiten/'))).toBe(true)
      expect(starts?.length).toBeGreaterThanOrEqual(4)
      expect(others?.length).toBeGreaterThanOrEqual(8)
      const navigation = objectsIn(layoutIn(locale)?.content.navigation).map(({ node }) => node.cached_url)
      const tiled = new Set((starts ?? []).flatMap((start) => linksOf(start).map(({ slug }) => slug)))
      for (const { fullSlug, content, group } of categories) {
        expect(navigation).toContain(fullSlug)
        const keys = objectsIn(content).flatMap(({ node }) =>
          node.component === 'listing' ? [node.category] : [],
        )
        expect(keys).toEqual([group?.replace('category/', '')])
      }
      expect((others ?? []).filter(({ fullSlug }) => !tiled.has(fullSlug))).toEqual([])
    }
  })

  it('has a start page for every folder, so that every breadcrumb has its steps', () => {
    const orphans = stories.filter(isPublic).flatMap(({ fullSlug }) => {
      const parts = fullSlug.replace(/\/$/, '').split('/')
      const folders = parts.slice(1, -1).map((_, index) => `${parts.slice(0, index + 2).join('/')}/`)
      return folders.filter((folder) => !folder.endsWith('/kategorieseiten/') && !bySlug.has(folder))
    })
    expect(orphans).toEqual([])
  })

  it('gives every page a title of its own, a description and one heading of the first level', () => {
    for (const locale of locales) {
      const pages = pagesIn(locale)
      const titles = pages.map(({ content }) => content.title)
      expect(new Set(titles).size).toBe(pages.length)
      for (const { fullSlug, content } of pages) {
        expect(String(content.title ?? '').length, fullSlug).toBeGreaterThan(4)
        expect(String(content.description ?? '').length, fullSlug).toBeGreaterThan(40)
        expect(String(content.description).length, fullSlug).toBeLessThanOrEqual(170)
        const first = objectsIn(content).filter(
          ({ node }) =>
            (node.component === 'headline' && node.type === 'h1') ||
            (node.component !== 'headline' && node.level === 'h1'),
        )
        expect(first.length, fullSlug).toBe(1)
      }
    }
  })

  it('has every page that the law or a customer asks for, reachable from every page', () => {
    const asked = [
      ...['imprint', 'privacy', 'terms', 'withdrawal', 'accessibility', 'payment', 'shipping', 'faq'],
      ...['newsletter', 'service', 'service/consultation', 'service/complaint'],
      ...['service/recycling', 'about'],
    ]
    for (const locale of locales) {
      const around = objectsIn(layoutIn(locale)?.content).map(({ node }) => node.cached_url)
      const missing = asked.filter((group) => {
        const found = pagesIn(locale).find((story) => story.group === group)
        return !found || !around.includes(found.fullSlug)
      })
      expect({ locale, missing }).toEqual({ locale, missing: [] })
    }
  })

  it('leads from the word for gifts to the category of gifts', () => {
    for (const locale of locales) {
      const gifts = pagesIn(locale).find(({ group }) => group === 'category/geschenke')
      const home = pagesIn(locale).find(({ group }) => group === 'home')
      const named = objectsIn([layoutIn(locale)?.content, home?.content]).filter(
        ({ node }) => isObject(node.link) && /^(?:Geschenke?|Cadeaux?|Cadeaus?)$/.test(String(node.name)),
      )
      expect(named.length, locale).toBeGreaterThan(0)
      const targets = named.map(({ node }) => (node.link as Node).cached_url)
      expect([...new Set(targets)], locale).toEqual([gifts?.fullSlug])
    }
  })

  it('leads from the same words to the same page, or to one of that name', () => {
    for (const locale of locales) {
      const targets = new Map<string, Set<string>>()
      for (const { words, target } of namedLinks(locale))
        if (bySlug.get(target)?.name !== words)
          targets.set(words, (targets.get(words) ?? new Set()).add(target.replace(/\/$/, '')))
      expect(targets.size, locale).toBeGreaterThan(40)
      expect([...targets].filter(([, { size }]) => size > 1)).toEqual([])
    }
  })

  it('leads to pages that speak of what its words say', () => {
    const stems = (text: string) =>
      (text.match(/\p{L}{4,}|\p{Lu}{3}/gu) ?? []).map((word) =>
        word.toLowerCase().slice(0, Math.min(6, Math.max(4, word.length - 2))),
      )
    for (const locale of locales) {
      const misled = namedLinks(locale).filter(({ words, headline, target }) => {
        const story = bySlug.get(target)
        const said = story ? textsOf(story).join(' ') : decodeURIComponent(target).replaceAll('+', ' ')
        return !stems(`${headline} ${words}`).some((stem) => said.toLowerCase().includes(stem))
      })
      expect(misled).toEqual([])
    }
  })

  it('leads to the contact screen from every page', () => {
    for (const locale of locales) {
      const market = findMarket(brand, locale)
      const around = objectsIn(layoutIn(locale)?.content).map(({ node }) => node.url)
      expect(market && around, locale).toContain(market && screenPath(market, 'contact'))
    }
  })

  it('has a hotline in Germany, Austria and Switzerland, which its words call an example', () => {
    for (const { fullSlug, group, content } of shownStories(brand)) {
      if (group !== 'layouts/layout') continue
      const locale = fullSlug.split('/')[0] ?? ''
      const { hotlineCards } = layoutDefinition.schema.parse(content)
      const [card] = hotlineCards
      const isNamed = /-(?:de|at|ch)$/.test(locale)
      expect(Boolean(card?.phone), locale).toBe(isNamed)
      if (isNamed) expect(card?.text, locale).toMatch(/Beispiel|fictif/)
    }
  })

  const isFile = ({ filename }: Node) => String(filename).endsWith('.pdf')

  it('offers only articles of the same market to print', () => {
    const files = stories.flatMap((story) =>
      objectsIn(story.content).flatMap(({ node }) => (isFile(node) ? [{ story, node }] : [])),
    )
    expect(files.length).toBeGreaterThanOrEqual(locales.length)
    const articles = stories.flatMap(({ fullSlug, content }) => {
      const market = findMarket(brand, fullSlug.split('/')[0] ?? '')
      return market && handoutParts(content) ? [handoutAddress(contentPath(market, fullSlug))] : []
    })
    const lost = files.filter(({ node }) => !articles.includes(String(node.filename)))
    expect(lost.map(({ story, node }) => where(story, String(node.filename)))).toEqual([])
  })

  it('shows only pictures that can be drawn, each with an alternative text', () => {
    const pictures = stories.flatMap((story) =>
      objectsIn(story.content).flatMap(({ node, place }) =>
        node.fieldtype === 'asset' && !isFile(node) ? [{ story, node, place }] : [],
      ),
    )
    expect(pictures.length).toBeGreaterThan(stories.length)
    const faults = pictures.flatMap(({ story, node, place }) => {
      const filename = String(node.filename)
      const drawn = filename.startsWith(picturesRoot) && parsePicture(filename.slice(picturesRoot.length))
      const described = typeof node.alt === 'string' && node.alt.length > 4
      return drawn && described ? [] : [where(story, `${place} ${filename}`)]
    })
    expect(faults).toEqual([])
  })

  it('quotes what the page that it names really says', () => {
    const quotes = stories.flatMap((story) =>
      blocksOf(story).flatMap(({ node }) => (node.component === 'quote' ? [{ story, node }] : [])),
    )
    expect(quotes.length).toBeGreaterThan(locales.length)
    const invented = quotes.flatMap(({ story, node }) => {
      const target = isObject(node.link) ? bySlug.get(String(node.link.cached_url)) : undefined
      const said = target && textsOf(target).some((text) => text.includes(String(node.text)))
      return said ? [] : [where(story, String(node.text))]
    })
    expect(invented).toEqual([])
  })

  it('marks every registration number as made up, and names them only in the countries that ask for them', () => {
    const madeUp = /\((Beispiel|fictif|verzonnen)\)/
    for (const locale of locales) {
      const numbers = objectsIn(layoutIn(locale)?.content.legalInfos).flatMap(({ node }) =>
        typeof node.name === 'string' && /0000/.test(node.name) ? [node.name] : [],
      )
      expect(numbers.length, locale).toBe(/-(?:de|at|ch)$/.test(locale) ? 1 : 0)
      expect(numbers.filter((number) => !madeUp.test(number))).toEqual([])
    }
  })

  it('names only icons that the design system has', () => {
    const unknown = stories.flatMap((story) =>
      blocksOf(story).flatMap(({ node, place }) =>
        typeof node.icon === 'string' && !Object.hasOwn(iconPaths, node.icon)
          ? [where(story, `${place} ${node.icon}`)]
          : [],
      ),
    )
    expect(unknown).toEqual([])
  })

  it('gives every block a uid of its own', () => {
    for (const story of stories) {
      const uids = blocksOf(story).map(({ node }) => node._uid)
      expect(uids.every((uid) => typeof uid === 'string' && uid !== '')).toBe(true)
      expect(new Set(uids).size).toBe(uids.length)
    }
  })

  it('names only brands that the shop sells', () => {
    const sold = Object.values(tables().brands).map(({ name }) => name)
    const named = stories.flatMap((story) =>
      blocksOf(story).flatMap(({ node }) => (node.component === 'brand_link' ? [node.name] : [])),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !sold.includes(String(name)))).toEqual([])
  })

  it('is the same each time it is made', () => {
    expect(namedStories(brand)).toEqual(stories)
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

describe('the seeded redirects', () => {
  const redirects = seedRedirects('bm')
  const addresses = new Set(
    namedStories('bm').flatMap((story) => {
      const market = findMarket('bm', localeOf(story))
      return market ? [contentPath(market, story.fullSlug)] : []
    }),
  )

  it('lead to a page or a screen of their market or to an external address', () => {
    const astray = redirects.filter(({ locale, target }) => {
      if (target.startsWith('https://example.com/')) return false
      const market = findMarket('bm', locale)
      if (!market || !target.startsWith(`/${market.code}/`)) return true
      const screen = screenAt(market, target.slice(market.code.length + 2))
      return !addresses.has(target) && !(screen && isBuilt(screen))
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
})
