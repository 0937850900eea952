import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import { listPasskeys, noteCounter, renewStudioSession, type StudioLogin } from '@/lib/studio/people'
import type { LoginAnswer } from './bodies'
import { readSigned, signingOptions } from './read-signed'
import { type RelyingParty, relyingParty } from './relying-party'

type Options = { db?: Database; now?: Date; party?: RelyingParty }

/** What the browser needs to let a passkey of the person who is logged in sign. */
export async function confirmOptions(
  { person }: Pick<StudioLogin, 'person'>,
  { db = database(), now = currentTime(), party = relyingParty() }: Options = {},
) {
  const keys = await listPasskeys(db, person.id)
  return signingOptions({ id: person.id, keys }, { db, now, party })
}

/** Makes a login fresh by what a passkey of its person has signed. Returns its new token; undefined for a wrong answer. */
export async function confirmByPasskey(
  response: LoginAnswer,
  { person, token }: Pick<StudioLogin, 'person'> & { token: string },
  { db = database(), now = currentTime(), party = relyingParty() }: Options = {},
): Promise<string | undefined> {
  const signed = await readSigned(response, person.id, { db, now, party })
  if (signed?.person.id !== person.id) return undefined
  return db.transaction(async (tx) =>
    (await noteCounter(tx, signed.passkey, signed.counter, now))
      ? renewStudioSession(tx, token, now)
      : undefined,
  )
}
