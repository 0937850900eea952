import type { IncomingMessage, RequestListener } from 'node:http'
import compression from 'compression'
import { type Caller, runFor } from '@/lib/content/client'
import type { Config } from '@/lib/platform/config'
import type { Client } from '@/lib/platform/http'
import { logError } from '@/lib/platform/log'
import { isInternal } from '@/lib/platform/markets'
import { count } from '@/lib/platform/metrics'
import { inRequest, noteFailure } from '@/lib/platform/outage'
import { busyAnswer } from './busy-answer'
import { answerCall, type directCalls } from './direct-calls'
import type { Drain } from './drain'
import type { EdgeResponse } from './edge-response'
import type { JoinedPages } from './joined-pages'
import type { KeptDocuments } from './kept-documents'
import type { KeptQuestions } from './kept-questions'
import { measureWork } from './measure-edge'
import type { AskedQuestion } from './question-at'
import type { RequestKind } from './request-kind'
import { createShed } from './shed'
import { signalOf } from './signal-of'
import { workOf } from './work'

export type AskNextOptions = {
  config: Pick<Config, 'brand'>
  /** The request handler of Next.js. */
  handler: RequestListener
  documents: Pick<KeptDocuments, 'observe'>
  drain: Pick<Drain, 'follow'>
  dev: boolean
  /** Answers questions without Next.js. */
  joined?: Pick<JoinedPages, 'answer'> | undefined
  questions: Pick<KeptQuestions, 'begin'>
  /** Calls that are answered without Next.js, by path. */
  calls: typeof directCalls | undefined
  /** Other limits than the usual ones, by kind of work. */
  limits: Parameters<typeof createShed>[0]
}

type Asked = {
  kind: RequestKind
  pathname: string
  search: string
  client: Client
  /** The shop itself asks. */
  isOwn: boolean
  /** The answer may be kept. */
  keeps: boolean
  /** A question, whose answer may be joined of a template and a listing, and kept. */
  question?: AskedQuestion | undefined
}

/** The shop asks itself for pages and lists in advance, but for an error document while a visitor waits. */
const callerOf = ({ isOwn, pathname }: Asked): Caller =>
  (isOwn && !isInternal(pathname)) || pathname.endsWith('/sitemap.xml') ? 'crawl' : 'visitor'

const compress = compression()

/** How long the room of a client that has gone is held at the most, in milliseconds. */
const goneMs = 2_000

/** Compresses everything but documents and navigation data while it streams. */
const compressed = (
  request: IncomingMessage,
  response: EdgeResponse,
  handler: (request: IncomingMessage, response: EdgeResponse) => unknown,
) =>
  new Promise<void>((resolve, reject) => {
    // The middleware has Express's types; it works on Node's own request and response.
    compress(request as never, response as never, () => {
      Promise.resolve(handler(request, response)).then(() => resolve(), reject)
    })
  })

/** Has Next.js, or a call of its own, answer requests, of each kind of work only as many at once as there is room for. */
export function createAskNext({ config, handler, documents, drain, dev, ...options }: AskNextOptions) {
  const { joined, questions, calls, limits } = options

  const shed = createShed(limits)
  measureWork(shed)

  const answer = async (request: IncomingMessage, reply: EdgeResponse, asked: Asked) => {
    const { pathname, search, keeps, question } = asked
    const call = request.method === 'GET' ? calls?.get(pathname) : undefined
    if (call) {
      reply.origin = 'call'
      return compressed(request, reply, (...asked) => answerCall(call, ...asked))
    }
    if (question && (await joined?.answer(request, reply, question, questions.begin(question)))) {
      reply.origin = 'joined'
      return
    }
    reply.origin = 'made'
    if (!reply.documents) return compressed(request, reply, handler)
    const render = () => handler(request, reply)
    await (keeps ? documents.observe(reply, { pathname, search }, render) : render())
  }

  const answerOrFail = (request: IncomingMessage, reply: EdgeResponse, asked: Asked): Promise<void> => {
    const begin = () => inRequest(() => answer(request, reply, asked))
    const work = runFor(callerOf(asked), begin).catch((error: unknown) => {
      logError('edge', error)
      noteFailure(asked.pathname, error)
      if (reply.takenOver) return
      if (reply.headersSent) return void reply.destroy()
      reply.statusCode = 500
      reply.end()
    })
    drain.follow(request, reply, work)
    return work
  }

  return (request: IncomingMessage, reply: EdgeResponse, asked: Asked): void => {
    const { kind, pathname, search, client, isOwn } = asked
    const work = isOwn || dev ? undefined : workOf(kind, pathname, search)
    // It may have gone while its address was looked up.
    if (reply.destroyed) return
    if (work) reply.kind = work
    if (!work) return void answerOrFail(request, reply, asked)
    const gone = signalOf(reply)
    const task = () =>
      new Promise<void>((resolve) => {
        reply.onComplete = resolve
        // Next.js may wait for ever for a client that has gone; what it still computes soon ends.
        reply.once('close', () => setTimeout(resolve, goneMs))
        void answerOrFail(request, reply, asked).finally(resolve)
      })
    void shed(work, client, task, gone).then((begun) => {
      if (begun || gone.aborted) return
      count('shop_shed_requests_total', { work })
      reply.origin = 'shed'
      reply.answer(busyAnswer(config, request, kind, pathname))
    })
  }
}
