import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '@/lib/platform/config'
import { runForRequest } from '@/lib/platform/log'
import type { EdgeResponse } from './edge-response'
import { fail } from './fail'
import { createInTurn } from './in-turn'
import { requestId } from './request-id'
import { createTraceRequest } from './trace-request'

type Options = Parameters<typeof createTraceRequest>[0] & { config: Pick<Config, 'trustedProxies'> }

/** Answers each request in its turn on its connection, with the id and the trace that the log names it by. */
export function requestListener(
  options: Options,
  answer: (request: IncomingMessage, reply: EdgeResponse) => void,
) {
  const inTurn = createInTurn()
  const traceRequest = createTraceRequest(options)
  return (request: IncomingMessage, response: ServerResponse): void => {
    const reply = response as EdgeResponse
    const { method = 'GET', url = '/' } = request
    const id = requestId(request, options.config.trustedProxies > 0)
    reply.requestId = id
    const inTrace = traceRequest(request, reply)
    const begin = () =>
      runForRequest({ id, method, url }, () =>
        inTrace(() => {
          try {
            answer(request, reply)
          } catch (error) {
            fail(reply, error)
          }
        }),
      )
    inTurn(request, reply, begin)
  }
}
