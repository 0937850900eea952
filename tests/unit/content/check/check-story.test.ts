import { describe, expect, it } from 'vitest'
import { checkStory } from '@/lib/content/check/check-story'
import { registry } from '@/registry'
import { deepestBlock } from '@/schemas/content'
import { definitions } from '@/schemas/definitions'
import { hostileText } from '../../../fixtures/hostile'

type Blok = Record<string, unknown>

const story = (content: unknown, more: Blok = {}) => ({
  id: 1,
  uuid: '00000000-0000-4000-8000-000000000001',
  name: 'Story',
  full_slug: 'de-de/story',
  content,
  ...more,
})
const page = (...body: unknown[]) => story({ component: 'page', _uid: 'page', body })
const check = (raw: unknown) => checkStory(raw, definitions)
const rowsOf = (raw: unknown) =>
  check(raw).map(({ path, block, field, reason }) => `${path} | ${block} | ${field} | ${reason}`)

const headline = (more: Blok = {}) => ({ component: 'headline', _uid: 'h', text: 'Words', ...more })
const grid = (...body: unknown[]) => ({ component: 'grid', _uid: 'g', body })
const richText = (...content: unknown[]) => ({
  component: 'rich_text',
  _uid: 'r',
  text: { type: 'doc', content },
})
const nested = (depth: number): Blok => {
  let blok: Blok = headline()
  for (let level = 0; level < depth; level += 1) blok = grid(blok)
  return blok
}

describe('the definitions', () => {
  it('are those of the registry, so that no block of the folder is left without its line there', () => {
    expect(Object.keys(definitions).sort()).toEqual(Object.keys(registry).sort())
    for (const [name, { definition }] of Object.entries(registry)) expect(definitions[name]).toBe(definition)
  })
})

