import { type SQL, sql } from 'drizzle-orm'

const letters = {
  from: 'àáâãäåąçćčèéêëęìíîïłñńòóôõöøśšùúûüýÿźżžđ',
  to: 'aaaaaaaccceeeeeiiiilnnoooooossuuuuyyzzzd',
}

/** A name folded in SQL. Two-letter spellings of umlauts are not folded, because names do not use them. */
export const foldedName = (name: SQL): SQL =>
  sql`translate(replace(lower(${name}), 'ß', 'ss'), ${sql.raw(`'${letters.from}'`)}, ${sql.raw(`'${letters.to}'`)})`
