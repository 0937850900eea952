import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { previewPassCookie } from '@/lib/content/preview/hold-pass'
import { issuePass } from '@/lib/content/preview/pass'
import { type Config, readConfig } from '@/lib/platform/config/env'
import { createEdgeServer } from '@/lib/server/edge/create-edge-server'
import { Drain } from '@/lib/server/edge/drain'
import { ErrorDocuments } from '@/lib/server/edge/error-documents'
import { type FindProductPath, ProductPaths } from '@/lib/server/edge/product-paths'
import type { TakeoverOptions } from '@/lib/server/edge/takeover'

export const secret = 'the-secret-of-this-process'

const previewSecret = 'the-secret-of-the-preview'

/** The cookies of a browser in the preview. */
export const previewCookies = (givenAt?: number) =>
  `__prerender_bypass=x; ${previewPassCookie}=${issuePass(previewSecret, givenAt).value}`

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown
export type Got = { status: number; headers: IncomingHttpHeaders; body: string; socket: object }
export type Edge = Awaited<ReturnType<typeof openEdge>>

type Options = {
  handler: Handler
  findRedirect?: TakeoverOptions['findRedirect']
  redirectMs?: number
  /** Where products are; by default there are none. */
  findProductPath?: FindProductPath
  brand?: 'baby' | 'bm'
  /** Where the shop is for its visitors; by default on http. */
  baseUrl?: string
  appEnv?: 'qa'
  trustedProxy?: boolean
  /** Whether an HTTP cache in front keeps documents. */
  edgeCache?: boolean
  /** Machines that do not run. */
  edgeWithout?: string
  /** The whole configuration, in the place of what the other options make of it. */
  config?: Config
  /** The Storyblok space of the content, and its number. */
  storyblok?: { token: string; space: string }
  dev?: boolean
  /** The folder of a build. */
  distDir?: string
  isKnown?: (path: string) => boolean
  mayExist?: (path: string, search: string) => boolean
  calls?: Parameters<typeof createEdgeServer>[0]['calls']
  limits?: Parameters<typeof createEdgeServer>[0]['limits']
  bodyLimits?: Parameters<typeof createEdgeServer>[0]['bodyLimits']
  lookUpLimits?: Parameters<typeof createEdgeServer>[0]['lookUpLimits']
  /** How the shop answers for its error documents; by default with one that names its own address. */
  errorDocument?: Handler
}

const isErrorDocument = (incoming: IncomingMessage) =>
  incoming.headers['x-nestling-internal'] === secret &&
  /^\/[^/]+\/~internal\/error\//.test(incoming.url ?? '')

const ownDocument: Handler = (incoming, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 's-maxage=31536000')
  response.end(`<!doctype html><p>Error document ${incoming.url}</p>`)
}

/** The HTTP edge with a handler in the place of Next.js, on a free port, and a client that sends paths as they are. */
export async function openEdge({
  handler,
  findRedirect = async () => undefined,
  redirectMs,
  findProductPath = async () => undefined,
  brand = 'baby',
  baseUrl,
  appEnv,
  trustedProxy = false,
  edgeCache = false,
  edgeWithout = '',
  config,
  storyblok,
  dev = false,
  distDir,
  isKnown,
  mayExist,
  calls,
  limits,
  bodyLimits,
  lookUpLimits,
  errorDocument = ownDocument,
}: Options) {
  const result = readConfig({
    SHOP_BRAND: brand,
    PREVIEW_SECRET: previewSecret,
    EDGE_WITHOUT: edgeWithout,
    ...(edgeCache && { EDGE_CACHE: 'tags', EDGE_PURGE_URL: 'http://cache.example/' }),
    ...(appEnv && { APP_ENV: appEnv }),
    ...(baseUrl && { BASE_URL: baseUrl, PAYMENTS: 'sandbox' }),
    ...(storyblok && {
      STORYBLOK_TOKEN: storyblok.token,
      STORYBLOK_SPACE_ID: storyblok.space,
      STORYBLOK_WEBHOOK_SECRET: 'a'.repeat(16),
    }),
    TRUSTED_PROXY: trustedProxy ? '1' : '0',
  })
  if (!result.ok) throw new Error(result.problems.join())
  const address = () => ({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
  const drain = new Drain()
  const server = createEdgeServer({
    config: config ?? result.config,
    drain,
    dev,
    ...(distDir && { distDir }),
    ...(isKnown && { isKnown }),
    ...(mayExist && { mayExist }),
    ...(calls && { calls }),
    ...(limits && { limits }),
    ...(bodyLimits && { bodyLimits }),
    ...(lookUpLimits && { lookUpLimits }),
    secret,
    errorDocuments: new ErrorDocuments({ source: () => ({ ...address(), secret }) }),
    findRedirect,
    ...(redirectMs && { redirectMs }),
    products: new ProductPaths(findProductPath),
    handler: (incoming, response) =>
      (isErrorDocument(incoming) ? errorDocument : handler)(incoming, response) as undefined,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Got>((resolve, reject) => {
      const outgoing = request({ ...address(), path, headers, method, agent }, (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString(),
            socket: incoming.socket,
          }),
        )
      })
      outgoing.on('error', reject)
      outgoing.end()
    })

  /** Sends bytes that no HTTP client would send, and gives what comes back until the connection ends. */
  const sendBytes = (bytes: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(address().port, '127.0.0.1', () => socket.write(bytes))
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1')
      })
      // The server may hang up on bytes that it did not want to read.
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(answer))
    })

  return {
    server,
    drain,
    address,
    send,
    sendBytes,
    async [Symbol.asyncDispose]() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answers every request with this status. */
export const answers =
  (status: number, body = 'from the handler'): Handler =>
  (_, response) => {
    response.statusCode = status
    response.end(body)
  }
