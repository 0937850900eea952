import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { UnavailableError } from '@/lib/platform/outage/outage'
import type { BlockProps } from '@/lib/storefront/runtime/blocks/block-props'
import type { BlockContext } from '@/lib/storefront/runtime/blocks/context'
import { Blocks, registry } from '@/registry'
import { entry } from '@/registry/entry'
import type { RegistryEntry } from '@/registry/types'
import { entryLists } from '@/schemas/blocks/entry-lists'
import { bloks, defineBlock, text } from '@/schemas/content'
import { expectInert, hostileAddresses, hostileText } from '../../fixtures/hostile'
import { testContext, testMarket } from '../../fixtures/render'

const boxBlock = defineBlock({
  name: 'box',
  label: 'Box',
  description: 'A block that breaks in every way a component can.',
  group: 'layout',
  icon: 'box',
  schema: z.object({ how: text({ label: 'How' }), body: bloks({ label: 'Blocks' }) }),
})

const fail = (): never => {
  throw new Error('out of order')
}
const Inner = () => fail()
const InnerAsync = async () => {
  await Promise.resolve()
  return fail()
}

/** As the bundler marks a component of a client module; here React renders it like any other. */
const Panels = Object.assign(
  ({ label, panels }: { label?: ReactNode; panels?: { content: ReactNode }[] }) => (
    <div>
      {label}
      {panels?.map(({ content }) => content)}
    </div>
  ),
  { $$typeof: Symbol.for('react.client.reference') },
)

const Inside = (props: { panels: { content: ReactNode }[] }) => (
  <section>
    <Panels {...props} />
  </section>
)

const ways = {
  atOnce: fail,
  later: async () => {
    await Promise.resolve()
    return fail()
  },
  inside: () => (
    <section>
      <p>before</p>
      <Inner />
    </section>
  ),
  insideLater: () => [<b key="b">before</b>, <InnerAsync key="a" />],
  inAProp: () => <Panels label={<Inner />} />,
  inAListOfAProp: () => <Panels panels={[{ content: 'before' }, { content: <InnerAsync key="a" /> }]} />,
  inAPropOfAnElement: () => <Inside panels={[{ content: <Inner key="a" /> }]} />,
  oddly: () => {
    throw 'no error at all'
  },
}

const steering = { with: (): unknown => undefined }

const Box = ({ blok, render }: BlockProps<typeof boxBlock>) => {
  if (blok.how === 'unavailable') throw new UnavailableError('The catalogue did not answer', undefined)
  if (blok.how === 'steering') steering.with()
  return blok.how && Object.hasOwn(ways, blok.how) ? (
    ways[blok.how as keyof typeof ways]()
  ) : (
    <div data-box={blok.uid}>{render(blok.body)}</div>
  )
}

/** There is no catalogue. */
vi.mock('@/lib/shop/listing/load-listing', () => ({ loadListing: async () => undefined }))
vi.mock('@/lib/shop/listing/load-selection', () => ({ loadSelection: async () => [] }))
vi.mock('@/lib/shop/catalogue/load-category-pages', () => ({ loadCategoryMenu: async () => [] }))
vi.mock('@/lib/storefront/screens/stores/load-stores', () => ({ loadStores: async () => [] }))
vi.mock('@/lib/shop/catalogue/cached', () => ({ loadProduct: async () => undefined }))
vi.mock('@/blocks/bundle-promotion/load-promotion', () => ({ loadPromotion: async () => undefined }))
vi.mock('@/blocks/products/load-cards', () => ({ loadCards: async () => [] }))

vi.mock('@/registry/registry', async (importActual) => {
  const actual = await importActual<{ registry: Record<string, RegistryEntry> }>()
  return {
    registry: {
      ...actual.registry,
      get box() {
        return entry({ definition: boxBlock, component: Box })
      },
    },
  }
})

let page = 0
let context: BlockContext

