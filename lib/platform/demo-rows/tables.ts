import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The rows that the demo brought, so that they can be told from those of the merchant. A row without a mark is the merchant's. */
export const demoRows = pgTable(
  'demo_rows',
  {
    /** The table. */
    kind: text().notNull(),
    /** What tells the row from the others of its table, by values that do not depend on when it was written. */
    key: text().notNull(),
    /** The columns as the demo wrote them; those that change while the shop sells are left out. */
    was: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Another source than the demo's was written into it, which its columns may not show any longer. */
    isChanged: boolean('is_changed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
)
