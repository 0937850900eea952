import { createHash } from 'node:crypto'
import type { Config } from '@/lib/platform/config'
import { logError } from '@/lib/platform/log'
import { embeddedRange } from './embedded'
import { rangeService } from './range-service'

/**
 * The leaked passwords whose SHA-1 begins with five hexadecimal characters, as the remaining 35 of each, upper-case.
 * So a service learns no password and no whole hash. Rejects when the service cannot be asked.
 */
export type LeakedPasswords = ((prefix: string) => Promise<readonly string[]>) & {
  /** Whether a list in the project has a password, which it says sooner than by a range. */
  has?: (password: string) => Promise<boolean>
}

export const leakedPasswords = ({
  leakedPasswordsUrl,
}: Pick<Config, 'leakedPasswordsUrl'>): LeakedPasswords =>
  leakedPasswordsUrl ? rangeService(leakedPasswordsUrl) : embeddedRange

const prefixLength = 5

/** Whether a password has leaked. What cannot be checked counts as leaked. */
export async function isLeaked(password: string, list: LeakedPasswords): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    if (list.has) return await list.has(password)
    const suffixes = await list(hash.slice(0, prefixLength))
    return suffixes.includes(hash.slice(prefixLength))
  } catch (error) {
    logError('Leaked passwords could not be looked up', error)
    return true
  }
}
