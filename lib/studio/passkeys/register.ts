import 'server-only'
import {
  type AuthenticatorTransport,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { currentTime } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import { addPasskey, keepChallenge, listPasskeys, type StudioLogin, takeChallenge } from '@/lib/studio/people'
import type { RegistrationAnswer } from './bodies'
import { type RelyingParty, relyingParty } from './relying-party'

/** The most passkeys of one person. */
const mostPasskeys = 10

type Options = { db?: Database; now?: Date; party?: RelyingParty }

/** What the browser needs to make a passkey; undefined for a person who has as many as there can be. */
export async function registrationOptions(
  { person }: Pick<StudioLogin, 'person'>,
  { db = database(), now = currentTime(), party = relyingParty() }: Options = {},
) {
  const known = await listPasskeys(db, person.id)
  if (known.length >= mostPasskeys) return undefined
  const { name, id } = party
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userID: new TextEncoder().encode(person.id),
    userName: person.address,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: known.map((each) => ({
      id: each.id,
      transports: each.transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, options.challenge, person.id, now)
  return options
}

/** Adds the passkey that the browser has made. False for one that does not fit what was asked. */
export async function register(
  { id: sessionId, person }: Pick<StudioLogin, 'id' | 'person'>,
  { name, response }: RegistrationAnswer,
  { db = database(), now = currentTime(), party = relyingParty() }: Options = {},
): Promise<boolean> {
  const { id, origin } = party
  /** A fault of the database, which the check would take for a wrong answer. */
  let problem: unknown
  const take = async (challenge: string) => {
    try {
      return await takeChallenge(db, challenge, person.id, now)
    } catch (error) {
      problem = error
      return false
    }
  }
  const result = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: take,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (problem) throw problem
  if (!result?.verified) return false
  const { credential } = result.registrationInfo
  return addPasskey(
    db,
    person,
    {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      createdAt: now,
    },
    sessionId,
  )
}
