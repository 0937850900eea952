import { createHmac } from 'node:crypto'

/**
 * Keyed hash of a text with the shop's own secret, in base64url. It is for one purpose: a signature made for one is
 * invalid for another.
 */
export function keyedHash(purpose: string, text: string): string {
  const secret = process.env.SESSION_SECRET
  if (!secret) throw new Error('SESSION_SECRET is not set. Start the shop with `npm start` or `npm run dev`.')
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
}
