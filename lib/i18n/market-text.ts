import type { Market } from '@/lib/markets'
import { createText, type Text } from './create-text'

/** The texts of a market's language as the market spells them: Switzerland writes no ß. */
export function marketText({ iso, language }: Pick<Market, 'iso' | 'language'>): Text {
  const text = createText(language)
  if (iso !== 'de-CH') return text
  return new Proxy(text, {
    apply(target, self, parameters) {
      const words: unknown = Reflect.apply(target, self, parameters)
      return typeof words === 'string' ? words.replaceAll('ß', 'ss') : words
    },
  })
}