beforeEach(() => {
  // What was logged is remembered for the life of the process: each test has a page of its own.
  page += 1
  context = testContext({ path: `/de/seite-${page}/` })
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const lines = () => vi.mocked(console.warn).mock.calls.map(([line]) => String(line))

async function render(content: unknown, overrides: Partial<BlockContext> = {}): Promise<string> {
  const { prelude } = await prerender(<Blocks bloks={content} context={{ ...context, ...overrides }} />)
  const html = await new Response(prelude as unknown as ReadableStream).text()
  expect(console.error).not.toHaveBeenCalled()
  return html
}

const headline = (uid: string, words = uid) => ({ component: 'headline', _uid: uid, text: words })
const box = (uid: string, how: string, body: unknown[] = []) => ({ component: 'box', _uid: uid, how, body })
const fallback = (reason: string) => `<div hidden="" data-block-fallback="${reason}"></div>`

describe('a block that cannot be shown', () => {
  it.each(['alone', 'inside another'])(
    'takes its page with it when what it shows is only unavailable just now: %s',
    async (where) => {
      const broken = box('b', 'unavailable')
      const content = [headline('Eins'), where === 'alone' ? broken : box('a', '', [broken])]
      await expect(prerender(<Blocks bloks={content} context={context} />)).rejects.toThrow(
        'The catalogue did not answer',
      )
      expect(lines()).toEqual([])
    },
  )

  it('is hidden from shoppers when its name is unknown, and its neighbours stay', async () => {
    const html = await render([headline('Eins'), { component: 'hologram', _uid: 'h' }, headline('Drei')])
    expect(html).toMatch(/Eins<\/h2><div hidden="" data-block-fallback="unknown"><\/div><h2[^>]*>Drei/)
    expect(html).not.toContain('hologram')
    expect(lines()).toEqual([`block hologram (h) on ${context.path}: unknown`])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is unknown by the name %s',
    async (component) => {
      expect(await render([{ component, _uid: 'x' }])).toBe(fallback('unknown'))
    },
  )

  it('is hidden from shoppers when its content does not fit', async () => {
    expect(await render([{ component: 'headline', _uid: 'h', text: { a: 1 } }])).toBe(fallback('content'))
    expect(lines()).toHaveLength(1)
    expect(lines()[0]).toMatch(/^block headline \(h\) on .*: content text: /)
  })

  it('is called empty for an editor who has just added it', async () => {
    const html = await render([{ component: 'rich_text', _uid: 'r' }], { preview: true })
    expect(html).toContain('Neuer Block „Formatierter Text“: noch leer.')
    expect(html).not.toContain('fehlt noch')
  })

  it.each(Object.keys(entryLists))('says that it has no entry to show: %s', async (component) => {
    const begun = { component, _uid: 'r', headline: 'Begonnen', title: 'Begonnen' }
    const html = await render([begun], { preview: true })
    expect(html).toContain('noch keine Einträge')
    // It is new only as long as nothing is in it.
    expect(html).not.toContain('Neuer Block')
    expect(await render([{ component, _uid: 'r' }], { preview: true })).toContain('noch leer.')
    expect(await render([begun], { preview: false })).not.toContain('noch keine Einträge')
  })

  it('tells an editor who has begun it what it lacks, in the words of the market', async () => {
    const begun = { component: 'teaser', _uid: 'r', kicker: 'Neu' }
    const html = await render([begun], { preview: true })
    expect(html).toMatch(/<b>Überschrift(?:<!-- -->)?:<\/b> (?:<!-- -->)?fehlt noch/)
    expect(html).not.toContain('Invalid')
  })

  it('tells an editor of a value of another kind in the words of the market', async () => {
    const html = await render([{ component: 'headline', _uid: 'h', text: { a: 1 } }], { preview: true })
    expect(html).toMatch(/<b>Text(?:<!-- -->)?:<\/b> (?:<!-- -->)?passt hier nicht/)
    expect(html).not.toContain('Invalid')
  })

  it('is hidden when it stands outside the block that names it', async () => {
    expect(await render([{ component: 'accordion_item', _uid: 'i', title: 'x' }])).toBe(fallback('content'))
  })

  it.each(Object.keys(ways))('is contained when it throws: %s', async (how) => {
    const html = await render([headline('Eins'), box('b', how), headline('Drei')])
    expect(html).toContain(fallback('failed'))
    expect(html).toContain('Eins')
    expect(html).toContain('Drei')
    expect(html).not.toContain('before')
    expect(lines()).toEqual([
      `block box (b) on ${context.path}: failed ${how === 'oddly' ? 'no error at all' : 'out of order'}`,
    ])
  })

  it('has its page made again soon when it throws, and not when its content does not fit', async () => {
    const keepBriefly = vi.fn(async () => undefined)
    const renderIn = (content: unknown[]) =>
      prerender(<Blocks bloks={content} context={{ ...context, keepBriefly }} />)
    await renderIn([
      { component: 'headline', _uid: 'h', text: { a: 1 } },
      { component: 'gibt_es_nicht', _uid: 'x' },
    ])
    expect(keepBriefly).not.toHaveBeenCalled()
    await renderIn([headline('Eins'), box('b', 'oddly')])
    expect(keepBriefly).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a redirect', () => redirect('/de/')],
    ['a missing page', () => notFound()],
    [
      'the end of a prerender',
      () => {
        throw Object.assign(new Error('over'), { digest: 'HANGING_PROMISE_REJECTION' })
      },
    ],
  ])('passes on what Next.js steers by: %s', async (_, steer) => {
    steering.with = steer
    await expect(
      prerender(<Blocks bloks={[headline('Eins'), box('b', 'steering')]} context={context} />),
    ).rejects.toThrow()
    expect(lines()).toEqual([])
  })

  it.each(Object.keys(ways))('is contained when it throws inside another block: %s', async (how) => {
    const html = await render([box('outer', '', [headline('Innen'), box('b', how), headline('Auch')])])
    expect(html).toMatch(
      /^<div data-box="outer"><h2.*Innen.*data-block-fallback="failed".*Auch<\/h2><\/div>$/,
    )
  })

  it('says to an editor what is wrong, in the language of the market, and can be clicked', async () => {
    const broken = [
      { component: 'hologram', _uid: 'a', _editable: '<!--#storyblok#{"uid":"a","id":"1"}-->' },
      { component: 'headline', _uid: 'b', text: '' },
      box('c', 'atOnce'),
    ]
    const german = await render(broken, { preview: true })
    expect(german).toContain('Der Block „hologram“ ist nicht bekannt.')
    expect(german).toMatch(/<b>Text(?:<!-- -->)?:<\/b>/)
    expect(german).toContain('out of order')
    expect(german).toContain('data-blok-uid="1-a"')
    const french = await render(broken, { preview: true, market: testMarket('ch-fr') })
    expect(french).toContain('Le bloc «\u202fhologram\u202f» n’est pas connu.')
  })

  it('survives marks of the editor that are none', async () => {
    for (const _editable of ['x', '<!--#storyblok#{-->', '<!--#storyblok#null-->', 7, {}, hostileText]) {
      expect(await render([{ ...headline('Eins'), _editable }], { preview: true })).toContain('Eins')
    }
  })
})

describe('the log', () => {
  it('has one line for each broken block, once, however often the page is rendered', async () => {
    const content = [
      { component: 'a' },
      { component: 'a' },
      { component: 'b', _uid: 'x' },
      box('c', 'inside'),
    ]
    for (let time = 0; time < 3; time += 1) await render(content)
    expect(lines()).toHaveLength(4)
  })

  it('tells broken blocks apart that have one id in different places', async () => {
    const broken = [{ component: 'a' }]
    await render([box('one', '', broken), box('two', '', broken), box('two', '', broken)])
    expect(lines()).toHaveLength(3)
  })

  it('has a line for each entry that was left out', async () => {
    const items = [
      'x',
      { component: 'faq_item', question: 'A', answer: 'B' },
      null,
      { component: 'faq_item' },
    ]
    const html = await render([{ component: 'faq', _uid: 'f', items }])
    expect(html.match(/<details/g)).toHaveLength(1)
    expect(lines()).toHaveLength(3)
    expect(lines().every((line) => line.startsWith(`block faq (f) on ${context.path}: content [`))).toBe(true)
  })

  it('keeps foreign text to one short line that cannot steer a terminal', async () => {
    await render([{ component: `evil\r\nGET / 200\u001b[2J\u0007${'x'.repeat(100_000)}`, _uid: 'a\nb' }])
    expect(lines()).toHaveLength(1)
    expect(lines()[0]?.length).toBeLessThanOrEqual(500)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must be gone
    expect(lines()[0]).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
  })
})

describe('a list of blocks', () => {
  it.each([[undefined], [null], [''], ['x'], [7], [{}], [[]], [[null, 'x', 7, [], {}, { component: 7 }]]])(
    'renders nothing from %j',
    async (content) => {
      expect(await render(content)).toBe('')
    },
  )

  it('shows blocks that share an id, also with ids that look numbered', async () => {
    const html = await render(['a', 'a', 'a-1', 'a', 'a-1-1', 'a-2-1'].map((uid) => headline(uid, 'Wort')))
    expect(html.match(/Wort/g)).toHaveLength(6)
  })

  it('stops at a depth that no page needs, with one line, and the page stays', async () => {
    let deep: unknown = headline('tief')
    for (let level = 0; level < 50; level += 1) deep = box(`b${level}`, '', [deep])
    const html = await render([headline('Eins'), deep, headline('Drei')])
    expect(html.match(/data-box/g)).toHaveLength(21)
    expect(html).toContain(fallback('depth'))
    expect(html).not.toContain('tief')
    expect(html).toContain('Drei')
    expect(lines()).toHaveLength(1)
  })

  it('stops as early through every block that can hold others', async () => {
    let deep: unknown = headline('tief')
    for (let level = 0; level < 60; level += 1) {
      const body = [deep]
      const doc = { type: 'doc', content: [{ type: 'blok', attrs: { body } }] }
      deep = [
        { component: 'grid', _uid: `g${level}`, body },
        { component: 'trigger_container', _uid: `t${level}`, body },
        { component: 'accordion', _uid: `a${level}`, items: [{ title: 'x', body }] },
        { component: 'rich_text', _uid: `r${level}`, text: doc },
        { component: 'page', _uid: `p${level}`, body },
      ][level % 5]
    }
    expect(await render([deep])).not.toContain('tief')
    expect(lines().length).toBeGreaterThan(0)
  })
})

describe('a story of 500 hostile blocks', () => {
  const names = [...Object.keys(registry), 'box', hostileText, '__proto__']
  const values: unknown[] = [
    hostileText,
    '',
    null,
    7,
    -1e308,
    true,
    [],
    {},
    [hostileText],
    { type: 'doc', content: [{ type: hostileText, attrs: { onclick: hostileText } }] },
    {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: hostileText,
              marks: [{ type: 'link', attrs: { linktype: 'url', href: 'javascript:alert(1)' } }],
            },
          ],
        },
      ],
    },
    { linktype: 'url', url: 'javascript:alert(1)' },
    { linktype: 'story', story: { full_slug: '//evil.example/%5C' }, anchor: hostileText },
    { filename: 'javascript:alert(1)//.png', alt: hostileText },
    { thead: [{ value: hostileText }], tbody: [{ body: [{ value: hostileText }] }] },
    ...hostileAddresses.map((url) => ({ linktype: 'url', url, target: hostileText })),
  ]
  const fields = [
    'text',
    'headline',
    'link',
    'linkText',
    'image',
    'mobileImage',
    'src',
    'to',
    'table',
    'level',
  ]
  const others = ['kicker', 'columns', 'align', 'caption', 'fontColor', 'dateFrom', 'icon', 'backgroundColor']

  /** A fixed sequence, so that a failure is the same on every machine. */
  const pick = <T,>(list: readonly T[], seed: number): T =>
    list[(seed * 7919 + (seed >> 3)) % list.length] as T

  const hostileBlock = (seed: number): Record<string, unknown> => {
    const blok: Record<string, unknown> = {
      component: pick(names, seed),
      _uid: seed % 5 === 0 ? hostileText : `h${seed}`,
      _editable: hostileText,
    }
    ;[...fields, ...others].forEach((field, index) => {
      if ((seed + index) % 3 !== 0) blok[field] = pick(values, seed * 31 + index)
    })
    const nested = {
      title: hostileText,
      question: hostileText,
      answer: hostileText,
      name: hostileText,
      text: hostileText,
      anchor: hostileText,
      link: pick(values, seed + 5),
    }
    blok.items = [nested, null, hostileText, { component: hostileText }]
    blok.body =
      seed % 4 === 0
        ? pick(values, seed + 9)
        : [{ component: 'teaser', headline: hostileText, link: pick(values, seed + 11) }]
    if (seed % 2 === 0) blok.text = hostileText
    if (seed % 3 === 0) blok.headline = hostileText
    return blok
  }
  const story = Array.from({ length: 500 }, (_, seed) => hostileBlock(seed + 1))

  it.each([false, true])('renders, executes nothing and stays quick (preview: %s)', async (preview) => {
    const started = performance.now()
    const html = await render(story, { preview })
    expect(performance.now() - started).toBeLessThan(10_000)
    expectInert(html)
    expect(html.length).toBeGreaterThan(10_000)
    expect(html).toContain('data-block-fallback="unknown"')
    expect(html).toContain('data-block-fallback="content"')
  })

  it('logs each of its broken blocks once', async () => {
    const html = await render(story)
    const broken = html.match(/data-block-fallback/g)?.length ?? 0
    const partly = /: content (?:\[\d+\]:|without |is (?:an|no) (?:address|picture) )/
    const whole = lines().filter((line) => !partly.test(line))
    expect(whole).toHaveLength(broken)
    const before = lines().length
    await render(story)
    expect(lines()).toHaveLength(before)
  })
})
