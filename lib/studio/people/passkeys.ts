import { and, asc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '@/lib/platform/db'
import type { Person } from './person'
import { personOf } from './person-row'
import { recordChange } from './record-change'
import { studioChallenges, studioPasskeys, studioPeople, studioSessions } from './tables'

export type Passkey = typeof studioPasskeys.$inferSelect

const challengeMs = 5 * 60 * 1_000

/** Keeps what a passkey has to sign: for a person who adds one, or for a login of whoever has one. */
export async function keepChallenge(
  db: Executor,
  challenge: string,
  personId: string | null,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + challengeMs)
  await db.insert(studioChallenges).values({ challenge, personId, expiresAt })
}

/** Takes a challenge, which counts once; false for one that was not given out, that has expired, or that was used. */
export async function takeChallenge(
  db: Executor,
  challenge: string,
  personId: string | null,
  now: Date,
): Promise<boolean> {
  const owner =
    personId === null ? isNull(studioChallenges.personId) : eq(studioChallenges.personId, personId)
  const taken = await db
    .delete(studioChallenges)
    .where(and(eq(studioChallenges.challenge, challenge), owner, gt(studioChallenges.expiresAt, now)))
    .returning({ challenge: studioChallenges.challenge })
  return taken.length > 0
}

export async function pruneChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(studioChallenges).where(lt(studioChallenges.expiresAt, now))
}

/** The passkeys of a person, the oldest first. */
export const listPasskeys = (db: Executor, personId: string): Promise<Passkey[]> =>
  db
    .select()
    .from(studioPasskeys)
    .where(eq(studioPasskeys.personId, personId))
    .orderBy(asc(studioPasskeys.createdAt))

/** A passkey with its person; undefined for one that is not known. */
export async function findPasskey(db: Executor, id: string) {
  const [row] = await db
    .select({ passkey: studioPasskeys, person: studioPeople })
    .from(studioPasskeys)
    .innerJoin(studioPeople, eq(studioPeople.id, studioPasskeys.personId))
    .where(eq(studioPasskeys.id, id))
  return row && { passkey: row.passkey, person: personOf(row.person) }
}

type NewPasskey = Omit<Passkey, 'personId' | 'usedAt'>

/**
 * Adds a passkey; the login in which that happens counts as much as one by passkey from then on. False for one that is
 * there already.
 */
export const addPasskey = (
  db: Database,
  person: Pick<Person, 'id' | 'name'>,
  passkey: NewPasskey,
  sessionId: string,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const added = await tx
      .insert(studioPasskeys)
      .values({ ...passkey, personId: person.id })
      .onConflictDoNothing()
      .returning({ id: studioPasskeys.id })
    if (added.length === 0) return false
    await tx.update(studioSessions).set({ setUpPasskey: true }).where(eq(studioSessions.id, sessionId))
    await recordChange(tx, { person, kind: 'passkey-added', detail: { name: passkey.name } })
    return true
  })

/**
 * Notes that a passkey was used. False where its count is not above the last one, which a copy of the key would cause, or
 * where another login has just used the same one.
 */
export async function noteCounter(
  tx: Transaction,
  { id, counter: before }: Pick<Passkey, 'id' | 'counter'>,
  counter: number,
  now: Date,
): Promise<boolean> {
  const known = and(eq(studioPasskeys.id, id), eq(studioPasskeys.counter, before))
  const isHigher = or(
    lt(studioPasskeys.counter, counter),
    counter === 0 ? eq(studioPasskeys.counter, 0) : undefined,
  )
  const noted = await tx
    .update(studioPasskeys)
    .set({ counter, usedAt: now })
    .where(and(known, isHigher))
    .returning({ id: studioPasskeys.id })
  return noted.length > 0
}

const own = (personId: string, id: string) =>
  and(eq(studioPasskeys.id, id), eq(studioPasskeys.personId, personId))

export async function renamePasskey(
  db: Executor,
  person: Pick<Person, 'id'>,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await db.update(studioPasskeys).set({ name }).where(own(person.id, id)).returning()
  return renamed.length > 0
}

/**
 * Removes a passkey. `last`: it is the last one of an administrator who has to log in by one; without it the password would
 * open the Studio again.
 */
export const removePasskey = (
  db: Database,
  person: Pick<Person, 'id' | 'name'>,
  id: string,
  adminPasskeys: boolean,
): Promise<'removed' | 'missing' | 'last'> =>
  db.transaction(async (tx) => {
    // Locked, so that two removals do not each leave the other's.
    const [row] = await tx.select().from(studioPeople).where(eq(studioPeople.id, person.id)).for('update')
    const left = await tx.$count(
      studioPasskeys,
      and(eq(studioPasskeys.personId, person.id), ne(studioPasskeys.id, id)),
    )
    if (adminPasskeys && row?.role === 'admin' && left === 0) return 'last'
    const [removed] = await tx.delete(studioPasskeys).where(own(person.id, id)).returning()
    if (!removed) return 'missing'
    await recordChange(tx, { person, kind: 'passkey-removed', detail: { name: removed.name } })
    return 'removed'
  })
