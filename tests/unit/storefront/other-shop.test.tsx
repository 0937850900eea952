import { globSync } from 'node:fs'
import PdfDocument from 'pdfkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import MarketDocument from '@/app/[market]/layout'
import GlobalError from '@/app/global-error'
import { lookOf } from '@/lib/platform/look'
import { type MailBody, writeMail } from '@/lib/platform/mail-body'
import { allMarkets, findMarket, type Market } from '@/lib/platform/markets'
import { plainErrorDocument } from '@/lib/server/edge/error-document'
import {
  deliveryOf,
  keptWithdrawal,
  letterheadOf,
  writeCreditNote,
  writeDeliveryNote,
  writeGiftCards,
  writeInvoice,
  writeSlipPaper,
  writeTerms,
} from '@/lib/shop/order-papers'
import { writePaper } from '@/lib/shop/product-documents'
import { paperKinds } from '@/lib/shop/product-documents/address'
import { writeReturnLabel } from '@/lib/shop/returns'
import { cardLook, iconSizes } from '@/lib/storefront/design/brand'
import { iconSvg } from '@/lib/storefront/design/brand/icons'
import { mailLookOf } from '@/lib/storefront/design/mail-look'
import { sharedPicture } from '@/lib/storefront/design/picture-service/share/draw-share-picture'
import { articleData, organisationData, webManifest, webSiteData } from '@/lib/storefront/runtime/head'
import { offlineDocument } from '@/lib/storefront/runtime/navigation/offline/offline-document'
import { CheckoutHeader } from '@/lib/storefront/screens/checkout'
import { contactMetadata } from '@/lib/storefront/screens/contact'
import { MissingScreen, SiteFooter, SiteHeader } from '@/lib/storefront/screens/layout'
import { pageMetadata } from '@/lib/storefront/screens/layout/document'
import { ErrorScreen } from '@/lib/storefront/screens/layout/error-screen'
import { sandboxPage } from '@/lib/storefront/screens/sandbox-payment'
import { layoutDefinition } from '@/schemas/layout'
import { contrast, returnReasons } from '@/schemas/shop'
import { demoMarks, demoSellers, firstMarks } from '../../fixtures/demo-marks'
import { everyMail } from '../../fixtures/every-mail'
import { readAttachments, readPdf } from '../../fixtures/read-pdf'
import { renderElement } from '../../fixtures/render'
import { isInShare } from '../../fixtures/runs'
import { shopBodies } from '../../fixtures/shop-bodies'
import { shopScreens } from '../../fixtures/shop-screens'
import { keptFile, otherShop, shopOfFiles, usualShop } from '../../fixtures/shops'
import { shownStories } from '../../fixtures/shown-stories'
import { testOrder, testPayment } from '../../fixtures/test-order'
import { usualCosts } from '../../fixtures/usual-costs'

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'bm', baseUrl: 'https://shop.example', paymentMode: 'live' }),
}))
vi.mock('@/app/fonts', () => ({ fontClasses: '' }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  usePathname: () => '/de/',
}))
vi.mock('@/lib/platform/shop-configuration', async (original) => ({
  ...(await original<object>()),
  loadShopConfiguration: async (code: string) => shown.shop(findMarket('bm', code)),
}))
vi.mock('@/lib/storefront/screens/layout/header/phone-menu', () => ({ PhoneMenu: () => null }))

const shown = vi.hoisted(() => ({ shop: (_: Market | undefined): never => ({}) as never }))
type ShopOf = (market?: Market) => ReturnType<typeof usualShop>
const show = (shop: ShopOf) => {
  shown.shop = shop as typeof shown.shop
}

afterEach(() => vi.restoreAllMocks())

const baseUrl = 'https://shop.example'
const layout = layoutDefinition.schema.parse({})
const at = new Date('2026-11-24T09:00:00Z')

type Output = (market: Market, shop: ReturnType<typeof usualShop>) => Promise<string> | string

