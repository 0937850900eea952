import { describe, expect, it } from 'vitest'
import type { CampaignStory } from '@/lib/content/embedded'
import { findMarket, type Market } from '@/lib/platform/markets'
import { contentEntries } from '@/lib/studio/campaigns/content-entries'
import type { DeskEntry } from '@/lib/studio/campaigns/entry'
import { explainPage } from '@/lib/studio/campaigns/explain'
import { fitsFilter, inOrder } from '@/lib/studio/campaigns/filter'
import { whySentences } from '@/lib/studio/campaigns/sentences'
import { conditionWords, windowWords } from '@/lib/studio/campaigns/words'

const market = findMarket('baby', 'de') as Market
const now = Date.parse('2026-12-10T12:00:00Z')

const story = (id: number, content: object, given: Partial<CampaignStory> = {}): CampaignStory => ({
  id,
  uuid: `00000000-0000-4000-8000-00000000000${id}`,
  name: `Story ${id}`,
  fullSlug: `de-de/story-${id}`,
  content: { component: 'page', _uid: `root-${id}`, ...content } as CampaignStory['content'],
  publishedContent: null,
  ...given,
})
const teaser = (uid: string, fields: object = {}) => ({
  component: 'campaign_teaser',
  _uid: uid,
  headline: uid,
  dateFrom: '',
  dateTo: '',
  ...fields,
})
const trigger = (type: string, value: string) => ({
  component: 'trigger',
  _uid: `${type}${value}`,
  type,
  value,
})

const product = { number: 'pw1', brand: 'Waldkind', categoryNames: ['Bodys'], onSale: false }
const at = (given: object = {}) => ({ market, situation: { now, path: '/de/story-1/', ...given } })
const german = (body: object[], given: object = {}) => {
  const page = story(1, { body })
  const asked = at(given)
  return explainPage(page, [page], asked).map((one) => ({
    isShown: one.isShown,
    words: whySentences(one, { language: 'de', situation: asked.situation }).map(({ isMet, words }) => [
      isMet,
      words,
    ]),
  }))
}

