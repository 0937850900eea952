import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import PdfDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import {
  deliveryOf,
  letterheadOf,
  readPaperFilesBy,
  writeCreditNote,
  writeDeliveryNote,
  writeGiftCards,
  writeInvoice,
  writeSlipPaper,
  writeTerms,
} from '@/lib/shop/order-papers'
import { keptWithdrawal } from '@/lib/shop/order-papers/kept-withdrawal'
import type { Letterhead } from '@/lib/shop/order-papers/letterhead/letterhead'
import { writeWithdrawal } from '@/lib/shop/order-papers/write-withdrawal'
import { writeReturnLabel } from '@/lib/shop/returns'
import { cardLook } from '@/lib/storefront/design/brand'
import { givenConfig } from '../../../fixtures/config'
import { readPdf } from '../../../fixtures/read-pdf'
import { otherShop, usualLook } from '../../../fixtures/shops'
import { testOrder, testPayment } from '../../../fixtures/test-order'
import { usualCosts } from '../../../fixtures/usual-costs'

const shop = { baseUrl: '' }
givenConfig(() => ({ brand: 'baby', baseUrl: shop.baseUrl, isProduction: false }))

const market = findMarket('baby', 'de') as Market
const at = new Date('2026-11-24T09:00:00Z')
const seller = usualSeller('de-de')
const order = testOrder()
const number = 'B-1'
/** For which banks have slips. */
const iban = 'CH93 0076 2011 6238 5295 7'

