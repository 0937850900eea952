import { createHmac } from 'node:crypto'
import { sameSecret } from '@/lib/platform/security'
import { eventTolerance } from '../provider'

const digest = (body: string, seconds: number, secret: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** The header of a signed event in Stripe's format: the time, and an HMAC-SHA256 of the time and the raw body. */
export function eventSignature(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000)
  return `t=${seconds},v1=${digest(body, seconds, secret)}`
}

/** Whether a header signs this body, and not too long ago. */
export function isSignedEvent(header: string | null, body: string, secret: string, now: Date): boolean {
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header ?? '') ?? []
  const age = Math.floor(now.getTime() / 1_000) - Number(time)
  const isRecent = time !== '' && Math.abs(age) <= eventTolerance
  return isRecent && sameSecret(signature, digest(body, Number(time), secret))
}
