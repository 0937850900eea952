import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { findMarket, type Market } from '@/lib/platform/markets'
import { freePort } from '@/lib/server/start/free-port'
import { findProductPath } from '@/lib/shop/catalogue'
import { openStudioSession } from '@/lib/studio/people/sessions'
import { seedDatabase } from '@/scripts/seed/seed-database'
import { ask, type Question } from '../fixtures/e2e/ask'
import { callLive, packed, passIn } from '../fixtures/http/live-frame'
import { importInto } from '../fixtures/import'
import { postgresBinaries, startPostgres, type TestServer } from '../fixtures/postgres'
import { editorOf } from '../fixtures/process/editor'
import { copyOf, prepare } from '../fixtures/process/prepared'
import { serve } from '../fixtures/process/serve'
import { eventually, get, type Shop } from '../fixtures/process/shop'
import { queryOn } from '../fixtures/query'
import { sleepingBag, sourcePrice, sourceVariant } from '../fixtures/source-product'
import { makeTokens } from '../fixtures/tokens'

const binaries = await postgresBinaries()
if (!binaries) {
  if (process.env.CI === 'true') throw new Error('No PostgreSQL server found under /usr/lib/postgresql')
  console.warn('Skipped: two instances on one PostgreSQL. Install a server to run it (Debian: postgresql).')
}

