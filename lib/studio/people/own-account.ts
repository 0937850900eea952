import { eq } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { hashPassword } from '@/lib/platform/passwords'
import { endPasswordLinksOf } from './password-links'
import type { Person } from './person'
import { endPreviewLinksOf } from './preview-links'
import { recordChange } from './record-change'
import { endStudioSessions, renewStudioSession } from './sessions'
import { studioPeople } from './tables'

/** Whether a person is told by mail of being mentioned. */
export async function wantsMentionMails(db: Executor, personId: string): Promise<boolean> {
  const [row] = await db
    .select({ wanted: studioPeople.mentionMails })
    .from(studioPeople)
    .where(eq(studioPeople.id, personId))
  return row?.wanted ?? false
}

/** Changes one's own name, language and mails. */
export async function changeProfile(
  db: Database,
  person: Person,
  {
    name,
    language,
    mentionMails,
  }: Pick<Person, 'name' | 'language'> & { mentionMails?: boolean | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(studioPeople)
      .set({ name, language, ...(mentionMails !== undefined && { mentionMails }) })
      .where(eq(studioPeople.id, person.id))
    await recordChange(tx, { person: { id: person.id, name }, kind: 'profile-changed' })
  })
}

/** Changes one's own password, ends all other logins and takes back one's links to drafts. Returns the new token of the login that is kept. */
export async function changeOwnPassword(
  db: Database,
  person: Person,
  { password, keep }: { password: string; keep: string | undefined },
): Promise<string | undefined> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    await tx
      .update(studioPeople)
      .set({ passwordHash, passwordIsGiven: false })
      .where(eq(studioPeople.id, person.id))
    await endStudioSessions(tx, person.id, keep)
    await endPasswordLinksOf(tx, person.id)
    await endPreviewLinksOf(tx, person, person.id)
    await recordChange(tx, { person, kind: 'password-changed', detail: { name: person.name } })
    return keep === undefined ? undefined : renewStudioSession(tx, keep)
  })
}
