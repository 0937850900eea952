import type { IncomingMessage } from 'node:http'
import type { Config } from '@/lib/platform/config'
import type { Client } from '@/lib/platform/http'
import type { createBodies } from './bodies'
import { isDraftBody } from './draft-body'
import { isDraftCall } from './draft-calls'
import type { EdgeResponse } from './edge-response'
import { fail, isOutage, unavailable } from './fail'
import { badRequest } from './refuse'
import { isPlainForm, refusedForm } from './refused-form'

type Options = {
  config: Pick<Config, 'brand'>
  bodies: Pick<ReturnType<typeof createBodies>, 'admit'>
  dev: boolean
}

type Call = {
  request: IncomingMessage
  reply: EdgeResponse
  pathname: string
  client: Client
  /** Hands the request to Next.js. */
  forward: () => void
}

/** Lets a call through whose body has room, and sees to it that a refused form says so in words of the shop. */
export function answerCall(
  { config, bodies, dev }: Options,
  { request, reply, pathname, client, forward }: Call,
) {
  if (!dev && !bodies.admit(request, reply, pathname, client)) return
  if (isPlainForm(request)) {
    reply.takesOver = (status) => status >= 400
    reply.onTakeover = (status) =>
      reply.answer(refusedForm(config, request, isOutage(status) ? 503 : status, { mayBeDone: true }))
  } else {
    reply.takesOver = isOutage
    reply.onTakeover = () => reply.answer(unavailable)
  }
  if (dev || !isDraftCall(request, pathname)) return forward()
  void isDraftBody(request)
    .then((isOne) => (isOne ? forward() : reply.answer(badRequest)))
    .catch((error: unknown) => fail(reply, error))
}
