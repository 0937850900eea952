import { keyedHash, sameSecret } from '@/lib/platform/security'

/** How long the link to an order in a mail opens it. */
export const linkDays = 180

const dayMs = 24 * 60 * 60 * 1_000

/** Of one order and one moment: a token opens no other order, and lives no longer. */
const signatureOf = (number: string, until: string) => keyedHash('order link', `${number} ${until}`)

/** What opens an order in any browser: the moment in which it ends, in seconds to the base of 36, and its signature. */
export function orderToken(number: string, at: Date): string {
  const until = Math.floor((at.getTime() + linkDays * dayMs) / 1_000).toString(36)
  return `${until}.${signatureOf(number, until)}`
}

/** Whether a token opens an order. `expired`: it did, until its time was over. */
export function checkOrderToken(number: string, token: string, now: Date): 'valid' | 'expired' | 'invalid' {
  const [until = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !sameSecret(signature, signatureOf(number, until))) return 'invalid'
  return now.getTime() < Number.parseInt(until, 36) * 1_000 ? 'valid' : 'expired'
}
