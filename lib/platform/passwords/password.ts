import 'server-only'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id as OWASP's Password Storage Cheat Sheet has it: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), options)

/** Verified for an address without an account, so that the answer takes as long as for one with. */
let spare: Promise<string> | undefined

/** Whether a password is the one of a hash. Without a hash it is not, after the same time. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  spare ??= hashPassword('The password of nobody')
  const isRight = await verify(passwordHash ?? (await spare), password.normalize('NFC'))
  return isRight && passwordHash !== undefined
}
