import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { hashPassword } from '@/lib/platform/passwords'
import { newToken, tokenHash } from '@/lib/platform/security'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { type StudioMailSubject, studioMessage } from './mail-subject'
import type { Person } from './person'
import { personOf } from './person-row'
import { type RecordedChange, recordChange } from './record-change'
import { studioInvitations, studioLinks, studioPeople } from './tables'

/** How long an invitation can be used. */
export const invitationDays = 7
/** So long the list of people still shows that one has ended, so that it can be sent again. */
const shownDays = 30

const dayMs = 24 * 60 * 60 * 1_000
const daysAfter = (days: number, now: Date) => new Date(now.getTime() + days * dayMs)

type Invited = Omit<Person, 'id' | 'language'> & { language: StudioLanguage | null }
export type Invitation = Invited & { id: string; invitedBy: string | null; expiresAt: Date }

/** All that are not used, the ended ones among them. */
export const listInvitations = (db: Executor): Promise<Invitation[]> =>
  db.select().from(studioInvitations).orderBy(asc(studioInvitations.address))

/** One of two invitations of the same address at once has to wait for the other. */
const lockInvitations = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('studio_invitations'))`)

/** Keeps an invitation and has its mail sent. */
async function send(
  tx: Transaction,
  by: RecordedChange['person'],
  { name, address, role, language }: Invited,
  now: Date,
): Promise<string> {
  const [made] = await tx
    .insert(studioInvitations)
    .values({
      ...{ name, address, role, language },
      ...{ invitedBy: by.id, expiresAt: daysAfter(invitationDays, now) },
    })
    .returning({ id: studioInvitations.id })
  if (!made) throw new Error('The invitation was not kept')
  await recordChange(tx, { person: by, kind: 'person-invited', detail: { name, role, to: address } })
  const subject: StudioMailSubject = { about: 'invitation', invitation: made.id }
  await enqueue(tx, studioMessage, [subject])
  return made.id
}

/**
 * Invites somebody, who gets a link by mail; an earlier invitation of the address ends. Returns its id; undefined where the
 * address has an account already.
 */
export const invite = (
  db: Database,
  by: RecordedChange['person'],
  { address, ...rest }: Invited,
  now: Date,
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    await lockInvitations(tx)
    const invited = { ...rest, address: address.toLowerCase() }
    const ofAddress = eq(studioPeople.address, invited.address)
    if ((await tx.$count(studioPeople, ofAddress)) > 0) return undefined
    await endInvitationTo(tx, invited.address)
    return send(tx, by, invited, now)
  })

/** Sends an invitation again, for the whole time anew; the link of its earlier mail ends. False where there is none. */
export const sendInvitationAgain = (
  db: Database,
  by: RecordedChange['person'],
  id: string,
  now: Date,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockInvitations(tx)
    const [earlier] = await tx.delete(studioInvitations).where(eq(studioInvitations.id, id)).returning()
    if (earlier) await send(tx, by, earlier, now)
    return earlier !== undefined
  })

const recordWithdrawal = (tx: Transaction, by: RecordedChange['person'], { name, address }: Invited) =>
  recordChange(tx, { person: by, kind: 'invitation-withdrawn', detail: { name, to: address } })

/** Takes an invitation back; false where there is none. */
export const withdrawInvitation = (
  db: Database,
  by: RecordedChange['person'],
  id: string,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [ended] = await tx.delete(studioInvitations).where(eq(studioInvitations.id, id)).returning()
    if (ended) await recordWithdrawal(tx, by, ended)
    return ended !== undefined
  })

/** Ends the invitation of an address that another one, or an account, takes the place of. */
export async function endInvitationTo(tx: Transaction, address: string): Promise<void> {
  await tx.delete(studioInvitations).where(eq(studioInvitations.address, address))
}

/** Takes back what a person has sent who may invite nobody any more: with it they could come back themselves. */
export async function endInvitationsOf(
  tx: Transaction,
  by: RecordedChange['person'],
  personId: string,
): Promise<void> {
  const ended = await tx
    .delete(studioInvitations)
    .where(eq(studioInvitations.invitedBy, personId))
    .returning()
  for (const invitation of ended) await recordWithdrawal(tx, by, invitation)
}

/** An invitation that can be used, by its id; its inviter is unset for one from the command line. */
export async function findInvitationById(
  db: Executor,
  id: string,
  now: Date,
): Promise<(Invitation & { inviter: Person | undefined }) | undefined> {
  const [found] = await db
    .select()
    .from(studioInvitations)
    .leftJoin(studioPeople, eq(studioPeople.id, studioInvitations.invitedBy))
    .where(and(eq(studioInvitations.id, id), gt(studioInvitations.expiresAt, now)))
  if (!found) return undefined
  const { studio_invitations: invitation, studio_people: inviter } = found
  return { ...invitation, inviter: inviter ? personOf(inviter) : undefined }
}

/** Makes the token of an invitation's link, for its mail. A mail that is tried again has one of its own. */
export async function makeInvitationLink(
  db: Executor,
  { id, expiresAt }: Pick<Invitation, 'id' | 'expiresAt'>,
): Promise<string> {
  const token = newToken()
  await db.insert(studioLinks).values({ tokenHash: tokenHash(token), invitationId: id, expiresAt })
  return token
}

/** The invitation of a link, if it can be used. */
export async function findInvitation(
  db: Executor,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  const [found] = await db
    .select({ invitation: studioInvitations })
    .from(studioLinks)
    .innerJoin(studioInvitations, eq(studioInvitations.id, studioLinks.invitationId))
    .where(and(eq(studioLinks.tokenHash, tokenHash(token)), gt(studioInvitations.expiresAt, now)))
  return found?.invitation
}

type Accepted = { token: string; password: string; language: StudioLanguage; now: Date }

/**
 * Makes the account of an invitation, with the password that its person has set. Undefined for a link that has ended. Of
 * two who use it at the same instant, one gets it.
 */
export async function acceptInvitation(
  db: Database,
  { token, password, language, now }: Accepted,
): Promise<Person | undefined> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const found = await findInvitation(tx, token, now)
    if (!found) return undefined
    const [taken] = await tx.delete(studioInvitations).where(eq(studioInvitations.id, found.id)).returning()
    if (!taken) return undefined
    const { name, address, role } = taken
    const [row] = await tx
      .insert(studioPeople)
      .values({ name, address, role, language: taken.language ?? language, passwordHash })
      .onConflictDoNothing()
      .returning()
    if (!row) return undefined
    const person = personOf(row)
    await recordChange(tx, { person, kind: 'invitation-accepted', detail: { name, role } })
    return person
  })
}

export async function pruneInvitations(db: Database, now: Date): Promise<void> {
  await db.delete(studioInvitations).where(lt(studioInvitations.expiresAt, daysAfter(-shownDays, now)))
}
