import { sql } from 'drizzle-orm'
import { bigserial, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

/** The redirects of paths, per market locale; read only after a page is missing. */
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
    check('redirects_status_code', sql`${table.statusCode} in (301, 302, 303, 307, 308)`),
  ],
)
