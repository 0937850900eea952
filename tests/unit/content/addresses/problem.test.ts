import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressProblem, claimName, claimsOf } from '@/lib/content/addresses'
import {
  allMarkets,
  contentKey,
  normalisedPath,
  type ScreenName,
  screenOfPath,
  screens,
} from '@/lib/platform/markets'

const kindOf = (fullSlug: string, translatedSlugs: { lang: string; path: string }[] = []) =>
  addressProblem({ fullSlug, translatedSlugs })?.kind

/** The paths of all screens in all languages, with a value for what a visitor's address fills in. */
const screenPaths = allMarkets.flatMap(({ shopLocale, language }) =>
  (Object.keys(screens) as ScreenName[]).map((name) => {
    const path = contentKey(screens[name].path[language].replaceAll(/\{\w+\}/g, '1'))
    return [shopLocale, path, name === 'product' ? 'product' : 'screen'] as const
  }),
)

describe('a page at an address where no shopper sees it', () => {
  it.each(screenPaths)('of %s/%s is told apart: %s', (locale, path, kind) => {
    expect(kindOf(`${locale}/${path}`)).toBe(kind)
    expect(kindOf('bm/irgendwo', [{ lang: locale, path: `bm/${path}` }])).toBe(kind)
  })

  it.each(screenPaths)('of %s/%s is told apart in every spelling that leads there', (locale, path, kind) => {
    const market = allMarkets.find(({ shopLocale }) => shopLocale === locale)
    const [brand = 'baby'] = market?.brands ?? []
    const folded = path.normalize('NFD').replace(/\p{M}/gu, '')
    const spellings = [
      path.toUpperCase(),
      path.normalize('NFD'),
      folded,
      folded.toUpperCase(),
      path.replace('ae', 'ä').replace('oe', 'ö').replace('ue', 'ü'),
      `${locale}/${path}`,
      `kategorieseiten/${folded}`,
    ]
    for (const spelling of spellings) {
      const address = `/${market?.code}/${encodeURI(spelling)}/`
      const led = normalisedPath(brand, address) ?? address
      if (!screenOfPath(led)) continue
      expect(kindOf(`${locale}/${spelling}`), spelling).toBe(kind)
      expect(kindOf('bm/irgendwo', [{ lang: locale, path: `bm/${spelling}` }]), spelling).toBe(kind)
    }
  })

  it('is told apart below the checkout, where its path is led into it', () => {
    expect(kindOf('fr-ch/caisse/aide')).toBe('screen')
    expect(kindOf('de-de/caisse/hilfe')).toBeUndefined()
  })

  it.each([
    ['seite', 'outside'],
    ['it-it/seite', 'outside'],
    ['de-de/p/anything', 'product'],
    ['de-de/sitemap.xml', 'ownPath'],
    ['de-de/share/bild', 'ownPath'],
    ['de-de/documentation/blocks/hero', 'ownPath'],
    ['de-de/Versand', 'spelling'],
    ['de-de/über-uns', 'spelling'],
    ['de-de/Ratgeber/versand', 'spelling'],
    ['de-de/anleitung.pdf', 'spelling'],
    ['de-de/fr-ch/versand', 'spelling'],
    // The home page is the story named home: a start page of the market's folder has no address.
    ['de-de/', 'spelling'],
    ['de-de/_', 'spelling'],
    [`de-de/${'ü'.repeat(250)}`.replaceAll('ü', 'é'), 'tooLong'],
    ['baby/warenkorb', 'screen'],
  ])('is named: %s, %s', (slug, kind) => {
    expect(kindOf(slug)).toBe(kind)
  })

  it.each([
    'de-de/home',
    'baby/home',
    'de-de/versand',
    'de-de/ratgeber/',
    'de-de/kategorieseiten/kinderwagen',
    'de-de/kategorieseiten/kinderwagen/',
    'fr-ch/éveil',
    'de-de/mein konto',
    'de-de/baby/lernen',
    'de-de/documentation',
    'de-de/documentation/anfang',
    // French words are free in German markets.
    'de-de/panier',
    'de-de/konto/fragen',
  ])('is not %s', (slug) => {
    expect(kindOf(slug)).toBeUndefined()
  })

  it('is told of every place that the shop has below a market', () => {
    const own = readdirSync('app/[market]').filter((name) => !/[()[\]]|\.tsx?$/.test(name))
    for (const name of own.filter((each) => each !== 'documentation'))
      expect(kindOf(`de-de/${name}/x`) ?? kindOf(`de-de/${name}`), name).toBe('ownPath')
    const pages = readdirSync('app/[market]/documentation').filter((name) => !/[[\]]|\.tsx?$/.test(name))
    for (const name of pages) expect(kindOf(`de-de/documentation/${name}`), name).toBe('ownPath')
  })

  it('does not count where a page has another path in the market', () => {
    const translatedSlugs = ['de-de', 'de-at', 'de-ch', 'fr-ch'].map((lang) => ({ lang, path: 'baby/korb' }))
    expect(kindOf('baby/warenkorb', translatedSlugs)).toBeUndefined()
  })
})

it('says whether the page can be seen in no market', () => {
  const everywhere = (fullSlug: string) => addressProblem({ fullSlug, translatedSlugs: [] })?.isEverywhere
  expect(everywhere('de-de/warenkorb')).toBe(true)
  expect(everywhere('irgendwo')).toBe(true)
  // The French market has another word for it.
  expect(everywhere('baby/warenkorb')).toBe(false)
})

describe('two stories', () => {
  const meet = (...given: [string, Record<string, string>?][]) => {
    const [one, two] = given.map(([fullSlug, paths = {}]) =>
      claimsOf({
        fullSlug,
        translatedSlugs: Object.entries(paths).map(([lang, path]) => ({ lang, path })),
      }).map(claimName),
    )
    return one?.some((claim) => two?.includes(claim))
  }

  it.each([
    ['de-de/versand', 'de-de/kategorieseiten/versand'],
    ['de-de/rat/', 'de-de/kategorieseiten/rat'],
    ['baby/versand', 'baby/kategorieseiten/versand'],
  ])('claim one page: %s, %s', (one, two) => {
    expect(meet([one], [two])).toBe(true)
  })

  it('claim one page by a translated path', () => {
    expect(meet(['baby/a', { 'fr-ch': 'baby/x' }], ['baby/b', { 'fr-ch': 'baby/x' }])).toBe(true)
    expect(meet(['baby/a', { 'fr-ch': 'baby/b' }], ['baby/b'])).toBe(true)
    expect(meet(['baby/a', { 'fr-ch': 'x' }], ['baby/kategorieseiten/x'])).toBe(true)
    expect(meet(['baby/a', { 'fr-ch': 'x' }], ['baby/b', { 'de-ch': 'x' }])).toBe(false)
  })

  it.each([
    ['de-de/versand', 'de-at/versand'],
    // A market's own page stands in place of the company's.
    ['de-de/versand', 'baby/versand'],
    ['de-de/versand', 'de-de/versand/kosten'],
    ['seite', 'kategorieseiten/seite'],
  ])('get along: %s, %s', (one, two) => {
    expect(meet([one], [two])).toBe(false)
  })
})
