import { prerender } from 'react-dom/static'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Page } from '@/blocks/page/page'
import { SharedSection } from '@/blocks/shared-section/shared-section'
import { withoutEmbargoed } from '@/lib/content/campaigns/without-embargoed'
import { faqData } from '@/lib/storefront/runtime/head/faq-data'
import { Blocks } from '@/registry'
import { pageBlock } from '@/schemas/blocks/page'
import { sharedSectionBlock } from '@/schemas/blocks/shared-section'
import { renderBlock, testContext } from '../../fixtures/render'

const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const section = (number: number, ...body: unknown[]) => ({
  id: number,
  uuid: uuid(number),
  full_slug: `de-de/sections/${number}`,
  content: { component: 'section', _uid: `section-${number}`, body },
})
const paragraph = (text: string) => ({ component: 'paragraph', _uid: text, text })
const shared = (...sections: unknown[]) => ({ component: 'shared_section', _uid: 'shared', sections })
const render = (blok: Record<string, unknown>, preview = false) =>
  renderBlock(sharedSectionBlock, SharedSection, blok, { preview })

/** The page as the registry shows it. */
async function shown(bloks: unknown[], context = {}): Promise<string> {
  const { prelude } = await prerender(Blocks({ bloks, context: testContext(context) }))
  return new Response(prelude as unknown as ReadableStream).text()
}

afterEach(() => void vi.restoreAllMocks())

describe('a shared section', () => {
  it('shows the blocks of its sections in their order, and adds no element', async () => {
    const { html } = await render(
      shared(section(1, paragraph('a'), paragraph('b')), section(2, paragraph('c'))),
    )
    const nested = ['a', 'b', 'c'].map((uid) => `<div data-nested="paragraph" data-uid="${uid}"></div>`)
    expect(html).toBe(nested.join(''))
  })

  it('shows a section that is chosen twice in both places', async () => {
    const { html } = await render(shared(section(1, paragraph('a')), section(1, paragraph('a'))))
    expect(html.match(/data-nested/g)).toHaveLength(2)
  })

  it.each([
    ['no section is chosen', [], /Es ist kein Abschnitt gewählt/],
    ['a section is not published', [uuid(1)], /Hier erscheint nichts/],
    [
      'a story is no section',
      [{ ...section(1), content: { component: 'page', body: [] } }],
      /Hier erscheint nichts/,
    ],
  ])('says so to an editor and shows visitors nothing where %s', async (_, sections, note) => {
    expect((await render(shared(...sections), true)).html).toMatch(note)
    expect((await render(shared(...sections))).html).toBe('')
  })

  it('shows the other sections where one is missing', async () => {
    const { html } = await render(shared(uuid(1), section(2, paragraph('c'))))
    expect(html).toBe('<div data-nested="paragraph" data-uid="c"></div>')
  })

  it('shows no listing, which belongs to the page of its category', async () => {
    const { html, left } = await render(
      shared(section(1, { component: 'listing', _uid: 'l' }, paragraph('a'))),
    )
    expect(html).toBe('<div data-nested="paragraph" data-uid="a"></div>')
    expect(left).toEqual([{ item: 0, message: 'listing does not belong here' }])
  })

  it('shows no listing inside its blocks either, and the others around it', async () => {
    const listing = { component: 'listing', _uid: 'l', headline: 'Betten' }
    const grid = { component: 'grid', _uid: 'g', body: [paragraph('Davor'), listing, paragraph('Danach')] }
    const html = await shown([shared(section(1, { component: 'grid', _uid: 'o', body: [grid] }))])
    expect(html).toMatch(/Davor.*Danach/s)
    expect(html).not.toMatch(/Betten|data-block-fallback/)
  })

  it('may stand in another section, in a grid and in a trigger container', async () => {
    const inner = shared(section(2, paragraph('Innen')))
    const html = await shown([
      shared(section(1, inner)),
      { component: 'grid', _uid: 'g', body: [{ ...inner, _uid: 'other' }] },
      { component: 'trigger_container', _uid: 't', body: [{ ...inner, _uid: 'third' }] },
    ])
    expect(html.match(/Innen/g)).toHaveLength(3)
  })

  it('loses a section that is broken inside alone', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const broken = { component: 'gone', _uid: 'x' }
    const html = await shown([shared(section(1, broken), section(2, paragraph('Danach')))])
    expect(html).toContain('Danach')
    expect(html).toContain('data-block-fallback="unknown"')
  })
})

describe('campaigns in a shared section', () => {
  const container = (more: object) => ({
    component: 'trigger_container',
    _uid: 'c',
    body: [paragraph('Geheim')],
    ...more,
  })
  const trigger = { component: 'trigger', _uid: 't', type: 'url', value: '/ratgeber/' }

  it('ask for the page on which they are shown', async () => {
    const bloks = [shared(section(1, container({ triggers: [trigger] })))]
    expect(await shown(bloks)).toContain('Geheim')
    expect(await shown(bloks, { path: '/de/versand/' })).not.toContain('Geheim')
  })

  it.each([
    ['begins later', { dateFrom: '2026-11-21 12:01' }, false],
    ['is over', { dateTo: '2026-11-21 12:00' }, false],
    ['is running', { dateFrom: '2026-11-21 11:59', dateTo: '2026-11-21 12:01' }, true],
  ])('are in the content of the page as if they stood there: one that %s', (_, dates, expected) => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    const page = { component: 'page', body: [shared(section(1, container(dates)))] }
    expect(JSON.stringify(withoutEmbargoed(page, { now, preview: false })).includes('Geheim')).toBe(expected)
  })
})

describe('what a page knows of its blocks', () => {
  const text = { component: 'rich_text', _uid: 'r', text: { type: 'doc', content: [] } }

  it('sets a page in a column when its running text stands in a shared section', async () => {
    const classesOf = async (...body: unknown[]) => (await renderBlock(pageBlock, Page, { body })).html
    expect(await classesOf(shared(section(1, text)))).toContain('page-of-text')
    expect(await classesOf(shared(section(1, shared(section(2, text)))))).toContain('page-of-text')
    expect(await classesOf(shared(section(1, paragraph('a'))))).not.toContain('page-of-text')
  })

  it('tells search engines the questions in a shared section', () => {
    const answer = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'In drei Tagen.' }] }],
    }
    const item = { component: 'faq_item', _uid: 'i', question: 'Wann kommt es?', answer }
    const faq = { component: 'faq', _uid: 'f', items: [item] }
    const situation = { now: Date.UTC(2026, 10, 21), path: '/de/ratgeber/' }
    expect(faqData([shared(section(1, faq))], situation)?.mainEntity).toHaveLength(1)
  })
})
