import { type ComponentProps, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { RecentlyViewed } from '@/blocks/recently-viewed/recently-viewed'
import { recentlyViewedExamples } from '@/blocks/recently-viewed/recently-viewed.examples'
import type { BlockContext } from '@/lib/storefront/runtime/blocks/context'
import { RecentlyViewed as Recent } from '@/lib/storefront/screens/recently-viewed/recently-viewed.client'
import { recentlyViewedBlock } from '@/schemas/blocks/recently-viewed'
import { expectInert, hostileText } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

/** The island as the server meets it: what it is given is what can be seen. */
vi.mock('@/lib/storefront/screens/recently-viewed/islands', () => {
  const island = ({ headline, headlineId, ...props }: ComponentProps<typeof Recent>): ReactNode =>
    createElement('section', { 'aria-labelledby': headlineId, 'data-props': JSON.stringify(props) }, headline)
  return { RecentlyViewed: Object.assign(island, { $$typeof: Symbol.for('react.client.reference') }) }
})

const render = (blok: Record<string, unknown> = {}, context: Partial<BlockContext> = {}) =>
  renderBlock(recentlyViewedBlock, RecentlyViewed, blok, context)

describe('recently viewed', () => {
  it.each([
    ['de', 'Zuletzt angesehen'],
    ['ch-fr', 'Vus récemment'],
  ])('is called in %s: %s', async (code, words) => {
    expect((await render({}, { market: testMarket(code) })).html).toContain(`>${words}<`)
  })

  it('has the headline of the editor', async () => {
    expect((await render({ headline: 'Noch einmal' })).html).toContain('>Noch einmal<')
  })

  it('asks for its market, and remembers no product', async () => {
    const { html } = await render({}, { market: testMarket('ch-fr') })
    const props = JSON.parse(html.match(/data-props="([^"]*)"/)?.[1]?.replaceAll('&quot;', '"') ?? '')
    expect(props).toMatchObject({ locale: 'fr-ch', market: { currency: 'CHF' } })
    expect(props).not.toHaveProperty('number')
  })

  it('says what the prices include', async () => {
    expect((await render()).html).toContain('Preise inkl. MwSt., zzgl. Versandkosten')
  })

  it('says to an editor alone that others see other products', async () => {
    expect((await render()).html).not.toContain('data-preview-note')
    expect((await render({}, { preview: true })).html).toContain('data-preview-note')
  })

  it('has two headlines on a page under different ids', async () => {
    const ids = await Promise.all(['one', 'other'].map(async (_uid) => (await render({ _uid })).html))
    expect(ids[0]).toContain('aria-labelledby="headline-one"')
    expect(ids[1]).toContain('aria-labelledby="headline-other"')
  })

  it('stands with the words of the market where the headline cannot be read', async () => {
    const { html, left } = await render({ headline: { a: 1 } })
    expect(html).toContain('>Zuletzt angesehen<')
    expect(left).toHaveLength(1)
  })

  it('executes nothing of script in its headline', async () => {
    expectInert((await render({ headline: hostileText }, { preview: true })).html)
  })

  it('is nothing at all in the document that everybody gets', () => {
    const price = { now: '', before: '', lowest: '', recommended: '', from: '' }
    const words = { price, preorder: '', carousel: { previous: '', next: '' } }
    const market = { numberLocale: 'de-DE', currency: 'EUR' } as const
    const props = { headline: 'Zuletzt', headlineId: 'h', locale: 'de-de', market, words }
    expect(renderToStaticMarkup(createElement(Recent, props))).toBe('')
  })

  it.each(recentlyViewedExamples)('shows its example: $title', async ({ blok }) => {
    expect((await render(blok)).left).toEqual([])
  })
})