const pages: Record<string, Output> = {
  'the document around a page': async (market, shop) => {
    show(() => shop)
    return renderElement(
      await MarketDocument({ params: Promise.resolve({ market: market.code }), children: null }),
    )
  },
  'the header': (market, shop) =>
    renderElement(
      <SiteHeader layout={layout} market={market} shop={shop} built={(screen) => screen !== 'search'} />,
    ),
  'the footer': (market, shop) => renderElement(<SiteFooter layout={layout} market={market} shop={shop} />),
  'the header of the checkout': (market, shop) =>
    renderElement(<CheckoutHeader layout={layout} market={market} shop={shop} />),
  'the page for a missing address': (market, shop) =>
    renderElement(<ErrorScreen kind="notFound" market={market} layout={layout} shop={shop} />),
  'the page for a missing page': (market) => renderElement(<MissingScreen market={market} />),
  'the page for a failed page': (market) => plainErrorDocument(market, 503).body.toString(),
  'the last page in a browser': () =>
    renderToStaticMarkup(<GlobalError error={new Error('broken')} reset={() => undefined} />),
  'the page without a network': (market, shop) => offlineDocument({ look: lookOf(shop), market }),
  'the page of a sandbox payment': (market, shop) =>
    sandboxPage(
      {
        ...{ description: 'x', amount: 1, currency: 'EUR', method: 'KK', status: 'open' },
        ...{ confirmsAt: null, returnUrl: '/', cancelUrl: '/' },
      },
      lookOf(shop),
      market,
      shop,
    ),
}

const article = {
  ...{ path: '/de/x/', title: 'x', description: undefined, image: '/x.png' },
  ...{ published: at.toISOString(), modified: undefined },
}

const files: Record<string, Output> = {
  'the data of the organisation': (market, shop) =>
    JSON.stringify(organisationData(baseUrl, market, { layout, configured: shop })),
  'the data of the site': (market, shop) => JSON.stringify(webSiteData(baseUrl, market, shop)),
  'the data of a guide': (market, shop) =>
    JSON.stringify(articleData(baseUrl, market, { layout, configured: shop }, article)),
  'the head of the contact page': (market, shop) =>
    JSON.stringify(contactMetadata(market, [market], { layout, shop })),
  'the head of a page': (market, shop) =>
    JSON.stringify(
      pageMetadata(
        {
          ...{ kind: 'page', path: `/${market.code}/x/`, alternates: [] },
          story: { name: 'x', content: { component: 'page', _uid: 'x' } },
        } as never,
        market,
        layout,
        shop,
      ),
    ),
  'the manifest': (market, shop) => JSON.stringify(webManifest(lookOf(shop), market)),
  'the icons': (_, shop) =>
    Object.values(iconSizes)
      .map(({ size, padding }) => iconSvg(lookOf(shop), size, padding))
      .join(),
  'the sharing picture': async (_, shop) =>
    renderElement(await sharedPicture({ look: lookOf(shop), title: 'Titel', kicker: 'Land' })),
}

const mails: Record<string, Output> = Object.fromEntries(
  Object.entries(everyMail).map(([name, { write }]): [string, Output] => [
    name,
    async (market, shop) => {
      const mail = write(market, 'Text', shop)
      if (!('parts' in mail)) return `${mail.subject} ${mail.text}`
      const { subject, html, text } = await writeMail(mail as MailBody, mailLookOf({ baseUrl })(market, shop))
      return `${subject} ${html} ${text}`
    },
  ]),
)

/** The words of a paper, what its metadata and the files within say, and the colours that it is drawn in. */
async function paper(write: () => Promise<Uint8Array | undefined>): Promise<string> {
  const colours = new Set<unknown>()
  for (const method of ['fillColor', 'strokeColor', 'fill', 'stroke'] as const) {
    const draw = PdfDocument.prototype[method] as (...given: unknown[]) => PDFKit.PDFDocument
    vi.spyOn(PdfDocument.prototype, method).mockImplementation(function (
      this: PDFKit.PDFDocument,
      ...given: unknown[]
    ) {
      colours.add(given[0])
      return draw.apply(this, given)
    } as never)
  }
  const bytes = await write()
  // Banks have slips in some markets alone.
  if (!bytes) return ''
  const { text, facts } = await readPdf(bytes)
  const { files, metadata } = readAttachments(bytes)
  vi.restoreAllMocks()
  return `${[...facts, text, metadata, ...files].join(' ')} ${[...colours].filter((colour) => typeof colour === 'string').join(' ')}`
}

