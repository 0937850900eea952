import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { findRedirect } from '@/lib/content/redirects'
import { measureClock } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { connection, jobConnection, whenDatabaseAnswers } from '@/lib/platform/db'
import type { Renewal } from '@/lib/platform/freshness'
import { logWarning } from '@/lib/platform/log'
import { marketsOf } from '@/lib/platform/markets'
import { withTimeout } from '@/lib/platform/outage'
import { every } from '@/lib/platform/worker'
import { routeList, routesFile, takeBuiltConfig } from '@/lib/server/next/internals'
import { addChecks, openOperation, Readiness } from '@/lib/server/operation'
import { findProductPath } from '@/lib/shop/catalogue'
import { indexesAtRest, knowsQuestion, loadIndexes } from '@/lib/shop/listing'
import { distDir, factsOfBuild, nameBuild, pagesDir } from './build-facts'
import { ContentKeys } from './content-keys'
import { createEdgeServer } from './create-edge-server'
import { directCalls } from './direct-calls'
import { Drain } from './drain'
import { ErrorDocuments } from './error-documents'
import { knownPaths } from './known-paths'
import { leadAway } from './lead-away'
import { listen } from './listen'
import { ownCalls } from './own-calls'
import { pagePlaces, showsCatalogue } from './page-places'
import { pagesElsewhere } from './pages-elsewhere'
import { type FindProductPath, ProductPaths } from './product-paths'
import { restInARush } from './rest-in-a-rush'
import { startCampaigns } from './start-campaigns'
import { startEdgePurges } from './start-edge-purges'
import { startErrorDocuments } from './start-error-documents'
import { startInstance } from './start-instance'
import { startInvalidations } from './start-invalidations'
import { startJobs } from './start-jobs'
import { startPageCache } from './start-page-cache'
import { startPlannedPublishing } from './start-planned-publishing'
import { startReports } from './start-reports'
import { startTraces } from './start-traces'
import { startWarmUp } from './start-warm-up'
import { startWebhooks } from './start-webhooks'
import { Traffic } from './traffic'
import { hearOthers, workerOfRole } from './worker-of-role'

type Served = {
  server: Server
  /** Ends the server. It still takes visitors for `graceMs`, and says that it will not for long. */
  close: (options: { graceMs: number }) => Promise<void>
}

/** How often the time of the database is read. */
const clockMs = 30_000

const localHost = (host: string | undefined) =>
  !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host

/** How long jobs, and then requests, are waited for, in milliseconds. The start script waits longer for this process. */
const jobsMs = 10_000
const requestsMs = 20_000
const nextMs = 5_000

/** Milliseconds. Longer than proxies keep a connection, so that none ends while one of them sends a request on it. */
const keepAliveMs = 75_000

/** Whether something was done in time; what it fails with is in the log already. */
const isDone = (work: Promise<unknown>, withinMs: number): Promise<boolean> =>
  withTimeout(work, withinMs).then(
    () => true,
    () => false,
  )

/** Where a process that takes no visitors answers its own jobs: at a free port. */
const itself = { port: 0, host: '127.0.0.1' }

