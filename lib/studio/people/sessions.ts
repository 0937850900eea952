import { randomBytes } from 'node:crypto'
import { and, eq, lt, ne } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { tokenHash } from '@/lib/platform/security'
import type { Person } from './person'
import { personOf } from './person-row'
import { studioPeople, studioSessions } from './tables'

const minuteMs = 60 * 1_000
/** A login ends when it was not used for so long. */
const unusedMs = 12 * 60 * minuteMs
/** Its use is noted once in a while, so that reading changes nothing. */
const notedMs = 5 * minuteMs

const noteUse = (db: Executor, personId: string, now: Date) =>
  db.update(studioPeople).set({ usedAt: now }).where(eq(studioPeople.id, personId))

/** Begins a login; returns its token for the cookie. */
export async function openStudioSession(db: Executor, personId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insert(studioSessions)
    .values({ tokenHash: tokenHash(token), personId, createdAt: now, usedAt: now })
  await noteUse(db, personId, now)
  return token
}

/** The person of a login; undefined for a login that has ended. */
export async function findStudioSession(db: Executor, token: string, now: Date): Promise<Person | undefined> {
  const hash = tokenHash(token)
  const [row] = await db
    .select({ person: studioPeople, usedAt: studioSessions.usedAt })
    .from(studioSessions)
    .innerJoin(studioPeople, eq(studioPeople.id, studioSessions.personId))
    .where(eq(studioSessions.tokenHash, hash))
  const age = row && now.getTime() - row.usedAt.getTime()
  if (!row || age === undefined || age > unusedMs) return undefined
  if (age > notedMs) {
    await db.update(studioSessions).set({ usedAt: now }).where(eq(studioSessions.tokenHash, hash))
    await noteUse(db, row.person.id, now)
  }
  return personOf(row.person)
}

export async function endStudioSession(db: Executor, token: string): Promise<void> {
  await db.delete(studioSessions).where(eq(studioSessions.tokenHash, tokenHash(token)))
}

/** Ends every login of a person, but not the one with the token, if there is one. */
export async function endStudioSessions(db: Executor, personId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(studioSessions.tokenHash, tokenHash(except))
  await db.delete(studioSessions).where(and(eq(studioSessions.personId, personId), others))
}

export async function pruneStudioSessions(db: Database, now: Date): Promise<void> {
  await db.delete(studioSessions).where(lt(studioSessions.usedAt, new Date(now.getTime() - unusedMs)))
}
