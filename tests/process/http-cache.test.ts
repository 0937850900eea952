import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { findMarket, type Market } from '@/lib/platform/markets'
import { freePort } from '@/lib/server/start/free-port'
import { findProductPath } from '@/lib/shop/catalogue'
import { seedDatabase } from '@/scripts/seed/seed-database'
import { campaign } from '../fixtures/e2e/campaign'
import { importInto } from '../fixtures/import'
import { postgresBinaries, startPostgres, type TestServer } from '../fixtures/postgres'
import { editorOf } from '../fixtures/process/editor'
import { copyOf, prepare } from '../fixtures/process/prepared'
import { serve } from '../fixtures/process/serve'
import { eventually, get, type Shop, type StartedProcess } from '../fixtures/process/shop'
import { sleepingBag, sourcePrice, sourceVariant } from '../fixtures/source-product'
import { makeTokens } from '../fixtures/tokens'

const binaries = await postgresBinaries()
const hasVarnish = await once(spawn('varnishd', ['-V'], { stdio: 'ignore' }), 'exit').then(
  ([code]) => code === 0,
  () => false,
)
if (!hasVarnish)
  console.warn('Skipped: an HTTP cache in front. Install Debian’s varnish and varnish-modules.')

const secret = 'the secret of the purges, of 32 characters'.replaceAll(' ', '-')

