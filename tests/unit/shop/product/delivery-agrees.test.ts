import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { arrivalText, deliveryWords } from '@/lib/shop/product'
import { deliveryMessage } from '@/lib/shop/rules'
import { shopBrands } from '@/schemas/markets'

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
const spans = Array.from({ length: 70 }, (_, to) => to + 1).flatMap((daysTo) =>
  [0, 1, Math.ceil(daysTo / 2), daysTo].map((daysFrom) => ({ daysFrom, daysTo })),
)
const cases = shopBrands.flatMap((brand) =>
  allMarkets.map((market) => [brand, market.shopLocale, market] as const),
)

describe.each(cases)('the words of delivery of %s in %s', (brand, _, market) => {
  const said = (days: { daysFrom: number; daysTo: number }, varies = false) => {
    const delivery = deliveryMessage({ bvc: 1, preorder: false, download: false, ...days }, brand, { varies })
    const note = arrivalText({ delivery, availability: days }, market) ?? ''
    return { kind: delivery.kind, words: deliveryWords({ delivery }, market), note }
  }

  it('name weeks that lie within the weeks of the arrival beside them', () => {
    for (const days of spans) {
      const { kind, words, note } = said(days)
      if (kind !== 'late') continue
      const [named = 0] = numbersIn(words)
      const weeks = numbersIn(note)
      const about = `${days.daysFrom} to ${days.daysTo} days: “${words}” beside “${note}”`
      if (weeks.length > 1 && !words.includes('>')) expect(weeks[0], about).toBeLessThanOrEqual(named)
      expect(weeks.at(-1), about).toBeGreaterThanOrEqual(named)
    }
  })

  it('count no days in words where the number of days may be any', () => {
    const counting = /\d|wenig|einige|quelques|enkele|paar|heute|morgen|aujourd|demain|vandaag/i
    for (const days of spans) {
      const { kind, words } = said(days, true)
      if (kind !== 'late') expect(words, `${days.daysFrom} to ${days.daysTo} days`).not.toMatch(counting)
    }
  })

  it('differ for each kind', () => {
    const all = spans.map((days) => said(days, true))
    const kinds = new Map(all.map(({ kind, words }) => [kind, words]))
    expect([...kinds.keys()].sort()).toEqual(['available', 'instant', 'soon'])
    expect(new Set(kinds.values()).size).toBe(3)
  })
})
