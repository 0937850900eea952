import { describe, expect, it } from 'vitest'
import { editorText } from '@/lib/studio/editor/editor-text'
import type { Blok } from '@/lib/studio/editor/model'
import { reasonWords } from '@/lib/studio/editor/reason-words'
import { hintsOf, noticesOf, withHints } from '@/lib/studio/editor/state/hints'
import { toldFindings } from '@/lib/studio/editor/told-findings'
import { describeForms } from '@/lib/studio/forms'
import { definitions } from '@/schemas/definitions'

const first: Blok = { _uid: 'h', component: 'headline', text: 'x', type: 'h1' }
const page = (...body: Blok[]): Blok => ({ _uid: 'root', component: 'page', body })
const block = (component: string, fields: object = {}): Blok => ({ _uid: 'b', component, ...fields })
const told = (content: Blok) => hintsOf(content).map(({ uid, field }) => `${uid}.${field}`)

const src = { filename: '/a.jpg', alt: '' }
const newsletter = { headline: 'x', consent: 'Ich willige ein.', consentLink: { cached_url: 'datenschutz' } }

it.each<[string, Blok, string[]]>([
  ['a page without a first heading', page(block('headline', { text: 'x', type: 'h2' })), ['root.']],
  ['a page with one', page(first), []],
  [
    'a page with one that shows at times',
    page(block('trigger_container', { body: [first], triggers: [] })),
    [],
  ],
  ['a page with a section of another story, which may have one', page(block('shared_section')), []],
  [
    'a picture of the size of a sign',
    page(first, block('content_image', { src: { filename: '/pictures/assets/16x16/k/a.png', alt: 'x' } })),
    ['b.src'],
  ],
  [
    'a card whose picture has the size of a sign',
    page(first, block('banner', { image: { filename: '/pictures/assets/16x16/k/a.png', alt: 'x' } })),
    ['b.image'],
  ],
  [
    'a picture that is wide enough',
    page(first, block('content_image', { src: { filename: '/pictures/assets/800x16/k/a.png', alt: 'x' } })),
    [],
  ],
  ['an empty page', page(), []],
  ['a story that is no page', block('footer', { columns: [] }), []],
  ['an empty container', page(first, block('grid', { body: [] })), ['b.body']],
  ['an accordion that was just added', page(first, block('accordion')), ['b.items']],
  ['a filled one', page(first, block('grid', { body: [{ ...first, _uid: 'i', type: 'h2' }] })), []],
  ['a picture without words', page(first, block('content_image', { src })), ['b.alt']],
  ['a picture without a file', page(first, block('content_image', { src: {} })), []],
  ['a picture with words of its place', page(first, block('content_image', { src, alt: 'Ein Wagen' })), []],
  [
    'a picture with words of its file',
    page(first, block('content_image', { src: { ...src, alt: 'Ein Wagen' } })),
    [],
  ],
  ['a form of one’s own without a consent', page(first, block('custom_form', { title: 'x' })), ['b.consent']],
  ['a form of one’s own with one', page(first, block('custom_form', { consent: 'Ich willige ein.' })), []],
  ...['banner', 'teaser', 'campaign_card', 'campaign_teaser'].flatMap((name): [string, Blok, string[]][] => [
    [`a picture without words in ${name}`, page(first, block(name, { image: src })), ['b.image']],
    [`a picture with words in ${name}`, page(first, block(name, { image: { ...src, alt: 'Wagen' } })), []],
    [`no picture in ${name}`, page(first, block(name, { image: { filename: '' } })), []],
  ]),
  [
    'a banner for phones alone without words',
    page(first, block('banner', { mobileImage: src })),
    ['b.mobileImage'],
  ],
  [
    'a subscription without a consent',
    page(first, block('newsletter_form', { headline: 'x', consentLink: { linktype: 'story', id: '' } })),
    ['b.consent', 'b.consentLink'],
  ],
  [
    'a table with rows that nobody filled',
    page(
      first,
      block('table', {
        table: { thead: [], tbody: [{ body: [{ value: 'a' }] }, { body: [{ value: ' ' }] }] },
      }),
    ),
    ['b.table'],
  ],
  [
    'a table with an empty cell',
    page(first, block('table', { table: { tbody: [{ body: [{ value: 'a' }, { value: '' }] }] } })),
    [],
  ],
  ['a subscription with one', page(first, block('newsletter_form', newsletter)), []],
])('tells what is hardly meant so: %s', (_, content, wanted) => {
  expect(told(content)).toEqual(wanted)
})

const table = (...head: string[]) =>
  block('table', { table: { thead: head.map((value) => ({ value })), tbody: [{ body: [{ value: 'a' }] }] } })
const described = (...body: Blok[]): Blok => ({ ...page(...body), description: 'Womit Babys gut schlafen.' })
const lower: Blok = { _uid: 'l', component: 'headline', text: 'x', type: 'h2' }
const heading = (level: number) => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text: 'x' }],
})
const text = (...levels: number[]) =>
  block('rich_text', { text: { type: 'doc', content: levels.map(heading) } })

