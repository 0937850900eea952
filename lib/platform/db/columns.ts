import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A column that holds an instant. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A column that holds a file, or another run of bytes. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
