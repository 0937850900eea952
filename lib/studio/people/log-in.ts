import { eq } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { countAttempts, isWithinLimit } from '@/lib/platform/limits'
import { isPassword } from '@/lib/platform/passwords'
import { keyedHash } from '@/lib/platform/security'
import type { StudioLanguage } from '@/lib/studio/i18n'
import type { Person } from './person'
import { personOf } from './person-row'
import { endStudioSession, openStudioSession } from './sessions'
import { studioPeople } from './tables'

/** Attempts within an hour from one network, and for one account from all of them. */
const most = { network: 30, account: 60 }

/** Counts an attempt, before anything is looked up; returns whether it may be made. */
export async function mayTryPassword(
  db: Executor,
  client: Client,
  address: string,
  now: number,
): Promise<boolean> {
  if (!(await isWithinLimit(db, client, { of: 'studio login', perHour: most.network }, { now }))) return false
  const subject = keyedHash('studio login', address.toLowerCase())
  const counts = await countAttempts(db, [subject], { now, hours: 1 })
  return (counts.get(subject) ?? 0) <= most.account
}

/**
 * Logs a person in, with a new session; an earlier one of this browser ends. Undefined for a wrong address or password,
 * which take the same time. An account that has no language yet gets the one of this login's screen.
 */
export async function logIn(
  db: Database,
  {
    address,
    password,
    earlier,
    language,
    now,
  }: { address: string; password: string; earlier?: string | undefined; language: StudioLanguage; now: Date },
): Promise<{ person: Person; token: string } | undefined> {
  const [row] = await db.select().from(studioPeople).where(eq(studioPeople.address, address.toLowerCase()))
  if (!(await isPassword(password, row?.passwordHash)) || !row) return undefined
  if (earlier !== undefined) await endStudioSession(db, earlier)
  const person = personOf({ ...row, language: row.language ?? language })
  if (row.language === null)
    await db.update(studioPeople).set({ language }).where(eq(studioPeople.id, row.id))
  return { person, token: await openStudioSession(db, row.id, now) }
}

/** Whether a password is the person's. */
export async function isPasswordOfPerson(db: Executor, id: string, password: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: studioPeople.passwordHash })
    .from(studioPeople)
    .where(eq(studioPeople.id, id))
  return isPassword(password, row?.hash)
}
