import { describe, expect, it } from 'vitest'
import { CampaignTeaser } from '@/blocks/campaign-teaser/campaign-teaser'
import { campaignTeaserExamples } from '@/blocks/campaign-teaser/campaign-teaser.examples'
import type { BlockContext } from '@/lib/blocks'
import { campaignTeaserBlock } from '@/schemas/blocks'
import { hintsOf } from '@/schemas/content'
import { expectInert, hostileAddresses, hostileText, tagsOf } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

const teaser = async (blok: Record<string, unknown>, context: Partial<BlockContext> = {}) =>
  (await renderBlock(campaignTeaserBlock, CampaignTeaser, { headline: 'Advent', ...blok }, context)).html
const trigger = (type: string, value?: unknown) => ({ component: 'trigger', _uid: type, type, value })
const onHome = { path: '/de/', now: Date.parse('2026-12-06T12:00:00Z') }

describe('the campaign teaser', () => {
  it.each(campaignTeaserExamples.slice(0, 3))('shows its example: $title', async ({ blok }) => {
    const { html, left } = await renderBlock(campaignTeaserBlock, CampaignTeaser, blok, onHome)
    expect(html).toContain(String(blok.headline))
    expect(left).toEqual([])
    expectInert(html)
  })

  it.each([
    ['2026-11-21 11:59', '2026-11-21 12:01', true],
    ['2026-11-21 12:00', '', true],
    ['2026-11-21 11:00', '2026-11-21 12:00', false],
    ['2026-11-21 12:01', '2026-11-22 12:00', false],
    ['', '', true],
  ])('from %j to %j at noon UTC: %j', async (dateFrom, dateTo, shown) => {
    expect((await teaser({ dateFrom, dateTo })) !== '').toBe(shown)
  })

  it('shows where one of its triggers matches, and nowhere else', async () => {
    const triggers = [trigger('url', '/ratgeber/'), trigger('marke', 'Wolkenschaf')]
    expect(await teaser({ triggers })).toContain('Advent')
    expect(await teaser({ triggers }, { path: '/de/versand/' })).toBe('')
    const product = { number: '1', brand: 'Wolkenschaf', categoryNames: [], onSale: false }
    expect(await teaser({ triggers }, { path: '/de/versand/', product })).toContain('Advent')
  })

  it.each([
    [{ dateFrom: 'bald' }],
    [{ triggers: 'x' }],
    [{ triggers: [trigger('marke', {})] }],
    [{ headline: '' }],
  ])('does not pass its schema with %j: it would show to everybody', (broken) => {
    expect(campaignTeaserBlock.schema.safeParse({ headline: 'x', ...broken }).success).toBe(false)
  })

  it('takes the same triggers as the trigger container', () => {
    expect(hintsOf(campaignTeaserBlock.schema.shape.triggers)?.allow).toEqual(['trigger', 'trigger_group'])
  })

  it.each([
    ['de', 'Mehr erfahren'],
    ['ch-fr', 'En savoir plus'],
  ])('says in %s where nobody wrote the words of the link: %s', async (code, words) => {
    const html = await teaser({ link: { linktype: 'url', url: '/de/' } }, { market: testMarket(code) })
    expect(html).toContain(words)
  })

  it('has no badge, picture or link without content for them', async () => {
    const html = await teaser({ badge: '', image: '', link: '' })
    expect(tagsOf(html).map(({ name }) => name)).toEqual(['section', 'div', 'div', 'h2'])
  })

  it.each(hostileAddresses)('leads nowhere and shows nothing from %j', async (url) => {
    const html = await teaser({
      headline: hostileText,
      badge: hostileText,
      text: hostileText,
      linkText: hostileText,
      link: { linktype: 'url', url },
      image: { filename: url, alt: hostileText },
      backgroundColor: hostileText,
    })
    expect(html).not.toMatch(/<(?:a|img)\b/)
    expectInert(html)
  })
})
