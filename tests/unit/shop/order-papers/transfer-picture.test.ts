import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualPayments } from '@/lib/platform/payment-methods'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { attachedPapers } from '@/lib/shop/order-mails/attached-papers'
import { confirmation } from '@/lib/shop/order-mails/confirmation'
import { prepaymentCode } from '@/lib/shop/order-papers/prepayment-code'
import { transferCode } from '@/lib/shop/order-papers/transfer-code'
import { transferPicture } from '@/lib/shop/order-papers/transfer-picture'
import { orderWords } from '@/lib/shop/order-papers/words'
import { usualShop } from '../../../fixtures/shops'
import { testEvent, testOrder, testPayment } from '../../../fixtures/test-order'
import { usualCosts } from '../../../fixtures/usual-costs'

const accounts = { EUR: 'DE89 3704 0044 0532 0130 00', CHF: 'CH93 0076 2011 6238 5295 7' }

const sellerOf = (market: (typeof allMarkets)[number], iban: string = accounts[market.currency]) => {
  const seller = usualSeller(market.shopLocale)
  return { ...seller, bankAccount: { ...seller.bankAccount, iban } }
}

const readAt = async (png: Buffer, share: number) => {
  const { width = 0 } = await sharp(png).metadata()
  const { data, info } = await sharp(png)
    .resize(Math.round(width * share), null, { kernel: 'nearest' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

/** Reads a picture as a phone does that comes nearer: this decoder takes the cross for one of the corners at some sizes. */
const readPicture = (png: Buffer) => readAt(png, 1).catch(() => readAt(png, 3 / 8))

const orderIn = (market: (typeof allMarkets)[number], more: Parameters<typeof testOrder>[0] = {}) =>
  testOrder({ currency: market.currency, payments: [testPayment('V', { amount: 4_711 })], ...more })

it.each(allMarkets.map((market) => [market.code, market] as const))(
  'the confirmation of a prepayment has its code as a picture that a banking app reads, with words beside it: %s',
  async (_, market) => {
    const order = orderIn(market)
    const seller = sellerOf(market)
    const event = testEvent()
    const issuer = {
      db: undefined as never,
      brand: 'baby' as const,
      prefixes: undefined,
      payments: usualPayments(market),
      shop: usualShop('baby', market),
      now: order.placedAt,
    }
    const { files } = await attachedPapers(issuer, { order, market, seller, event })
    const [file] = files
    const slip = market.currency === 'CHF' ? ['application/pdf'] : []
    expect(files.map(({ type }) => type)).toEqual(['image/png', ...slip])
    expect(file?.name).toMatch(new RegExp(`^[A-Za-z-]+-${order.number}\\.png$`))
    const code = prepaymentCode(order, seller)
    expect(code?.kind).toBe(market.currency === 'CHF' ? 'swiss' : 'epc')
    expect(await readPicture(file?.content ?? Buffer.of())).toBe(code?.text)
    const words = orderWords(market)
    const parts = confirmation({
      ...{
        order,
        event,
        market,
        seller,
        payments: usualPayments(market),
        shopName: 'Nestling',
        words,
        name: undefined,
        baseUrl: '',
        address: '',
      },
      ...{
        hasTerms: true,
        hasWithdrawal: true,
        terms: usualReturnTerms,
        costs: usualCosts(market),
        creditNotes: [],
      },
    })
    const told = words.t(`transferCode.${code?.kind ?? 'epc'}.attached`)
    expect(parts).toContainEqual({ kind: 'text', text: told })
  },
)

it.each<[string, Parameters<typeof testOrder>[0], string?]>([
  ['is paid', { payments: [testPayment('V', { status: 'paid' })] }],
  ['is paid by invoice', { payments: [testPayment('RE')] }],
  ['is given up', { status: 'cancelled' }],
  ['is a test', { isTest: true }],
  ['goes to an account that no bank has', {}, 'DE00 0000 0000 0000 0000 00'],
])('there is none where the order %s', (_, more, iban) => {
  const [market] = allMarkets
  if (!market) throw new Error('There is no market')
  expect(prepaymentCode(orderIn(market, more), sellerOf(market, iban))).toBeUndefined()
})

it('the picture of the longest code of a QR-bill is read with its cross', async () => {
  const [market] = allMarkets.filter(({ currency }) => currency === 'CHF')
  if (!market) throw new Error('There is no Swiss market')
  const seller = {
    ...sellerOf(market),
    street: 'Ä'.repeat(120),
    city: 'Ö'.repeat(60),
    country: 'CH' as const,
  }
  const code = transferCode(seller, { amount: 1_205, currency: 'CHF', reference: '12345678' })
  if (!code) throw new Error('There is no code')
  expect(await readPicture(await transferPicture(code))).toBe(code.text)
})
