import { eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { spaces } from './tables'

export type Space = typeof spaces.$inferSelect

export const spaceId = 1

/** Storyblok's `cv` is a time in seconds; two changes within one second still get two versions. */
const nextCv = sql<number>`greatest(${spaces.cv} + 1, extract(epoch from clock_timestamp())::bigint)`

/** Creates the space in an empty database; leaves an existing one unchanged. */
export async function ensureSpace(db: Executor, name = 'Shop'): Promise<void> {
  await db
    .insert(spaces)
    .values({ id: spaceId, name, cv: sql`extract(epoch from clock_timestamp())::bigint` })
    .onConflictDoNothing()
}

export async function readSpace(db: Executor): Promise<Space | undefined> {
  const [space] = await db.select().from(spaces).where(eq(spaces.id, spaceId))
  return space
}

/**
 * Serialises the edits of the space until their transactions end. Taken before any row lock, so that there is no
 * deadlock.
 */
export async function lockSpace(tx: Transaction): Promise<void> {
  await tx.select({ id: spaces.id }).from(spaces).where(eq(spaces.id, spaceId)).for('update')
}

/** Increments the cache version, as every change of published content does. */
export async function raiseCv(db: Executor): Promise<number> {
  const [space] = await db
    .update(spaces)
    .set({ cv: nextCv })
    .where(eq(spaces.id, spaceId))
    .returning({ cv: spaces.cv })
  if (!space) throw new Error('The content service has no space yet.')
  return space.cv
}
