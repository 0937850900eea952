import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { type Applicable, applyPromotions } from '@/lib/shop/promotions/apply-promotions'
import { applyVoucher, type VoucherLine, type VoucherTerms } from '@/lib/shop/vouchers/apply-voucher'
import { giftCardProblem, maskedCode } from '@/lib/shop/vouchers/find-gift-card'
import { voucherProblem } from '@/lib/shop/vouchers/find-voucher'

const line = (key: string, rest: number, more: Partial<VoucherLine> = {}): VoucherLine => ({
  ...{ key, rest, number: `n${key}`, brand: 'Luni', categories: ['betten'] },
  ...more,
})
const percent = (relative: number, maxAmount?: number): VoucherTerms => ({
  effect: { type: 'percentage', relative, ...(maxAmount !== undefined && { maxAmount: { EUR: maxAmount } }) },
})
const amount = (off: number): VoucherTerms => ({ effect: { type: 'amount', amount: { EUR: off } } })
const free: VoucherTerms = { effect: { type: 'free_shipping', includesFreight: false } }

describe('a voucher', () => {
  test.each<[string, VoucherTerms, VoucherLine[], Record<string, number>]>([
    ['takes a percentage of everything', percent(0.1), [line('a', 1000), line('b', 500)], { a: 100, b: 50 }],
    ['rounds once, half up', percent(0.1), [line('a', 1005), line('b', 1010)], { a: 101, b: 101 }],
    ['is not led astray by binary fractions', percent(0.29), [line('a', 50)], { a: 15 }],
    ['takes at most its maximum', percent(0.5, 300), [line('a', 1000), line('b', 2000)], { a: 100, b: 200 }],
    ['shares an amount by price', amount(500), [line('a', 2000), line('b', 500)], { a: 400, b: 100 }],
    ['shares a cent by key, whatever the order', amount(1), [line('b', 10), line('a', 10)], { a: 1, b: 0 }],
    [
      'takes no more than there is, where goods may be free',
      { effect: { type: 'amount', amount: { EUR: 5000, CHF: 5000 }, mayBeFree: true } },
      [line('a', 300), line('b', 20)],
      { a: 300, b: 20 },
    ],
    ['makes nothing free by rounding', percent(0.99), [line('a', 30)], { a: 29 }],
    ['leaves alone what promotions gave away', amount(500), [line('a', 0), line('b', 800)], { b: 500 }],
    ['changes no price for free shipping', free, [line('a', 1000)], { a: 0 }],
    [
      'reduces its goods alone',
      { ...percent(0.5), goods: { brands: ['LUNI'], products: ['nc'] } },
      [line('a', 100), line('b', 100, { brand: 'Ove' }), line('c', 100, { brand: 'Ove' })],
      { a: 50, c: 50 },
    ],
    [
      'leaves out what is excluded, also of its goods',
      { ...percent(0.5), goods: { brands: ['Luni'] }, excluded: { categories: ['betten'] } },
      [line('a', 100), line('b', 100, { categories: [] })],
      { b: 50 },
    ],
    [
      'is reached by the value of its goods, to the cent',
      { ...amount(100), minOrderValue: { EUR: 1500 } },
      [line('a', 1000), line('b', 500)],
      { a: 67, b: 33 },
    ],
  ])('%s', (_, voucher, lines, expected) => {
    const applied = applyVoucher(voucher, lines, 'EUR')
    expect(applied.ok && Object.fromEntries(applied.lines)).toEqual(expected)
  })

  test.each<[string, VoucherTerms, VoucherLine[], object]>([
    ['an empty basket', percent(0.1), [], { reason: 'noGoods' }],
    ['only other goods', { ...amount(1), goods: { brands: ['Ove'] } }, [line('a', 1)], { reason: 'noGoods' }],
    [
      'only excluded goods',
      { ...free, excluded: { products: ['na'] } },
      [line('a', 1)],
      { reason: 'noGoods' },
    ],
    ['only goods that cost nothing any more', amount(1), [line('a', 0)], { reason: 'noGoods' }],
    [
      'too low a value of its own goods',
      { ...amount(1), goods: { brands: ['Luni'] }, minOrderValue: { EUR: 1500 } },
      [line('a', 1499), line('b', 5000, { brand: 'Ove' })],
      { reason: 'minOrderValue', missing: 1 },
    ],
    ['goods that it would make free', amount(500), [line('a', 500)], { reason: 'minOrderValue', missing: 1 }],
    [
      'goods that cost less than its amount',
      { ...amount(500), minOrderValue: { EUR: 200 } },
      [line('a', 300)],
      { reason: 'minOrderValue', missing: 201 },
    ],
  ])('is refused for %s', (_, voucher, lines, why) =>
    expect(applyVoucher(voucher, lines, 'EUR')).toEqual({ ok: false, ...why }),
  )
})