describe.skipIf(!binaries)('two instances on one PostgreSQL', () => {
  let postgres: TestServer
  const instances: Shop[] = []
  const operations = new Map<number, number>()

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
    const [port, operation] = [await freePort(), await freePort()]
    const instance = await serve(
      { port, dataDir, databaseUrl: postgres.url },
      { PAGES_SHARED: 'database', OPERATION_PORT: String(operation) },
    )
    operations.set(port, operation)
    const origin = `http://127.0.0.1:${port}`
    await eventually(async () => expect((await get(`${origin}/de/`)).status).toBe(200), 60_000, 200)
    return { process: instance, origin, port, dataDir, seconds: (performance.now() - begun) / 1000 }
  }

  it('take the pages that another has made, instead of making them', async () => {
    const [maker, taker] = instances
    if (!maker || !taker) throw new Error('There are two instances')
    const takenOver = async () => {
      const { text } = await get(`http://127.0.0.1:${operations.get(taker.port)}/metrics`)
      return Number(/^shop_shared_pages_total.* (\d+)$/m.exec(text)?.[1])
    }
    const before = await takenOver()
    const paths = ['/de/agb/', '/ch-fr/', '/de/schlafen/']
    for (const path of paths) {
      const made = await get(`${maker.origin}${path}`)
      expect((await get(`${taker.origin}${path}`)).text).toBe(made.text)
    }
    expect(await takenOver()).toBeGreaterThanOrEqual(before + paths.length)
  })

  it.each([
    [0, 1],
    [1, 0],
  ])('instance %i tells instance %i of a publish before it acknowledges it', async (one, other) => {
    const [teller, listener] = [instances[one], instances[other]]
    if (!teller || !listener) throw new Error('There are two instances')
    const { db, close } = connect({ url: postgres.url, max: 1 })
    const editor = editorOf(teller, await makeTokens(db))
    await close()
    const words = `Von ${one} nach ${other}`
    expect((await get(`${listener.origin}/de/versand/`)).text).not.toContain(words)
    const story = await editor.find('de-de/versand')
    const begun = performance.now()
    await editor.publish(story, words)
    console.log(`The publish was acknowledged after ${Math.round(performance.now() - begun)} ms.`)
    for (const { origin } of [listener, teller])
      expect((await get(`${origin}/de/versand/`)).text).toContain(words)
  })

  it('instance 1 renders what is typed into a page that instance 0 has sent, and remembers nothing', async () => {
    const [first, second] = instances
    if (!first || !second) throw new Error('There are two instances')
    const { db, close } = connect({ url: postgres.url, max: 1 })
    const sql = queryOn(db)
    const [person] = await sql<{ id: string }[]>`
      insert into studio_people (name, address, role, language, password_hash)
      values ('Test', 'editor@shop.example', 'editor', 'de', 'none') returning id`
    const cookie = `studio=${await openStudioSession(db, person?.id ?? '', new Date())}`
    const { id } = await editorOf(first, await makeTokens(db)).find('de-de/zahlung')
    await close()
    const path = '/preview/de-de/zahlung/'
    const sendTo =
      ({ origin }: Shop) =>
      (target: string, question?: Question) =>
        ask(origin, target, question)
    const { body } = await sendTo(first)(path, { headers: { cookie } })
    const words = 'Bei der anderen Instanz getippt'
    const content = {
      component: 'page',
      _uid: 'root',
      body: [{ component: 'paragraph', _uid: 'a', text: words }],
    }
    const call = { pass: passIn(body), story: packed({ id, content }), headers: { cookie } }
    const answer = await callLive(sendTo(second), path, { ...call, distDir: join(second.dataDir, 'next') })
    expect(answer.body).toContain(words)
    for (const instance of [first, second]) {
      const { status, body: shown } = await sendTo(instance)(path, { headers: { cookie } })
      expect(status).toBe(200)
      expect(shown).not.toContain(words)
      expect((await get(`${instance.origin}/de/zahlung/`)).text).not.toContain(words)
    }
  })

  it('never shows an older version again, whatever is published, priced and read at either, and soon agrees', async () => {
    const { db, close } = connect({ url: postgres.url, max: 2 })
    const tokens = await makeTokens(db)
    const editors = instances.map((instance) => editorOf(instance, tokens))
    const stories = await Promise.all(
      ['de-de/versand', 'de-de/zahlung'].map((slug) => editors[0]?.find(slug)),
    )
    const setPrice = (version: number) =>
      importInto(db, `${JSON.stringify(bagAt(version))}\n`, { name: 'price.jsonl', now: Date.now() })
    await setPrice(1)
    const product = await findProductPath(db, findMarket('baby', 'de-de') as Market, 'twoinstances')
    // The last ones show the price too, and are made for what is asked.
    const asked = ['/de/suche/?term=Zweifachsack', '/de/schlafen/?brand=zweifach&sort=newest']
    const paths = ['/de/versand/', '/de/zahlung/', product ?? '', ...asked]

    let version = 1
    const newest = [0, 0, 1, 1, 1]
    const seen = instances.map(() => paths.map(() => 0))
    const read = async (at: number, page: number, coding: string) => {
      const { text } = await get(`${instances[at]?.origin}${paths[page]}`, { 'accept-encoding': coding })
      const found = [/Fassung (\d+)\./, /"price":"1(\d{3})\.99"/, /\b1\.(\d{3}),99/].flatMap(
        (pattern) => pattern.exec(text)?.[1] ?? [],
      )
      return Number(found[0] ?? 0)
    }
    const run = async ({ kind, at, page, coding }: Step): Promise<void> => {
      if (kind === 'read') {
        const found = await read(at, page, coding)
        expect(found, `${paths[page]} at ${at}`).toBeGreaterThanOrEqual(seen[at]?.[page] ?? 0)
        expect(found).toBeLessThanOrEqual(newest[page] ?? 0)
        seen[at]?.splice(page, 1, found)
        return
      }
      version += 1
      const story = stories[page]
      if (story) newest[page] = version
      else newest.fill(version, stories.length)
      if (story) await editors[at]?.publish(story, `Fassung ${version}.`)
      else await setPrice(version)
    }
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
          for (const each of steps) await run(each)
          for (const at of instances.keys())
            for (const page of paths.keys())
              for (const coding of codings)
                await eventually(async () => expect(await read(at, page, coding)).toBe(newest[page]), 5_000)
          for (const versions of seen) versions.splice(0, newest.length, ...newest)
        }),
        // A failed sequence cannot be made shorter: what it published stays.
        { numRuns: 12, endOnFailure: true },
      )
    } finally {
      await close()
    }
  }, 240_000)
})

const codings = ['br', 'gzip', 'identity'] as const

/** A page is one of two stories, or shows a product, which gets a new price where a story is published. */
type Step = { kind: 'change' | 'read'; at: number; page: number; coding: string }

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('change', 'read', 'read', 'read'),
  at: fc.nat(1),
  page: fc.nat(4),
  coding: fc.constantFrom(...codings),
})

const bagAt = (version: number) => {
  const prices = { DE: sourcePrice(100_099 + version * 100) }
  const variants = [sourceVariant('twoinstances.70', { prices })]
  const texts = { de: { name: 'Zweifachsack' } }
  return { type: 'product', ...sleepingBag('twoinstances', { brand: 'Zweifach', texts, variants }) }
}
