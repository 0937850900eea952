import { describe, expect, it } from 'vitest'
import { createText } from '@/lib/platform/i18n/create-text'
import { marketText } from '@/lib/platform/i18n/market-text'
import { spelledFor } from '@/lib/platform/i18n/spelling'
import { allMarkets } from '@/lib/platform/markets/markets'

const word = 'Die „Größe“'

describe('the spelling of a market', () => {
  it.each(allMarkets.map((market) => ({ market, expected: market.code === 'ch' ? 'Die «Grösse»' : word })))(
    'of $market.code writes $expected',
    ({ market, expected }) => expect(spelledFor(market, word)).toBe(expected),
  )

  it.each(allMarkets.map((market) => ({ market })))('is that of the texts of $market.code', ({ market }) => {
    const plain = createText(market.language)('ui.close')
    expect(marketText(market)('ui.close')).toBe(spelledFor(market, plain))
  })
})