describe.skipIf(!binaries || !hasVarnish)('Varnish in front of two instances', () => {
  let postgres: TestServer
  let origin = ''
  let folder = ''
  const processes: StartedProcess[] = []
  const shops: Shop[] = []

  beforeAll(async () => {
    const prepared = await prepare('baby')
    postgres = await startPostgres(binaries ?? '')
    const { db, close } = connect({ url: postgres.url, max: 2 })
    await migrateDatabase(db)
    await seedDatabase(db, 'baby')
    await close()
    folder = await mkdtemp(join(tmpdir(), 'nestling-varnish-'))
    // Varnish reads it as a user of its own.
    await chmod(folder, 0o755)
    const cachePort = await freePort()
    origin = `http://127.0.0.1:${cachePort}`
    for (let index = 0; index < 2; index += 1) shops.push(await startInstance(await copyOf(prepared)))
    const file = join(folder, 'shop.vcl')
    const text = await readFile('scripts/container/shop.vcl', 'utf8')
    const backends = shops.map(({ port }) => `.host = "127.0.0.1"; .port = "${port}";`)
    await writeFile(
      file,
      text.replaceAll(/\.host = "web-(\d)"; \.port = "3000";/g, (_, at) => backends[Number(at) - 1] ?? ''),
      { mode: 0o644 },
    )
    const cache = spawn(
      'varnishd',
      ['-F', '-f', file, '-a', `127.0.0.1:${cachePort}`, '-n', join(folder, 'work'), '-s', 'malloc,64m'],
      { env: { ...process.env, EDGE_PURGE_SECRET: secret }, stdio: 'ignore' },
    )
    await eventually(async () => expect((await get(`${origin}/de/`)).status).toBe(200), 30_000, 100)
    return async () => {
      cache.kill('SIGTERM')
      await once(cache, 'exit')
      for (const each of processes) each.signal('SIGTERM')
      for (const each of processes) expect(await each.ended).toEqual({ code: 0, signal: null })
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
  })

  async function startInstance(dataDir: string): Promise<Shop> {
    const port = await freePort()
    const instance = await serve(
      { port, dataDir, databaseUrl: postgres.url },
      { EDGE_CACHE: 'tags', EDGE_PURGE_URL: `${origin}/.cache/purge`, EDGE_PURGE_SECRET: secret },
    )
    processes.push(instance)
    const own = `http://127.0.0.1:${port}`
    await eventually(async () => expect((await get(`${own}/de/`)).status).toBe(200), 60_000, 200)
    return { process: instance, origin: own, port, dataDir, seconds: 0 }
  }

  /** Varnish names two requests where it answers with what an earlier one has brought. */
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(`${origin}${path}`, headers)
    return { ...answer, isHit: String(answer.headers.get('x-varnish')).includes(' ') }
  }
  const untilHit = (path: string) =>
    eventually(async () => expect((await read(path)).isHit, path).toBe(true), 20_000, 100)

  async function withEditor<T>(
    work: (editor: ReturnType<typeof editorOf>, db: Db) => Promise<T>,
  ): Promise<T> {
    const { db, close } = connect({ url: postgres.url, max: 2 })
    try {
      return await work(editorOf(shops[0] as Shop, await makeTokens(db)), db)
    } finally {
      await close()
    }
  }

  it('answers in the place of the shop, the same to everybody, and tells nobody its keys', async () => {
    await untilHit('/de/versand/')
    const answer = await read('/de/versand/', { cookie: 'i18n_redirected=at; basket=somebody' })
    expect(answer.isHit).toBe(true)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('surrogate-key')).toBeNull()
    expect(answer.headers.get('xkey')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect((await read('/de/versand/')).text).toBe(answer.text)
  })

  it.each(['/de/warenkorb/', '/de/konto/', '/de/kasse/', '/api/session/', '/'])(
    'leaves %s to the shop, for each visitor',
    async (path) => {
      for (let count = 0; count < 3; count += 1) expect((await read(path)).isHit).toBe(false)
    },
  )

  it('shows a publish and a price within a second', async () => {
    await withEditor(async (editor, db) => {
      const setPrice = (euros: number) =>
        importInto(db, `${JSON.stringify(bagAt(euros))}\n`, { name: 'price.jsonl', now: Date.now() })
      await setPrice(100)
      const product = (await findProductPath(db, findMarket('baby', 'de-de') as Market, 'behindcache')) ?? ''
      const asked: [path: string, change: () => Promise<unknown>, seen: string][] = [
        [
          '/de/versand/',
          async () => editor.publish(await editor.find('de-de/versand'), 'Durch den Zwischenspeicher'),
          'Durch den Zwischenspeicher',
        ],
        [product, () => setPrice(123), '123,'],
      ]
      for (const [path, change, seen] of asked) {
        await untilHit(path)
        expect((await read(path)).text).not.toContain(seen)
        await change()
        const begun = performance.now()
        await eventually(async () => expect((await read(path)).text).toContain(seen), 10_000, 20)
        console.log(`${path} showed it after ${Math.round(performance.now() - begun)} ms.`)
      }
    })
  })

  it('shows a campaign at its second', async () => {
    await withEditor(async (editor) => {
      const story = await editor.find('de-de/versand')
      const from = Date.now() + 8_000
      const body = [campaign('Mit der Uhr', { from }), ...(story.content.body as object[])]
      await editor.publish({ ...story, content: { ...story.content, body } }, 'Vor der Aktion')
      await eventually(async () => expect((await read('/de/versand/')).text).toContain('Vor der Aktion'))
      await untilHit('/de/versand/')
      expect((await read('/de/versand/')).text).not.toContain('Mit der Uhr')
      await eventually(
        async () => expect((await read('/de/versand/')).text).toContain('Mit der Uhr'),
        20_000,
        20,
      )
      const late = Date.now() - from
      console.log(`The campaign was seen after ${late} ms.`)
      expect(late).toBeGreaterThanOrEqual(0)
    })
  })

  it('is purged by nobody else', async () => {
    await untilHit('/at/versand/')
    for (const authorization of ['', 'Bearer wrong'])
      expect(
        (
          await fetch(`${origin}/.cache/purge`, {
            method: 'POST',
            headers: { authorization, 'surrogate-key': 'all' },
          })
        ).status,
      ).toBe(403)
    expect((await read('/at/versand/')).isHit).toBe(true)
  })

  it('goes on answering while no instance does', async () => {
    await untilHit('/ch/')
    for (const each of processes.splice(0)) {
      each.signal('SIGTERM')
      expect(await each.ended).toEqual({ code: 0, signal: null })
    }
    expect((await read('/ch/')).status).toBe(200)
  })
})

type Db = Parameters<typeof importInto>[0]

const bagAt = (euros: number) => {
  const variants = [sourceVariant('behindcache.70', { prices: { DE: sourcePrice(euros * 100) } })]
  return {
    type: 'product',
    ...sleepingBag('behindcache', { texts: { de: { name: 'Kellersack' } }, variants }),
  }
}
