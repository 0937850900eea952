import { describe, expect, it } from 'vitest'
import { articleData, webSiteData } from '@/lib/storefront/head/structured-data'
import { testMarket } from '../../../fixtures/render'

const base = 'https://shop.example'

const article = (more: object = {}) =>
  articleData(base, testMarket(), {
    path: '/de/ratgeber/schlaf/',
    title: 'Gut schlafen',
    description: undefined,
    image: '/de/share/ratgeber/schlaf.png',
    published: '2026-11-01T08:00:00.000Z',
    modified: undefined,
    ...more,
  })

describe('what search engines are told of a guide', () => {
  it('has whole addresses', () => {
    expect(article()).toMatchObject({
      image: `${base}/de/share/ratgeber/schlaf.png`,
      mainEntityOfPage: `${base}/de/ratgeber/schlaf/`,
      author: { '@type': 'Organization', name: 'Nestling', url: `${base}/` },
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
  expect(webSiteData(base, testMarket('ch-fr')).potentialAction.target.urlTemplate).toBe(
    `${base}/ch-fr/rechercher/?term={search_term_string}`,
  )
})
