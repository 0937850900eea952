import type { IncomingMessage, Server } from 'node:http'
import { isDraftCall } from './draft-calls'
import type { EdgeResponse } from './edge-response'

/** An answer that says in a call's terms why there is none. */
export const refusal = (
  status: number,
  title: string,
  headers: Record<string, string> = {},
  detail?: string,
) => ({
  status,
  headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify({ status, title, detail }),
})

const badRequest = refusal(400, 'Bad request')
/** Where such a request ends is not certain, so nothing more is read from its connection. */
const unclearHead = refusal(400, 'Bad request', { connection: 'close' })
const missingCall = refusal(404, 'Not found')
const onlyReads = refusal(405, 'Method not allowed', { allow: 'GET, HEAD' })

/** Calls say themselves which methods they have, and so does the page on which a payment is decided. */
const hasMethods = (pathname: string) => /^\/(?:api|cdn-api)\/|^\/sandbox-payments\/[^/]+\/$/.test(pathname)

/** Next.js answers any other with an error of its own. */
const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])
const unknownMethod = refusal(405, 'Method not allowed', { allow: [...methods].join(', ') })

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD'

/** The answer to a request that is refused before anything is looked up; undefined when it may pass. */
export function refused(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  pathname: string,
): Parameters<EdgeResponse['answer']>[0] | undefined {
  if (!isRead(request.method) && !hasMethods(pathname) && !isDraftCall(request, pathname)) return onlyReads
  if (!methods.has(request.method ?? '')) return unknownMethod
  return pathname.startsWith('/') ? undefined : badRequest
}

export { badRequest, missingCall, unclearHead }

const noUpgrade =
  'HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\nx-content-type-options: nosniff\r\n\r\n'

/** Answers a request for another protocol, of which the shop has none. */
export function refuseUpgrades(server: Server): void {
  server.on('upgrade', (_, socket) => {
    socket.on('error', () => undefined)
    socket.end(noUpgrade)
  })
}
