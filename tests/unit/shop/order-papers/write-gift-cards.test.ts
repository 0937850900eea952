import sharp from 'sharp'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { soldPicture, squaresOf } from '@/lib/shop/order-papers/gift-cards/card'
import { giftCardFormats, writeGiftCards } from '@/lib/shop/order-papers/gift-cards/write-gift-cards'
import { orderWords } from '@/lib/shop/order-papers/words'
import { cardLook } from '@/lib/storefront/design/brand'
import { giftCardPrint, longestCardMessage, mostCardLines } from '@/schemas/api/orders'
import { readPdf } from '../../../fixtures/read-pdf'
import { readSquares } from '../../../fixtures/read-squares'
import { runsAll } from '../../../fixtures/runs'
import { usualLook } from '../../../fixtures/shops'
import { testLine } from '../../../fixtures/test-order'

const cards = [
  { code: 'GBCDFGHJKLMN', issued: 2_500, balance: 2_500 },
  { code: 'GPQRSTVWXZ23', issued: 100_000, balance: 100_000 },
]
const formats = Object.keys(giftCardFormats) as (keyof typeof giftCardFormats)[]
const sides = { sheet: [595, 420], folded: [595, 842] }

const given = (market = allMarkets[0]) => {
  if (!market) throw new Error('There is no market')
  return {
    ...{ order: { placedAt: new Date('2026-11-23T10:00:00Z') }, cards, market },
    ...{ seller: usualSeller(market.shopLocale), look: cardLook(usualLook()) },
    ...{ format: 'sheet' as const, message: '', baseUrl: 'https://shop.test' },
  }
}

describe('gift cards as presents', () => {
  it.each(allMarkets.flatMap((market) => formats.map((format) => [market.code, format, market] as const)))(
    'have a page each with value, code and the words of the giver: %s, %s',
    async (_, format, market) => {
      const message = 'Für Łucja & Zoë:\nalles Gute zum Geburtstag!'
      const bytes = await writeGiftCards({ ...given(market), format, message })
      const { pages, language } = await readPdf(bytes)
      const { t, price } = orderWords(market)
      expect(language).toBe(market.iso)
      expect(pages).toHaveLength(cards.length)
      for (const [index, page] of pages.entries()) {
        const flat = page.replaceAll(/[\s\u202f]/g, '')
        const { code = '', issued = 0 } = cards[index] ?? {}
        for (const text of [code, price(issued), message, t('giftCardPaper.use'), t('giftCardPaper.heading')])
          expect(flat).toContain(text.replaceAll(/[\s\u00a0\u202f]/g, ''))
      }
      const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
      expect(page.view.slice(2).map(Math.round)).toEqual(sides[format])
    },
  )

  it.each(allMarkets.flatMap((market) => formats.map((format) => [market.code, format, market] as const)))(
    'have no line that ends or begins with the dot between two parts: %s, %s',
    async (_, format, market) => {
      const { pages } = await readPdf(await writeGiftCards({ ...given(market), format }))
      const lines = pages.flatMap((page) => page.split('\n')).map((line) => line.trim())
      expect(lines.some((line) => line.includes(' · '))).toBe(true)
      expect(lines.filter((line) => /^·|·$/.test(line))).toEqual([])
    },
  )

  it.each(formats)(
    'keep a message of the greatest length, and one of many lines, on their page: %s',
    async (format) => {
      const long = 'Wörter '.repeat(60).slice(0, longestCardMessage).trim()
      for (const message of [long, 'W'.repeat(longestCardMessage), 'Zeile\n'.repeat(50)]) {
        const { pages } = await readPdf(await writeGiftCards({ ...given(), format, message }))
        expect(pages).toHaveLength(cards.length)
      }
      const { text } = await readPdf(await writeGiftCards({ ...given(), format, message: long }))
      expect(text.replaceAll(/\s/g, '')).toContain(long.replaceAll(' ', ''))
    },
  )

  it.each(
    allMarkets.flatMap((market, index) =>
      formats.map((format) => [market.code, format, market, index] as const),
    ),
  )('print every letter of a message that the form takes: %s, %s', async (_, format, market, index) => {
    const lines = (text: string) => Array.from({ length: mostCardLines - 1 }, (_, at) => `${text}${at}`)
    const messages = [
      [...lines('Zeile '), 'Ende'].join('\n'),
      [...lines(''), 'W'.repeat(longestCardMessage - 22), 'Z'].slice(1).join('\n'),
      [...lines('Wörter über Wörter, damit es lang '), 'Z'].join('\n').slice(-longestCardMessage).trim(),
    ]
    // `npm test` tries one in each market, the full matrix each in each.
    for (const message of runsAll ? messages : [messages[index % messages.length] ?? '']) {
      const read = giftCardPrint.parse({ format, message })
      expect(read.message).toBe(message)
      const { text } = await readPdf(await writeGiftCards({ ...given(market), ...read }))
      expect(text.replaceAll(/\s/g, '')).toContain(message.replaceAll(/\s/g, ''))
    }
  })

  it('take no message of more lines, and count empty lines in a row as one', () => {
    const of = (count: number) => `${'a\n'.repeat(count - 1)}b`
    expect(giftCardPrint.safeParse({ message: of(mostCardLines) }).success).toBe(true)
    expect(giftCardPrint.safeParse({ message: of(mostCardLines + 1) }).success).toBe(false)
    expect(giftCardPrint.parse({ message: `\r\n a \r\n\r\n \r\n\n\nb\r\n` }).message).toBe('a\n\nb')
  })

  it('show the picture of what was bought', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer()
    for (const format of formats) {
      const bytes = await writeGiftCards({ ...given(), format, pictureOf: () => picture })
      expect(Buffer.from(bytes).includes('/DCTDecode')).toBe(true)
      const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
      const { fnArray, argsArray } = await page.getOperatorList()
      const { OPS } = await getResolvedPDFJS()
      // Before an image is painted, the last transformation has its width and height: all of it is within its field.
      const at = fnArray.indexOf(OPS.paintImageXObject)
      const sizes = argsArray.slice(0, at).filter((_, index) => fnArray[index] === OPS.transform)
      const [width = 0, , , high = 0] = (sizes.at(-1) ?? []) as number[]
      expect([width <= 238, Math.abs(width / high)]).toEqual([true, expect.closeTo(1.5)])
    }
  })

  it.each(formats)(
    'are headed by the name of the shop, and name the seller once, in small: %s',
    async (format) => {
      const { pages } = await readPdf(await writeGiftCards({ ...given(), format }))
      for (const page of pages) {
        expect(page.split(usualSeller('de-de').name)).toHaveLength(2)
        expect(page).toMatch(new RegExp(`${usualLook().name}(?! Handels)`))
      }
    },
  )

  it('open the page of the card when a camera reads their squares', () => {
    const address = 'https://shop.test/ch-fr/carte-cadeau/?card=GBCDFGHJKLMN'
    expect(readSquares(squaresOf(address))).toBe(address)
  })
})

it.each([
  [5_000, '/fifty.png'],
  [10_000, '/hundred.png'],
  [2_500, undefined],
])('a card of %i has the picture of what was bought for that: %s', (issued, src) => {
  const line = (price: number, image: string) =>
    testLine({
      ...{ isVoucher: true, price },
      product: { number: '1', name: 'Gutschein', brand: 'Nestling', image: { src: image, alt: '' } },
    })
  const lines = [line(5_000, '/fifty.png'), line(10_000, '/hundred.png'), testLine({ price: 2_500 })]
  expect(soldPicture({ lines }, { issued })).toBe(src)
})
