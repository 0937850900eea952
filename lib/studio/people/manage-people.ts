import { and, asc, eq, ne } from 'drizzle-orm'
import { deleteTokensOf, lockSpace } from '@/lib/content/embedded'
import type { Database, Executor, Transaction } from '@/lib/platform/db'
import { hashPassword } from '@/lib/platform/passwords'
import { allows } from './allows'
import { byName } from './by-name'
import { holdPlans } from './hold-plans'
import { endInvitationsOf, endInvitationTo } from './invitations'
import { endPasswordLinksOf } from './password-links'
import { makePassword } from './passwords'
import { type Person, roles } from './person'
import { personOf } from './person-row'
import { endPreviewLinksOf } from './preview-links'
import { type RecordedChange, recordChange } from './record-change'
import { endStudioSessions, endStudioSessionsBy } from './sessions'
import { studioPasskeys, studioPeople } from './tables'

export type ListedPerson = Person & { createdAt: Date; usedAt: Date | null }

/** Everyone who may log in, as a directory lists them, with when their last login was used. */
export async function listPeople(db: Executor): Promise<ListedPerson[]> {
  const rows = await db.select().from(studioPeople).orderBy(asc(studioPeople.address))
  return rows
    .toSorted(byName)
    .map((row) => ({ ...personOf(row), createdAt: row.createdAt, usedAt: row.usedAt }))
}

type NewPerson = Omit<Person, 'id' | 'language'> & { language: Person['language'] | null }

/**
 * Creates an account with a password that is made for it, and that its person replaces at the first login. Undefined: the address has an account
 * already.
 */
export async function createPerson(
  db: Database,
  by: Person,
  { address, ...rest }: NewPerson,
): Promise<{ person: Person; password: string } | undefined> {
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(studioPeople)
      .values({ ...rest, address: address.toLowerCase(), passwordHash, passwordIsGiven: true })
      .onConflictDoNothing()
      .returning()
    if (!row) return undefined
    await endInvitationTo(tx, row.address)
    const detail = { name: row.name, role: row.role }
    await recordChange(tx, { person: by, kind: 'person-created', detail })
    return { person: personOf(row), password }
  })
}

/** `held`: how many plans of the person are on hold by it. */
export type PersonChanged =
  | { ok: true; person: Person; held: number }
  | { ok: false; error: 'missing' | 'lastAdmin' }

/**
 * The account, locked together with all administrators, so that two changes cannot leave none. Plans take the lock of the
 * space, which therefore comes first.
 */
async function lockPerson(tx: Transaction, id: string) {
  await lockSpace(tx)
  await tx
    .select({ id: studioPeople.id })
    .from(studioPeople)
    .where(eq(studioPeople.role, 'admin'))
    .for('update')
  const [row] = await tx.select().from(studioPeople).where(eq(studioPeople.id, id)).for('update')
  return row
}

async function isLastAdmin(tx: Transaction, { id, role }: Pick<Person, 'id' | 'role'>): Promise<boolean> {
  if (role !== 'admin') return false
  const [other] = await tx
    .select({ id: studioPeople.id })
    .from(studioPeople)
    .where(and(eq(studioPeople.role, 'admin'), ne(studioPeople.id, id)))
    .limit(1)
  return other === undefined
}

/** Ends the access tokens of a person who may make none any more. */
async function endTokens(tx: Transaction, by: RecordedChange['person'], id: string): Promise<void> {
  for (const { name, kind } of await deleteTokensOf(tx, id))
    await recordChange(tx, { person: by, kind: 'token-deleted', detail: { name, kind } })
}

/**
 * Changes a person's name and role. Another role ends all logins of the person, a lower one the links to drafts; one that is
 * no administrator's ends the person's access tokens and invitations. What a person has planned who may no longer publish is put on hold.
 */
