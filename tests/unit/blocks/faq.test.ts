import { describe, expect, it } from 'vitest'
import { Faq } from '@/blocks/faq/faq'
import { faqExamples } from '@/blocks/faq/faq.examples'
import { plainText } from '@/blocks/faq/plain-text'
import { faqBlock } from '@/schemas/blocks'
import { toRichText } from '@/schemas/content'
import { expectInert, hostileText, jsonLdOf, tagsOf } from '../../fixtures/hostile'
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
const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })

describe('questions and answers', () => {
  it.each(faqExamples)('show their example: $title', async ({ blok }) => {
    const { html, left } = await renderBlock(faqBlock, Faq, blok)
    expect(tagsOf(html).filter(({ name }) => name === 'details')).toHaveLength(
      (blok.items as unknown[]).length,
    )
    expect(left).toEqual([])
    expectInert(html)
  })

  it('tell search engines each question and its answer', async () => {
    const { html } = await faq([question('Ab wann?'), question('Bis wann?')])
    expect(jsonLdOf(html)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: ['Ab wann?', 'Bis wann?'].map((name) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text: `Antwort auf ${name}` },
        })),
      },
    ])
  })

  it('tell search engines plain text, a line for each paragraph and entry', () => {
    const document = toRichText({
      type: 'doc',
      content: [
        paragraph(
          text('Ab '),
          { ...text('15 Monaten'), marks: [{ type: 'bold' }] },
          { type: 'hard_break' },
          text('<b>'),
        ),
        {
          type: 'bullet_list',
          content: [
            { type: 'list_item', content: [paragraph(text('Norm'))] },
            { type: 'list_item', content: [paragraph(text('Größe'))] },
          ],
        },
        paragraph({ type: 'emoji', attrs: { emoji: '👶' } }, { type: 'image', attrs: { src: 'x.png' } }),
        paragraph(),
      ],
    })
    expect(document && plainText(document)).toBe('Ab 15 Monaten\n<b>\nNorm\nGröße\n👶')
  })

  it('tell search engines nothing of an answer without words', async () => {
    const picture = {
      type: 'doc',
      content: [paragraph({ type: 'image', attrs: { src: 'https://a.storyblok.com/f/1/x.png' } })],
    }
    const { html } = await faq([question('Wie sieht er aus?', picture)])
    expect(html).toContain('Wie sieht er aus?')
    expect(jsonLdOf(html)).toEqual([])
  })

  it('are named where they have no headline', async () => {
    expect((await faq([question('A')])).html).toContain('aria-label="Fragen und Antworten"')
    const { html } = await faq([question('A')], { headline: 'Zu Sitzen' })
    expect(html).toMatch(/aria-labelledby="headline-faq-test".*id="headline-faq-test"[^>]*>Zu Sitzen/)
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

  it('execute nothing of script in every text, in the structured data neither', async () => {
    const { html } = await faq([question(hostileText, hostileText, { anchor: hostileText })], {
      headline: hostileText,
    })
    expectInert(html)
    expect(JSON.stringify(jsonLdOf(html))).toContain('</script>')
  })
})
