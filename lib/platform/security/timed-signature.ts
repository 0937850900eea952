import { createHmac } from 'node:crypto'

/**
 * The signature of a body that another service verifies: the time in seconds, and the hexadecimal HMAC-SHA256 of the
 * time, a dot and the raw body. The time lets the receiver refuse a message that somebody sends again later.
 */
export function timedSignature(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
