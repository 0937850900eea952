import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TriggerContainer } from '@/blocks/trigger-container/trigger-container'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { pageContext, screenContext } from '@/lib/storefront/layout/page-context'
import { triggerContainerBlock } from '@/schemas/blocks/trigger-container'
import { renderBlock, testMarket } from '../../../fixtures/render'

const composed = { now: Date.UTC(2026, 10, 21, 12), preview: false }
const body = [{ component: 'paragraph', _uid: 'p', text: 'Aktion' }]

beforeEach(() => {
  vi.stubEnv('BASE_URL', 'https://shop.example')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the context of a screen', () => {
  it.each([
    ['the basket, by its path', 'url', '/warenkorb/', { path: '/de/warenkorb/' }, true],
    ['the basket, which is no checkout', 'scayleCheckout', 'payment', { path: '/de/warenkorb/' }, false],
    [
      'a step of the checkout',
      'scayleCheckout',
      'payment',
      { path: '/de/kasse/', checkout: 'payment' },
      true,
    ],
    ['another step', 'scayleCheckout', 'payment', { path: '/de/kasse/', checkout: 'address' }, false],
    ['the search, by its path', 'url', '/de/suche/', { path: '/de/suche/' }, true],
    ['a screen that is not the home page', 'url', '/', { path: '/de/suche/' }, false],
  ])('tells campaigns of %s', async (_, type, value, place, expected) => {
    const context = screenContext(testMarket(), composed, place)
    const triggers = [{ component: 'trigger', _uid: 't', type, value }]
    const { html } = await renderBlock(triggerContainerBlock, TriggerContainer, { body, triggers }, context)
    expect(html !== '').toBe(expected)
  })
})

describe('the context of a content page', () => {
  const page = { path: '/de/', trail: [] } as unknown as Parameters<typeof pageContext>[1]
  const usual = defaultConfiguration('baby', testMarket())

  it('has the time zone of the shop, and its questions unless the shop has none', () => {
    const moved = { ...usual, timezone: 'Europe/Lisbon' }
    expect(pageContext(testMarket(), page, composed, moved).market.timezone).toBe('Europe/Lisbon')
    expect(pageContext(testMarket(), page, composed, usual)).not.toHaveProperty('hidesFaq')
    const without = { ...usual, options: { ...usual.options, faq: false } }
    expect(pageContext(testMarket(), page, composed, without).hidesFaq).toBe(true)
  })
})
