import { sql } from 'drizzle-orm'
import { type Executor, recordset } from '@/lib/platform/db'
import type { Language } from '@/schemas'
import type { SourceSearchOccasion } from '@/schemas/shop'
import { foldWords } from '../fold'

/** The words of an occasion as the table holds them. Empty without letters and digits. */
export const occasionKey = (text: string, language: Language): string => foldWords(text, language).join(' ')

/** The inflections that a table leaves out: Weihnachtsgeschenke, cadeaux. */
export const occasionEndings = ['', 'e', 'en', 'n', 's', 'x']

/** Writes occasions, each with words of its own; one without categories is taken away. Returns how many changed. */
export async function writeSearchOccasions(
  db: Executor,
  sources: readonly SourceSearchOccasion[],
): Promise<number> {
  const rows = sources.map(({ language, word, categories }) => ({
    language,
    word: occasionKey(word, language),
    label: word,
    categories: [...new Set(categories)],
  }))
  const kept = rows.filter(({ categories }) => categories.length > 0)
  const gone = rows.filter(({ categories }) => categories.length === 0)
  const written = await db.execute(sql`
    insert into search_occasions as t (language, word, label, categories)
    select language, word, label, array(select jsonb_array_elements_text(categories))
    from ${recordset(kept, 'language text, word text, label text, categories jsonb')}
    on conflict (language, word) do update set label = excluded.label, categories = excluded.categories
    where (t.label, t.categories) is distinct from (excluded.label, excluded.categories)
    returning word`)
  const deleted = await db.execute(sql`
    delete from search_occasions t using ${recordset(gone, 'language text, word text')}
    where t.language = s.language and t.word = s.word returning t.word`)
  return written.length + deleted.length
}
