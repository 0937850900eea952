import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { openSheet } from '@/lib/platform/typeset'
import type { Payer } from '@/lib/shop/order-papers/payer'
import { slipHeight, writeSlip } from '@/lib/shop/order-papers/payment-slip'
import { bankFacts } from '@/lib/shop/order-papers/payment-state'
import { slipLanguages } from '@/lib/shop/order-papers/slip-words'
import { transferCode } from '@/lib/shop/order-papers/transfer-code'
import { orderWords } from '@/lib/shop/order-papers/words'
import { writeSlipPaper } from '@/lib/shop/order-papers/write-slip-paper'
import type { Seller } from '@/schemas/shop'
import { readPdf } from '../../../fixtures/read-pdf'
import { testOrder, testPayment } from '../../../fixtures/test-order'

const marketOf = (code: string) => {
  const market = allMarkets.find((each) => each.code === code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}

const plain = 'CH93 0076 2011 6238 5295 7'
const qrIban = 'CH44 3199 9123 0008 8901 2'
const sellerWith = (iban: string) => {
  const seller = usualSeller('de-ch')
  return { ...seller, bankAccount: { ...seller.bankAccount, iban } }
}

const longest = (letter: string, length: number) =>
  `${letter.repeat(length / 2 - 1)} ${letter.repeat(length / 2)}`
type Drawn = { language?: keyof typeof slipLanguages; height?: number; payer?: Payer; seller?: Seller }

const drawn = async (
  iban: string,
  { language = 'de', height = 0, payer, seller = sellerWith(iban) }: Drawn = {},
) => {
  const transfer = { reference: '718034271', amount: 194_975, currency: 'CHF' as const, payer }
  const code = transferCode(seller, transfer)
  if (!code) throw new Error('There is no code')
  const createdAt = new Date(0)
  const sheet = await openSheet({ title: 'slip', author: 'shop', language: 'de', createdAt })
  sheet.y += height
  writeSlip(sheet, { ...transfer, code, seller, words: slipLanguages[language] })
  return readPdf(await sheet.finish((page, pages) => [`foot ${page} of ${pages}`]))
}

const count = (text: string, words: string) => text.split(words).length - 1

describe('A payment slip', () => {
  it.each(Object.keys(slipLanguages) as (keyof typeof slipLanguages)[])(
    'has the prescribed words, each where the guidelines want it: %s',
    async (language) => {
      const { text } = await drawn(qrIban, { language })
      const words = slipLanguages[language]
      for (const name of ['receipt', 'part', 'acceptance', 'information', 'detach'] as const)
        expect([name, count(text, words[name])]).toEqual([name, 1])
      for (const name of ['account', 'currency', 'noPayer'] as const)
        expect([name, count(text, words[name])]).toEqual([name, 2])
    },
  )

  it('writes account, reference and amount in groups, on both of its parts', async () => {
    const { text } = await drawn(qrIban)
    for (const words of ['CH44 3199 9123 0008 8901 2', '1 949.75'])
      expect([words, count(text, words)]).toEqual([words, 2])
    expect(text.match(/00 00000 00000 00000 71803 4271\d/g)).toHaveLength(2)
  })

  it('has no reference for a plain account, and its message on the payment part alone', async () => {
    const { text } = await drawn(plain)
    expect(text).not.toContain(slipLanguages.de.reference)
    expect(count(text, '718034271')).toBe(1)
  })

  const payer = { name: 'Anna Beispiel', street: 'Dorfstrasse 4', postcode: '3011', city: 'Bern' }

  it.each(Object.keys(slipLanguages) as (keyof typeof slipLanguages)[])(
    'names who pays on both of its parts, and leaves no field for it: %s',
    async (language) => {
      const { text } = await drawn(qrIban, { language, payer: { ...payer, country: 'CH' } })
      const words = slipLanguages[language]
      expect(count(text, words.noPayer)).toBe(0)
      expect(count(text.replace(/\s+/g, ' '), `${words.payer} Anna Beispiel Dorfstrasse 4 3011 Bern`)).toBe(2)
    },
  )

  it('names the country of who pays from another one', async () => {
    const { text } = await drawn(qrIban, { payer: { ...payer, country: 'DE' } })
    expect(count(text, 'DE 3011 Bern')).toBe(2)
  })

  it('leaves the streets out of the receipt where its 56 mm are too low, as the guidelines allow', async () => {
    const place = {
      street: longest('q', 70),
      postcode: '3011',
      city: longest('c', 34),
      country: 'CH',
    } as const
    const own = sellerWith(qrIban)
    const long = { ...own, ...place, bankAccount: { ...own.bankAccount, holder: longest('h', 70) } }
    const { text, pages } = await drawn(qrIban, { seller: long, payer: { ...place, name: longest('x', 70) } })
    expect(pages).toHaveLength(1)
    // Both streets stand on the payment part, and the name on both parts.
    expect(count(text, 'q')).toBe(2 * 69)
    expect(count(text, 'x')).toBe(2 * 69)
  })

  it('takes the lowest 105 mm of a page, of a new one where something stands there', async () => {
    expect(slipHeight / 72).toBeCloseTo(105 / 25.4)
    expect((await drawn(plain, { height: 400 })).pages).toHaveLength(1)
    const { pages } = await drawn(plain, { height: 500 })
    expect(pages).toHaveLength(2)
    expect(pages.map((page) => page.includes('foot'))).toEqual([true, true])
  })

  it.each(['ch', 'ch-fr'] as const)('comes with the confirmation of a prepayment, in %s', async (code) => {
    const market = marketOf(code)
    const order = testOrder({ currency: 'CHF', payments: [testPayment('V', { amount: 4_711 })] })
    const paper = await writeSlipPaper(order, sellerWith(plain), market)
    const { text } = await readPdf(paper ?? new Uint8Array())
    const words = slipLanguages[code === 'ch' ? 'de' : 'fr']
    expect(text).toContain(words.receipt)
    expect(count(text.replace(/\s+/g, ' '), `${words.payer} Anna Beispiel`)).toBe(2)
    expect(count(text, '47.11')).toBeGreaterThanOrEqual(2)
  })

  it('is none of a transfer in another country', async () => {
    const order = testOrder({ payments: [testPayment('V', { amount: 4_711 })] })
    expect(await writeSlipPaper(order, usualSeller('de-de'), marketOf('de'))).toBeUndefined()
  })
})

it('the reference beside a QR-IBAN stands in groups, beside others as it is', () => {
  const words = orderWords(marketOf('ch'))
  const transfer = { reference: '718034271', amount: 100 }
  const values = (iban: string) => bankFacts(sellerWith(iban), transfer, words).map(([, value]) => value)
  expect(values(qrIban)).toContainEqual(expect.stringMatching(/^\d\d(?: \d{5}){5}$/))
  expect(values(plain)).toContain('718034271')
})