describe('why a campaign shows', () => {
  it.each([
    [
      'it has neither dates nor triggers',
      {},
      {},
      true,
      [
        [true, 'Hat kein Datum: läuft immer.'],
        [true, 'Ohne Auslöser: überall auf der Seite.'],
      ],
    ],
    [
      'it has not begun',
      { dateFrom: '2026-12-11 08:00' },
      {},
      false,
      [
        [false, 'Beginnt erst am 11.12.2026, 09:00.'],
        [true, 'Ohne Auslöser: überall auf der Seite.'],
      ],
    ],
    [
      'it is over',
      { dateTo: '2026-12-10 12:00' },
      {},
      false,
      [
        [false, 'Ist seit 10.12.2026, 13:00 vorbei.'],
        [true, 'Ohne Auslöser: überall auf der Seite.'],
      ],
    ],
    [
      'there is no product',
      { triggers: [trigger('marke', 'Waldkind')] },
      {},
      false,
      [
        [true, 'Hat kein Datum: läuft immer.'],
        [false, 'Auf der Seite ist kein Produkt mit einer Marke; gesucht ist Waldkind.'],
      ],
    ],
    [
      'the brand fits',
      { triggers: [trigger('marke', 'waldkind, x')] },
      { product },
      true,
      [
        [true, 'Hat kein Datum: läuft immer.'],
        [true, 'Die Marke Waldkind gehört zu waldkind, x.'],
      ],
    ],
    [
      'the brand does not fit',
      { triggers: [trigger('marke', 'x')] },
      { product },
      false,
      [
        [true, 'Hat kein Datum: läuft immer.'],
        [false, 'Die Marke Waldkind gehört nicht zu x.'],
      ],
    ],
    [
      'the address fits',
      { triggers: [trigger('url', 'story-1')] },
      {},
      true,
      [
        [true, 'Hat kein Datum: läuft immer.'],
        [true, 'Die Adresse /de/story-1/ gehört zu story-1.'],
      ],
    ],
    [
      'several addresses are written without spaces',
      { triggers: [trigger('url', '/de/a/,/de/b/, ')] },
      {},
      false,
      [
        [true, 'Hat kein Datum: läuft immer.'],
        [false, 'Die Adresse /de/story-1/ gehört nicht zu /de/a/, /de/b/.'],
      ],
    ],
    [
      'a date cannot be read',
      { dateFrom: 'bald' },
      {},
      false,
      [[false, 'Ein Datum oder ein Auslöser ist nicht lesbar; deshalb sieht niemand die Kampagne.']],
    ],
  ])('%s', (_, fields, given, isShown, words) => {
    expect(german([teaser('a', fields)], given)).toEqual([{ isShown, words }])
  })

  it('says of triggers that belong together which of them fails', () => {
    const group = {
      component: 'trigger_group',
      _uid: 'g',
      triggers: [trigger('marke', 'Waldkind'), trigger('sale', '')],
    }
    const page = story(1, { body: [teaser('a', { triggers: [group] })] })
    const asked = at({ product })
    const [one] = explainPage(page, [page], asked)
    expect(one?.isShown).toBe(false)
    expect(one && whySentences(one, { language: 'en', situation: asked.situation })[1]).toEqual({
      isMet: false,
      words: 'All of them have to match:',
      parts: [
        { isMet: true, words: 'The brand Waldkind is one of Waldkind.' },
        { isMet: false, words: 'The product pw1 is not on sale.' },
      ],
    })
  })

  it('a campaign in another that does not show does not show either', () => {
    const container = {
      component: 'trigger_container',
      _uid: 'outer',
      title: 'Draußen',
      dateFrom: '2027-01-01 00:00',
      body: [teaser('inner')],
    }
    const [outer, inner] = german([container])
    expect([outer?.isShown, inner?.isShown]).toEqual([false, false])
    expect(inner?.words[0]).toEqual([false, 'Steht in „Draußen“, und das wird nicht gezeigt.'])
  })

  it('a countdown goes on after its end', () => {
    const [one] = german([
      { component: 'countdown', _uid: 'c', headline: 'Noch', dateTo: '2026-12-01 00:00' },
    ])
    expect(one?.isShown).toBe(true)
    expect(one?.words[0]?.[1]).toMatch(/^Ist seit 01\.12\.2026, 01:00 abgelaufen/)
  })

  it('counts the layout of its market and the sections that it names, and no other stories', () => {
    const section = story(3, { component: 'section', body: [teaser('section')] })
    const inner = story(4, { component: 'section', body: [teaser('inner')] })
    const withInner = { ...section, content: { ...section.content, shared: [inner.uuid] } }
    const page = story(1, {
      body: [teaser('own'), { component: 'shared_section', _uid: 's', sections: [section.uuid] }],
    })
    const layout = (id: number, fullSlug: string) =>
      story(id, { component: 'layout', campaignsTop: [teaser(`layout-${id}`)] }, { fullSlug })
    const stories = [
      page,
      withInner,
      inner,
      layout(5, 'de-de/layouts/layout'),
      layout(6, 'fr-ch/layouts/layout'),
      story(7, { body: [teaser('other')] }),
    ]
    expect(explainPage(page, stories, at()).map(({ name, isElsewhere }) => [name, isElsewhere])).toEqual([
      ['own', false],
      ['layout-5', true],
      ['section', true],
      ['inner', true],
    ])
  })
})

