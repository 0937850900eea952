import { describe, expect, it } from 'vitest'
import { Faq } from '@/blocks/faq/faq'
import { faqBlock } from '@/schemas/blocks/faq'
import { renderBlock } from '../../fixtures/render'

const question = (
  text: string,
  answer: unknown = `Antwort auf ${text}`,
  more: Record<string, unknown> = {},
) => ({
  component: 'faq_item',
  _uid: text,
  question: text,
  answer,
  ...more,
})
const faq = (items: unknown, more: Record<string, unknown> = {}) =>
  renderBlock(faqBlock, Faq, { items, ...more })

describe('questions and answers', () => {
  it('are named where they have no headline', async () => {
    expect((await faq([question('A')])).html).toContain('aria-label="Fragen und Antworten"')
    const { html } = await faq([question('A')], { headline: 'Zu Sitzen' })
    expect(html).toMatch(/aria-labelledby="headline-faq-test".*id="headline-faq-test"[^>]*>Zu Sitzen/)
  })

  it('are missing in a shop without them', async () => {
    const { html } = await renderBlock(faqBlock, Faq, { items: [question('A')] }, { hidesFaq: true })
    expect(html).toBe('')
  })

  it('have an anchor inside each question, where a fragment opens it', async () => {
    const { html } = await faq([question('A', 'x', { anchor: 'Rückgabe' })])
    expect(html).toMatch(/<\/summary><div id="rueckgabe"/)
  })

  it.each([[undefined], [''], [[]], [[question('A', '')]]])('render nothing with %j', async (items) => {
    expect((await faq(items, { headline: 'Fragen' })).html).toBe('')
  })

  it.each([
    ['no answer', question('B', undefined, { answer: '' })],
    ['an empty answer', question('B', { type: 'doc', content: [] })],
    ['an answer of a number', question('B', 7)],
    ['no question', { component: 'faq_item', _uid: 'b', answer: 'x' }],
    ['another name', { ...question('B'), component: 'accordion_item' }],
  ])('lose only the entry with %s', async (_, broken) => {
    const { html, left } = await faq([question('A'), broken, question('C')])
    expect(html.match(/<details/g)).toHaveLength(2)
    expect(left.map(({ item }) => item)).toEqual([1])
  })
})
