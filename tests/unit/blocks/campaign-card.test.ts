import { describe, expect, it } from 'vitest'
import { CampaignCard } from '@/blocks/campaign-card/campaign-card'
import { campaignCardExamples } from '@/blocks/campaign-card/campaign-card.examples'
import type { BlockContext } from '@/lib/blocks'
import { campaignBoundaries } from '@/lib/campaigns'
import { campaignCardBlock } from '@/schemas/blocks'
import { hintsOf } from '@/schemas/content'
import { expectInert, hostileAddresses, hostileText, tagsOf } from '../../fixtures/hostile'
import { renderBlock } from '../../fixtures/render'

const render = (blok: Record<string, unknown>, context: Partial<BlockContext> = {}) =>
  renderBlock(campaignCardBlock, CampaignCard, { headline: 'Winter', ...blok }, context)
const card = async (...[blok, context]: Parameters<typeof render>) => (await render(blok, context)).html
const trigger = (type: string, value?: unknown) => ({ component: 'trigger', _uid: type, type, value })
const link = { linktype: 'url', url: '/de/schlafen/' }
const image = { filename: '/pictures/originals/1600x1200/teaser/night.png', alt: 'Nacht' }

describe('the campaign card', () => {
  it.each(campaignCardExamples.slice(0, 3))('shows its example: $title', async ({ blok }) => {
    const { html, left } = await render(blok)
    expect(html).toContain(String(blok.headline))
    expect(html).toContain(String(blok.price))
    expect(left).toEqual([])
    expectInert(html)
  })

  it('is one link, named by its headline and laid over the card', async () => {
    const html = await card({ link, image, badge: 'Neu', text: 'Warm', price: 'ab 39,99 €' })
    expect(html.match(/<a\b/g)).toHaveLength(1)
    expect(html).toMatch(
      /<h3[^>]*><a href="\/de\/schlafen\/" class="[^"]*after:absolute after:inset-0[^"]*">Winter<\/a><\/h3>/,
    )
  })

  it.each([
    ['2026-11-21 11:59', '2026-11-21 12:01', true],
    ['2026-11-21 12:00', '', true],
    ['2026-11-21 11:00', '2026-11-21 12:00', false],
    ['2026-11-21 12:01', '2026-11-22 12:00', false],
    ['', '', true],
  ])('from %j to %j at noon UTC: %j', async (dateFrom, dateTo, shown) => {
    expect((await card({ dateFrom, dateTo })) !== '').toBe(shown)
  })

  it('has its page composed anew when it begins', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    const body = [{ component: 'campaign_card', headline: 'Winter', dateFrom: '2026-11-21 13:00' }]
    expect(campaignBoundaries({ body }, now)).toBe(Date.parse('2026-11-21T13:00:00Z'))
  })

  it('shows where one of its triggers matches, and nowhere else', async () => {
    const triggers = [trigger('url', '/ratgeber/'), trigger('marke', 'Wolkenschaf')]
    expect(await card({ triggers })).toContain('Winter')
    expect(await card({ triggers }, { path: '/de/versand/' })).toBe('')
    const product = { number: '1', brand: 'Wolkenschaf', categoryNames: [], onSale: false }
    expect(await card({ triggers }, { path: '/de/versand/', product })).toContain('Winter')
  })

  it.each([
    [{ dateFrom: 'bald' }],
    [{ triggers: 'x' }],
    [{ triggers: [trigger('marke', {})] }],
    [{ headline: '' }],
  ])('does not pass its schema with %j: it would show to everybody', (broken) => {
    expect(campaignCardBlock.schema.safeParse({ headline: 'x', ...broken }).success).toBe(false)
  })

  it('takes the same triggers as the trigger container', () => {
    expect(hintsOf(campaignCardBlock.schema.shape.triggers)?.allow).toEqual(['trigger', 'trigger_group'])
  })

  it('has no badge, picture, price or link without content for them', async () => {
    const html = await card({ badge: '', image: '', link: '', price: ' ' })
    expect(tagsOf(html).map(({ name }) => name)).toEqual(['article', 'div', 'div', 'h3'])
  })

  it('keeps its badge where there is no picture to put it on', async () => {
    expect(await card({ badge: '−20 %' })).toContain('−20 %')
  })

  it('reads what it can of broken content, and says what it left out', async () => {
    const { html, left } = await render({
      text: { a: 1 },
      price: ['1'],
      backgroundColor: 'pink',
      level: 'h9',
      image: 7,
    })
    expect(html).toMatch(/<h3[^>]*>Winter<\/h3>/)
    expect(left).toHaveLength(3)
  })

  it.each(hostileAddresses)('leads nowhere and shows nothing from %j', async (url) => {
    const html = await card({
      headline: hostileText,
      badge: hostileText,
      text: hostileText,
      price: hostileText,
      link: { linktype: 'url', url },
      image: { filename: url, alt: hostileText },
      backgroundColor: hostileText,
    })
    expect(html).not.toMatch(/<(?:a|img)\b/)
    expectInert(html)
  })
})
