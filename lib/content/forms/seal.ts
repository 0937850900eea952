import { randomBytes } from 'node:crypto'
import { keyedHash, sameSecret } from '@/lib/platform/security'
import { type FormDefinition, formDefinition } from '@/schemas/api/form'

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Signs a form's definition for its page. */
export function sealDefinition(definition: FormDefinition): string {
  const body = Buffer.from(JSON.stringify(definition)).toString('base64url')
  return `${body}.${keyedHash('form definition', body)}`
}

/** Verifies a signed definition; undefined when this shop did not sign it. */
export function openDefinition(sealed: string): FormDefinition | undefined {
  const [body = '', signature = '', ...rest] = sealed.split('.')
  if (rest.length > 0 || !sameSecret(signature, keyedHash('form definition', body))) return undefined
  return formDefinition.safeParse(parsedJson(Buffer.from(body, 'base64url').toString())).data
}

/** People need longer than this to fill in a form. */
const minimumFillMs = 1_000
const longestMs = 24 * 60 * 60 * 1_000

/** A ticket to submit a form once: the time of its creation, and an id that identifies a repeated submission. */
export function createTicket(now: number): string {
  const body = `${now.toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${body}.${keyedHash('form ticket', body)}`
}

type ReadTicket = { ok: true; id: string } | { ok: false; error: { key: 'tooSoon' | 'expired' | 'missing' } }

export function readTicket(ticket: string, now: number): ReadTicket {
  const refused = (key: 'tooSoon' | 'expired' | 'missing') => ({ ok: false, error: { key } }) as const
  const [drawn = '', id = '', signature = '', ...rest] = ticket.split('.')
  if (rest.length > 0 || !sameSecret(signature, keyedHash('form ticket', `${drawn}.${id}`)))
    return refused('missing')
  const age = now - Number.parseInt(drawn, 36)
  if (age < minimumFillMs) return refused('tooSoon')
  return age > longestMs ? refused('expired') : { ok: true, id }
}
