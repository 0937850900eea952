import { sql } from 'drizzle-orm'
import { type Executor, recordset } from '@/lib/platform/db'
import type { Language } from '@/schemas'
import type { BaseColour, SourceColour } from '@/schemas/shop'
import { type ColourWords, colourWord, filterBase } from './base-colour'

/** The shop's own colour words, by language. */
export async function readColourWords(tx: Executor): Promise<ColourWords> {
  const rows = await tx.execute<{ language: Language; word: string; base: BaseColour }>(
    sql`select language, word, base from colour_words`,
  )
  const tables: Partial<Record<Language, Map<string, BaseColour>>> = {}
  for (const { language, word, base } of rows) {
    tables[language] ??= new Map()
    tables[language].set(word, base)
  }
  return tables
}

/** The colours that products have, as the shop describes them. */
const readColours = (tx: Executor) =>
  tx.execute<{ value: string; labels: Record<string, string> | null; swatch: string | null }>(sql`
    select s.value, a.labels, a.swatch from (
      select attributes ->> 'farbe' as value from products union select attributes ->> 'farbe' from variants
    ) s left join attribute_values a on a.attribute = 'farbe' and a.value = s.value
    where s.value is not null`)

type Written = {
  /** The number of words that are new or mean another colour. */
  changed: number
  /** The colours of products that are under another base colour now. */
  moved: string[]
}

/** Writes colour words. */
export async function writeColourWords(tx: Executor, sources: readonly SourceColour[]): Promise<Written> {
  const rows = sources.map(({ language, word, base }) => ({
    language,
    word: colourWord(word, language),
    base,
  }))
  const before = await readColourWords(tx)
  const written = await tx.execute(sql`
    insert into colour_words as c (language, word, base)
    select language, word, base from ${recordset(rows, 'language text, word text, base text')}
    on conflict (language, word) do update set base = excluded.base where c.base <> excluded.base
    returning word`)
  if (written.length === 0) return { changed: 0, moved: [] }
  const after = await readColourWords(tx)
  const colours = await readColours(tx)
  const moved = colours.filter(
    ({ value, labels, swatch }) =>
      filterBase(value, { labels: labels ?? {}, swatch }, before) !==
      filterBase(value, { labels: labels ?? {}, swatch }, after),
  )
  return { changed: written.length, moved: moved.map(({ value }) => value) }
}
