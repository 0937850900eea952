import type { Market } from '@/lib/markets'
import { createText, type Text } from './create-text'
import { spelledFor } from './spelling'

/** The texts of a market's language as the market spells them: Switzerland writes no ß. */
export function marketText(market: Pick<Market, 'iso' | 'language'>): Text {
  return new Proxy(createText(market.language), {
    apply(target, self, parameters) {
      const words: unknown = Reflect.apply(target, self, parameters)
      return typeof words === 'string' ? spelledFor(market, words) : words
    },
  })
}