describe('the entries of a story', () => {
  const given = { now, marketCodes: ['de', 'at'] }

  it('say whether shoppers see them, or see them otherwise', () => {
    const december = { dateFrom: '2026-12-01 00:00' }
    const page = story(
      1,
      {
        body: [
          teaser('same', december),
          teaser('moved', { dateFrom: '2026-12-05 00:00' }),
          teaser('new', december),
        ],
      },
      {
        publishedContent: {
          component: 'page',
          _uid: 'root',
          body: [teaser('same', december), teaser('moved', december), teaser('removed', december)],
        },
      },
    )
    expect(contentEntries(page, given).map(({ name, version, markets }) => [name, version, markets])).toEqual(
      [
        ['same', 'public', ['de']],
        ['moved', 'changed', ['de']],
        ['removed', 'removed', ['de']],
        ['new', 'draft', ['de']],
      ],
    )
    const drafted = contentEntries(page, { ...given, view: 'draft' })
    expect(drafted.map(({ name, version }) => [name, version])).toEqual([
      ['same', 'public'],
      ['moved', 'changed'],
      ['new', 'draft'],
    ])
  })

  it('are judged as they are published, and apart from that as the draft has them', () => {
    const faulty = teaser('a', { dateFrom: '2026-12-20 00:00', dateTo: '2026-12-01 00:00' })
    const mended = { ...faulty, dateFrom: '2026-12-01 00:00', dateTo: '2026-12-20 00:00' }
    const page = story(
      1,
      { body: [mended] },
      { publishedContent: { component: 'page', _uid: 'root', body: [faulty] } },
    )
    const [shop] = contentEntries(page, given)
    const [draft] = contentEntries(page, { ...given, view: 'draft' })
    expect(shop).toMatchObject({ phase: 'never', why: 'dates', version: 'changed', otherPhase: 'running' })
    expect(draft).toMatchObject({ phase: 'running', version: 'changed', otherPhase: 'never' })
    const asked = at()
    const shownIn = (view: 'shop' | 'draft') =>
      explainPage(page, [page], { ...asked, view }).map(({ isShown }) => isShown)
    expect([shownIn('shop'), shownIn('draft')]).toEqual([[false], [true]])
  })

  it.each([
    ['a brand where no product is', 'page', trigger('marke', 'Waldkind'), 'never', 'noProduct'],
    ['a brand around all pages', 'layout', trigger('marke', 'Waldkind'), 'coming', undefined],
    ['another market', 'page', trigger('url', '/at/a/'), 'never', 'otherMarket'],
  ])('say why they never show: %s', (_, component, condition, phase, why) => {
    const container = teaser('a', {
      component: 'trigger_container',
      dateFrom: '2026-12-20 00:00',
      triggers: [condition],
    })
    const [one] = contentEntries(story(1, { component, body: [container] }), given)
    expect([one?.phase, one?.why]).toEqual([phase, why])
  })

  it('leave out what has neither a date nor a trigger, and tell what meets', () => {
    const page = story(1, {
      body: [
        teaser('plain'),
        teaser('a', { dateFrom: '2026-12-01 00:00' }),
        teaser('b', { dateTo: '2026-12-24 00:00' }),
      ],
    })
    const [a, b] = contentEntries(page, given)
    expect([a?.name, b?.name]).toEqual(['a', 'b'])
    expect(a?.meets).toContain(b?.key)
    expect(b?.meets).toEqual([a?.key])
  })
})

const entry = (key: string, given: Partial<DeskEntry>): DeskEntry => ({
  key,
  kind: 'campaign',
  name: key,
  markets: ['de'],
  phase: 'running',
  conditions: [],
  version: 'public',
  meets: [],
  ...given,
})

describe('the desk', () => {
  const soon = entry('soon', { dateTo: '2026-12-17T12:00:00.000Z' })
  const later = entry('later', { dateTo: '2026-12-17T12:00:00.001Z' })
  const draft = entry('draft', { version: 'draft', dateTo: '2026-12-11T00:00:00.000Z' })
  const coming = entry('coming', { phase: 'coming', dateFrom: '2026-12-20T00:00:00.000Z' })
  const over = entry('over', { phase: 'over', dateTo: '2026-12-01T00:00:00.000Z', meets: ['x'] })
  const broken = entry('broken', { phase: 'unreadable', meets: ['x'] })
  const all = [over, coming, draft, later, soon, broken]

  it.each([
    ['now', ['later', 'soon']],
    ['coming', ['coming']],
    ['ending', ['soon']],
    ['meeting', ['broken']],
    ['broken', ['broken']],
  ] as const)('finds %s', (filter, expected) => {
    expect(all.filter((one) => fitsFilter(one, filter, now)).map(({ key }) => key)).toEqual(expected)
  })

  it('begins with what is wrong, then what ends next, what comes next, and what was last', () => {
    expect(inOrder(all).map(({ key }) => key)).toEqual(['broken', 'draft', 'soon', 'later', 'coming', 'over'])
    const markets = ['at', 'de']
    const placed = all.map((each, at) => ({ ...each, markets: [markets[at % 2] ?? ''] }))
    const byMarket = inOrder(placed, markets)
    expect(byMarket.map((each) => each.markets[0])).toEqual(['at', 'at', 'at', 'de', 'de', 'de'])
    expect(byMarket.slice(0, 3)).toEqual(inOrder(byMarket.slice(0, 3)))
  })

  it('says conditions and times in words', () => {
    const conditions = [
      { type: 'sale' as const },
      {
        all: [
          { type: 'marke' as const, value: 'A' },
          { type: 'url' as const, value: '/a/' },
        ],
      },
    ]
    expect(conditionWords(conditions, 'de')).toBe('Produkt ist reduziert oder Marke: A und Adresse: /a/')
    expect(windowWords({}, 'en')).toBe('Without a date')
    expect(windowWords({ dateFrom: '2026-12-01T00:00:00.000Z' }, 'en')).toBe('From 1 Dec 2026, 01:00')
  })
})