/** Half transparent letters, as a logo for coloured grounds has them. */
const seen = { r: 200, g: 20, b: 90, alpha: 0.5 }
const pictures: Record<string, () => Promise<{ type: string; body: Buffer }>> = {
  '/logo.png': async () => ({
    type: 'image/png',
    body: await sharp({ create: { width: 300, height: 100, channels: 4, background: seen } })
      .png()
      .toBuffer(),
  }),
  '/logo.webp': async () => ({
    type: 'image/webp',
    body: await sharp({ create: { width: 900, height: 900, channels: 4, background: seen } })
      .webp()
      .toBuffer(),
  }),
  '/grey.png': async () => ({
    type: 'image/png',
    body: await sharp({ create: { width: 60, height: 20, channels: 3, background: seen } })
      .greyscale()
      .png({ palette: true })
      .toBuffer(),
  }),
  '/logo.svg': async () => ({
    type: 'image/svg+xml',
    body: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><circle cx="15" cy="15" r="14" fill="#c8145a" opacity=".5"/></svg>',
    ),
  }),
  '/text.woff2': async () => ({
    type: 'font/woff2',
    body: readFileSync('node_modules/@fontsource/fraunces/files/fraunces-latin-400-normal.woff2'),
  }),
  '/every-weight.woff2': async () => ({
    type: 'font/woff2',
    body: readFileSync('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  }),
  '/text.html': async () => ({ type: 'text/html', body: Buffer.from('<p>no picture</p>') }),
  '/huge.png': async () => ({ type: 'image/png', body: Buffer.alloc(2_000_001) }),
}

let server: Server
beforeAll(async () => {
  server = createServer(async ({ url = '' }, answer) => {
    const picture = await pictures[url]?.()
    if (!picture) return void answer.writeHead(404).end()
    answer.writeHead(200, { 'content-type': picture.type }).end(picture.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  shop.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

const withLogo = (src: string, mail?: string) =>
  letterheadOf({ ...otherShop(market), logo: { src, alt: 'Wolke', ...(mail !== undefined && { mail }) } })

const invoice = { id: 1, orderId: 1, number, issuedAt: at, seller } as never
const note = {
  ...{ orderId: 1, eventId: 5, number: 'C-1', amount: 100, invoice: number, issuedAt: at },
  ...{ reason: 'returned', seller, taxes: [{ rate: 0.19, gross: 100, tax: 16, net: 84 }] },
}
const terms = usualReturnTerms

const withTypeface = (...faces: [src: string, from: number, to: number][]) =>
  letterheadOf({
    ...otherShop(market),
    fonts: {
      ...otherShop(market).fonts,
      text: {
        files: faces.map(([src]) => src),
        like: 'sans',
        faces: faces.map(([src, from, to]) => ({ src, weights: [from, to], isItalic: false })),
      },
    },
  })

/** The typefaces within a PDF, by the names that their files have. */
const embedded = (file: Uint8Array) => [
  ...new Set([...raw(file).matchAll(/\/BaseFont \/[A-Z]{6}\+([A-Za-z]+)/g)].map(([, name]) => name)),
]

/** The papers that show it. */
const papers: Record<string, (letterhead: Letterhead) => Promise<Uint8Array>> = {
  'an invoice': (letterhead) => writeInvoice(order, invoice, market, letterhead),
  'a credit note': (letterhead) =>
    writeCreditNote(order, { note, invoice: { number, issuedAt: at } } as never, market, letterhead),
  'a delivery note': (letterhead) => {
    // Nothing of a prepayment is sent before it has come.
    const found = deliveryOf({ ...order, payments: [] })
    if (!found.ok) throw new Error(found.problem)
    return writeDeliveryNote(order, { delivery: found.delivery, seller, letterhead, at }, market)
  },
  'the instructions on withdrawal': (letterhead) =>
    writeWithdrawal({
      ...{ market, seller, terms, address: 'https://shop.example', at, letterhead },
      costs: usualCosts(market),
    }),
  'the terms': (letterhead) =>
    writeTerms({
      ...{ title: 'AGB', footer: 'shop.example/agb', author: seller.name, market, at, letterhead },
      parts: [
        { kind: 'title', text: 'Allgemeine Geschäftsbedingungen der Nestling Handels GmbH' },
        { kind: 'heading', text: 'Widerruf' },
        ...Array.from({ length: 40 }, () => ({
          kind: 'text' as const,
          text: 'Wer kauft, kauft. '.repeat(9),
        })),
        { kind: 'item', text: 'Ein Punkt' },
        { kind: 'fact', label: 'Preis', text: 'mit Steuer' },
      ],
    }),
  'the slip of a prepayment': async (letterhead) => {
    const swiss = findMarket('baby', 'ch') as Market
    const paid = testOrder({ currency: 'CHF', payments: [testPayment('V', { amount: 4_711 })] })
    const account = { ...usualSeller('de-ch'), bankAccount: { ...usualSeller('de-ch').bankAccount, iban } }
    return (await writeSlipPaper(paid, account, swiss, letterhead)) ?? new Uint8Array()
  },
}

/** Those that have the typeface alone: a label for a parcel, and cards with the mark on them. */
const plainPapers: typeof papers = {
  'the sheet of a return': (letterhead) => {
    const announced = {
      ...{ id: 1, key: 'k', number: 'R1', requestedAt: at, cancelledAt: null },
      lines: [{ lineId: 1, quantity: 1, reason: 'fit' as const }],
    }
    return writeReturnLabel({
      order,
      announced,
      seller,
      market,
      costs: usualCosts(market),
      own: letterhead.own,
    })
  },
  'gift cards': (letterhead) =>
    writeGiftCards({
      ...{ order, market, seller, own: letterhead.own, look: cardLook(usualLook()) },
      ...{ format: 'sheet', message: 'Alles Gute', baseUrl: 'https://shop.example' },
      cards: [{ code: 'GBCDFGHJKLMN', issued: 2_500, balance: 2_500 }],
    }),
}
const raw = (file: Uint8Array) => Buffer.from(file).toString('latin1')

describe('The letterhead', () => {
  it.each(['/logo.png', '/logo.webp', '/grey.png', '/logo.svg'])(
    'is the logo %s without transparency, in red, green and blue',
    async (src) => {
      const letterhead = await withLogo(src)
      expect(letterhead.kind).toBe('logo')
      if (letterhead.kind !== 'logo') return
      const { png, width, height } = letterhead.picture
      expect(await sharp(png).metadata()).toMatchObject({
        ...{ format: 'png', channels: 3, hasAlpha: false, depth: 'uchar', width, height },
      })
      expect(width <= 640 && height <= 160).toBe(true)
    },
  )

  it.each(Object.entries(papers))('stands on %s, which stays valid', async (_, write) => {
    const withPicture = await write(await withLogo('/logo.png'))
    expect(raw(withPicture)).toMatch(/\/Subtype \/Image[\s\S]*?\/ColorSpace \/DeviceRGB/)
    expect(raw(withPicture)).not.toMatch(/\/SMask|\/Interpolate|\/Mask /)
    const { text } = await readPdf(withPicture)
    expect(text).toMatch(/Nestling Handels|Widerruf/)
  })

  it.each(Object.entries({ ...papers, ...plainPapers }))(
    'has the typeface of the shop’s own files on %s, and the project’s where there is none',
    async (_, write) => {
      const own = await write(await withTypeface(['/text.woff2', 400, 400]))
      expect(embedded(own)).toContainEqual(expect.stringMatching(/^Fraunces/))
      expect(embedded(own)).not.toContainEqual(expect.stringMatching(/^Figtree/))
      const usual = await write(await letterheadOf(otherShop(market)))
      expect(embedded(usual)).toContainEqual(expect.stringMatching(/^Figtree/))
      // Lines and pages may break elsewhere.
      const words = async (file: Uint8Array) => (await readPdf(file)).text.split(/\s+/).toSorted()
      expect(await words(own)).toEqual(await words(usual))
    },
  )

  it('stands on terms that say of which day they are, on each page', async () => {
    const { text } = await readPdf(
      (await papers['the terms']?.({ kind: 'mark', shapes: [] })) ?? new Uint8Array(),
    )
    expect(text.match(/Stand: 24\. November 2026 · Seite \d von 2/g)).toHaveLength(2)
  })

  it('takes the weights of a typeface from its files, each from the nearest', async () => {
    const one = await withTypeface(['/text.woff2', 400, 400])
    const two = await withTypeface(['/text.woff2', 400, 400], ['/every-weight.woff2', 500, 900])
    expect(one.own?.bold.equals(one.own.regular)).toBe(true)
    expect(two.own?.regular.equals(one.own?.regular ?? Buffer.alloc(0))).toBe(true)
    expect(two.own?.bold.equals(two.own.regular)).toBe(false)
  })

  it.each(['/text.html', '/missing.woff2', '/logo.png'])(
    'has the project’s typeface where the file is %s, and the log says so',
    async (src) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      expect(await withTypeface([src, 400, 400])).not.toHaveProperty('own')
      expect(logged).toHaveBeenCalled()
    },
  )

  it('is read from where the files are kept, though no shop answers', async () => {
    const kept: Record<string, string> = { '/kept.png': '/logo.png', '/kept.woff2': '/text.woff2' }
    readPaperFilesBy(async (src) => (await pictures[kept[src] ?? '']?.())?.body)
    try {
      expect((await withLogo('/kept.png')).kind).toBe('logo')
      expect(await withTypeface(['/kept.woff2', 400, 400])).toHaveProperty('own')
    } finally {
      readPaperFilesBy(async () => undefined)
    }
  })

  it('leaves an invoice PDF/A-3 with the colours of sRGB', async () => {
    const { 'an invoice': write } = papers
    for (const letterhead of [await withLogo('/logo.png'), await letterheadOf(otherShop(market))]) {
      const written = raw((await write?.(letterhead)) ?? new Uint8Array())
      expect(written).toContain('pdfaid:part>3<')
      expect(written).toMatch(/\/OutputIntents/)
      // Neither a picture nor a mark that is seen through.
      expect(written).not.toMatch(/\/SMask|\/ca 0|\/CA 0/)
    }
  })

  it.each([
    ['a page', '/text.html'],
    ['nothing', '/missing.png'],
    ['a file of any size', '/huge.png'],
    ['a server that is away', 'https://127.0.0.1:1/logo.png'],
  ])('is the mark of the shop in its colour where the logo is %s', async (_, src) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const letterhead = await withLogo(src)
    expect(letterhead).toEqual(await letterheadOf(otherShop(market)))
    const colours = new Set<unknown>()
    const fill = PdfDocument.prototype.fill as (...given: unknown[]) => PDFKit.PDFDocument
    vi.spyOn(PdfDocument.prototype, 'fill').mockImplementation(function (
      this: PDFKit.PDFDocument,
      ...given: unknown[]
    ) {
      colours.add(given[0])
      return fill.apply(this, given)
    } as never)
    await papers['an invoice']?.(letterhead)
    expect(colours).toContain('#6b21a8')
  })

  it('is the logo of mails where that of pages cannot be had', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await withLogo('/missing-too.png', '/logo.png')).kind).toBe('logo')
  })

  it('is the logo again some seconds after a load that failed, also on the kept instructions', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
    const given = {
      ...{ market, seller, terms, address: 'https://shop.example/', costs: usualCosts(market) },
      shop: { ...otherShop(market), logo: { src: '/late.png', alt: 'Wolke' } },
    }
    const without = await keptWithdrawal(given)
    expect(raw(without)).not.toContain('/Subtype /Image')
    pictures['/late.png'] = pictures['/logo.png'] as never
    clock.mockReturnValue(1_000_000 + 30_000)
    const withPicture = await keptWithdrawal(given)
    expect(raw(withPicture)).toContain('/Subtype /Image')
    expect(await keptWithdrawal(given)).toBe(withPicture)
  })

  it('asks once within seconds for a logo that cannot be had', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (let order = 0; order < 3; order++) await withLogo('/nowhere.png')
    expect(log).toHaveBeenCalledTimes(1)
  })
})
