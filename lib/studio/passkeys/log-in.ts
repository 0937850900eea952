import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import {
  endStudioSession,
  type LoginOrigin,
  noteCounter,
  openStudioSession,
  type Person,
} from '@/lib/studio/people'
import type { LoginAnswer } from './bodies'
import { readSigned, signingOptions } from './read-signed'
import { type RelyingParty, relyingParty } from './relying-party'

type Options = { db?: Database; now?: Date; party?: RelyingParty }

/** What the browser needs to let any passkey of the Studio sign; whose it is, its answer says. */
export const loginOptions = ({
  db = database(),
  now = currentTime(),
  party = relyingParty(),
}: Options = {}) => signingOptions(null, { db, now, party })

type Login = Options & { earlier?: string | undefined; origin: LoginOrigin }

/** Logs the person of a passkey in, with a new session; an earlier one of this browser ends. Undefined for a wrong answer. */
export async function logInByPasskey(
  response: LoginAnswer,
  { earlier, origin, db = database(), now = currentTime(), party = relyingParty() }: Login,
): Promise<{ person: Person; token: string } | undefined> {
  const signed = await readSigned(response, null, { db, now, party })
  if (!signed) return undefined
  const { passkey, person, counter } = signed
  return db.transaction(async (tx) => {
    if (!(await noteCounter(tx, passkey, counter, now))) return undefined
    if (earlier !== undefined) await endStudioSession(tx, earlier)
    return { person, token: await openStudioSession(tx, person.id, now, origin) }
  })
}
