import type { InferSelectModel } from 'drizzle-orm'
import type { customerAddresses, customers } from './tables'

type Row = InferSelectModel<typeof customers>

/** A customer without the hash of the password, which nothing but a login reads. */
export type Customer = Omit<Row, 'passwordHash'>

export type CustomerAddress = InferSelectModel<typeof customerAddresses>

export const withoutPassword = ({ passwordHash: _, ...customer }: Row): Customer => customer
