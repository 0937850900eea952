import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { logError } from '@/lib/platform/log'
import type { Readiness } from './readiness'

type Answer = { status: number; type: string; body: string }

type Opened = { host: string; port: number; close: () => Promise<void> }

type Options = {
  port: number
  host: string
  readiness: Pick<Readiness, 'ask'>
}

const json = (status: number, value: object): Answer => ({
  status,
  type: 'application/json',
  body: `${JSON.stringify(value)}\n`,
})

/** A scrape is small, and a client of this port is the company's own: none needs longer. */
const requestMs = 10_000

/** The calls of those who operate the shop, by path. */
const callsOf = ({ readiness }: Options): Readonly<Record<string, () => Promise<Answer>>> => ({
  '/healthz': async () => json(200, { alive: true }),
  '/readyz': async () => {
    const answer = await readiness.ask()
    return json(answer.ready ? 200 : 503, answer)
  },
})

/**
 * Opens the port of operation, which no visitor reaches: whether the process lives, and whether it is ready. Resolves when
 * it listens.
 */
export async function openOperation(options: Options): Promise<Opened> {
  const calls = callsOf(options)
  const answerTo = async ({ method, url = '/' }: IncomingMessage): Promise<Answer> => {
    if (method !== 'GET' && method !== 'HEAD') return json(405, { title: 'Method not allowed' })
    const call = calls[url.replace(/\?.*$/s, '').replace(/(?<=.)\/$/, '')]
    return call ? call() : json(404, { title: 'Not found' })
  }
  const send = (reply: ServerResponse, { status, type, body }: Answer) => {
    reply.writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    })
    reply.end(body)
  }
  const server = createServer({ requestTimeout: requestMs }, (request, reply) => {
    answerTo(request)
      .catch((error: unknown) => {
        logError('operation', error)
        return json(500, { title: 'Failed' })
      })
      .then((answer) => send(reply, answer))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const { address, port } = server.address() as AddressInfo
  return {
    host: address,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