const number = 'B-1'
const order = testOrder({ lines: [{ product: { number: '1', name: 'Body', brand: 'Marke' } }] })
const papers: Record<string, Output> = {
  'the invoice': (market, { seller, ...shop }) =>
    paper(async () =>
      writeInvoice(
        order,
        { id: 1, orderId: 1, number, issuedAt: at, seller, payments: [] } as never,
        market,
        await letterheadOf(shop),
      ),
    ),
  'the delivery note': (market, { seller, ...shop }) =>
    paper(async () => {
      // Nothing of a prepayment is sent before it has come.
      const found = deliveryOf({ ...order, payments: [] })
      if (!found.ok) throw new Error(found.problem)
      const letterhead = await letterheadOf(shop)
      return writeDeliveryNote(order, { delivery: found.delivery, seller, letterhead, at }, market)
    }),
  'the credit note': (market, { seller, ...shop }) =>
    paper(async () =>
      writeCreditNote(
        order,
        {
          note: {
            ...{ orderId: 1, eventId: 5, brand: 'baby', year: 2026, sequence: 3, number: 'C-1', amount: 100 },
            ...{ invoice: number, issuedAt: at, reason: 'returned', seller, taxes: [] },
          },
          invoice: { number, issuedAt: at },
        } as never,
        market,
        await letterheadOf(shop),
      ),
    ),
  'the return label': (market, { seller, ...shop }) =>
    paper(() =>
      writeReturnLabel({
        order: order,
        announced: {
          id: 1,
          orderId: 1,
          number: 'R1',
          reason: returnReasons[0],
          requestedAt: at,
          lines: [],
        } as never,
        ...{ seller, market, costs: usualCosts(market), colours: lookOf(shop).paper },
      }),
    ),
  'the terms': (market, shop) =>
    paper(async () =>
      writeTerms({
        ...{ title: 'x', parts: [{ kind: 'title', text: 'x' }], footer: 'x', market, at },
        ...{ author: shop.seller.name, letterhead: await letterheadOf(shop) },
      }),
    ),
  'the slip of a prepayment': (market, { seller, ...shop }) =>
    paper(async () => {
      const payments = [testPayment('V', { amount: 100 })]
      const awaited = testOrder({ currency: market.currency, payments })
      const bankAccount = { ...seller.bankAccount, iban: 'CH93 0076 2011 6238 5295 7' }
      return writeSlipPaper(awaited, { ...seller, bankAccount }, market, await letterheadOf(shop))
    }),
  'the instructions on withdrawal': (market, shop) =>
    paper(() =>
      keptWithdrawal({
        ...{ market, shop, seller: shop.seller, terms: shop.returns, address: baseUrl },
        costs: usualCosts(market),
      }),
    ),
  'the sheets of a product': async (market) => {
    const facts = {
      ...{ title: 'Marke Schlafsack', number: '1', attributes: [{ label: 'Stoff', value: 'Baumwolle' }] },
      ...{ warnings: ['x'], manufacturer: { name: 'Maker', address: 'Weg 1', contact: 'x@maker.example' } },
      ...{ responsible: undefined, electronics: undefined, since: at },
    }
    const { language } = market
    const written = await Promise.all(
      paperKinds.map((kind) => paper(async () => writePaper({ number: '1', kind, language }, facts))),
    )
    return written.join(' ')
  },
  'the gift card': (market, shop) =>
    paper(() =>
      writeGiftCards({
        order: { placedAt: at },
        cards: [{ code: 'ABCDEFGHIJKLMNOP', issued: 5_000 }] as never,
        ...{ market, seller: shop.seller, look: cardLook(lookOf(shop)) },
        ...{ format: 'folded' as const, message: '', baseUrl },
      }),
    ),
}

const outputs = Object.entries({ ...pages, ...shopScreens, ...shopBodies, ...files, ...mails, ...papers })
/** A paper or a mail is looked at in a share of the markets, each in another one: its name and colours are the shop's. */
const rows = outputs.map(([name, output], row) => {
  const isShared = name in papers || name in mails
  const marketsOfRow = (markets: readonly Market[]) =>
    markets.filter((_, place) => !isShared || isInShare(row + place))
  return [name, output, marketsOfRow] as const
})

const frame = ['the document around a page', 'the header', 'the footer']

