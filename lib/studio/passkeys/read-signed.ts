import 'server-only'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { Database } from '@/lib/platform/db'
import { findPasskey, keepChallenge, type Passkey, type Person, takeChallenge } from '@/lib/studio/people'
import type { LoginAnswer } from './bodies'
import type { RelyingParty } from './relying-party'

type Given = { db: Database; now: Date; party: RelyingParty }

/**
 * What the browser needs to let a passkey sign: any of the Studio, or one of a person.
 * @param of who has to sign; null: whose it is, the answer says
 */
export async function signingOptions(of: { id: string; keys: readonly Passkey[] } | null, given: Given) {
  const options = await generateAuthenticationOptions({
    rpID: given.party.id,
    userVerification: 'required',
    ...(of && { allowCredentials: of.keys.map(({ id }) => ({ id })) }),
  })
  await keepChallenge(given.db, options.challenge, of?.id ?? null, given.now)
  return options
}

/** The passkey that has signed, its person, and its new count. */
export type Signed = { passkey: Passkey; person: Person; counter: number }

/**
 * Reads what a passkey has signed. Undefined for a wrong answer.
 * @param ofPerson for whom the challenge was made; null: for whoever logs in
 */
export async function readSigned(
  response: LoginAnswer,
  ofPerson: string | null,
  { db, now, party }: Given,
): Promise<Signed | undefined> {
  const found = await findPasskey(db, response.id)
  if (!found) return undefined
  const { passkey, person } = found
  /** A fault of the database, which the check would take for a wrong answer. */
  let problem: unknown
  const take = async (challenge: string) => {
    try {
      return await takeChallenge(db, challenge, ofPerson, now)
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
  return result?.verified ? { passkey, person, counter: result.authenticationInfo.newCounter } : undefined
}
