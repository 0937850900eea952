import { createHmac } from 'node:crypto'
import { currentMs } from '@/lib/platform/clock'
import { sameSecret } from '@/lib/platform/security'

export const lifetimeSeconds = 8 * 60 * 60

const signed = (until: string, secret: string) =>
  createHmac('sha256', secret).update(`preview until ${until}`).digest('base64url')

/** A pass for the working day that begins `now`, in milliseconds since the epoch. */
export function issuePass(secret: string, now = currentMs()): { value: string; maxAge: number } {
  const until = String(Math.floor(now / 1_000) + lifetimeSeconds)
  return { value: `${until}.${signed(until, secret)}`, maxAge: lifetimeSeconds }
}

/** Whether a pass was issued with this secret and has not ended. */
export function isValidPass(
  value: string | undefined,
  secret: string | undefined,
  now = currentMs(),
): boolean {
  const [, until = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(value ?? '') ?? []
  return Boolean(secret) && Number(until) * 1_000 > now && sameSecret(signature, signed(until, secret ?? ''))
}
