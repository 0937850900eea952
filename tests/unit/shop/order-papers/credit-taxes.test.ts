import { describe, expect, it } from 'vitest'
import { creditTaxes, grossOf, remainingTaxes } from '@/lib/shop/order-papers/credit-taxes'
import type { TaxSum } from '@/lib/shop/order-papers/tax-sums'

const invoiced: TaxSum[] = [
  { rate: 0.19, gross: 11_900, tax: 1_900, net: 10_000 },
  { rate: 0.07, gross: 1_070, tax: 70, net: 1_000 },
]
const toy = { vat: 0.19, left: 11_401 }
const book = { vat: 0.07, left: 1_070 }

describe('the taxes of a credit note', () => {
  it('are all of the invoice when all of it is taken back', () => {
    expect(creditTaxes(12_970, invoiced, [])).toEqual(invoiced)
  })

  it('are in proportion to the invoice where no line is named', () => {
    const sums = creditTaxes(1_297, invoiced, [])
    expect(sums.map(({ gross, tax }) => [gross, tax])).toEqual([
      [1_190, 190],
      [107, 7],
    ])
  })

  it('are those of the lines that are named', () => {
    expect(creditTaxes(1_070, invoiced, [[book]])).toEqual([invoiced[1]])
    expect(creditTaxes(595, invoiced, [[toy]])).toEqual([{ rate: 0.19, gross: 595, tax: 95, net: 500 }])
  })

  it('of more than the lines cost, such as the postage, are of the rest', () => {
    const sums = creditTaxes(1_569, invoiced, [[book]])
    expect(sums.map(({ rate, gross }) => [rate, gross])).toEqual([
      [0.19, 499],
      [0.07, 1_070],
    ])
  })

  it('of voucher cards are none', () => {
    const cards = [{ rate: 0, gross: 5_000, tax: 0, net: 5_000 }]
    expect(creditTaxes(2_000, cards, [])).toEqual([{ rate: 0, gross: 2_000, tax: 0, net: 2_000 }])
  })

  it.each([7, 333, 999, 4_321])('end the invoice to the cent in steps of %i', (step) => {
    const notes: TaxSum[][] = []
    for (;;) {
      const left = remainingTaxes(invoiced, notes)
      const amount = Math.min(step, grossOf(left))
      if (amount === 0) break
      const sums = creditTaxes(amount, left, [])
      expect(grossOf(sums)).toBe(amount)
      for (const { net, tax, gross } of sums) {
        expect(net + tax).toBe(gross)
        expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0)
      }
      notes.push(sums)
    }
    expect(remainingTaxes(invoiced, notes).map(({ gross, tax }) => [gross, tax])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})