describe('the check of a story', () => {
  it('finds nothing in content that fits', async () => {
    const loaded = await Promise.all(Object.values(registry).map(({ examples }) => examples()))
    const examples = loaded.flat()
    expect(check(page(headline(), grid(headline(), grid(headline()))))).toEqual([])
    expect(examples.length).toBeGreaterThan(50)
    // Some compare the product of a page, which a content page has none of.
    const found = check(page(...examples.map(({ blok }) => blok)))
    expect(found.filter(({ reason }) => !reason.startsWith('compares a product'))).toEqual([])
  })

  it('takes what the service adds to a block, and fields that were emptied, for nothing', () => {
    const emptied = {
      link: { id: '', url: '', linktype: 'story', fieldtype: 'multilink', cached_url: '' },
      file: { id: null, filename: '', fieldtype: 'asset', is_external_url: false, meta_data: {} },
      document: { type: 'doc', content: [{ type: 'paragraph' }] },
      flag: false,
      list: [],
    }
    const added = { _editable: '<!--#storyblok#-->', text__i18n__fr: 'Mots' }
    expect(check(page(headline({ ...emptied, ...added })))).toEqual([])
  })

  it('takes the code of a payment method beside its picture, by which product pages promise invoice', () => {
    const mark = { component: 'layout_mark', name: 'Rechnung', code: 'RE', image: '/a.png' }
    expect(check(story({ component: 'layout', paymentProviders: [mark] }))).toEqual([])
  })

  it.each([
    ['WILLKOMMEN 10', []],
    [
      'Sommer-10%',
      [
        'coupons[0] code: only letters, digits, hyphen and underscore, the latter not at the ends, at most 40',
      ],
    ],
    ['', ['coupons[0] code: is needed']],
  ])('takes the code %j of a coupon as the basket does', (code, wanted) => {
    const coupon = { component: 'layout_coupon', name: 'Zehn Prozent', code }
    const found = check(story({ component: 'layout', coupons: [coupon] }))
    expect(found.map(({ path, field, reason }) => `${path} ${field}: ${reason}`)).toEqual(wanted)
  })

  it('names the story by its full slug without slashes around it', () => {
    expect(check(story({ component: 'gone' }, { full_slug: 'de-at/start/' }))[0]?.story).toBe('de-at/start')
  })

  it.each([
    [
      'an unknown block',
      page(headline(), { component: 'gone' }),
      ['body[1] | gone |  | is an unknown block'],
    ],
    [
      'an unknown root',
      story({ component: 'gone' }),
      [' | gone |  | is an unknown type of content: its page is missing'],
    ],
    [
      'a block named like a member of every object',
      page({ component: 'constructor' }),
      ['body[0] | constructor |  | is an unknown block'],
    ],
    [
      'something that is no block',
      page(3, null, 'x', { component: '' }, { component: {} }),
      [...[0, 1, 2, 3, 4].map((index) => `body[${index}] | page |  | is left out: it is not a block`)],
    ],
    [
      'an item on its own',
      page({ component: 'tabs_item', title: 'Tab' }),
      ['body[0] | tabs_item |  | stands only inside its parent block'],
    ],
    [
      'a page in a page',
      page({ component: 'page', body: [] }),
      ['body[0] | page |  | can only be the root of a story'],
    ],
    [
      'an option that is gone',
      page(headline({ color: 'mauve' })),
      ['body[0] | headline | color | "mauve" is none of its values (ink, quiet, accent, white)'],
    ],
    [
      'one of several options that is gone',
      page({ component: 'content_image', src: '/a.png', alt: 'A', densities: ['1', '9'] }),
      ['body[0] | content_image | densities | "9" is none of its values (1, 2, 3)'],
    ],
    [
      'a field that is gone',
      page(headline({ kicker: 'New' })),
      ['body[0] | headline | kicker | is not a field of this block'],
    ],
    [
      'an optional field that cannot be read',
      page(headline({ icon: 7 }), headline({ icon: ['x'] })),
      [expect.stringMatching(/^body\[1\] \| headline \| icon \| without Icon: .*expected string/)],
    ],
    [
      'a needed field that is missing, deep inside',
      page(grid(headline(), grid({ component: 'headline' }))),
      ['body[0].body[1].body[0] | headline | text | is needed'],
    ],
    [
      'an item that is left out',
      page({ component: 'tabs', items: [{ title: 'One' }, { title: '' }] }),
      ['body[0].items[1] | tabs_item | title | is needed'],
    ],
    [
      'an item of another block',
      page({ component: 'tabs', items: [{ component: 'faq_item' }, 4] }),
      [
        'body[0].items[0] | faq_item |  | is left out: tabs takes tabs_item',
        'body[0].items[1] | tabs |  | is left out: it is not a block',
      ],
    ],
    [
      'a block below an item',
      page({ component: 'tabs', items: [{ title: 'One', body: [{ component: 'gone' }] }] }),
      ['body[0].items[0].body[0] | gone |  | is an unknown block'],
    ],
    [
      'a list that is none',
      page({ component: 'tabs', items: 'all' }),
      [expect.stringMatching(/^body\[0\] \| tabs \| items \| .*expected array/)],
    ],
    [
      'a block in a rich text',
      page(
        richText({
          type: 'bullet_list',
          content: [{ type: 'blok', attrs: { body: [{ component: 'gone' }, 1] } }],
        }),
      ),
      [
        'body[0].text.content[0].content[0].attrs.body[0] | gone |  | is an unknown block',
        'body[0].text.content[0].content[0].attrs.body[1] | rich_text |  | is left out: it is not a block',
      ],
    ],
    [
      'a node that is none',
      page(richText({ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }, 'y')),
      ['body[0] | rich_text | text[1] | is not a node'],
    ],
    [
      'a row that is none',
      page({ component: 'table', table: { tbody: [{ body: [] }, 'x'] } }),
      [expect.stringMatching(/^body\[0\] \| table \| \w+\[1\] \| is not a row of a table$/)],
    ],
    [
      'a time that cannot be read',
      page({ component: 'trigger_container', dateFrom: 'soon', body: [headline()] }),
      [expect.stringMatching(/^body\[0\] \| trigger_container \| dateFrom \| /)],
    ],
    [
      'a listing in a section, at any depth',
      story({
        component: 'section',
        body: [
          { component: 'listing' },
          grid(headline(), grid({ component: 'listing' })),
          richText({ type: 'blok', attrs: { body: [{ component: 'listing' }] } }),
        ],
      }),
      [
        'body[0] | listing |  | is left out: section does not take it',
        'body[1].body[1].body[0] | listing |  | is left out: section does not take it',
        expect.stringMatching(
          /^body\[2\]\.text.*\[0\] \| listing \| {2}\| is left out: section does not take it$/,
        ),
      ],
    ],
    [
      'a rule between fields',
      page({ component: 'video', title: 'Film' }),
      [expect.stringMatching(/^body\[0\] \| video \| video \| no video can be found/)],
    ],
  ])('finds %s', (_name, raw, expected) => {
    expect(rowsOf(raw)).toEqual(expected)
  })

  it('finds a drafting note, however deep', () => {
    expect(rowsOf(page(grid({ component: 'paragraph', _uid: 'p', type: 'note', text: 'A' })))).toEqual([
      'body[0].body[0] | paragraph | type | is a drafting note: its text is still missing',
    ])
  })

  it.each([
    [
      'words of a link without a target',
      { component: 'teaser', headline: 'A', linkText: 'Read on' },
      'linkText',
    ],
    [
      'the size of a lead',
      { component: 'paragraph', text: 'A', type: 'lead', typography: 'small' },
      'typography',
    ],
    [
      'a code beside a link',
      { component: 'qr_code', label: 'A', link: { linktype: 'url', url: '/de/' }, text: 'B' },
      'text',
    ],
    [
      'the ground of a frame that the picture fills',
      { component: 'content_image', src: '/a.png', alt: 'A', aspect: '1/1', cover: true, fill: '#ffffff' },
      'fill',
    ],
    [
      'the ground of no frame',
      { component: 'content_image', src: '/a.png', alt: 'A', fill: '#ffffff' },
      'fill',
    ],
    [
      'the usual quality beside a quality',
      { component: 'content_image', src: '/a.png', alt: 'A', quality: 40, provider: 'shop' },
      'provider',
    ],
  ])('tells %s from what does not fit', (_name, blok, field) => {
    expect(check(page(blok))).toEqual([
      {
        story: 'de-de/story',
        path: 'body[0]',
        block: blok.component,
        field,
        reason: expect.stringMatching(/^has no effect: /),
        withoutEffect: true,
      },
    ])
  })

  it('finds no value idle that is the usual one, or whose condition is met', () => {
    const link = { linktype: 'url', url: '/de/' }
    const bloks = [
      { component: 'paragraph', text: 'A', type: 'lead', typography: 'medium' },
      { component: 'paragraph', text: 'A', typography: 'small' },
      { component: 'teaser', headline: 'A', link, linkText: 'Read on' },
      { component: 'qr_code', label: 'A', text: 'B' },
      {
        component: 'content_image',
        src: '/a.png',
        alt: 'A',
        aspect: '1/1',
        fill: '#ffffff',
        provider: 'shop',
      },
      grid({ component: 'listing', category: 'betten' }),
    ]
    expect(check(page(...bloks))).toEqual([])
  })

  it('ends in a menu without an end', () => {
    let entry: Blok = { name: 'Last' }
    for (let level = 0; level < 5_000; level += 1) entry = { name: 'Level', entries: [entry] }
    const found = check(story({ component: 'layout', navigation: [entry] }))
    expect(found.at(-1)?.reason).toBe('is nested more than 20 levels deep')
  })

  it('says of a story that cannot be read why', () => {
    for (const raw of [null, 'x', [], {}, story(null), story({}), story('x'), { ...page(), id: 'x' }]) {
      const [finding] = check(raw)
      expect(finding?.reason).toMatch(/^the story cannot be read: /)
    }
  })

  it('goes as deep as pages are rendered and tells what is deeper, once', () => {
    expect(check(page(nested(deepestBlock - 1)))).toEqual([])
    const deep = check(page(nested(deepestBlock)))
    expect(deep).toHaveLength(1)
    expect(deep[0]).toMatchObject({ block: 'headline', reason: 'is nested more than 20 blocks deep' })
    expect(check(page(nested(5_000)))).toHaveLength(1)
  })

  it('stays within the depth of nodes in a rich text', () => {
    let node: Blok = { type: 'blok', attrs: { body: [{ component: 'gone' }] } }
    for (let level = 0; level < 5_000; level += 1) node = { type: 'quote', content: [node] }
    const shown = { type: 'paragraph', content: [{ type: 'text', text: 'x' }] }
    expect(rowsOf(page(richText(shown, node)))).toEqual([
      'body[0] | rich_text | text[1] | is nested too deeply',
    ])
  })

  it('reads hostile content without throwing and changes nothing of it', () => {
    const values: unknown[] = [
      null,
      [],
      {},
      hostileText,
      -1,
      Number.NaN,
      { toString: 1, component: { toString: 1 } },
      [[[]]],
    ]
    for (const { definition } of Object.values(registry))
      for (const value of values) {
        const blok = Object.fromEntries(Object.keys(definition.schema.shape).map((name) => [name, value]))
        const raw = page({ component: definition.name, ...blok, ...JSON.parse('{"__proto__":{"x":1}}') })
        const before = structuredClone(raw)
        check(raw)
        expect(raw).toEqual(before)
      }
  })
})

describe('a block that shows nothing although it has words', () => {
  const head = { thead: [{ value: 'Größe' }], tbody: [] }
  it.each([
    ['a table with a head alone', { component: 'table', table: head }, 'table'],
    ['a table with a caption alone', { component: 'table', caption: 'X', table: {} }, 'table'],
    ['questions without any', { component: 'faq', headline: 'X', items: [] }, 'items'],
    ['files without any', { component: 'downloads', headline: 'X' }, 'items'],
  ])('is a finding: %s', (_, blok, field) => {
    expect(rowsOf(page({ _uid: 'b', ...blok }))).toContain(
      `body[0] | ${blok.component} | ${field} | shows nothing: ${field} has no entry`,
    )
  })

  it('is none while it is new or has entries', () => {
    const row = { body: [{ value: '56' }] }
    const found = rowsOf(
      page(
        { component: 'faq', _uid: 'n', items: [] },
        { component: 'table', _uid: 't', table: { ...head, tbody: [row] } },
      ),
    )
    expect(found.filter((each) => each.includes('shows nothing'))).toEqual([])
  })
})
