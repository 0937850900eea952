import { describe, expect, it } from 'vitest'
import { CampaignCard } from '@/blocks/campaign-card/campaign-card'
import { campaignCardExamples } from '@/blocks/campaign-card/campaign-card.examples'
import { CampaignTeaser } from '@/blocks/campaign-teaser/campaign-teaser'
import { campaignTeaserExamples } from '@/blocks/campaign-teaser/campaign-teaser.examples'
import { campaignBoundaries } from '@/lib/content/campaigns/boundaries'
import type { BlockContext } from '@/lib/storefront/runtime/blocks/context'
import { campaignCardBlock } from '@/schemas/blocks/campaign-card'
import { campaignTeaserBlock } from '@/schemas/blocks/campaign-teaser'
import { hintsOf } from '@/schemas/content'
import { expectInert, hostileAddresses, hostileText, tagsOf } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

type Blok = Record<string, unknown>

const renderCard = (blok: Blok, context: Partial<BlockContext> = {}) =>
  renderBlock(campaignCardBlock, CampaignCard, { headline: 'Winter', ...blok }, context)
const renderTeaser = (blok: Blok, context: Partial<BlockContext> = {}) =>
  renderBlock(campaignTeaserBlock, CampaignTeaser, { headline: 'Winter', ...blok }, context)

const trigger = (type: string, value?: unknown) => ({ component: 'trigger', _uid: type, type, value })
const onHome = { path: '/de/', now: Date.parse('2026-12-06T12:00:00Z') }

describe.each([
  {
    name: 'card',
    block: campaignCardBlock,
    render: renderCard,
    examples: campaignCardExamples,
    bare: ['article', 'div', 'div', 'h3'],
  },
  {
    name: 'teaser',
    block: campaignTeaserBlock,
    render: renderTeaser,
    examples: campaignTeaserExamples,
    bare: ['section', 'div', 'div', 'h2'],
  },
])('the campaign $name', ({ block, render, examples, bare }) => {
  const shown = async (blok: Blok, context?: Partial<BlockContext>) => (await render(blok, context)).html

  it.each(examples.slice(0, 3))('shows its example: $title', async ({ blok }) => {
    const { html, left } = await render(blok, onHome)
    expect(html).toContain(String(blok.headline))
    expect(html).toContain(String(blok.price ?? ''))
    expect(left).toEqual([])
    expectInert(html)
  })

  it.each([
    ['2026-11-21 11:59', '2026-11-21 12:01', true],
    ['2026-11-21 12:00', '', true],
    ['2026-11-21 11:00', '2026-11-21 12:00', false],
    ['2026-11-21 12:01', '2026-11-22 12:00', false],
    ['', '', true],
  ])('from %j to %j at noon UTC: %j', async (dateFrom, dateTo, isShown) => {
    expect((await shown({ dateFrom, dateTo })) !== '').toBe(isShown)
  })

  it('has its page composed anew when it begins', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    const body = [{ component: block.name, headline: 'Winter', dateFrom: '2026-11-21 13:00' }]
    expect(campaignBoundaries({ body }, now)).toBe(Date.parse('2026-11-21T13:00:00Z'))
  })

  it('shows where one of its triggers matches, and nowhere else', async () => {
    const triggers = [trigger('url', '/ratgeber/'), trigger('marke', 'Wolkenschaf')]
    expect(await shown({ triggers })).toContain('Winter')
    expect(await shown({ triggers }, { path: '/de/versand/' })).toBe('')
    const product = { number: '1', brand: 'Wolkenschaf', categoryNames: [], onSale: false }
    expect(await shown({ triggers }, { path: '/de/versand/', product })).toContain('Winter')
  })

  it.each([
    [{ dateFrom: 'bald' }],
    [{ triggers: 'x' }],
    [{ triggers: [trigger('marke', {})] }],
    [{ headline: '' }],
  ])('does not pass its schema with %j: it would show to everybody', (broken) => {
    expect(block.schema.safeParse({ headline: 'x', ...broken }).success).toBe(false)
  })

  it('takes the same triggers as the trigger container', () => {
    expect(hintsOf(block.schema.shape.triggers)?.allow).toEqual(['trigger', 'trigger_group'])
  })

  it('has no badge, picture, price or link without content for them', async () => {
    const html = await shown({ badge: '', image: '', link: '', price: ' ' })
    expect(tagsOf(html).map(({ name }) => name)).toEqual(bare)
  })

  it('keeps its badge where there is no picture', async () => {
    expect(await shown({ badge: '−20 %' })).toContain('−20 %')
  })

  it('reads what it can of broken content, and says what it left out', async () => {
    const { html, left } = await render({ text: { a: 1 }, backgroundColor: 'pink', level: 'h9', image: 7 })
    expect(html).toMatch(/<h[23][^>]*>Winter<\/h[23]>/)
    expect(left).toHaveLength(2)
  })

  it.each(hostileAddresses)('leads nowhere and shows nothing from %j', async (url) => {
    const html = await shown({
      headline: hostileText,
      badge: hostileText,
      text: hostileText,
      price: hostileText,
      linkText: hostileText,
      link: { linktype: 'url', url },
      image: { filename: url, alt: hostileText },
      backgroundColor: hostileText,
    })
    expect(html).not.toMatch(/<(?:a|img)\b/)
    expectInert(html)
  })
})

it('a campaign card is one link, named by its headline and laid over the card', async () => {
  const { html } = await renderCard({
    link: { linktype: 'url', url: '/de/schlafen/' },
    image: { filename: '/pictures/originals/1600x1200/teaser/night.png', alt: 'Nacht' },
    badge: 'Neu',
    text: 'Warm',
    price: 'ab 39,99 €',
  })
  expect(html.match(/<a\b/g)).toHaveLength(1)
  expect(html).toMatch(
    /<h3[^>]*><a href="\/de\/schlafen\/" class="[^"]*after:absolute after:inset-0[^"]*">Winter<\/a><\/h3>/,
  )
})

it('a campaign card goes without a price that is none, and says so', async () => {
  const { html, left } = await renderCard({ price: ['1'] })
  expect(html).toContain('Winter')
  expect(left).toHaveLength(1)
})

it.each([
  ['de', 'Mehr erfahren'],
  ['ch-fr', 'En savoir plus'],
])('a campaign teaser says in %s where the editor left the link text empty: %s', async (code, said) => {
  const { html } = await renderTeaser(
    { link: { linktype: 'url', url: '/de/' } },
    { market: testMarket(code) },
  )
  expect(html).toContain(said)
})

it.each([
  ['ab 39,99 €', true],
  ['dès CHF 49.90', true],
  ['bis zu 30 % gespart', false],
  ['Rücksendung kostenlos', false],
])('a card with %j says what a price includes: %j', async (price, isSaid) => {
  expect((await renderCard({ price })).html.includes('MwSt.')).toBe(isSaid)
})
