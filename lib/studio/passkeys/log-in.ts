import 'server-only'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { currentTime } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import {
  endStudioSession,
  findPasskey,
  keepChallenge,
  type LoginOrigin,
  noteCounter,
  openStudioSession,
  type Person,
  takeChallenge,
} from '@/lib/studio/people'
import type { LoginAnswer } from './bodies'
import { type RelyingParty, relyingParty } from './relying-party'

type Options = { db?: Database; now?: Date; party?: RelyingParty }

/** What the browser needs to let any passkey of the Studio sign; whose it is, its answer says. */
export async function loginOptions({
  db = database(),
  now = currentTime(),
  party = relyingParty(),
}: Options = {}) {
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
  })
  await keepChallenge(db, options.challenge, null, now)
  return options
}

type Login = Options & { earlier?: string | undefined; origin: LoginOrigin }

/** Logs the person of a passkey in, with a new session; an earlier one of this browser ends. Undefined for a wrong answer. */
export async function logInByPasskey(
  response: LoginAnswer,
  { earlier, origin, db = database(), now = currentTime(), party = relyingParty() }: Login,
): Promise<{ person: Person; token: string } | undefined> {
  const found = await findPasskey(db, response.id)
  if (!found) return undefined
  const { passkey, person } = found
  /** A fault of the database, which the check would take for a wrong answer. */
  let problem: unknown
  const take = async (challenge: string) => {
    try {
      return await takeChallenge(db, challenge, null, now)
    } catch (error) {
      problem = error
      return false
    }
  }
  const result = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: take,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (problem) throw problem
  if (!result?.verified) return undefined
  return db.transaction(async (tx) => {
    if (!(await noteCounter(tx, passkey, result.authenticationInfo.newCounter, now))) return undefined
    if (earlier !== undefined) await endStudioSession(tx, earlier)
    return { person, token: await openStudioSession(tx, person.id, now, origin) }
  })
}
