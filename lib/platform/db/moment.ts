import { timestamp } from 'drizzle-orm/pg-core'

/** A column that holds an instant. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
