import { marketsOf } from '@/lib/platform/markets'
import { occasionKey } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import type { SourceSearchOccasion } from '@/schemas/shop'
import { wordsOf } from './tables'

/** Where the occasions that shoppers look for lead, in each language of a brand. */
export const seedSearchOccasions = (brand: Brand): SourceSearchOccasion[] =>
  [...new Set(marketsOf(brand).map(({ language }) => language))].flatMap((language) => {
    const entries = Object.entries(wordsOf(language).occasions).flatMap(([category, words]) =>
      words.map((word) => ({ word, category })),
    )
    return [...Map.groupBy(entries, ({ word }) => occasionKey(word, language)).values()].map((own) => ({
      language,
      word: own[0]?.word ?? '',
      categories: own.map(({ category }) => category),
    }))
  })
