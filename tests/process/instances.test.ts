import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureTokens } from '@/lib/content/embedded/tokens'
import { connect } from '@/lib/platform/db/connect'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { localSecrets } from '@/lib/server/start/environment'
import { freePort } from '@/lib/server/start/free-port'
import { seedDatabase } from '@/scripts/seed/seed-database'
import { postgresBinaries, startPostgres, type TestServer } from '../fixtures/postgres'
import { editorOf } from '../fixtures/process/editor'
import { copyOf, prepare } from '../fixtures/process/prepared'
import { eventually, get, type Shop, StartedProcess } from '../fixtures/process/shop'

const binaries = await postgresBinaries()
if (!binaries) {
  if (process.env.CI === 'true') throw new Error('No PostgreSQL server found under /usr/lib/postgresql')
  console.warn('Skipped: two instances on one PostgreSQL. Install a server to run it (Debian: postgresql).')
}

describe.skipIf(!binaries)('two instances on one PostgreSQL', () => {
  let postgres: TestServer
  const instances: Shop[] = []

  beforeAll(async () => {
    const prepared = await prepare('baby')
    postgres = await startPostgres(binaries ?? '')
    const { db, close } = connect({ url: postgres.url, max: 2 })
    await migrateDatabase(db)
    await seedDatabase(db, 'baby')
    await close()
    for (let index = 0; index < 2; index += 1) instances.push(await startInstance(await copyOf(prepared)))
    return async () => {
      for (const { process: instance } of instances) {
        instance.signal('SIGTERM')
        expect(await instance.ended).toEqual({ code: 0, signal: null })
      }
      await postgres.stop()
    }
  })

  /** A server without a start script: a database that others look after, and a build that was made elsewhere. */
  async function startInstance(dataDir: string): Promise<Shop> {
    const begun = performance.now()
    const port = await freePort()
    const instance = new StartedProcess('node', ['--import', './scripts/register.mjs', 'scripts/serve.ts'], {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      NESTLING_EMBEDDED_DATABASE: '0',
      NESTLING_DIST_DIR: join(dataDir, 'next'),
      NESTLING_TSCONFIG: join(dataDir, 'tsconfig.json'),
      STORYBLOK_WEBHOOK_SECRET: 'the secret of the process tests',
      SESSION_SECRET: (await localSecrets(dataDir)).session,
    })
    const origin = `http://127.0.0.1:${port}`
    await eventually(async () => expect((await get(`${origin}/de/`)).status).toBe(200), 60_000, 200)
    return { process: instance, origin, port, dataDir, seconds: (performance.now() - begun) / 1000 }
  }

  it.each([
    [0, 1],
    [1, 0],
  ])('instance %i tells instance %i of a publish', async (one, other) => {
    const [teller, listener] = [instances[one], instances[other]]
    if (!teller || !listener) throw new Error('There are two instances')
    const { db, close } = connect({ url: postgres.url, max: 1 })
    const editor = editorOf(teller, await ensureTokens(db))
    await close()
    const words = `Von ${one} nach ${other}`
    expect((await get(`${listener.origin}/de/versand/`)).text).not.toContain(words)
    await editor.publish(await editor.find('de-de/versand'), words)
    const begun = performance.now()
    await eventually(async () => {
      expect((await get(`${listener.origin}/de/versand/`)).text).toContain(words)
    }, 2_000)
    console.log(`The other instance showed the publish after ${Math.round(performance.now() - begun)} ms.`)
    expect((await get(`${teller.origin}/de/versand/`)).text).toContain(words)
  })
})
