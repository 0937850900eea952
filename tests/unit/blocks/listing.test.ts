import { describe, expect, it } from 'vitest'
import { Listing } from '@/blocks/listing/listing'
import { listingExamples } from '@/blocks/listing/listing.examples'
import { listingBlock } from '@/schemas/blocks'
import { expectInert, hostileText } from '../../fixtures/hostile'
import { renderBlock } from '../../fixtures/render'

const listing = (blok: Record<string, unknown>) => renderBlock(listingBlock, Listing, blok)
const block = (uid: string) => ({ component: 'paragraph', _uid: uid, text: uid })

describe('the listing', () => {
  it.each(listingExamples)('shows its example: $title', async ({ blok }) => {
    const { html, left } = await listing(blok)
    expect(html).toContain(String(blok.headline))
    expect(left).toEqual([])
    expectInert(html)
  })

  it('shows headline, introduction and the blocks around the products in this order', async () => {
    const { html } = await listing({
      headline: 'Betten',
      intro: 'Gut liegen',
      before: [block('vorher')],
      after: [block('nachher')],
    })
    expect(html).toMatch(/<h1[^>]*>Betten<\/h1>.*Gut liegen.*data-uid="vorher".*data-uid="nachher"/s)
  })

  it('pretends no products', async () => {
    const { html } = await listing({ category: 'betten', headline: 'Betten', filters: true, pageSize: 24 })
    expect(html.replace(/<[^>]*>/g, '')).toBe('Betten')
  })

  it('renders nothing when there is nothing to say', async () => {
    expect(
      (await listing({ category: 'betten', headline: '', intro: '', before: '', after: null })).html,
    ).toBe('')
  })

  it('reads what old stories hold: numbers as texts, unset fields', () => {
    const read = (blok: Record<string, unknown>) => listingBlock.schema.parse(blok)
    expect(read({ pageSize: '48', filters: 'false' })).toMatchObject({ pageSize: 48, filters: false })
    expect(read({ pageSize: '', filters: '' })).toMatchObject({ pageSize: undefined, filters: true })
  })

  it.each([
    [{ pageSize: 5 }],
    [{ pageSize: 1000 }],
    [{ pageSize: 'viele' }],
    [{ headline: {} }],
    [{ intro: 7 }],
  ])('does not pass its schema with %j', (broken) => {
    expect(listingBlock.schema.safeParse(broken).success).toBe(false)
  })

  it('executes nothing of script in every text', async () => {
    expectInert((await listing({ headline: hostileText, intro: hostileText, level: hostileText })).html)
  })
})
