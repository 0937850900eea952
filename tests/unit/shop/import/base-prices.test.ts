import { describe, expect, it } from 'vitest'
import { readFeedLine } from '@/lib/shop/import/read-line'
import { sleepingBag, sourcePrice, sourceVariant } from '../../../fixtures/source-product'

type Reference = { withTax: number; unit: string; size: number }

const read = (country: string, reference: Reference, more = {}) => {
  const currencyCode = country === 'CH' ? 'CHF' : 'EUR'
  const prices = { [country]: sourcePrice(1999, { currencyCode, reference, ...more }) }
  const { number: _, ...product } = sleepingBag('100-1', {
    variants: [sourceVariant('100-1.70', { prices })],
  })
  return readFeedLine({ text: JSON.stringify(product), number: 1, tooLong: false }, [], 'baby')
}

const priceOf = (line: ReturnType<typeof read>, country: string) =>
  line.ok && 'source' in line
    ? line.source.variants[0]?.prices[country as 'DE']
    : line.ok
      ? undefined
      : line.reason

const of = (withTax: number, unit: string, size: number): Reference => ({ withTax, unit, size })

describe('a price by measure in the project’s own format', () => {
  it.each([
    ['DE', of(120, 'G', 100), of(1200, 'KG', 1)],
    ['DE', of(120, 'g', 100), of(1200, 'KG', 1)],
    ['AT', of(45, 'ML', 100), of(450, 'LI', 1)],
    ['FR', of(333, 'CL', 75), of(444, 'LI', 1)],
    ['NL', of(500, 'CM', 50), of(1000, 'M', 1)],
    ['BE', of(900, 'KG', 2), of(450, 'KG', 1)],
    ['DE', of(1200, 'KG', 1), of(1200, 'KG', 1)],
    ['DE', of(2, 'ML', 1), of(2, 'ML', 1)],
    ['DE', of(40, 'KG', 100), of(40, 'KG', 100)],
    ['DE', of(2_000_000_000, 'G', 100), of(2_000_000_000, 'G', 100)],
    ['DE', of(25, 'ST', 1), of(25, 'ST', 1)],
    ['DE', of(250, 'ST', 10), of(250, 'ST', 10)],
    ['CH', of(120, 'G', 100), of(120, 'G', 100)],
    ['CH', of(300, 'G', 250), of(1200, 'KG', 1)],
  ])('is in %s, given as %j, stated as %j', (country, given, stated) => {
    expect(priceOf(read(country, given), country)).toMatchObject({ reference: stated })
  })

  it('is converted in a sale as well', () => {
    const sale = { withTax: 1499, reference: 90, from: '2026-12-01T00:00:00Z' }
    expect(priceOf(read('DE', of(120, 'G', 100), { sale }), 'DE')).toMatchObject({
      reference: of(1200, 'KG', 1),
      sale: { withTax: 1499, reference: 900 },
    })
  })

  it.each([
    [of(2, 'ML', 1), 1],
    [of(120, 'G', 100), 0],
    [of(25, 'ST', 1), 0],
  ])('is named in the report where %j stays as it is: %d', (given, count) => {
    const line = read('DE', given)
    expect(line).toMatchObject({ ok: true, notes: { length: count } })
  })
})