export const changePerson = (
  db: Database,
  by: Person,
  id: string,
  { name, role }: Pick<Person, 'name' | 'role'>,
): Promise<PersonChanged> =>
  db.transaction(async (tx): Promise<PersonChanged> => {
    const before = await lockPerson(tx, id)
    if (!before) return { ok: false, error: 'missing' }
    if (role !== 'admin' && (await isLastAdmin(tx, before))) return { ok: false, error: 'lastAdmin' }
    const [row] = await tx.update(studioPeople).set({ name, role }).where(eq(studioPeople.id, id)).returning()
    if (!row) return { ok: false, error: 'missing' }
    if (role !== before.role) await endStudioSessionsBy(tx, id, 'role')
    if (roles.indexOf(role) < roles.indexOf(before.role)) await endPreviewLinksOf(tx, by, id)
    if (role !== 'admin') {
      await endTokens(tx, by, id)
      await endInvitationsOf(tx, by, id)
    }
    await recordChange(tx, { person: by, kind: 'person-changed', detail: { name, role } })
    const held = allows(row, 'publish') ? 0 : await holdPlans(tx, by, before)
    return { ok: true, person: personOf(row), held }
  })

/** Removes an account, which ends its logins, access tokens and invitations and puts its plans on hold. What the person did stays in the log. */
export const removePerson = (db: Database, by: Person, id: string): Promise<PersonChanged> =>
  db.transaction(async (tx): Promise<PersonChanged> => {
    const before = await lockPerson(tx, id)
    if (!before) return { ok: false, error: 'missing' }
    if (await isLastAdmin(tx, before)) return { ok: false, error: 'lastAdmin' }
    await endTokens(tx, by, id)
    await endInvitationsOf(tx, by, id)
    await tx.delete(studioPeople).where(eq(studioPeople.id, id))
    // Whoever removes the own account is not in the table any more.
    const person = by.id === id ? { ...by, id: null } : by
    await recordChange(tx, { person, kind: 'person-removed', detail: { name: before.name } })
    return { ok: true, person: personOf(before), held: await holdPlans(tx, person, before) }
  })

/** An account by its id. */
export async function findPerson(db: Executor, id: string): Promise<Person | undefined> {
  const [row] = await db.select().from(studioPeople).where(eq(studioPeople.id, id))
  return row && personOf(row)
}

/** The account that has an address, in any case. */
export async function findPersonId(db: Executor, address: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: studioPeople.id })
    .from(studioPeople)
    .where(eq(studioPeople.address, address.trim().toLowerCase()))
  return row?.id
}

export type PasswordRenewed = { ok: true; password: string } | { ok: false; error: 'missing' | 'passkeys' }

/**
 * Gives a person a new password, made here, ends all logins and links to drafts of the person and removes the passkeys, one
 * of which may be lost: the person starts again with the password. `passkeys`: it is an administrator who has to log in by one, for whom
 * only the command line, which `adminPasskeys` is not given by, opens the password again.
 */
export async function renewPassword(
  db: Database,
  by: RecordedChange['person'],
  id: string,
  adminPasskeys = false,
): Promise<PasswordRenewed> {
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx): Promise<PasswordRenewed> => {
    const before = adminPasskeys ? await lockPerson(tx, id) : undefined
    if (before?.role === 'admin' && (await tx.$count(studioPasskeys, eq(studioPasskeys.personId, id))) > 0)
      return { ok: false, error: 'passkeys' }
    const [row] = await tx
      .update(studioPeople)
      .set({ passwordHash, passwordIsGiven: true })
      .where(eq(studioPeople.id, id))
      .returning()
    if (!row) return { ok: false, error: 'missing' }
    await endStudioSessions(tx, id)
    await endPasswordLinksOf(tx, id)
    await endPreviewLinksOf(tx, by, id)
    await tx.delete(studioPasskeys).where(eq(studioPasskeys.personId, id))
    await recordChange(tx, { person: by, kind: 'password-changed', detail: { name: row.name } })
    return { ok: true, password }
  })
}
