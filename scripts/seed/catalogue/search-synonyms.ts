import { marketsOf } from '@/lib/platform/markets'
import { synonymKey, synonymWord } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import type { SourceSearchSynonym } from '@/schemas/shop'
import { wordsOf } from './tables'

/** Other names and spellings for words of the catalogue, in each language of a brand. */
export const seedSearchSynonyms = (brand: Brand): SourceSearchSynonym[] =>
  [...new Set(marketsOf(brand).map(({ language }) => language))].flatMap((language) => {
    const entries = Object.entries(wordsOf(language).synonyms).flatMap(([meant, typed]) =>
      typed.map((word) => ({ word: synonymWord(word, language), meant: synonymKey(meant, language) })),
    )
    return [...Map.groupBy(entries, ({ word }) => word)].map(([word, meanings]) => ({
      language,
      word,
      means: meanings.map(({ meant }) => meant),
    }))
  })
