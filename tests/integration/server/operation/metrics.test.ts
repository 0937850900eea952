import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { CallGivenUpError } from '@/lib/content/client/errors'
import { remoteFetch } from '@/lib/content/client/remote-fetch'
import { signWebhook } from '@/lib/content/pages/webhook'
import { connection } from '@/lib/platform/db/database'
import { logError } from '@/lib/platform/log'
import { count, countBy, labelValues, type MetricName, metrics } from '@/lib/platform/metrics'
import { deliverDue, enqueue } from '@/lib/platform/outbox'
import { sharedPagesIn } from '@/lib/platform/shared-pages'
import { every } from '@/lib/platform/worker/job'
import { databaseLeases } from '@/lib/platform/worker/leases'
import { Worker } from '@/lib/platform/worker/worker'
import { Purges } from '@/lib/server/edge-cache'
import { installPageCache } from '@/lib/server/next/page-cache'
import { PageCache } from '@/lib/server/next/page-cache/page-cache'
import { createPageFiles } from '@/lib/server/next/page-cache/page-files'
import { openOperation } from '@/lib/server/operation/operation-server'
import { Readiness } from '@/lib/server/operation/readiness'
import { renewStock } from '@/lib/shop/orders/renew-stock'
import { settlePayment } from '@/lib/shop/orders/settle-payment'
import { takeStock } from '@/lib/shop/orders/stock'
import { givenCatalogue } from '../../../fixtures/catalogue'
import { describeOnDatabases } from '../../../fixtures/databases'
import { givenOrder } from '../../../fixtures/orders'
import { openEdge } from '../../../unit/server/edge/open-edge'

vi.mock('next/cache', () => ({ revalidateTag: () => undefined }))
const { POST: webhook } = await import('@/app/api/cms/webhook/route')

type Happening = {
  /** Labels of a series that rises, or has a value, by what happens. */
  labels?: Record<string, string>
  /** What happens; the figures are read before what it returns is called. */
  happens: () => Promise<unknown>
  /** The figure is there, and need not have risen. */
  isRead?: true
}

const never = () => new Promise<never>(() => undefined)
const secret = 'a-secret-of-some-length'
const _network = '198.51.100.7'

