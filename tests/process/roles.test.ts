import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { freePort } from '@/lib/server/start/free-port'
import { seedDatabase } from '@/scripts/seed/seed-database'
import { postgresBinaries, startPostgres, type TestServer } from '../fixtures/postgres'
import { editorOf } from '../fixtures/process/editor'
import { copyOf, prepare } from '../fixtures/process/prepared'
import { serve } from '../fixtures/process/serve'
import { eventually, get, type Shop, type StartedProcess } from '../fixtures/process/shop'
import { makeTokens } from '../fixtures/tokens'

const binaries = await postgresBinaries()
if (!binaries && process.env.CI === 'true')
  throw new Error('No PostgreSQL server found under /usr/lib/postgresql')

type Place = { port: number; operation: number; dataDir: string }

describe.skipIf(!binaries)('Two roles', () => {
  let postgres: TestServer
  let prepared: Awaited<ReturnType<typeof prepare>>
  const processes: StartedProcess[] = []

  beforeAll(async () => {
    prepared = await prepare('baby')
    postgres = await startPostgres(binaries ?? '')
    const { db, close } = connect({ url: postgres.url, max: 2 })
    await migrateDatabase(db)
    await seedDatabase(db, 'baby')
    await close()
    return async () => {
      for (const each of processes) each.signal('SIGTERM')
      for (const each of processes) expect(await each.ended).toEqual({ code: 0, signal: null })
      await postgres.stop()
    }
  })

  async function start(role: 'web' | 'worker'): Promise<Place & { shop: Shop }> {
    const place = { port: await freePort(), operation: await freePort(), dataDir: await copyOf(prepared) }
    const server = await serve(
      { port: place.port, dataDir: place.dataDir, databaseUrl: postgres.url },
      { OPERATION_PORT: String(place.operation), PROCESS_ROLE: role },
    )
    processes.push(server)
    const ready = `http://127.0.0.1:${place.operation}/readyz`
    await eventually(async () => expect((await get(ready)).status).toBe(200), 60_000, 100)
    const origin = `http://127.0.0.1:${place.port}`
    return {
      ...place,
      shop: { process: server, origin, port: place.port, dataDir: place.dataDir, seconds: 0 },
    }
  }

  const leasesAt = async ({ operation }: Place) =>
    (await get(`http://127.0.0.1:${operation}/metrics`)).text.match(/^shop_held_leases{.*} 1$/gm)?.length ?? 0

  it('answers visitors, and leaves the jobs to a worker that takes none', async () => {
    const web = await start('web')
    const { db, close } = connect({ url: postgres.url, max: 1 })
    const editor = editorOf(web.shop, await makeTokens(db))
    const page = async (path: string) => (await get(`${web.shop.origin}${path}`)).text
    await page('/de/versand/')
    await editor.publish(await editor.find('de-de/versand'), 'Von einem anderen Prozess')
    // Longer than the job of an instance that runs its own would take.
    await sleep(4_000)
    expect(await page('/de/versand/')).not.toContain('Von einem anderen Prozess')
    expect(await leasesAt(web)).toBe(0)

    const worker = await start('worker')
    await eventually(
      async () => expect(await page('/de/versand/')).toContain('Von einem anderen Prozess'),
      20_000,
    )
    await eventually(async () => expect(await leasesAt(worker)).toBeGreaterThan(10), 20_000)
    await expect(get(`http://127.0.0.1:${worker.port}/de/`)).rejects.toThrow()

    // From now on the worker hears of what the other has done.
    await editor.publish(await editor.find('de-de/zahlung'), 'Auf Zuruf')
    await eventually(async () => expect(await page('/de/zahlung/')).toContain('Auf Zuruf'), 10_000)
    await close()
  }, 240_000)
})
