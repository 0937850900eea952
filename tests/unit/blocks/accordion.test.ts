import { describe, expect, it } from 'vitest'
import { Accordion } from '@/blocks/accordion/accordion'
import { accordionBlock } from '@/schemas/blocks/accordion'
import { tagsOf } from '../../fixtures/hostile'
import { renderBlock } from '../../fixtures/render'

const entry = (title: string, more: Record<string, unknown> = {}) => ({
  component: 'accordion_item',
  _uid: title,
  title,
  text: `Text zu ${title}`,
  ...more,
})
const accordion = (items: unknown, more: Record<string, unknown> = {}) =>
  renderBlock(accordionBlock, Accordion, { items, ...more })
const details = (html: string) => tagsOf(html).filter(({ name }) => name === 'details')

describe('the accordion', () => {
  it('puts the anchor inside the entry, where a fragment opens it', async () => {
    const { html } = await accordion([entry('A', { anchor: 'Größe wählen' })])
    expect(html).toMatch(/<\/summary><div id="groesse-waehlen"/)
  })

  it('gives two entries with one anchor no common id', async () => {
    const { html } = await accordion([
      entry('A', { anchor: 'mass' }),
      entry('B', { anchor: 'Maß' }),
      entry('C', { anchor: '!' }),
    ])
    expect(html.match(/ id="mass"/g)).toHaveLength(1)
    expect(html).not.toContain('id=""')
  })

  it('opens each entry that the editor opened', async () => {
    const { html } = await accordion([entry('A', { open: 'true' }), entry('B'), entry('C', { open: true })])
    expect(details(html).map(({ attributes }) => attributes.has('open'))).toEqual([true, false, true])
  })

  it('opens one at most where they are exclusive, all under one name', async () => {
    const items = [entry('A'), entry('B', { open: true }), entry('C', { open: true })]
    const { html } = await accordion(items, { exclusive: true })
    expect(details(html).map(({ attributes }) => attributes.has('open'))).toEqual([false, true, false])
    expect(new Set(details(html).map(({ attributes }) => attributes.get('name'))).size).toBe(1)
    expect((await accordion(items)).html).not.toContain(' name=')
  })

  it('stands in the outline below its headline', async () => {
    const { html } = await accordion([entry('A')], { headline: 'Fragen', level: 'h3' })
    expect(html).toMatch(/<h3[^>]*>Fragen<\/h3>/)
    expect(html).toMatch(/<h4[^>]*>A<\/h4>/)
    expect((await accordion([entry('A')])).html).toMatch(/<h2[^>]*>A<\/h2>/)
  })

  it('renders nested blocks through the registry', async () => {
    const body = [{ component: 'paragraph', _uid: 'p', text: 'Mehr' }]
    const { html } = await accordion([entry('A', { text: '', body })])
    expect(html).toContain('data-nested="paragraph"')
  })

  it.each([[undefined], [''], [null], [[]], [[entry('A', { text: '', body: [] })]]])(
    'renders nothing with entries %j, not an empty box',
    async (items) => {
      expect((await accordion(items, { headline: 'Fragen' })).html).toBe('')
    },
  )

  it.each([
    ['a text', 'x'],
    ['null', null],
    ['another block', { component: 'headline', _uid: 'h', text: 'x' }],
    ['an entry without a title', { component: 'accordion_item', _uid: 'b', text: 'x' }],
    ['an entry with a title of an object', entry('B', { title: {} })],
  ])('loses only %s', async (_, broken) => {
    const { html, left } = await accordion([entry('A'), broken, entry('C')])
    expect(details(html)).toHaveLength(2)
    expect(left).toHaveLength(1)
    expect(left[0]?.item).toBe(1)
  })

  it('leaves out an entry whose only text cannot be read', async () => {
    const { html, left } = await accordion([entry('A'), entry('B', { text: 7 }), entry('C')])
    expect(details(html)).toHaveLength(2)
    expect(left).toEqual([{ message: expect.stringMatching(/^without Text: /) }])
  })

  it('shows two hundred entries, and two under one uid', async () => {
    const items = Array.from({ length: 200 }, (_, index) => entry(`Frage ${index}`, { _uid: 'same' }))
    expect(details((await accordion(items)).html)).toHaveLength(200)
  })
})
