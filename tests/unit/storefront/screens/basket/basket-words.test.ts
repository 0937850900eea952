import { describe, expect, it } from 'vitest'
import { fillPlural, fillTemplate } from '@/lib/platform/i18n/fill-template'
import { allMarkets } from '@/lib/platform/markets/markets'
import { basketWords } from '@/lib/storefront/screens/basket/words'

describe.each(allMarkets.map((market) => [market.code, market] as const))('the words of %s', (_, market) => {
  const words = basketWords(market)

  it('have a place for the number and for the name', () => {
    for (const counted of [words.number, words.lessLeft.title, words.lessLeft.action, words.lessLeft.toast])
      expect(fillPlural(counted, 7, { name: 'Ding' })).toMatch(/^[^{}]*7[^{}]*$/)
    const { full, ...named } = words.refusals
    for (const text of [words.removed, words.moved, ...Object.values(named)])
      expect(fillTemplate(text, { name: 'Ding' })).toMatch(/^[^{}]*Ding[^{}]*$/)
    expect(full).not.toContain('{')
  })
})
