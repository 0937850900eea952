import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { freePort } from '@/lib/server/start/free-port'
import { seedDatabase } from '@/scripts/seed/seed-database'
import { postgresBinaries, startPostgres, type TestServer } from '../fixtures/postgres'
import { copyOf, prepare } from '../fixtures/process/prepared'
import { serve } from '../fixtures/process/serve'
import { eventually, get, type StartedProcess } from '../fixtures/process/shop'

const binaries = await postgresBinaries()
if (!binaries && process.env.CI === 'true')
  throw new Error('No PostgreSQL server found under /usr/lib/postgresql')

/** As a proxy with checks of its servers, which sends no request a second time. */
async function openProxy(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true })
  const healthy = new Set<number>()
  const look = async (port: number) => {
    const status = await get(`http://127.0.0.1:${port}/api/health/`).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) healthy.add(port)
    else healthy.delete(port)
  }
  const looking = setInterval(() => void Promise.all(ports.map(look)), 200)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    turn += 1
    const up = [...healthy]
    const port = up[turn % up.length]
    const { method, url: path, headers } = incoming
    const on = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    on.on('error', () => outgoing.destroyed || outgoing.writeHead(502).end())
    incoming.pipe(on)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    healthy,
    close() {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Whether an instance is ready, and what is missing. */
async function readyOf(operation: number): Promise<[number, object]> {
  const { status, text } = await get(`http://127.0.0.1:${operation}/readyz`)
  return [status, JSON.parse(text).missing]
}

describe.skipIf(!binaries)('A restart', () => {
  let postgres: TestServer
  const places: { port: number; operation: number; dataDir: string }[] = []

  beforeAll(async () => {
    const prepared = await prepare('baby')
    postgres = await startPostgres(binaries ?? '')
    const { db, close } = connect({ url: postgres.url, max: 2 })
    await migrateDatabase(db)
    await seedDatabase(db, 'baby')
    await close()
    for (let index = 0; index < 2; index += 1)
      places.push({ port: await freePort(), operation: await freePort(), dataDir: await copyOf(prepared) })
    return () => postgres.stop()
  })

  async function start({ port, operation, dataDir }: (typeof places)[number]): Promise<StartedProcess> {
    const server = await serve(
      { port, dataDir, databaseUrl: postgres.url },
      { TRUSTED_PROXY: '1', DRAIN_SECONDS: '2', OPERATION_PORT: String(operation) },
    )
    const health = `http://127.0.0.1:${port}/api/health/`
    await eventually(async () => expect((await get(health)).status).toBe(200), 60_000, 100)
    await eventually(async () => expect(await readyOf(operation)).toEqual([200, {}]), 10_000, 50)
    return server
  }

  it('answers everything that is under way, and then ends with the database closed last', async () => {
    const [place] = places
    if (!place) throw new Error('There are two places')
    const server = await start(place)
    const origin = `http://127.0.0.1:${place.port}`
    // As many as the edge lets through at once.
    const asked = Array.from({ length: 6 }, (_, index) => [
      get(`${origin}/de/suche/?term=body${index}`),
      get(`${origin}/de/suche/?term=jacke${index}`),
    ]).flat()
    await sleep(30)
    const { text: figures } = await get(`http://127.0.0.1:${place.operation}/metrics`)
    expect(figures).toMatch(/^shop_job_runs_total{job_name="clock",result="ok"} [1-9]/m)
    expect(figures).toMatch(/^shop_database_connections{pool="requests",state="(?:busy|idle)"} [1-9]/m)
    // All jobs, works and messages of the shop are in the closed lists of labels.
    expect(figures.match(/^.*="other".*$/gm)).toBeNull()
    server.signal('SIGTERM')
    await eventually(async () => expect((await get(`${origin}/api/health/`)).status).toBe(503), 2_000, 20)
    expect(await readyOf(place.operation)).toEqual([503, { server: 'is ending' }])
    expect((await get(`http://127.0.0.1:${place.operation}/healthz`)).status).toBe(200)
    for (const path of ['/healthz', '/readyz', '/readyz/', '/metrics/'])
      expect((await get(`${origin}${path}`)).text).not.toMatch(/alive|"ready"|# HELP/)
    for (const { status, headers } of await Promise.all(asked))
      expect([status, headers.get('connection')]).toEqual([200, 'close'])
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(server.output).not.toMatch(/"level":"error"|MaxListeners|pool/)
  })

  it('of one instance after the other is seen by no visitor', async () => {
    const servers = await Promise.all(places.map(start))
    const proxy = await openProxy(places.map(({ port }) => port))
    const failed: string[] = []
    let count = 0
    let isOver = false
    const visit = async (visitor: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        const path = ['/de/', `/de/suche/?term=body${turn}x${visitor}`, '/de/versand/'][turn % 3]
        const status = await get(`${proxy.origin}${path}`).then(
          (answer) => answer.status,
          (error: unknown) => String(error),
        )
        count += 1
        if (status !== 200) failed.push(`${path}: ${status}`)
      }
    }
    try {
      await eventually(() => expect(proxy.healthy.size).toBe(2))
      const visits = Array.from({ length: 6 }, (_, visitor) => visit(visitor))
      for (const [index, place] of places.entries()) {
        servers[index]?.signal('SIGTERM')
        expect(await servers[index]?.ended).toEqual({ code: 0, signal: null })
        servers[index] = await start(place)
        await eventually(() => expect(proxy.healthy.size).toBe(2))
      }
      isOver = true
      await Promise.all(visits)
    } finally {
      isOver = true
      proxy.close()
      for (const server of servers) server.signal('SIGTERM')
      await Promise.all(servers.map(({ ended }) => ended))
    }
    expect(count).toBeGreaterThan(50)
    expect(failed).toEqual([])
  }, 240_000)
})
