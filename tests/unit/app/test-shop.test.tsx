import { readdirSync, readFileSync } from 'node:fs'
import { prerender } from 'react-dom/static'
import { afterEach, describe, expect, it, vi } from 'vitest'
import MarketDocument from '@/app/[market]/layout'
import GlobalError from '@/app/global-error'
import PreviewDocument from '@/app/preview/layout'
import StudioDocument from '@/app/studio/layout'
import { findMarket, type Market } from '@/lib/platform/markets'
import { usualPayments } from '@/lib/platform/payment-methods'
import { plainErrorDocument } from '@/lib/server/edge/error-document'
import { offlineDocument } from '@/lib/storefront/runtime/navigation/offline/offline-document'
import { sandboxPage } from '@/lib/storefront/screens/sandbox-payment'
import { usualLook, usualShop } from '../../fixtures/shops'

const shop = vi.hoisted(() => ({ paymentMode: 'test', language: 'de' }))

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'bm', baseUrl: 'https://shop.example', paymentMode: shop.paymentMode }),
}))
vi.mock('@/lib/platform/shop-configuration', async (original) => ({
  ...(await original<object>()),
  loadShopConfiguration: async () => usualShop('bm'),
}))
vi.mock('@/app/fonts', () => ({ fontClasses: '' }))
vi.mock('@/lib/studio/people', async (original) => ({
  ...(await original<object>()),
  currentPerson: async () => ({ language: shop.language }),
}))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

afterEach(() => {
  shop.paymentMode = 'test'
  vi.unstubAllGlobals()
})

const render = async (element: React.ReactNode) => {
  const { prelude } = await prerender(element)
  return new Response(prelude as unknown as ReadableStream).text()
}

const marketOf = (code: string): Market => {
  const market = findMarket('bm', code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}

const payment: Parameters<typeof sandboxPage>[0] = {
  ...{ description: 'Bestellung', amount: 1000, currency: 'EUR', method: 'KK', status: 'open' },
  ...{ confirmsAt: null, returnUrl: 'https://shop.example/', cancelUrl: 'https://shop.example/' },
}

const content = <p>Content</p>

/** What the document around a failed page had said, in the browser. */
const inBrowser = (market: Market) =>
  vi.stubGlobal('document', {
    documentElement: {
      lang: market.iso,
      dataset: shop.paymentMode === 'test' ? { testShop: barOf[market.iso.slice(0, 2)] } : {},
    },
  })

const barOf: Record<string, string> = {
  de: 'Testshop: Bestellungen sind nur ein Test.',
  fr: 'Boutique de test',
  nl: 'Testwinkel: bestellingen zijn alleen een test.',
}

/** Every document of the product, by the file that writes it. */
const documents: Record<string, (market: Market) => Promise<string> | string> = {
  'app/[market]/layout.tsx': async ({ code }) =>
    render(await MarketDocument({ params: Promise.resolve({ market: code }), children: content })),
  'app/global-error.tsx': (market) => {
    inBrowser(market)
    vi.stubGlobal('window', { location: { pathname: `/${market.code}/` } })
    return render(<GlobalError error={new Error('broken')} reset={() => undefined} />)
  },
  // The language of a draft is known to its page alone.
  'app/preview/layout.tsx': () => render(PreviewDocument({ children: content })),
  'app/studio/layout.tsx': async ({ iso }) => {
    // The Studio speaks English instead of Dutch.
    shop.language = iso.slice(0, 2).replace('nl', 'en')
    return render(await StudioDocument({ children: content }))
  },
  'lib/server/edge/plain-document.ts': (market) => plainErrorDocument(market, 503).body.toString(),
  'lib/storefront/runtime/navigation/offline/offline-document.ts': (market) =>
    offlineDocument({ look: usualLook('bm'), market }),
  'lib/storefront/screens/sandbox-payment/page.ts': (market) =>
    sandboxPage(payment, usualLook('bm'), market, { payments: usualPayments(market) }),
}

/** Words of the bar, which stand in the document's own language where it has one. */
const wordsIn: Record<string, RegExp> = {
  'app/preview/layout.tsx': /Testshop: Bestellungen sind nur ein Test/,
  'app/studio/layout.tsx': /Dieser Shop ist ein Test|Cette boutique est un test|This shop is a test/,
}

const filesWithDocuments = ['app', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => /<html\b/.test(readFileSync(file, 'utf8'))),
)

describe('A shop that is a test at a public address', () => {
  it('knows every document that the product writes', () =>
    expect(Object.keys(documents).sort()).toEqual(filesWithDocuments.sort()))

  describe.each(Object.entries(documents))('in the document of %s', (file, documentOf) => {
    it.each(['de', 'ch-fr', 'nl'])(
      'says without a script that it is one, in the language of /%s/',
      async (code) => {
        const market = marketOf(code)
        const html = (await documentOf(market)).replaceAll('\u00a0', ' ')
        const visible = html.replace(/<script.*?<\/script>|<head>.*?<\/head>|<html[^>]*>/gs, '')
        expect(visible).toMatch(wordsIn[file] ?? new RegExp(barOf[market.iso.slice(0, 2)] ?? '?'))
      },
    )

    it.each(['live', 'demo'])('says nothing of the kind where it is none: %s', async (mode) => {
      shop.paymentMode = mode
      expect(await documentOf(marketOf('de'))).not.toMatch(/Testshop|ist ein Test/)
    })
  })
})