const someLines = fc
  .array(
    fc.record({
      rest: fc.integer({ min: 0, max: 500_000 }),
      brand: fc.constantFrom('Luni', 'Ove'),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 10 },
  )
  .map((lines) => lines.map((each, place) => ({ ...each, key: `k${place}`, number: `n${place % 3}` })))
const terms: fc.Arbitrary<VoucherTerms> = fc.record(
  {
    effect: fc.oneof(
      fc.double({ min: 0.001, max: 0.999, noNaN: true }).map((relative) => percent(relative).effect),
      fc.integer({ min: 1, max: 1_000_000 }).map((off) => amount(off).effect),
    ),
    goods: fc.constantFrom({ brands: ['Luni'] }, { products: ['n0', 'n1'] }),
    excluded: fc.constantFrom({ brands: ['Ove'] }, { products: ['n1'] }),
  },
  { requiredKeys: ['effect'] },
)
const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, each) => sum + each, 0)

describe('whatever is bought with whatever voucher', () => {
  test('the parts are whole, sum to the amount exactly, and leave no price below zero', () => {
    fc.assert(
      fc.property(terms, someLines, (voucher, lines) => {
        const applied = applyVoucher(voucher, lines, 'EUR')
        if (!applied.ok) return
        expect(sumOf(applied.lines.values())).toBe(applied.amount)
        for (const [key, part] of applied.lines) {
          expect(Number.isSafeInteger(part)).toBe(true)
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(lines.find((each) => each.key === key)?.rest ?? 0)
        }
      }),
    )
  })

  test('neither the order of the lines nor that of the promotions before it matters', () => {
    const promotions: Applicable[] = [
      { id: 'p', effect: { type: 'percentage', relative: 0.1, goods: { brands: ['Luni'] } } },
      { id: 'q', effect: { type: 'amount', amount: { EUR: 700 }, goods: { brands: ['Ove'] } } },
    ]
    const outcome = (
      voucher: VoucherTerms,
      lines: (VoucherLine & { quantity: number })[],
      offers: Applicable[],
    ) => {
      const priced = lines.map((each) => ({ ...each, price: each.rest }))
      const reductions = applyPromotions(priced, offers, 'EUR')
      const left = priced.map((each) => ({
        ...each,
        rest: each.price * each.quantity - sumOf(reductions.map(({ lines }) => lines.get(each.key) ?? 0)),
      }))
      const applied = applyVoucher(voucher, left, 'EUR')
      return applied.ok ? { ...applied, lines: Object.fromEntries(applied.lines) } : applied
    }
    fc.assert(
      fc.property(
        terms,
        someLines.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        (voucher, [lines, others]) => {
          expect(outcome(voucher, others, promotions.toReversed())).toEqual(
            outcome(voucher, lines, promotions),
          )
        },
      ),
    )
  })
})

const marketOf = (code: string) => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const now = new Date('2026-11-23T12:00:00Z')
const later = new Date('2026-11-23T12:00:01Z')

describe('the state of a code', () => {
  const state = {
    ...amount(500),
    locales: ['de-de', 'fr-ch'],
    from: null,
    to: null,
    uses: 0,
    usesPerCode: null,
  }
  test.each<[string, Partial<Parameters<typeof voucherProblem>[0]>, string, string | undefined]>([
    ['valid', {}, 'de', undefined],
    ['valid from its first moment', { from: now }, 'de', undefined],
    ['unknown before it', { from: later, locales: ['de-at'] }, 'de', 'unknown'],
    ['expired from its end on', { to: now }, 'de', 'expired'],
    ['valid until its end', { to: later }, 'de', undefined],
    ['not for another market', {}, 'at', 'notHere'],
    ['not for a currency that it has no amount in', {}, 'ch-fr', 'notHere'],
    ['used up', { uses: 1, usesPerCode: 1 }, 'de', 'usedUp'],
    ['good for one more use', { uses: 1, usesPerCode: 2 }, 'de', undefined],
  ])('of a voucher is %s', (_, given, code, reason) =>
    expect(voucherProblem({ ...state, ...given }, { market: marketOf(code), now })).toBe(reason),
  )

  test.each<[string, Partial<Parameters<typeof giftCardProblem>[0]>, string, string | undefined]>([
    ['valid', {}, 'de', undefined],
    ['not for another currency', {}, 'ch-fr', 'notHere'],
    ['expired', { to: now }, 'de', 'expired'],
    ['used up', { balance: 0 }, 'de', 'usedUp'],
    ['ended by a withdrawal', { to: now, isWithdrawn: true }, 'de', 'withdrawn'],
  ])('of a gift card is %s', (_, given, code, reason) =>
    expect(
      giftCardProblem({ currency: 'EUR', balance: 1, to: null, ...given }, { market: marketOf(code), now }),
    ).toBe(reason),
  )

  test('shows of a gift card its end alone', () => expect(maskedCode('ABCDEFGH1234')).toBe('••••1234'))
})
