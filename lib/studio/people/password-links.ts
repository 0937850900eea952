import { and, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { hashPassword } from '@/lib/platform/passwords'
import { newToken, tokenHash } from '@/lib/platform/security'
import { type StudioMailSubject, studioMessage } from './mail-subject'
import type { Person } from './person'
import { personOf } from './person-row'
import { endPreviewLinksOf } from './preview-links'
import { recordChange } from './record-change'
import { endStudioSessions } from './sessions'
import { studioLinks, studioPeople } from './tables'

const hourMs = 60 * 60 * 1_000

/**
 * Asks for a link that sets a new password. The same is done for an address that nobody has, so that neither the answer
 * nor its time tells who is there.
 */
export function askForPassword(db: Database, address: string): Promise<void> {
  const subject: StudioMailSubject = { about: 'forgotten', address: address.toLowerCase() }
  return enqueue(db, studioMessage, [subject])
}

/**
 * Makes the token of a link for an hour. Earlier ones stay until one is used: otherwise strangers who ask for them would
 * end the one that its owner has opened.
 */
export async function makePasswordLink(db: Executor, personId: string, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + hourMs)
  await db.insert(studioLinks).values({ tokenHash: tokenHash(token), personId, expiresAt })
  return token
}

const isOpen = (token: string, now: Date) =>
  and(eq(studioLinks.tokenHash, tokenHash(token)), gt(studioLinks.expiresAt, now))

/** Whose password a link sets, if it can be used. */
export async function findPasswordLink(db: Executor, token: string, now: Date): Promise<Person | undefined> {
  const [found] = await db
    .select({ person: studioPeople })
    .from(studioLinks)
    .innerJoin(studioPeople, eq(studioPeople.id, studioLinks.personId))
    .where(isOpen(token, now))
  return found && personOf(found.person)
}

/** Ends the links that were asked for, once the password is another. */
export async function endPasswordLinksOf(tx: Transaction, personId: string): Promise<void> {
  await tx.delete(studioLinks).where(eq(studioLinks.personId, personId))
}

/**
 * Sets a new password by a link, ends all logins and links to drafts of the person, and tells them so by mail. Passkeys
 * stay. Undefined for a link that has ended; of two who use it at the same instant, one gets it.
 */
export async function setPasswordByLink(
  db: Database,
  { token, password, now }: { token: string; password: string; now: Date },
): Promise<Person | undefined> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const [link] = await tx
      .delete(studioLinks)
      .where(and(isOpen(token, now), isNotNull(studioLinks.personId)))
      .returning({ personId: studioLinks.personId })
    if (!link?.personId) return undefined
    const [row] = await tx
      .update(studioPeople)
      .set({ passwordHash, passwordIsGiven: false })
      .where(eq(studioPeople.id, link.personId))
      .returning()
    if (!row) return undefined
    const person = personOf(row)
    await endPasswordLinksOf(tx, person.id)
    await endStudioSessions(tx, person.id)
    await endPreviewLinksOf(tx, person, person.id)
    await recordChange(tx, { person, kind: 'password-reset', detail: { name: person.name } })
    const subject: StudioMailSubject = { about: 'passwordSet', person: person.id, at: now.getTime() }
    await enqueue(tx, studioMessage, [subject])
    return person
  })
}

export async function pruneStudioLinks(db: Database, now: Date): Promise<void> {
  await db.delete(studioLinks).where(lt(studioLinks.expiresAt, now))
}
