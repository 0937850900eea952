import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import type { CreditNote } from '@/lib/shop/order-papers/credit-notes'
import { creditNoteFileName, writeCreditNote } from '@/lib/shop/order-papers/write-credit-note'
import { creditReasons } from '@/schemas/shop'
import { readPdf } from '../../../fixtures/read-pdf'
import { testEvent, testOrder } from '../../../fixtures/test-order'

const invoice = { number: 'BABY-2026-000007', issuedAt: new Date('2026-11-24T09:00:00Z') }
const marketOf = (code: string) => {
  const market = allMarkets.find((each) => each.code === code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const noteFor = (code: string, more: Partial<CreditNote> = {}): CreditNote => ({
  ...{ orderId: 1, eventId: 5, series: 'baby', year: 2026, sequence: 3, number: 'BABY-C-2026-000003' },
  ...{ invoice: invoice.number, issuedAt: new Date('2026-12-01T09:00:00Z'), reason: 'returned' },
  seller: usualSeller(marketOf(code).shopLocale),
  amount: 1_200,
  taxes: [
    { rate: 0.19, gross: 1_190, tax: 190, net: 1_000 },
    { rate: 0.07, gross: 10, tax: 1, net: 9 },
  ],
  ...more,
})
const written = async (code = 'de', more: Partial<CreditNote> = {}) => {
  const market = marketOf(code)
  const order = testOrder({ currency: market.currency })
  return readPdf(await writeCreditNote(order, { note: noteFor(code, more), invoice }, market))
}

describe('a credit note', () => {
  it('names its number, its invoice, seller, buyer, reason and the taxes that are taken back', async () => {
    const { text, title, language } = await written()
    expect(title).toBe('Rechnungskorrektur BABY-C-2026-000003')
    expect(language).toBe('de-DE')
    for (const words of [
      ...['Nestling Handels GmbH', 'USt-IdNr. DE000000000', 'Anna Beispiel', '71803399', 'Rücksendung'],
      ...['Zur Rechnung BABY-2026-000007 vom 24. November 2026', '1. Dezember 2026'],
      ...['− 11,90 €', '− 1,90 €', '− 10,00 €', '− 0,10 €', '− 0,01 €', '− 0,09 €', '− 12,00 €'],
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('nichts mehr zu zahlen')
  })

  it('of the whole invoice says that nothing is left to pay', async () => {
    const { total } = testOrder()
    expect((await written('de', { amount: total })).text).toContain('nichts mehr zu zahlen')
  })

  it.each(allMarkets.flatMap(({ code }) => creditReasons.map((reason) => [code, reason] as const)))(
    'has all its words in %s for %s',
    async (code, reason) => {
      const { text, language } = await written(code, { reason })
      expect(language).toBe(marketOf(code).iso)
      expect(text).toContain(marketOf(code).currency === 'CHF' ? 'CHF' : '€')
      expect(text).not.toMatch(/creditNote\.|invoice\.|[{}]/)
    },
  )

  it('speaks of a return where Swiss law knows no withdrawal', async () => {
    expect((await written('ch', { reason: 'withdrawn' })).text).toContain('Rückgabe der Bestellung')
  })

  const product = (name: string) => ({ number: '100043', name, brand: 'Nestling' })
  const writtenFor = async (details: Record<string, string | number>, more: Partial<CreditNote> = {}) => {
    const order = testOrder({
      events: [testEvent({ id: 5, type: 'refunded', details })],
      lines: [{ product: product('Body Kamille') }, { product: product('Mütze Mohn'), choice: ['Größe 51'] }],
    })
    return (
      await readPdf(await writeCreditNote(order, { note: noteFor('de', more), invoice }, marketOf('de')))
    ).text
  }

  it('names the articles of its refund and what the merchant has written', async () => {
    const text = await writtenFor({ lines: '2', note: 'Kratzer am Rand' }, { reason: 'refunded' })
    for (const words of ['Artikel', 'Mütze Mohn', 'Größe 51', 'Preisminderung (Kratzer am Rand)'])
      expect(text).toContain(words)
    expect(text).not.toContain('Body Kamille')
  })

  it('keeps the pieces apart from the article, and says that a part was cancelled', async () => {
    const order = testOrder({
      events: [
        testEvent({ id: 4, type: 'linesCancelled', details: { lines: '2', amount: 500 } }),
        testEvent({ id: 5, type: 'refunded', details: { lines: '2', amount: 500 } }),
      ],
      lines: [{ price: 1_000 }, { price: 500, product: product('Mütze Mohn') }],
    })
    for (const { code } of allMarkets) {
      const note = noteFor(code, { reason: 'cancelled', amount: 500 })
      const { text } = await readPdf(await writeCreditNote(order, { note, invoice }, marketOf(code)))
      expect(text).toMatch(/1 ×\s+Nestling/)
      expect(text).toMatch(
        /eines Teils der Bestellung|d’une partie de la commande|een deel van de bestelling/,
      )
    }
    expect((await written('de', { reason: 'cancelled' })).text).toContain('Stornierung der Bestellung')
  })

  it('names no article where a part of the whole comes back, and never the note of a cancellation', async () => {
    expect(await writtenFor({})).not.toMatch(/Body Kamille|Mütze Mohn/)
    const { total } = testOrder({ lines: [{}, {}] })
    const text = await writtenFor({ note: 'Kunde ist schwierig' }, { reason: 'cancelled', amount: total })
    expect(text).toContain('Mütze Mohn')
    expect(text).not.toContain('schwierig')
  })

  const paid = (settledAt: Date | null) => {
    const order = testOrder({
      events: [testEvent({ id: 5, type: 'refunded', at: new Date('2026-12-01'), details: {} })],
      lines: [{ quantity: 2, price: 1_000, product: product('Body Kamille') }, { price: 500 }],
      postage: 499,
    })
    return { ...order, payments: order.payments.map((payment) => ({ ...payment, settledAt })) }
  }
  it.each([
    ['was paid before', new Date('2026-11-25'), 'Damit ist die ganze Rechnung aufgehoben'],
    ['was not paid', null, 'nichts mehr zu zahlen'],
    ['was paid since', new Date('2026-12-05'), 'nichts mehr zu zahlen'],
  ])('of all of an order that %s names pieces, prices and delivery', async (_, settledAt, said) => {
    const order = paid(settledAt)
    const note = noteFor('de', { amount: order.total })
    const { text } = await readPdf(await writeCreditNote(order, { note, invoice }, marketOf('de')))
    const plain = text.replace(/\s+/g, ' ')
    for (const words of ['2 ×', '− 20,00 €', '1 ×', '− 5,00 €', 'Standardversand', '− 4,99 €', said])
      expect(plain).toContain(words)
  })

  it('names no sums that do not add up to it', async () => {
    const text = await writtenFor({ lines: '2' }, { amount: 300 })
    expect(text).toContain('Mütze Mohn')
    expect(text).not.toContain('1 ×')
  })

  it('has a file name of plain letters', () => {
    expect(creditNoteFileName(noteFor('de'), marketOf('de'))).toBe(
      'Rechnungskorrektur-BABY-C-2026-000003.pdf',
    )
    expect(creditNoteFileName(noteFor('ch'), marketOf('ch'))).toBe('Gutschrift-BABY-C-2026-000003.pdf')
  })
})
