import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import type { CreditNote } from '@/lib/shop/order-papers/credit-notes'
import { creditNoteFileName, writeCreditNote } from '@/lib/shop/order-papers/write-credit-note'
import { creditReasons } from '@/schemas/shop'
import { readPdf } from '../../../fixtures/read-pdf'
import { testOrder } from '../../../fixtures/test-order'

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

  it('has a file name of plain letters', () => {
    expect(creditNoteFileName(noteFor('de'), marketOf('de'))).toBe(
      'Rechnungskorrektur-BABY-C-2026-000003.pdf',
    )
    expect(creditNoteFileName(noteFor('ch'), marketOf('ch'))).toBe('Gutschrift-BABY-C-2026-000003.pdf')
  })
})
