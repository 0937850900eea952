import type { Market } from '@/lib/platform/markets'
import { createText, type Text } from './create-text'
import { spelledFor } from './spelling'

/** The texts of a market's language as the market spells them. */
export function marketText(market: Pick<Market, 'iso' | 'language'>): Text {
  const text = createText(market.language)
  if (spelledFor(market, 'ß') === 'ß') return text
  return new Proxy(text, {
    apply(target, self, parameters) {
      const words: unknown = Reflect.apply(target, self, parameters)
      return typeof words === 'string' ? spelledFor(market, words) : words
    },
  })
}
