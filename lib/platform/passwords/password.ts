import 'server-only'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency, QueueFullError, UnavailableError } from '@/lib/platform/outage'

/** Argon2id as OWASP's Password Storage Cheat Sheet has it: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 }

/** More than people log in at once; beyond it a login is answered by 503. */
const mostWaiting = 60

const take = limitConcurrency(Math.max(1, availableParallelism() - 1), mostWaiting)

/** Hashing takes a whole processor for some 50 ms. One is left to the pages, however many log in at once. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  take(work).catch((error: unknown) => {
    throw error instanceof QueueFullError ? new UnavailableError('Too many passwords wait', error) : error
  })

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFC'), options))

/** Verified for an address without an account, so that the answer takes as long as for one with. */
let spare: Promise<string> | undefined

/** Whether a password is the one of a hash. Without a hash it is not, after the same time. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  spare ??= hashPassword('The password of nobody')
  const known = passwordHash ?? (await spare)
  const isRight = await inTurn(() => verify(known, password.normalize('NFC')))
  return isRight && passwordHash !== undefined
}
