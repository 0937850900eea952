import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Database } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { labelValues, measure } from '@/lib/platform/metrics'
import { createMetrics, type Metrics } from './create-metrics'
import { measureProcess } from './measure-process'
import { shopReader } from './read-shop'
import type { Readiness } from './readiness'
import { watchRequests } from './watch-requests'

type Answer = { status: number; type: string; body: string }

type Opened = {
  host: string
  port: number
  /** Measures the requests of a server. */
  watch: (server: Server) => void
  /** Reads the figures of the whole shop from a database. */
  readShopFrom: (db: Database) => void
  close: () => Promise<void>
}

type Options = {
  port: number
  host: string
  readiness: Pick<Readiness, 'ask' | 'known'>
}

const json = (status: number, value: object): Answer => ({
  status,
  type: 'application/json',
  body: `${JSON.stringify(value)}\n`,
})

/** A scrape is small, and a client of this port is the company's own: none needs longer. */
const requestMs = 10_000

/** The calls of those who operate the shop, by path. */
const callsOf = ({
  readiness,
  metrics,
}: Options & { metrics: Metrics }): Readonly<Record<string, () => Promise<Answer>>> => ({
  '/healthz': async () => json(200, { alive: true }),
  '/readyz': async () => {
    const answer = await readiness.ask()
    return json(answer.ready ? 200 : 503, answer)
  },
  '/metrics': async () => {
    await readiness.ask()
    return { status: 200, type: metrics.contentType, body: await metrics.text() }
  },
})

/**
 * Opens the port of operation, which no visitor reaches: whether the process lives, and whether it is ready. Resolves when
 * it listens.
 */
export async function openOperation(options: Options): Promise<Opened> {
  const metrics = createMetrics()
  const stopMeasuring = measureProcess()
  measure('shop_unmet_conditions', () =>
    labelValues.condition.map((condition) => ({
      labels: { condition },
      value: options.readiness.known.missing[condition] === undefined ? 0 : 1,
    })),
  )
  const calls = callsOf({ ...options, metrics })
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
    watch: (watched) => watchRequests(watched, metrics),
    readShopFrom: (db) => metrics.readShopBy(shopReader(db)),
    close: () =>
      new Promise((resolve) => {
        stopMeasuring()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
