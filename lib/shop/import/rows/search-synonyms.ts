import { countSearchChange, synonymKey, synonymWord, writeSearchSynonyms } from '@/lib/shop/listing'
import { type SourceSearchSynonym, sourceSearchSynonym } from '@/schemas/shop'
import type { RowType } from './row-type'

export const searchSynonymRows: RowType<SourceSearchSynonym> = {
  schema: sourceSearchSynonym.superRefine(({ language, word, means }, context) => {
    const issue = (path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message: 'has neither letters nor digits' })
    if (synonymWord(word, language) === '') issue(['word'])
    for (const [index, other] of means.entries())
      if (synonymKey(other, language) === '') issue(['means', index])
  }),
  keyOf: ({ language, word }) => `${language} ${synonymWord(word, language)}`,
  /** Remembered results belong to a version of the listings, which is counted on. */
  async write(tx, rows) {
    const changed = await writeSearchSynonyms(tx, rows)
    if (changed > 0) await countSearchChange(tx)
    return { changed, rejected: [] }
  },
}
