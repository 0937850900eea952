import { sql } from 'drizzle-orm'
import { textArray } from '@/lib/platform/db'
import { countSearchChange, occasionKey, writeSearchOccasions } from '@/lib/shop/listing'
import { type SourceSearchOccasion, sourceSearchOccasion } from '@/schemas/shop'
import type { RowType } from './row-type'

export const searchOccasionRows: RowType<SourceSearchOccasion> = {
  schema: sourceSearchOccasion.superRefine(({ language, word }, context) => {
    if (occasionKey(word, language) === '')
      context.addIssue({ code: 'custom', path: ['word'], message: 'has neither letters nor digits' })
  }),
  keyOf: ({ language, word }) => `${language} ${occasionKey(word, language)}`,
  /** Remembered results belong to a version of the listings, which is counted on. */
  async write(tx, rows) {
    const keys = [...new Set(rows.flatMap(({ categories }) => categories))]
    const found = await tx.execute<{ key: string }>(
      sql`select distinct key from categories where key = any(${textArray(keys)})`,
    )
    const known = new Set(found.map(({ key }) => key))
    const unknownIn = ({ categories }: SourceSearchOccasion) => categories.filter((key) => !known.has(key))
    const changed = await writeSearchOccasions(
      tx,
      rows.filter((row) => unknownIn(row).length === 0),
    )
    if (changed > 0) await countSearchChange(tx)
    return {
      changed,
      rejected: rows.flatMap((row) => {
        const unknown = unknownIn(row)
        return unknown.length === 0
          ? []
          : [{ row, reason: `categories: the shop has no category ${unknown.join(', ')}` }]
      }),
    }
  },
}
