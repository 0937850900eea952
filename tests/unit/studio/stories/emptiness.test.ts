import { describe, expect, it } from 'vitest'
import { findingsOf } from '@/lib/studio/drafts'
import { type Emptiness, emptinessOf } from '@/lib/studio/stories/emptiness'
import { definitions } from '@/schemas/definitions'

type Blok = { component: string; _uid: string } & Record<string, unknown>
const story = { id: 1, uuid: 'a', name: 'Seite', fullSlug: 'de-de/seite' }
const block = (component: string, fields: object = {}): Blok => ({ component, _uid: component, ...fields })
const page = (...body: Blok[]) => block('page', { body })
const judged = (content: Blok) => emptinessOf(content, findingsOf(story, content, definitions))
const headline = block('headline', { text: 'Gut schlafen' })
const campaign = (fields: object) => block('trigger_container', { body: [headline], triggers: [], ...fields })
const doc = (...content: object[]) => ({ type: 'doc', content })

it.each<[string, Blok, Emptiness | undefined]>([
  ['a page without a block', page(), 'always'],
  ['a section without a block', block('section', { body: [] }), 'always'],
  ['a page that was restored to nothing', block('page'), 'always'],
  ['a headline without its text', page(block('headline', { text: ' ', type: 'h1' })), 'always'],
  [
    'a text with an empty paragraph',
    page(block('rich_text', { text: doc({ type: 'paragraph' }) })),
    'always',
  ],
  ['columns without a block', page(block('grid', { columns: '2', body: [] })), 'always'],
  ['columns with an empty headline', page(block('grid', { body: [block('headline')] })), 'always'],
  ['products of which none is named', page(block('product_list', { headline: 'x' })), 'always'],
  ['a block that the shop does not know', page(block('carousel', { text: 'x' })), 'always'],
  ['the way to the page alone', page(block('breadcrumb', { items: 'x' })), 'always'],
  ['a campaign without a block', page(campaign({ body: [] })), 'always'],
  ['a campaign with dates', page(campaign({ dateFrom: '2030-01-01 10:00' })), 'atTimes'],
  [
    'a campaign with a condition',
    page(campaign({ triggers: [block('trigger', { type: 'url', value: '/de/' })] })),
    'atTimes',
  ],
  ['a campaign that shows always', page(campaign({})), undefined],
  ['a campaign beside a headline', page(campaign({ dateTo: '2030-01-01 10:00' }), headline), undefined],
  ['columns with a headline', page(block('grid', { body: [headline] })), undefined],
  ['a headline', page(headline), undefined],
  ['a layout, which is no page', block('footer', { columns: [] }), undefined],
])('judges whether a shopper sees something: %s', (_, content, wanted) => {
  expect(judged(content)).toBe(wanted)
})

describe('a page with one block that was put in and never touched', () => {
  const own = Object.values(definitions).filter(({ kind }) => kind === undefined || kind === 'block')
  it.each(own.map(({ name }) => name))('is empty: %s', (name) => {
    expect(judged(page(block(name)))).toBe('always')
  })
})