/** Starts the shop in this process and resolves when it answers requests with current content. */
export async function serve({ dev }: { dev: boolean }): Promise<Served> {
  const { brand, role, ...settings } = config()
  const { port, host } = role === 'worker' ? itself : settings
  const drain = new Drain()
  const readiness = new Readiness(() => drain.phase)
  const operation = settings.operation && (await openOperation({ ...settings.operation, readiness }))
  const secret = randomBytes(24).toString('base64url')
  process.env.NESTLING_INTERNAL_SECRET = secret
  const build = dev ? undefined : await factsOfBuild()
  const folder = pagesDir() ?? (build && (await pagesElsewhere(distDir(), config().dataDir, build.startedAt)))
  startPageCache(config(), { folder, build, db: () => connection().db })
  if (!dev) await takeBuiltConfig(distDir())
  const traces = await startTraces(dev ? undefined : distDir())
  const app = next({ dev, dir: process.cwd(), hostname: localHost(host), port })
  await app.prepare()
  if (!dev) await nameBuild()
  const pool = connection()
  const { db } = pool
  const jobs = jobConnection()
  // The database may restart while the shop was built.
  const awaited = (work: () => Promise<void>) =>
    whenDatabaseAnswers(work, { url: process.env.DATABASE_URL ?? '', say: logWarning })
  // Before anything decides by it.
  await awaited(() => measureClock(db))
  let listensAt: AddressInfo | null = null
  // Work that is under way asks for it while the server closes, when it has none any more.
  const address = () => {
    listensAt ??= server.address() as AddressInfo
    return { host: localHost(host), port: listensAt.port }
  }
  const origin = () => {
    const { host: own, port: ownPort } = address()
    return `http://${own.includes(':') ? `[${own}]` : own}:${ownPort}`
  }
  const own = ownCalls({ origin, secret })
  const findPath: FindProductPath = (market, number) => findProductPath(db, market, number)
  const products = new ProductPaths(findPath)
  const traffic = new Traffic()
  const keys = new ContentKeys({
    load: async () => (await (await own.ask('/api/cms/keys/')).json()) as string[],
  })
  const errorDocuments = new ErrorDocuments({ source: () => ({ ...address(), secret }) })
  const ofBuild = async () => {
    const routes = routeList(await readFile(routesFile(distDir()), 'utf8'))
    return {
      distDir: distDir(),
      routes,
      isKnown: knownPaths(brand, routes),
      mayExist: pagePlaces(brand, routes, keys, { hasCatalogue: showsCatalogue(config()) }),
    }
  }
  const server = createEdgeServer({
    config: config(),
    traffic,
    drain,
    handler: app.getRequestHandler(),
    // In development no invalidation arrives for changed products.
    products: dev ? { pathOf: findPath } : products,
    dev,
    ...(!dev && {
      leadAway,
      knowsQuestion: ({ market, question }) => knowsQuestion(db, market, question),
      ...{ ...(await ofBuild()), calls: directCalls },
      make: async (path) => {
        await (await own.open(path, { headers: { 'accept-encoding': 'identity' } })).text()
      },
    }),
    secret,
    errorDocuments,
    findRedirect: (market, path, asked) => findRedirect(db, market, path, asked),
  })
  if (config().trustedProxies > 0) server.keepAliveTimeout = keepAliveMs
  operation?.watch(server)
  operation?.readShopFrom(jobs.db)
  const reports = await startReports(server)
  let renewErrorDocuments: (() => void) | undefined
  const expire = async (tags: string[]) => {
    products.expire(tags)
    const answer = await own.open('/api/cms/revalidate/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    })
    if (!answer.ok) throw new Error(`The invalidation was answered with ${answer.status}`)
    renewErrorDocuments?.()
  }
  const timesSince = async (since: number): Promise<Renewal[]> => {
    const answer = await own.ask(`/api/cms/campaigns/?since=${since}`)
    return (await answer.json()) as Renewal[]
  }
  await listen(server, { port, host })
  const ending = new AbortController()
  const markets = role === 'worker' ? [] : marketsOf(brand)
  const load = () => loadIndexes(db, markets, () => traffic.quiet(), ending.signal)
  if (!dev) void load()
  addChecks(readiness, { db, markets, hasContent: () => keys.isRead, loadIndexes: load })
  const worker = workerOfRole(role, pool)
  worker.add({ name: 'clock', run: () => measureClock(db), nextAt: every(clockMs) })
  const rest = restInARush(traffic)
  let stopListening: (() => void) | undefined
  const instance = build && startInstance({ worker, db, role, applied: 0 })
  const hears = settings.databaseUrl !== undefined && process.env.NESTLING_EMBEDDED_DATABASE !== '1'
  if (build) {
    renewErrorDocuments = startErrorDocuments({ worker, documents: errorDocuments, markets })
    await startInvalidations({
      worker,
      connection: pool,
      since: build.mark,
      expire,
      onApplied: (id) => instance?.apply(id),
      listen: hears,
      awaited,
    })
    await startEdgePurges({ worker, connection: pool, cache: settings.edgeCache, listen: hears })
    // They may have been read before.
    renewErrorDocuments()
    stopListening = await startCampaigns({ worker, expire, timesSince, since: build.startedAt })
  }
  const webhookSecret = process.env.STORYBLOK_WEBHOOK_SECRET
  if (!settings.storyblok && webhookSecret)
    await startWebhooks({
      worker,
      db: jobs.db,
      url: `${origin()}/api/cms/webhook/`,
      secret: webhookSecret,
      awaited,
    })
  if (!settings.storyblok) startPlannedPublishing({ worker, db: jobs.db })
  startJobs({ worker, db: jobs.db, config: config(), shop: own, origin, rest })
  await hearOthers(role, pool, worker)
  const stopWarmUp =
    dev || process.env.NESTLING_WARM_UP === '0' || role === 'worker'
      ? undefined
      : startWarmUp({
          listPages: async (signal) =>
            (await (await own.ask('/api/cms/pages/', { signal })).json()) as string[],
          // Next.js renders and caches the whole page for a HEAD request, too.
          make: async (path, signal) => void (await own.ask(path, { method: 'HEAD', signal })),
          quiet: () => traffic.quiet(),
        })
  drain.ready()
  return {
    server,
    async close({ graceMs }) {
      drain.begin()
      ending.abort()
      await Promise.all([sleep(graceMs), stopWarmUp?.()])
      stopListening?.()
      // A job may wait for an answer of this server, so it ends before the server does.
      const isIdle = await isDone(worker.stop(), jobsMs)
      const isAnswered = await drain.close(server, requestsMs)
      // Work that runs after the answers is part of it.
      const isOver = await isDone(Promise.all([app.close(), indexesAtRest(db)]), nextMs)
      if (!isIdle || !isAnswered || !isOver)
        logWarning('The server ended with work that was not done in time. Jobs go on with the next start.')
      await instance?.forget()
      await Promise.all([pool.close(), jobs.close()])
      await Promise.all([reports?.close(), traces?.close()])
      await operation?.close()
    },
  }
}
