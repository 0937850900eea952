import { eq } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { clearAttempts, networkLimits, subjectLimits, type Tried, tryGuess } from '@/lib/platform/limits'
import { isPassword } from '@/lib/platform/passwords'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { needsPasskey } from './needs-passkey'
import { listPasskeys } from './passkeys'
import type { Person } from './person'
import { personOf } from './person-row'
import { endStudioSession, type LoginOrigin, openStudioSession } from './sessions'
import { studioPeople } from './tables'

type Attempt = {
  client: Client
  address: string
  /** A browser in which the person has logged in before, or the login that asks, which no stranger can lock out. */
  device: string | undefined
  now: number
  /** Whether there is somebody with the address; asked in a network with too many alone. */
  isThere?: (() => Promise<boolean>) | undefined
}

/** Counts a password as wrong, before anything is looked up; returns whether it may be tried. */
export const tryStudioPassword = (
  db: Executor,
  { client, address, device, now, isThere }: Attempt,
): Promise<Tried> =>
  tryGuess(
    db,
    {
      ...{ network: networkLimits.studioLogin, account: subjectLimits.studioLogin },
      beyond: { network: networkLimits.studioLoginBeyond, account: subjectLimits.studioLoginBeyond },
    },
    { client, account: address.toLowerCase(), device, now, isThere },
  )

/** Forgets all passwords that were tried, of all people and networks. */
export async function clearStudioAttempts(db: Executor): Promise<void> {
  for (const limits of [networkLimits, subjectLimits])
    for (const { of } of [limits.studioLogin, limits.studioLoginBeyond]) await clearAttempts(db, of)
}

type Opened = {
  earlier?: string | undefined
  now: Date
  origin?: LoginOrigin | undefined
  /** Administrators log in by passkey alone, once they have one. */
  adminPasskeys?: boolean
}

/**
 * Logs in who has proved to be the person by the password, or by a mail; an earlier session of this browser ends. Returns
 * its token; `passkey` for somebody who logs in by passkey alone.
 */
export async function openLogin(
  db: Database,
  person: Person,
  { earlier, now, origin, adminPasskeys = false }: Opened,
): Promise<{ token: string } | 'passkey'> {
  if (needsPasskey({ person, method: 'password' }, adminPasskeys))
    if ((await listPasskeys(db, person.id)).length > 0) return 'passkey'
  if (earlier !== undefined) await endStudioSession(db, earlier)
  return { token: await openStudioSession(db, person.id, now, origin) }
}

/**
 * Logs a person in, with a new session; an earlier one of this browser ends. Undefined for a wrong address or password,
 * which take the same time; `passkey` for the right ones of somebody who logs in by passkey alone. An account that has no
 * language yet gets the one of this login's screen.
 */
export async function logIn(
  db: Database,
  {
    address,
    password,
    language,
    ...opened
  }: Opened & { address: string; password: string; language: StudioLanguage },
): Promise<{ person: Person; token: string } | 'passkey' | undefined> {
  const [row] = await db.select().from(studioPeople).where(eq(studioPeople.address, address.toLowerCase()))
  if (!(await isPassword(password, row?.passwordHash)) || !row) return undefined
  const person = personOf({ ...row, language: row.language ?? language })
  const login = await openLogin(db, person, opened)
  if (login === 'passkey') return login
  if (row.language === null)
    await db.update(studioPeople).set({ language }).where(eq(studioPeople.id, row.id))
  return { person, token: login.token }
}

/** Whether a person has this address. */
export async function isStudioAddress(db: Executor, address: string): Promise<boolean> {
  const [row] = await db
    .select({ id: studioPeople.id })
    .from(studioPeople)
    .where(eq(studioPeople.address, address.toLowerCase()))
  return row !== undefined
}

/** Whether a password is the person's. */
export async function isPasswordOfPerson(db: Executor, id: string, password: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: studioPeople.passwordHash })
    .from(studioPeople)
    .where(eq(studioPeople.id, id))
  return isPassword(password, row?.hash)
}
