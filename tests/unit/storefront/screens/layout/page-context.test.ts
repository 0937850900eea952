import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Faq } from '@/blocks/faq/faq'
import { TriggerContainer } from '@/blocks/trigger-container/trigger-container'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import type { BlockContext, ShopSettings } from '@/lib/storefront/runtime/blocks'
import { pageContext, screenContext } from '@/lib/storefront/screens/layout/page-context'
import { productContext } from '@/lib/storefront/screens/product/context'
import { faqBlock } from '@/schemas/blocks/faq'
import { triggerContainerBlock } from '@/schemas/blocks/trigger-container'
import { productView } from '@/tests/fixtures/product'
import { renderBlock, testMarket } from '@/tests/fixtures/render'

const composed = { now: Date.UTC(2026, 10, 21, 12), preview: false }
const usual = defaultConfiguration('baby', testMarket())
const body = [{ component: 'paragraph', _uid: 'p', text: 'Aktion' }]

beforeEach(() => {
  vi.stubEnv('BASE_URL', 'https://shop.example')
  vi.stubEnv('PAYMENTS', 'sandbox')
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
    const context = screenContext(testMarket(), place, composed, usual)
    const triggers = [{ component: 'trigger', _uid: 't', type, value }]
    const { html } = await renderBlock(triggerContainerBlock, TriggerContainer, { body, triggers }, context)
    expect(html !== '').toBe(expected)
  })
})

const page = { path: '/de/', trail: [], story: { content: {} } } as unknown as Parameters<
  typeof pageContext
>[1]

/** How the shop's pages make the context of their blocks. */
const contexts: [string, (settings: ShopSettings) => BlockContext][] = [
  ['a content page', (settings) => pageContext(testMarket(), page, composed, settings)],
  ['another screen', (settings) => screenContext(testMarket(), { path: '/de/suche/' }, composed, settings)],
  ['a product page', (settings) => productContext(productView(), testMarket(), composed, settings)],
]

describe.each(contexts)('on %s', (_, contextWith) => {
  it("times are in the shop's time zone", () => {
    const zoneOf = (settings: ShopSettings) => contextWith(settings).market.timezone
    expect([zoneOf(usual), zoneOf({ ...usual, timezone: 'Europe/Lisbon' })]).toEqual([
      'Europe/Berlin',
      'Europe/Lisbon',
    ])
  })

  it('questions are left out when the shop has none', async () => {
    const items = [{ component: 'faq_item', _uid: 'q', question: 'Wie?', answer: 'So.' }]
    const shown = async (faq: boolean) => {
      const context = contextWith({ ...usual, options: { ...usual.options, faq } })
      return (await renderBlock(faqBlock, Faq, { items }, context)).html.includes('Wie?')
    }
    expect([await shown(true), await shown(false)]).toEqual([true, false])
  })
})
