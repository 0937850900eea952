import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import type { Address } from '@/schemas/shop'
import type { LinkData, LinkKind } from './links'

/** Numbers that customers read on the phone: seven digits. */
export const customerNumbers = pgSequence('customer_numbers', { startWith: 1_000_001, increment: 1 })

/** Who has an account. Its mail address was confirmed. */
export const customers = pgTable(
  'customers',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** What other systems know the customer by: 64 random hexadecimal characters. */
    userId: text('user_id').notNull().unique(),
    customerNo: bigint('customer_no', { mode: 'number' })
      .notNull()
      .unique()
      .default(sql`nextval('customer_numbers')`),
    brand: text().notNull(),
    /** Lower-case. */
    email: text().notNull(),
    /** Argon2id, in the PHC string format. */
    passwordHash: text('password_hash').notNull(),
    gender: text().$type<'m' | 'f' | 'd'>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** In E.164. */
    phone: text(),
    birthDate: date('birth_date', { mode: 'string' }),
    /** The shop locale of the registration, in whose language mails are written. */
    locale: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('customers_email').on(table.brand, table.email)],
)

/** The logins of a customer's browsers. Only hashes of their tokens are kept. */
export const customerSessions = pgTable(
  'customer_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    index('customer_sessions_customer').on(table.customerId),
    index('customer_sessions_used').on(table.usedAt),
  ],
)

/** The links of mails that confirm an address or set a password. Each can be used once. */
export const customerLinks = pgTable(
  'customer_links',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Unset for the instant in which it is made. */
    tokenHash: text('token_hash').unique(),
    kind: text().$type<LinkKind>().notNull(),
    /** Unset for a registration. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customers.id, {
      onDelete: 'cascade',
    }),
    data: jsonb().$type<LinkData>().notNull(),
    until: moment('valid_until').notNull(),
  },
  (table) => [
    index('customer_links_customer').on(table.customerId),
    index('customer_links_until').on(table.until),
  ],
)

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    /** Names the address in requests. */
    id: uuid().primaryKey().defaultRandom(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    address: jsonb().$type<Address>().notNull(),
    isDefaultDelivery: boolean('is_default_delivery').notNull().default(false),
    isDefaultInvoice: boolean('is_default_invoice').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('customer_addresses_customer').on(table.customerId),
    uniqueIndex('customer_addresses_delivery').on(table.customerId).where(sql`${table.isDefaultDelivery}`),
    uniqueIndex('customer_addresses_invoice').on(table.customerId).where(sql`${table.isDefaultInvoice}`),
  ],
)

/** The gift cards whose balance a customer wants to see. Whoever has a code owns its money. */
export const customerGiftCards = pgTable(
  'customer_gift_cards',
  {
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.code] })],
)