/**
 * What the routes of the build show of a shop, by the outputs above; the first that fits counts. Words of screens stand in
 * the files of messages, which are read as text in another test, and those of pages in the content.
 */
const routes: [file: RegExp, shown: readonly string[]][] = [
  [
    /^\[market\]\/\(checkout\)\//,
    [
      ...['the document around a page', 'the header of the checkout', 'the first step of the checkout'],
      ...['the addresses of the checkout', 'the payment of the checkout', 'the review of the checkout'],
      'the thanks after an order',
    ],
  ],
  [
    /^\[market\]\/\(shop\)\/p\//,
    [...frame, 'a product', 'the data of a product', 'the data of the organisation'],
  ],
  [
    /^\[market\]\/\(shop\)\/~internal\/contact\//,
    [...frame, 'the contact page', 'the head of the contact page'],
  ],
  [/^\[market\]\/\(shop\)\/~internal\/basket\//, [...frame, 'the basket']],
  [/^\[market\]\/\(shop\)\/~internal\/error\//, [...frame, 'the page for a missing page']],
  [/^\[market\]\/\(shop\)\/~internal\/listing\//, [...frame, 'a listing', 'the head of a page']],
  [/^\[market\]\/\(shop\)\/~internal\/search\//, [...frame, 'the search', 'a listing']],
  [/^\[market\]\/\(shop\)\/~internal\/account\//, [...frame, 'the account']],
  [/^\[market\]\/\(shop\)\/~internal\/login\//, [...frame, 'the login']],
  [
    /^\[market\]\/\(shop\)\/~internal\/(?:order-status|withdrawal)\//,
    [...frame, 'the status of an order', 'the instructions on withdrawal'],
  ],
  [/^\[market\]\/\(shop\)\/~internal\/wishlist\//, [...frame, 'the wishlist']],
  [
    /^\[market\]\/(?:\(shop\)|documentation)\//,
    [...frame, 'a store', 'a listing', 'the head of a page', 'the data of the site'],
  ],
  [/^\[market\]\/not-found/, ['the page for a missing page']],
  [/^\[market\]\/(?:error|layout)/, ['the document around a page']],
  [/^global-error/, ['the last page in a browser']],
  [/^\[market\]\/icons\/|^favicon/, ['the icons']],
  [/^\[market\]\/manifest/, ['the manifest']],
  [/^\[market\]\/service-worker/, ['the page without a network']],
  [/^\[market\]\/share\//, ['the sharing picture']],
  [/^sandbox-payments\//, ['the page of a sandbox payment']],
  [/^documents\/pages\//, ['the terms', 'the instructions on withdrawal']],
  [/^documents\/\[number\]\//, ['the sheets of a product']],
  // Calls, whose words are messages or the merchant's data; their papers are those above.
  [/^api\//, ['the invoice', 'the credit note', 'the delivery note', 'the return label', 'the gift card']],
  [/^(?:\[market\]\/sitemap|sitemap)/, ['the sitemaps']],
  // Files as they were uploaded, and an address that leads on.
  [/^(?:builds\/|pictures\/|documents\/|route)/, []],
  // The shop's own people see it with the name of the Studio.
  [/^(?:studio|cdn-api|preview)\//, []],
]

const routeFiles = globSync('**/{page,route,layout,error,not-found,global-error}.{ts,tsx}', { cwd: 'app' })

it('each route of the build is known by what it shows', () => {
  expect(routeFiles.length).toBeGreaterThan(150)
  const rowOf = (file: string) => routes.findIndex(([each]) => each.test(file))
  expect(routeFiles.filter((file) => rowOf(file) < 0)).toEqual([])
  expect(routes.filter((_, row) => !routeFiles.some((file) => rowOf(file) === row))).toEqual([])
  const names = new Set(outputs.map(([name]) => name))
  expect(routes.flatMap(([, shown]) => shown).filter((name) => !names.has(name))).toEqual([])
})

describe('In a shop with another name and other colours', () => {
  it.each(rows)(
    '%s shows neither the name nor a colour nor the company of the demo',
    async (_, output, marketsOfRow) => {
      for (const market of marketsOfRow(allMarkets)) {
        const shown = await output(market, otherShop(market))
        expect([market.code, ...demoMarks(shown), ...demoSellers(shown)]).toEqual([market.code])
      }
    },
  )
})

/** Codes, forms of banks and the paper itself have these, whatever a shop looks like. */
const ofNoShop = ['#000000', '#ffffff']

describe('The colours of a paper', () => {
  it.each(Object.entries(papers))('are those of its shop: %s', async (_, write) => {
    for (const [place, market] of allMarkets.entries()) {
      if (!isInShare(place)) continue
      const shop = otherShop(market)
      const { palette, paper: ofPaper } = lookOf(shop)
      const drawn = new Set((await write(market, shop)).match(/#[0-9a-f]{6}\b/g))
      const own: string[] = [...Object.values(ofPaper), palette.accent, palette.soft, ...ofNoShop]
      expect([market.code, ...[...drawn].filter((colour) => !own.includes(colour))]).toEqual([market.code])
    }
  })

  it('can be read on white, also of a shop with light letters on dark ground', () => {
    const shop = { ...otherShop(), colours: { ground: '#14101c', ink: '#f3eefb', accent: '#c9a7ff' } }
    const { ink, quiet } = lookOf(shop).paper
    expect(contrast(ink, '#ffffff')).toBeGreaterThanOrEqual(7)
    expect(contrast(quiet, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
})

describe('In the second shop of the demo', () => {
  const markets = allMarkets.filter(({ brands }) => brands.includes('bm'))

  it.each(rows)('%s shows neither the name nor a colour of the first', async (_, output, marketsOfRow) => {
    expect(markets).toHaveLength(8)
    for (const market of marketsOfRow(markets)) {
      const shown = await output(market, usualShop('bm', market))
      expect([market.code, ...firstMarks(shown)]).toEqual([market.code])
    }
  })

  it('no page has its name, in a text or for a picture', () => {
    const stories = shownStories('bm')
    expect(stories.length).toBeGreaterThan(100)
    const found = stories.filter(({ content }) => firstMarks(JSON.stringify(content)).length > 0)
    expect(found.map(({ fullSlug }) => fullSlug)).toEqual([])
  })
})

const ofFiles: [name: string, shown: readonly string[]][] = [
  ['the document around a page', [keptFile('a', 'woff2'), keptFile('b', 'woff2'), 'data-display="own"']],
  ...['the header', 'the footer', 'the header of the checkout'].map((name): [string, string[]] => [
    name,
    [
      `<img src="${keptFile('c', 'svg')}" alt="Wolke und Sieben" width="300" height="100"`,
      `(forced-colors: active) and (prefers-color-scheme: dark)" srcSet="${keptFile('d', 'svg')}"`,
    ],
  ]),
  ['the data of the organisation', [keptFile('c', 'svg')]],
  ['the data of a guide', [keptFile('c', 'svg')]],
  ['the head of the contact page', [keptFile('1', 'jpg'), 'Eine Wolke']],
  ['the head of a page', [keptFile('1', 'jpg'), 'Eine Wolke']],
  ...Object.keys(mails)
    .filter((name) => name.startsWith('order: '))
    .map((name): [string, string[]] => [
      name,
      [
        ...[keptFile('e', 'png'), keptFile('f', 'png')].map((src) => `src="${baseUrl}${src}"`),
        `src:url("${baseUrl}${keptFile('a', 'woff2')}")`,
      ],
    ]),
]

describe('In a shop whose look comes from files', () => {
  it.each(ofFiles)('%s shows them', async (name, shown) => {
    for (const market of allMarkets) {
      const output = await Object.fromEntries(outputs)[name]?.(market, shopOfFiles(market))
      for (const part of shown)
        expect([market.code, output]).toEqual([market.code, expect.stringContaining(part)])
    }
  })
})

it('the marks of the demo are found where the demo is shown', async () => {
  const [market] = allMarkets
  if (!market) throw new Error('There is no market')
  for (const name of [
    'the header',
    'the manifest',
    'the icons',
    'the sharing picture',
    'order: confirmation',
    'the invoice',
    'the credit note',
    'the terms',
    'the delivery note',
    'the instructions on withdrawal',
    'the gift card',
  ])
    expect([
      name,
      demoMarks((await Object.fromEntries(outputs)[name]?.(market, usualShop())) ?? '').length > 0,
    ]).toEqual([name, true])
})
