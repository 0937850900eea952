import { type SQL, sql } from 'drizzle-orm'

/** Keep the keys of products and variants apart in a stage. */
export const productMark = 'p '
export const variantMark = 'v '

/** Whether a staged id is that of a variant. */
export const isVariant = (id: SQL): SQL => sql`starts_with(${id}, ${variantMark}::text)`
