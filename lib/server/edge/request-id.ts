import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const header = 'x-request-id'

/** The id of a request: that which a trusted proxy has given it, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>, trustedProxy: boolean): string {
  const given = headers[header]
  return trustedProxy && typeof given === 'string' && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID()
}
