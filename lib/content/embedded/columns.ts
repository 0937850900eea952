import { bigserial } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'

/** Columns that many tables have. */

export const id = () => bigserial({ mode: 'number' }).primaryKey()

export const createdAt = (name = 'created_at') => moment(name).notNull().defaultNow()