/** The value of a series in the text that Prometheus reads; undefined when it is not there. */
function valueIn(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const line = text.split('\n').find((each) => {
    if (!each.startsWith(`${name}{`) && !each.startsWith(`${name} `)) return false
    return Object.entries(labels).every(([label, value]) => each.includes(`${label}="${value}"`))
  })
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describeOnDatabases('metrics', (getDb, getUrl) => {
  let operation: Awaited<ReturnType<typeof openOperation>>
  let pageCache: PageCache
  const readiness = new Readiness(() => 'ending')
  const read = async () => (await fetch(`http://127.0.0.1:${operation.port}/metrics`)).text()

  beforeAll(async () => {
    operation = await openOperation({ port: 0, host: '127.0.0.1', readiness })
    operation.readShopFrom(getDb())
    vi.stubEnv('DATABASE_URL', getUrl())
    vi.stubEnv('SLOW_STATEMENT_MS', '1')
    vi.stubEnv('STORYBLOK_WEBHOOK_SECRET', secret)
    const folder = join(tmpdir(), `nestling-metrics-${process.pid}`)
    installPageCache({ maxBytes: 10_000_000, folder, shared: sharedPagesIn(getDb(), 'metrics') })
    pageCache = new PageCache({
      ...{ fs: nodeFs, flushToDisk: true, dev: false, serverDistDir: folder, revalidatedTags: [] },
      ...{ maxMemoryCacheSize: 1_000_000, _requestHeaders: {} },
    } as never)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await operation.close()
    countBy(undefined)
  })

  const page = { kind: 'APP_PAGE', isFallback: false } as never
  const keepPage = () =>
    pageCache.set(
      '/metrics-page',
      {
        ...{ kind: 'APP_PAGE', html: '<!doctype html>', rscData: Buffer.from(''), status: 200 },
        headers: { 'x-next-cache-tags': 'a' },
      } as never,
      { cacheControl: { revalidate: 60, expire: 300 } } as never,
    )
  /** An edge whose handler answers from the page cache, as Next.js does, or not before it is told to. */
  const openWatched = async (handler?: Parameters<typeof openEdge>[0]['handler'], limits?: object) => {
    const edge = await openEdge({
      ...(limits && { limits: limits as never }),
      handler:
        handler ??
        (async (_, response) => {
          const kept = await pageCache.get('/metrics-page', page)
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.setHeader('cache-control', 's-maxage=3600, stale-while-revalidate=1')
          response.setHeader('x-nextjs-cache', 'HIT')
          response.end((kept?.value as { html: string } | undefined)?.html ?? '')
        }),
    })
    operation.watch(edge.server)
    return edge
  }
  const keptTwice = async () => {
    await keepPage()
    const edge = await openWatched()
    await edge.send('/de/versand/')
    await edge.send('/de/versand/')
    return () => edge[Symbol.asyncDispose]()
  }
  const held = async () => {
    const waiting: (() => void)[] = []
    const edge = await openWatched(
      async (_, response) => {
        await new Promise<void>((resolve) => waiting.push(resolve))
        response.end('late')
      },
      {
        listing: { atOnce: 1, waiting: 5, patience: 5_000 },
      },
    )
    const asked = [edge.send('/api/shop/listing/?a=1')]
    const second = await openSecond(edge)
    await expect.poll(() => waiting.length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    return async () => {
      for (let left = 2; left > 0; left -= 1) {
        await expect.poll(() => waiting.length).toBeGreaterThan(0)
        waiting.shift()?.()
      }
      await Promise.all([...asked, second])
      await edge[Symbol.asyncDispose]()
    }
  }
  const openSecond = async ({ address }: Awaited<ReturnType<typeof openEdge>>) => {
    const { port } = address()
    return { answer: fetch(`http://127.0.0.1:${port}/api/shop/listing/?a=2`) }
  }
  const worker = async (run: () => Promise<unknown>, isLeased = false) => {
    const started = new Worker(databaseLeases(getDb()))
    started.add({ name: 'housekeeping', leased: isLeased, nextAt: every(60_000), run })
    await started.wake('housekeeping')
    await expect
      .poll(async () => (await getDb().execute(sql`select 1 from leases`)).length > 0 || !isLeased)
      .toBe(true)
    return () => started.stop()
  }
  const deliver = (isLast: boolean) => async () => {
    await enqueue(getDb(), 'customer', [{}])
    await deliverDue(getDb(), {
      ...{ kinds: ['customer'], takenSeconds: 30, pauseSeconds: () => 0, isFinal: () => isLast },
      deliver: async () => {
        if (isLast) throw new Error('refused')
      },
    })
  }
  const waitingMessage = async () => {
    await enqueue(getDb(), 'order', [{}], 300)
    await getDb().execute(
      sql`update outbox set created_at = now() - interval '90 seconds' where kind = 'order'`,
    )
  }
  const ownPool = async () => {
    const opened = connection()
    await opened.db.execute(sql`select pg_sleep(0.01)`)
    return async () => {
      Object.assign(globalThis, { nestlingConnection: undefined })
      await opened.close()
    }
  }

  const table: Record<MetricName, Happening> = {
    shop_http_request_duration_seconds: {
      labels: { kind: 'call', status: '200' },
      async happens() {
        await using edge = await openWatched((_, response) => void response.end('ok'))
        await edge.send('/api/any/')
      },
    },
    shop_shed_requests_total: {
      labels: { work: 'listing' },
      async happens() {
        await using edge = await openWatched(undefined, { listing: { atOnce: 0, waiting: 0, patience: 1 } })
        expect((await edge.send('/api/shop/listing/')).status).toBe(503)
      },
    },
    shop_running_requests: { labels: { work: 'listing' }, happens: held },
    shop_waiting_requests: { labels: { work: 'listing' }, happens: held },
    shop_kept_document_lookups_total: {
      labels: { store: 'documents', lookup: 'hit' },
      happens: keptTwice,
    },
    shop_kept_documents: { labels: { store: 'documents' }, happens: keptTwice },
    shop_kept_bytes: { labels: { store: 'documents' }, happens: keptTwice },
    shop_page_cache_lookups_total: {
      labels: { lookup: 'miss' },
      happens: async () => void (await pageCache.get('/nothing', page)),
    },
    shop_edge_purges_total: {
      labels: { result: 'ok' },
      async happens() {
        const target = { url: 'http://cache.example/', secret: undefined }
        await new Purges(getDb(), target, async () => undefined).run()
      },
    },
    shop_shared_pages_total: {
      labels: {},
      async happens() {
        const folder = join(tmpdir(), `nestling-metrics-other-${process.pid}`)
        const other = createPageFiles(folder, 1_000_000, sharedPagesIn(getDb(), 'metrics'))
        await other.write('/shared', {
          mark: { id: 0 },
          cacheControl: { revalidate: 60, expire: 300 },
          value: {
            ...{ kind: 'APP_PAGE' as never, html: '<!doctype html>', rscData: Buffer.from('') },
            ...{ headers: {}, status: 200, postponed: undefined, segmentData: undefined },
          },
        })
        await pageCache.get('/shared', page)
      },
    },
    shop_page_cache_bytes: { isRead: true, happens: keepPage },
    shop_content_waiting_calls: {
      labels: { caller: 'crawl' },
      async happens() {
        const ask = remoteFetch({
          timeoutMs: 1_000,
          requestsPerSecond: 1,
          fetch: async () => Response.json({}),
        })
        const asked = [1, 2].map(() => ask('https://content.example/').catch(() => undefined))
        return () => Promise.all(asked)
      },
    },
    shop_content_refused_calls_total: {
      labels: { reason: 'late' },
      happens: async () => void new CallGivenUpError('late'),
    },
    shop_publishes_total: {
      async happens() {
        const body = JSON.stringify({ action: 'published', story_id: 7, full_slug: 'de-de/versand' })
        const headers = { 'content-type': 'application/json', 'webhook-signature': signWebhook(body, secret) }
        Object.assign(globalThis, { nestlingConnection: { db: getDb() } })
        const answer = await webhook(
          new Request('http://shop/api/cms/webhook/', { method: 'POST', body, headers }),
        )
        Object.assign(globalThis, { nestlingConnection: undefined })
        expect(answer.status).toBe(200)
      },
    },
    shop_database_connections: { labels: { pool: 'requests', state: 'idle' }, happens: ownPool },
    shop_database_waiting_statements: { labels: { pool: 'requests' }, isRead: true, happens: ownPool },
    shop_slow_statements_total: { labels: { pool: 'requests' }, happens: ownPool },
    shop_job_runs_total: {
      labels: { job_name: 'housekeeping', result: 'failed' },
      happens: () => worker(() => Promise.reject(new Error('no'))),
    },
    shop_job_last_success_timestamp_seconds: {
      labels: { job_name: 'housekeeping' },
      happens: () => worker(async () => undefined),
    },
    shop_held_leases: {
      labels: { job_name: 'housekeeping' },
      happens: () => worker(async () => undefined, true),
    },
    shop_expired_leases: {
      happens: async () =>
        void (await getDb().execute(
          sql`insert into leases values ('payments', 'one that was killed', now() - interval '1 minute')`,
        )),
    },
    shop_outbox_deliveries_total: {
      labels: { message: 'customer', result: 'given_up' },
      happens: deliver(true),
    },
    shop_outbox_messages: { labels: { message: 'order' }, happens: waitingMessage },
    shop_outbox_oldest_seconds: { labels: { message: 'order' }, isRead: true, happens: waitingMessage },
    shop_recent_orders: {
      labels: { order_status: 'awaitingPayment' },
      happens: async () =>
        void (await givenOrder(getDb(), { placedAt: new Date(), status: 'awaitingPayment' })),
    },
    shop_payments_total: {
      labels: { method: 'KK', payment_result: 'failed' },
      async happens() {
        const reference = 'pay_1'
        await givenOrder(getDb(), {
          status: 'awaitingPayment',
          payments: [{ method: 'KK', provider: 'sandbox', reference }],
        })
        const state = { status: 'failed', amount: 0, currency: 'EUR', refunded: 0 } as never
        const how = { cause: 'provider', at: new Date() } as const
        for (let times = 0; times < 2; times += 1)
          await settlePayment(getDb(), { provider: 'sandbox', reference }, state, how)
      },
    },
    shop_sold_out_variants_total: {
      async happens() {
        await givenCatalogue(getDb(), [{ key: 'm', number: 'm', name: 'Mütze', stock: 1 }])
        await getDb().transaction((tx) => takeStock(tx, [{ variant: 'm.v', quantity: 1 }]))
        const { signal } = new AbortController()
        await renewStock(getDb(), { brand: 'baby', apply: async () => undefined, ending: signal })
      },
    },
    shop_logged_errors_total: {
      async happens() {
        vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
        logError('test', new Error('one'))
      },
    },
    shop_unmet_conditions: {
      labels: { condition: 'server' },
      isRead: true,
      happens: async () => undefined,
    },
    shop_failed_readings_total: {
      async happens() {
        operation.readShopFrom({ transaction: never } as never)
        await read()
        operation.readShopFrom(getDb())
      },
    },
    nodejs_eventloop_lag_seconds: {
      labels: { quantile: '0.99' },
      isRead: true,
      happens: async () => undefined,
    },
    nodejs_heap_size_used_bytes: { isRead: true, happens: async () => undefined },
    process_resident_memory_bytes: { isRead: true, happens: async () => undefined },
    process_cpu_seconds_total: {
      async happens() {
        const until = performance.now() + 50
        while (performance.now() < until);
      },
    },
    process_start_time_seconds: { isRead: true, happens: async () => undefined },
  }

  it.each(Object.entries(table))('%s moves when what it counts happens', async (name, row) => {
    const { type } = metrics[name as MetricName]
    const series = type === 'histogram' ? `${name}_count` : name
    const before = valueIn(await read(), series, row.labels) ?? 0
    const end = await row.happens()
    try {
      const after = valueIn(await read(), series, row.labels)
      expect(after).toBeDefined()
      if (!row.isRead) expect(after).toBeGreaterThan(before)
      if (name === 'shop_payments_total') expect(after).toBe(before + 1)
    } finally {
      if (typeof end === 'function') await end()
    }
  })

  it('have help, a unit, and labels with values of a closed set alone', async () => {
    count('shop_job_runs_total', { job_name: 'made up by a visitor', result: 'ok' })
    const text = await read()
    const units =
      /_(?:total|seconds|bytes|requests|documents|calls|connections|statements|leases|messages|orders|conditions)$/
    for (const name of Object.keys(metrics)) {
      expect(name).toMatch(units)
      expect(text).toMatch(new RegExp(`^# HELP ${name} .{10,}$`, 'm'))
    }
    const named = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name)
    expect(named.toSorted()).toEqual(Object.keys(metrics).toSorted())
    const open = text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .flatMap((line) => [...line.matchAll(/(\w+)="([^"]*)"/g)])
      .filter(([, label = '', value = '']) => {
        if (label === 'le') return false
        const values: readonly string[] | undefined = labelValues[label as keyof typeof labelValues]
        return !values?.includes(value) && value !== 'other'
      })
    expect(open.map(([pair]) => pair)).toEqual([])
    expect(valueIn(text, 'shop_job_runs_total', { job_name: 'other', result: 'ok' })).toBe(1)
    expect(text).not.toContain('made up')
  })

  it('of the database are left out where it does not answer in time, and are not asked for twice', async () => {
    let asked = 0
    operation.readShopFrom({
      transaction: () => {
        asked += 1
        return never()
      },
    } as never)
    const [text] = await Promise.all([read(), read()])
    expect(asked).toBe(1)
    expect(valueIn(text, 'shop_expired_leases')).toBeUndefined()
    expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
    operation.readShopFrom(getDb())
  })
})
