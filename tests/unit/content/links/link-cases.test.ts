import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { prepareDocument } from '@/blocks/rich-text/prepare'
import { checkStory } from '@/lib/content/check'
import { placeOwners } from '@/lib/content/links/place-owners'
import { resolveLink } from '@/lib/content/links/resolve-link'
import { findMarket } from '@/lib/platform/markets/markets'
import { pageBlock } from '@/schemas/blocks/page'
import { richTextBlock } from '@/schemas/blocks/rich-text'
import { teaserBlock } from '@/schemas/blocks/teaser'
import { toContentLink, toRichText } from '@/schemas/content'

const found = findMarket('baby', 'de')
if (!found) throw new Error('no market')
const market = found

const hrefOf = (link: unknown) => resolveLink(toContentLink(link), market)?.href
const caseFile = (name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/cases/content/${name}.json`, 'utf8')) as {
    content: { component: string; body: Record<string, unknown>[] }
  }

const registered = Object.fromEntries(
  [pageBlock, teaserBlock, richTextBlock].map((block) => [block.name, block]),
)
const findingsOf = (blok: Record<string, unknown>) =>
  checkStory(
    { id: 1, uuid: 'u', name: 'N', full_slug: 'de-de/x', content: { _uid: 'x', ...blok } },
    registered,
  ).map(({ field, reason }) => `${field}: ${reason}`)

const noScheme = 'is an address without a scheme or a slash; it begins with https:// or /'
const forbidden = 'is no address that a link may have'
const unreadable = 'is no address that can be read'

/** What is typed, where it leads, and what the check says of it. */
const typed: [string, string | undefined, string?][] = [
  ['www.example.org/seite', 'https://www.example.org/seite'],
  ['WWW.Example.org', 'https://WWW.Example.org'],
  ['example.org', 'https://example.org'],
  ['shop.example.de/a?b=c#d', 'https://shop.example.de/a?b=c#d'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['müller.de', 'https://müller.de'],
  ['hallo@example.org', 'mailto:hallo@example.org'],
  ['info@müller.de', 'mailto:info@müller.de'],
  ['mailto:a@example.org?subject=Frage zur Größe', 'mailto:a@example.org?subject=Frage%20zur%20Größe'],
  ['+49 30 123 456', 'tel:+4930123456'],
  ['030/123456', 'tel:030123456'],
  ['0049 (30) 123-456', 'tel:004930123456'],
  ['tel:+49 30 123 456', 'tel:+4930123456'],
  // The (0) is for those who dial without the code of the country.
  ['+49 (0)30 123 456', 'tel:+4930123456'],
  ['0041(0)44 123 45 67', 'tel:0041441234567'],
  ['tel:+49 (0)30 123 456', 'tel:+4930123456'],
  ['tel:030 / 12 34 56', 'tel:030123456'],
  ['(030) 123 456', 'tel:030123456'],
  ['Tel.: 030 123456', 'tel:030123456'],
  ['Tél. +41 44 123 45 67', 'tel:+41441234567'],
  ['info@müller.de?subject=Frage', 'mailto:info@müller.de?subject=Frage'],
  ['www.example.org,', 'https://www.example.org'],
  ['example.org.', 'https://example.org'],
  ['http://https://example.org/a', 'https://example.org/a'],
  ['https://https://www.example.org', 'https://www.example.org'],
  ['\u200bhttps://example.org\u00ad/a', 'https://example.org/a'],
  ['\ufeffexample.org', 'https://example.org'],
  ['<https://example.org>', 'https://example.org'],
  ['„www.example.org“', 'https://www.example.org'],
  ['« https://example.org/ »', 'https://example.org/'],
  ['/\\evil.example', undefined, unreadable],
  ['/%5Cevil.example', undefined, unreadable],
  ['/%2Fevil.example', undefined, unreadable],
  ['/.//evil.example', undefined, unreadable],
  ['/de/a/?next=%2Fb', '/de/a/?next=%2Fb'],
  ['/de/../at/', '/de/../at/'],
  ['/../de/', '/../de/'],
  ['//example.org/x', undefined, noScheme],
  [' /de/versand/ ', '/de/versand/'],
  ['/de/versand/#Größe wählen', '/de/versand/#groesse-waehlen'],
  ['#Größe wählen', '#groesse-waehlen'],
  ['#Gr%C3%B6%C3%9Fe%20w%C3%A4hlen', '#groesse-waehlen'],
  ['#Gro\u0308ße wa\u0308hlen', '#groesse-waehlen'],
  ['#Grö\u00ad\u00dfe wäh\u200blen', '#groesse-waehlen'],
  ['#100 % Bio', '#100-bio'],
  ['#100%20%%20Bio', '#100-bio'],
  ['#Kontakt', '#kontakt'],
  ['#denyConsent', '#denyConsent'],
  ['https://example.org/#Größe', 'https://example.org/#Größe'],
  ['versand', 'versand', noScheme],
  ['de/versand/', 'de/versand/', noScheme],
  ['seite.html', 'seite.html', noScheme],
  ['javascript:alert(1)', undefined, forbidden],
  ['htp://example.org', undefined, forbidden],
  ['https:/example.org', 'https:/example.org', unreadable],
  ['http://', undefined, unreadable],
]

describe('an address that somebody typed', () => {
  it.each(typed)('%s leads to %s', (url, href, problem) => {
    expect(hrefOf({ linktype: 'url', url, fieldtype: 'multilink' })).toBe(href)
    const teaser = { component: 'teaser', headline: 'H', linkText: 'W', link: { linktype: 'url', url } }
    expect(findingsOf(teaser)).toEqual(problem ? [`link: ${problem}`] : [])
    const text = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { linktype: 'url', href: url } }] },
          ],
        },
      ],
    }
    expect(findingsOf({ component: 'rich_text', text })).toEqual(problem ? [`text[0]: ${problem}`] : [])
  })

  it('leads where it says in the small file, or nowhere', () => {
    expect(caseFile('links').content.body.map(({ link }) => hrefOf(link))).toEqual([
      'https://www.example.org/seite',
      'https://example.org',
      '#kontakt',
      'mailto:hallo@example.org?subject=Frage%20zur%20Größe',
      'mailto:hallo@example.org',
      'tel:+4930123456',
      '/de/versand/',
      undefined,
      undefined,
      undefined,
      '/de/',
      '/de/#unten',
      'https://a.storyblok.com/f/1/x/aa/katalog.pdf',
      'mailto:hallo@example.org',
    ])
  })
})

test('of the small file, what leads nowhere is named at its field, and nothing else', () => {
  const { content } = caseFile('links')
  const story = { id: 1, uuid: 'u', name: 'N', full_slug: 'de-de/x', content }
  const findings = checkStory(story, registered).map(({ path, field, reason }) => [path, field, reason])
  expect(findings).toEqual([
    ['body[7]', 'link', forbidden],
    ['body[8]', 'link', noScheme],
    ['body[9]', 'linkText', 'has no effect: link is empty'],
  ])
})

describe('a link to a story that markets share', () => {
  const story = { full_slug: 'baby/versand', uuid: 'u' }
  const slugs = [
    { lang: 'fr-ch', path: 'baby/livraison', published: true },
    { lang: 'de_at', path: 'baby/lieferung', published: false },
    { lang: 'de-ch', translated_slug: 'baby/lieferig' },
  ]
  test.each([
    ['de', '/de/versand/'],
    ['at', '/at/versand/'],
    ['ch', '/ch/lieferig/'],
    ['ch-fr', '/ch-fr/livraison/'],
  ])('leads to the path of the market %s', (code, href) => {
    const to = findMarket('baby', code)
    if (!to) throw new Error('no market')
    for (const key of ['translated_slugs', 'alternates'])
      expect(
        resolveLink(toContentLink({ linktype: 'story', story: { ...story, [key]: slugs } }), to)?.href,
      ).toBe(href)
  })
})

describe('what editors add to a link', () => {
  const address = { linktype: 'url', url: 'https://a.example/' }
  test.each<[string, object, object]>([
    ['a relation', { rel: 'nofollow' }, { rel: 'nofollow' }],
    ['relations of its own', { custom: { rel: 'Sponsored nofollow' } }, { rel: 'nofollow sponsored' }],
    ['a new tab', { target: '_blank' }, { target: '_blank', rel: 'noopener' }],
    [
      'a new tab of its own',
      { custom: { target: '_blank', rel: 'ugc' } },
      { target: '_blank', rel: 'noopener ugc' },
    ],
    ['a title', { custom: { title: 'T' } }, { title: 'T' }],
    ['a language', { custom: { hreflang: 'fr-CH' } }, { hrefLang: 'fr-CH' }],
    ['scripts', { custom: { onclick: 'alert(1)', style: 'x', class: 'y', 'data-z': '1' } }, {}],
    ['relations of other elements', { rel: 'stylesheet preload' }, {}],
    ['a frame', { target: 'frame' }, {}],
    ['nothing', { custom: null, rel: '' }, {}],
  ])('%s', (_, more, expected) => {
    const resolved = resolveLink(toContentLink({ ...address, ...more }), market)
    expect(resolved).toEqual({ href: 'https://a.example/', ...expected })
  })
})

describe('the places of a page', () => {
  const { content } = caseFile('anchors')
  const owners = placeOwners(content)
  const documents = content.body.map(({ text, _uid }) => {
    const document = toRichText(text)
    if (!document) throw new Error('no text')
    return JSON.stringify(prepareDocument(document, market, (id) => owners.get(id) === _uid))
  })

  test('are reached by every link to them, whatever letters they have', () => {
    expect(documents[0]).toContain('"id":"groesse-waehlen"')
    expect(documents[0]?.match(/"href":"[^"]*"/g)).toEqual([
      '"href":"#groesse-waehlen"',
      '"href":"#groesse-waehlen"',
    ])
  })

  test('have ids that are on the page once, headings by their words', () => {
    expect(documents[0]).toContain('"id":"ankerziel-eins"')
    expect(documents[1]).not.toContain('"id"')
  })
})

describe('a file in the place of a picture', () => {
  test.each([
    ['https://a.storyblok.com/f/1/x/aa/zeichen.svg', true],
    ['https://a.storyblok.com/f/1/x/aa/film.mp4', true],
    ['https://cdn.example/papier.pdf', true],
    ['https://a.storyblok.com/f/1/600x400/aa/decke.jpg', false],
    ['/pictures/assets/x/abcdefghijkl/zeichen.svg', false],
  ])('%s is named: %s', (filename, isNamed) => {
    const found = findingsOf({ component: 'teaser', headline: 'H', image: { filename, fieldtype: 'asset' } })
    expect(found).toEqual(
      isNamed ? ['image: is no picture that pages show (avif, webp, jpg, jpeg, tif, tiff, png)'] : [],
    )
  })
})

test('an unknown type of content is named', () => {
  expect(findingsOf({ component: 'landing_page' })).toEqual([
    ': is an unknown type of content: its page is missing',
  ])
})

it.each([
  [' info@example.org ', 'mailto:info@example.org'],
  ['mailto: info@example.org', 'mailto:info@example.org'],
  ['\u00a0info@example.org\n', 'mailto:info@example.org'],
  ['   ', undefined],
  ['mailto:', undefined],
])('a link to the mail address %j leads to %s', (email, href) => {
  expect(hrefOf({ fieldtype: 'multilink', linktype: 'email', id: '', url: '', cached_url: '', email })).toBe(
    href,
  )
})

it.each([
  ['info@example.org', undefined],
  ['mailto:info@müller.de?subject=Frage', undefined],
  ['Kontakt', 'is no mail address'],
  ['info@', 'is no mail address'],
  ['mailto:Max Muster', 'is no mail address'],
])('a mail address that is typed as %j is named: %s', (email, problem) => {
  const link = { fieldtype: 'multilink', linktype: 'email', id: '', url: '', cached_url: '', email }
  const teaser = { component: 'teaser', headline: 'H', linkText: 'W', link }
  expect(findingsOf(teaser)).toEqual(problem ? [`link: ${problem}`] : [])
})
