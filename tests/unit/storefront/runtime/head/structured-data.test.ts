import { describe, expect, it } from 'vitest'
import { articleData, organisationData, webSiteData } from '@/lib/storefront/runtime/head/structured-data'
import { layoutDefinition } from '@/schemas/layout'
import type { ShopConfiguration } from '@/schemas/shop'
import { testMarket } from '@/tests/fixtures/render'
import { usualShop } from '@/tests/fixtures/shops'

const base = 'https://shop.example'

const shop = (content: Record<string, unknown> = {}, configured?: ShopConfiguration['logo']) => ({
  layout: layoutDefinition.schema.parse(content),
  configured: { name: 'Nestling', logo: configured },
})

const guide = {
  path: '/de/ratgeber/schlaf/',
  title: 'Gut schlafen',
  description: undefined,
  image: '/de/share/ratgeber/schlaf.png',
  published: '2026-11-01T08:00:00.000Z',
  modified: undefined,
}
const article = (more: object = {}) => articleData(base, testMarket('at'), shop(), { ...guide, ...more })

describe('what search engines are told of a guide', () => {
  it('has whole addresses', () => {
    expect(article()).toMatchObject({
      image: `${base}/de/share/ratgeber/schlaf.png`,
      mainEntityOfPage: `${base}/de/ratgeber/schlaf/`,
      author: {
        '@type': 'Organization',
        name: 'Nestling',
        url: `${base}/`,
        logo: `${base}/at/icons/icon-512.png`,
      },
    })
  })

  it.each([
    ['kurz', 'kurz'],
    ['x'.repeat(110), 'x'.repeat(110)],
    [`${'Wort '.repeat(21)}Wortende`, `${'Wort '.repeat(21).trim()}…`],
    ['x'.repeat(111), `${'x'.repeat(109)}…`],
  ])('has a headline that is not cut elsewhere: %.30s', (title, headline) => {
    expect(article({ title }).headline).toBe(headline)
    expect(headline.length).toBeLessThanOrEqual(110)
  })

  it.each([
    [{ published: '2026-11-01 08:00:00 +0100' }, '2026-11-01T07:00:00.000Z', '2026-11-01T07:00:00.000Z'],
    [{ modified: '2026-11-02T08:00:00Z' }, '2026-11-01T08:00:00.000Z', '2026-11-02T08:00:00.000Z'],
    [
      { published: undefined, modified: '2026-11-02T08:00:00Z' },
      '2026-11-02T08:00:00.000Z',
      '2026-11-02T08:00:00.000Z',
    ],
    [{ published: 'gestern' }, undefined, undefined],
  ])('has its dates in ISO 8601 with a zone: %j', (times, datePublished, dateModified) => {
    expect(article(times)).toMatchObject({ datePublished, dateModified })
  })
})

it('names the search of the market with a place for the words', () => {
  expect(webSiteData(base, testMarket('ch-fr'), usualShop()).potentialAction.target.urlTemplate).toBe(
    `${base}/ch-fr/rechercher/?term={search_term_string}`,
  )
})

describe('what search engines are told of the shop', () => {
  const data = (content: Record<string, unknown>, code = 'de') =>
    organisationData(base, testMarket(code), shop(content))
  const hotline = (more: object) => ({ component: 'layout_hotline', title: 'Service', ...more })

  it('has the legal name and the hotline of the market with its languages', () => {
    const legalName = 'Nestling Handels AG'
    const hotlineCards = [hotline({ phone: '044\u00a0000 00 00', languages: 'de, FR; quatsch!' })]
    expect(data({ legalName, hotlineCards }, 'ch')).toMatchObject({
      legalName,
      contactPoint: [{ telephone: '044 000 00 00', areaServed: 'CH', availableLanguage: ['de', 'fr'] }],
    })
    expect(data({ hotlineCards: [hotline({ phone: '1' })] }, 'ch-fr').contactPoint).toMatchObject([
      { availableLanguage: ['fr'] },
    ])
  })

  it('has no contact without a number, and no legal name without one', () => {
    const told = data({ hotlineCards: [hotline({ hours: 'Montag' })] })
    expect(told).not.toHaveProperty('contactPoint')
    expect(told).not.toHaveProperty('legalName')
  })

  const drawn = `${base}/ch-fr/icons/icon-512.png`
  const configured = { src: '/logo.svg', alt: 'Bébé' }
  it.each<[string, ShopConfiguration['logo'], string]>([
    ['/pictures/marks/shop.png', configured, `${base}/pictures/marks/shop.png`],
    [
      'https://a.storyblok.com/f/1/400x100/x/logo.png',
      undefined,
      'https://a.storyblok.com/f/1/400x100/x/logo.png',
    ],
    ['javascript:alert(1)', configured, `${base}/logo.svg`],
    ['', { ...configured, src: 'https://cdn.example/logo.svg' }, 'https://cdn.example/logo.svg'],
    ['', undefined, drawn],
    ['javascript:alert(1)', undefined, drawn],
  ])('has the logo of the market: %s, else %o', (filename, fallback, logo) => {
    const market = testMarket('ch-fr')
    const told = shop({ logo: { filename } }, fallback)
    expect(organisationData(base, market, told).logo).toBe(logo)
    expect(articleData(base, market, told, guide).publisher.logo).toBe(logo)
  })
})
