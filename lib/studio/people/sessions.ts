import { and, desc, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { newToken, tokenHash } from '@/lib/platform/security'
import type { Person } from './person'
import { personOf } from './person-row'
import { studioPasskeys, studioPeople, studioSessions } from './tables'

const minuteMs = 60 * 1_000
/** A login ends after so long, however much it is used: who has stolen its cookie does not keep it. */
const longestMs = 30 * 24 * 60 * minuteMs
/** A login ends when it was not used for so long. */
const unusedMs = 12 * 60 * minuteMs
/** Its use is noted once in a while, so that reading changes nothing. */
const notedMs = 5 * minuteMs

export type LoginMethod = 'password' | 'passkey'
/** Where a login comes from. */
export type LoginOrigin = { method: LoginMethod; device?: string | undefined; network?: string | undefined }

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

const noteUse = (db: Executor, personId: string, now: Date) =>
  db.update(studioPeople).set({ usedAt: now }).where(eq(studioPeople.id, personId))

/** Begins a login; returns its token for the cookie. */
export async function openStudioSession(
  db: Executor,
  personId: string,
  now: Date,
  { method, device, network }: LoginOrigin = { method: 'password' },
): Promise<string> {
  const token = newToken()
  await db.insert(studioSessions).values({
    tokenHash: tokenHash(token),
    ...{ personId, createdAt: now, usedAt: now, method, device: device ?? null, network: network ?? null },
  })
  await noteUse(db, personId, now)
  return token
}

/** A login that has not ended, with its person. */
export type StudioLogin = {
  id: string
  person: Person
  createdAt: Date
  /** When the person last showed again who they are; null: not since the login. */
  confirmedAt: Date | null
  method: LoginMethod
  /** A passkey was set up in it. */
  setUpPasskey: boolean
  hasPasskeys: boolean
  /** Somebody else made the person's password. */
  hasGivenPassword: boolean
}

/** The login of a token; undefined for one that has ended. */
export async function findStudioLogin(
  db: Executor,
  token: string,
  now: Date,
): Promise<StudioLogin | undefined> {
  const hash = tokenHash(token)
  const [row] = await db
    .select({
      id: studioSessions.id,
      person: studioPeople,
      createdAt: studioSessions.createdAt,
      usedAt: studioSessions.usedAt,
      confirmedAt: studioSessions.confirmedAt,
      method: studioSessions.method,
      setUpPasskey: studioSessions.setUpPasskey,
      hasGivenPassword: studioPeople.passwordIsGiven,
      hasPasskeys: sql<boolean>`exists (select from ${studioPasskeys} p where p.person_id = ${studioPeople.id})`,
    })
    .from(studioSessions)
    .innerJoin(studioPeople, eq(studioPeople.id, studioSessions.personId))
    .where(and(eq(studioSessions.tokenHash, hash), isNull(studioSessions.endedBy)))
  const age = row && now.getTime() - row.usedAt.getTime()
  if (!row || age === undefined || age > unusedMs || row.createdAt < ago(now, longestMs)) return undefined
  if (age > notedMs) {
    await db.update(studioSessions).set({ usedAt: now }).where(eq(studioSessions.tokenHash, hash))
    await noteUse(db, row.person.id, now)
  }
  const { usedAt, ...login } = row
  return { ...login, person: personOf(row.person) }
}

/** What ended a login of which its browser is to be told. */
export type LoginEnd = NonNullable<typeof studioSessions.$inferSelect.endedBy>

/** What ended the login of a token; undefined where it goes on, and where it is not known any more. */
export async function findLoginEnd(db: Executor, token: string): Promise<LoginEnd | undefined> {
  const [row] = await db
    .select({ endedBy: studioSessions.endedBy })
    .from(studioSessions)
    .where(eq(studioSessions.tokenHash, tokenHash(token)))
  return row?.endedBy ?? undefined
}

/** The person of a login; undefined for a login that has ended. */
export const findStudioSession = async (
  db: Executor,
  token: string,
  now: Date,
): Promise<Person | undefined> => (await findStudioLogin(db, token, now))?.person

/** A login as it is listed. */
export type ListedSession = {
  id: string
  createdAt: Date
  usedAt: Date
  device: string | null
  network: string | null
  method: LoginMethod
}

/** The logins of a person that have not ended, the one used last first. */
export const listStudioSessions = (db: Executor, personId: string, now: Date): Promise<ListedSession[]> =>
  db
    .select({
      id: studioSessions.id,
      createdAt: studioSessions.createdAt,
      usedAt: studioSessions.usedAt,
      device: studioSessions.device,
      network: studioSessions.network,
      method: studioSessions.method,
    })
    .from(studioSessions)
    .where(
      and(
        eq(studioSessions.personId, personId),
        isNull(studioSessions.endedBy),
        gte(studioSessions.usedAt, ago(now, unusedMs)),
        gte(studioSessions.createdAt, ago(now, longestMs)),
      ),
    )
    .orderBy(desc(studioSessions.usedAt), desc(studioSessions.createdAt))

export async function endStudioSession(db: Executor, token: string): Promise<void> {
  await db.delete(studioSessions).where(eq(studioSessions.tokenHash, tokenHash(token)))
}

/** Ends a login of a person by its listed id; false where there is none. */
export async function endListedSession(db: Executor, personId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(studioSessions)
    .where(and(eq(studioSessions.id, id), eq(studioSessions.personId, personId)))
    .returning({ id: studioSessions.id })
  return ended.length > 0
}

/** Gives a login another token, so that a copy of its cookie ends; returns it. `confirmedAt`: its person has shown who they are. */
export async function renewStudioSession(db: Executor, token: string, confirmedAt?: Date): Promise<string> {
  const next = newToken()
  await db
    .update(studioSessions)
    .set({ tokenHash: tokenHash(next), ...(confirmedAt && { confirmedAt }) })
    .where(eq(studioSessions.tokenHash, tokenHash(token)))
  return next
}

/** Ends every login of a person, but not the one with the token, if there is one. */
export async function endStudioSessions(db: Executor, personId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(studioSessions.tokenHash, tokenHash(except))
  await db.delete(studioSessions).where(and(eq(studioSessions.personId, personId), others))
}

/** Ends every login of a person by something of which their browsers are told; it is known until the logins are forgotten. */
export const endStudioSessionsBy = async (
  db: Executor,
  personId: string,
  endedBy: LoginEnd,
): Promise<void> => {
  await db.update(studioSessions).set({ endedBy }).where(eq(studioSessions.personId, personId))
}

export async function pruneStudioSessions(db: Database, now: Date): Promise<void> {
  const isUnused = lt(studioSessions.usedAt, ago(now, unusedMs))
  await db.delete(studioSessions).where(or(isUnused, lt(studioSessions.createdAt, ago(now, longestMs))))
}
