import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

/**
 * The redirects of paths, per market locale; read only after a page is missing. Those with wildcards are compared one by
 * one: an index of its own finds them among any number of others.
 */
export const redirects = pgTable(
  'redirects',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    locale: text().notNull(),
    path: text().notNull(),
    target: text().notNull(),
    statusCode: integer('status_code').notNull().default(301),
  },
  (table) => [
    unique('redirects_locale_path').on(table.locale, table.path),
    index('redirects_patterns').on(table.locale).where(sql`${table.path} like '%*%'`),
    check('redirects_status_code', sql`${table.statusCode} in (301, 302, 303, 307, 308)`),
  ],
)
