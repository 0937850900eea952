import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { announced, formerPrice, priceBefore, reductionPercent } from '@/lib/shop/rules'
import { type Country, country } from '@/schemas/shop'

const day = 86_400_000
const now = Date.UTC(2026, 10, 27)

/** Prices by the days ago from which they were asked; `-` is a reduced one, `?` one of which that is not known. */
const history = (written: string) =>
  written.split(' ').map((each) => {
    const [, days = '', amount = '', mark] = /^(\d+):(\d+)([-?]?)$/.exec(each) ?? []
    return {
      from: now - Number(days) * day,
      withTax: Number(amount),
      reduced: mark === '?' ? null : mark === '-',
    }
  })

const none = undefined
const all = (amount: number | undefined) => ({
  DE: amount,
  AT: amount,
  BE: amount,
  FR: amount,
  NL: amount,
  CH: amount,
})

describe('The price from which a reduction is measured', () => {
  it.each<[string, string, Partial<Record<Country, number | undefined>>]>([
    ['the price before', '90:100 0:80-', all(100)],
    ['the lowest of 30 days, not the last', '90:100 20:70 10:100 0:80-', all(none)],
    ['the lowest of 30 days, above the reduced one', '90:100 20:85- 10:100 0:80-', { ...all(85), CH: none }],
    ['a price that ended 30 days before', '90:70 30:100 0:80-', { ...all(100), CH: 100 }],
    ['a price that ended 29 days before', '90:70 29:100 0:80-', all(none)],
    ['none without a history', '0:80-', all(none)],
    ['none where the same price was asked without a reduction', '90:100 60:80 0:80-', all(none)],
    ['none after a sale', '90:100 7:60- 0:80-', all(none)],
    ['the same for as long as the reduction goes on', '400:100 300:80-', all(100)],
    ['a price that was raised for a short time', '90:80 5:100 0:80-', all(none)],
    ['a price that was raised for a short time, and reduced by less', '90:60 5:100 0:80-', all(none)],
    ['the first price of new goods', '10:100 0:80-', { ...all(100), CH: none }],
    ['the first price of goods that came yesterday', '1:100 0:80-', { ...all(100), BE: none, CH: none }],
    [
      'before the first of growing steps',
      '90:100 20:90- 10:80- 0:70-',
      { DE: 100, AT: 100, BE: 80, FR: 80, NL: 80, CH: 100 },
    ],
    ['steps with a break', '90:100 20:90- 10:95 0:70-', { ...all(90), CH: none }],
    [
      'steps that began with a silent fall',
      '90:100 20:90 10:80- 0:70-',
      { DE: 90, AT: 90, BE: 80, FR: 80, NL: 80, CH: 100 },
    ],
    ['steps upwards', '90:100 20:60- 10:70- 0:65-', { DE: 60, AT: 60, BE: 60, FR: 60, NL: 60, CH: none }],
    ['of a former system', '90:100? 20:90? 0:80-', { ...all(90), CH: 100 }],
    ['in Switzerland 30 days in a row', '40:100 10:80-', { ...all(100), CH: 100 }],
    ['in Switzerland not 29 days', '40:100 11:80-', { ...all(100), CH: none }],
  ])('%s: %s', (_, written, expected) => {
    const read = history(written)
    const found = Object.fromEntries(
      Object.keys(expected).map((name) => [name, formerPrice(read, country.parse(name))]),
    )
    const wanted = Object.fromEntries(
      Object.entries(expected).map(([name, amount]) => [
        name,
        // A price that is not above the reduced one leaves no reduction.
        amount !== undefined && amount > (read.at(-1)?.withTax ?? 0) ? amount : undefined,
      ]),
    )
    expect(found).toEqual(wanted)
  })

  it('is above the reduced price, and in the Union no step goes beyond the lowest of 30 days', () => {
    const change = fc.record({
      from: fc.integer({ min: 0, max: 100 }).map((days) => now - days * day),
      withTax: fc.integer({ min: 1, max: 9 }),
      reduced: fc.option(fc.boolean()),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(change, { minLength: 1, maxLength: 8, selector: ({ from }) => from }),
        fc.constantFrom(...country.options),
        (changes, where) => {
          // The same price again changes nothing: its reduction goes on.
          const sorted = changes
            .toSorted((one, other) => one.from - other.from)
            .filter(
              ({ withTax, reduced }, at, all) =>
                withTax !== all[at - 1]?.withTax || reduced !== all[at - 1]?.reduced,
            )
          const former = formerPrice(sorted, where)
          const present = sorted.at(-1)
          if (former === undefined || !present) return
          expect(former).toBeGreaterThan(present.withTax)
          expect(sorted.map(({ withTax }) => withTax)).toContain(former)
          if (!['BE', 'FR', 'NL'].includes(where)) return
          const asked = sorted.filter(
            (_, at) => at < sorted.length - 1 && (sorted[at + 1]?.from ?? 0) > present.from - 30 * day,
          )
          expect(former).toBeLessThanOrEqual(Math.max(...asked.map(({ withTax }) => withTax)))
        },
      ),
    )
  })
})

describe('A reduction that is announced', () => {
  const price = (withTax: number, ...relatives: number[]) => ({
    currencyCode: 'EUR' as const,
    withTax,
    withoutTax: withTax,
    tax: { vat: { amount: 0.19 } },
    recommendedRetailPrice: 20_000,
    appliedReductions: relatives.map((relative) => ({ amount: { relative } })),
  })

  it.each<[string, ReturnType<typeof price>, number | undefined, number | undefined, number]>([
    ['as the source says, where that was asked', price(8000, 0.2), 10_000, 10_000, 20],
    ['as the source says, where more was asked', price(8000, 0.2), 12_000, 10_000, 20],
    ['measured from the lowest price, where less was asked', price(8000, 0.2), 9000, 9000, 11],
    ['not, where no more was asked', price(8000, 0.2), 8000, undefined, 0],
    ['not, where nothing is known', price(8000, 0.2), undefined, undefined, 0],
    ['not without a reduction', price(8000), 10_000, undefined, 0],
    ['of several kinds', price(7200, 0.2, 0.1), 9000, 9000, 20],
    ['to nothing', price(0, 1), 10_000, undefined, 0],
  ])('is %s', (_, given, former, before, percent) => {
    const shown = announced(given, priceBefore(given), former)
    expect([priceBefore(shown), reductionPercent(shown)]).toEqual([before, percent])
    expect(shown.recommendedRetailPrice).toBe(20_000)
  })
})