it.each<[string, Blok, string[]]>([
  ['a page without a description', page(first), ['root.description']],
  ['a page that search engines leave out', { ...page(first), noindex: true }, []],
  ['a page without a block', page(), []],
  ['a table without a heading row', described(first, table()), ['b.table']],
  ['a table with an empty one', described(first, table(' ')), ['b.table']],
  ['a table with one', described(first, table('Größe')), []],
  ['a heading above the first', described(lower, first), ['l.type']],
  ['one in a text', described(text(2, 1)), ['b.text']],
  ['one below it', described(first, lower), []],
  ['no first heading, which is another hint', described(lower), []],
])('tells along what search engines and screen readers would want: %s', (_, content, wanted) => {
  const told = noticesOf(content)
  expect(told.map(({ uid, field }) => `${uid}.${field}`)).toEqual(wanted)
  for (const language of ['de', 'fr', 'en'] as const)
    for (const each of told)
      expect(reasonWords(each, undefined, editorText(language))).not.toContain(each.reason)
})

describe('the hints', () => {
  const content = page(block('newsletter_form', { headline: 'x' }), {
    ...block('content_image', { src }),
    _uid: 'p',
  })

  it('are told before publishing, with what they are about', () => {
    const hints = toldFindings([], content, {}, 'de').filter(({ about }) => about === 'hints')
    expect(hints.map(({ uid }) => uid)).toEqual(['root', 'b', 'b', 'p'])
  })

  it('have words in every language of the Studio', () => {
    for (const language of ['de', 'fr', 'en'] as const)
      for (const hint of hintsOf(content))
        expect(reasonWords(hint, undefined, editorText(language))).not.toContain(hint.reason)
  })

  it('are about fields that their blocks have', () => {
    const forms = describeForms(Object.values(definitions), (english) => english)
    const empty = ['accordion', 'category_tiles', 'downloads', 'faq', 'grid', 'logo_wall', 'tabs'].concat(
      'trigger_container',
    )
    const all = [content, ...empty.map((name) => page(first, block(name)))].flatMap(hintsOf)
    for (const { block: name, field } of all.filter(({ field }) => field !== ''))
      expect(forms[name]?.fields.map((each) => each.name)).toContain(field)
  })

  it('wait for a new block until something was done in the field, and are told once', () => {
    const empty = page(first, block('grid'))
    expect(withHints(new Map(), empty, new Map([['b', new Set<string>()]])).size).toBe(0)
    expect(withHints(new Map(), empty, new Map([['b', new Set(['body'])]])).get('b')).toHaveLength(1)
    const found = new Map([['b', hintsOf(empty)]])
    expect(withHints(found, empty).get('b')).toHaveLength(1)
  })
})

it.each([
  ['de', 'Feld: '],
  ['fr', 'Feld\u202f: '],
] as const)('sets the sign behind a label as %s does', (language, wanted) => {
  const form = { name: 'x', label: 'Block', fields: [{ name: 'y', label: 'Feld' }] }
  const finding = { uid: 'u', block: 'x', field: 'y', reason: 'is needed', isIdle: false }
  const [words] = toldFindings([finding], page(), { x: form } as never, language)
  expect(words?.words.slice(0, wanted.length)).toBe(wanted)
})

it.each([
  ['2026-12-02 08:00', '2026-12-01 08:00', ['is not after the beginning']],
  ['2026-12-01 08:00', '2026-12-01T08:00', ['is not after the beginning']],
  ['2026-12-01 08:00', '2026-12-02 08:00', []],
  ['', '2026-12-01 08:00', []],
  ['2026-12-01 08:00', 'soon', []],
])('says at the end at once that a campaign from %s to %s is never seen', (dateFrom, dateTo, wanted) => {
  const teaser = block('campaign_teaser', { dateFrom, dateTo })
  const own = withHints(new Map(), page(first, teaser)).get('b') ?? []
  const ends = own.filter(({ field, isIdle }) => field === 'dateTo' && !isIdle)
  expect(ends.map(({ reason }) => reason.split(':')[0])).toEqual(wanted)
})

describe('a campaign whose time is past', () => {
  const now = Date.parse('2026-12-01T08:00:00Z')
  const told = (component: string, dateTo: string) =>
    hintsOf(page(first, block(component, { dateTo, body: [first], image: {} })), now).filter(
      ({ field }) => field === 'dateTo',
    )
  it.each(['campaign_card', 'campaign_teaser', 'trigger_container'])(
    'is told at its end: %s',
    (component) => {
      expect(told(component, '2026-12-01 08:00').map(({ reason }) => reason)).toEqual([
        'is past: the campaign is seen no more',
      ])
      expect(told(component, '2026-11-01T08:00')).toHaveLength(1)
      expect(told(component, '2026-12-01 08:01')).toEqual([])
      expect(told(component, '')).toEqual([])
    },
  )

  it('is not told of a countdown, which says so itself', () => {
    expect(told('countdown', '2026-11-01 08:00')).toEqual([])
  })

  it('has words in every language of the Studio', () => {
    const [finding] = told('campaign_card', '2026-11-01 08:00')
    const words = (['de', 'fr', 'en'] as const).map(
      (language) => finding && reasonWords(finding, undefined, editorText(language)),
    )
    expect(words.map((each) => each?.includes(String(finding?.reason)))).toEqual([false, false, false])
  })
})
