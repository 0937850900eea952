import { describe, expect, it } from 'vitest'
import { faqData } from '@/lib/storefront/runtime/head/faq-data'
import { plainText } from '@/lib/storefront/runtime/head/plain-text'
import { toRichText } from '@/schemas/content'

const now = Date.UTC(2026, 10, 21, 12)
const situation = { now, path: '/de/hilfe/' }

const question = (text: string, answer: unknown = `Antwort auf ${text}`) => ({
  component: 'faq_item',
  question: text,
  answer,
})
const faq = (...items: unknown[]) => ({ component: 'faq', _uid: 'faq', items })
const asked = (body: unknown) => faqData(body, situation)?.mainEntity.map(({ name }) => name)

const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })

describe('what search engines are told of the questions on a page', () => {
  it('is each question and its answer', () => {
    expect(faqData([faq(question('Ab wann?'))], situation)).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Ab wann?',
          acceptedAnswer: { '@type': 'Answer', text: 'Antwort auf Ab wann?' },
        },
      ],
    })
  })

  it('is one page of questions, whatever blocks they stand in', () => {
    const inTabs = {
      component: 'tabs',
      items: [{ component: 'tabs_item', title: 'B', body: [faq(question('B'))] }],
    }
    const inText = {
      component: 'rich_text',
      text: { type: 'doc', content: [{ type: 'blok', attrs: { body: [faq(question('C'))] } }] },
    }
    expect(asked([faq(question('A')), inTabs, inText])).toEqual(['A', 'B', 'C'])
  })

  it('leaves out the questions of a campaign that does not show', () => {
    const campaign = (more: object) => ({
      component: 'trigger_container',
      body: [faq(question('A'))],
      ...more,
    })
    expect(asked([campaign({})])).toEqual(['A'])
    expect(asked([campaign({ dateTo: '2026-11-21 11:59' })])).toBeUndefined()
    expect(
      asked([campaign({ triggers: [{ component: 'trigger', type: 'url', value: '/de/' }] })]),
    ).toBeUndefined()
    expect(asked([campaign({ triggers: 'kaputt' })])).toBeUndefined()
  })

  it('is plain text, a line for each paragraph and entry', () => {
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

  it('is nothing of an answer without words', () => {
    const picture = {
      type: 'doc',
      content: [paragraph({ type: 'image', attrs: { src: 'https://a.storyblok.com/f/1/x.png' } })],
    }
    expect(asked([faq(question('Wie sieht er aus?', picture))])).toBeUndefined()
  })

  it.each([[undefined], [[]], ['x'], [{}], [[{ component: 'faq', items: 7 }]], [[faq('x', 7, null)]]])(
    'is nothing where there is none: %j',
    (body) => expect(faqData(body, situation)).toBeUndefined(),
  )
})
