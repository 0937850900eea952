import { sameSecret, timedSignature } from '@/lib/platform/security'
import { eventTolerance } from '../provider'

/** Whether a header signs this body, and not too long ago. */
export function isSignedEvent(header: string | null, body: string, secret: string, now: Date): boolean {
  const [signed = '', time = ''] = /^t=(\d{1,12}),v1=[\da-f]{64}$/.exec(header ?? '') ?? []
  const age = Math.floor(now.getTime() / 1_000) - Number(time)
  const isRecent = time !== '' && Math.abs(age) <= eventTolerance
  return isRecent && sameSecret(signed, timedSignature(body, secret, new Date(Number(time) * 1_000)))
}
