import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { sqlState } from '@/lib/platform/db/executor'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { freePort } from '@/lib/server/start/free-port'
import { seedDatabase } from '@/scripts/seed/seed-database'
import { postgresBinaries, startPostgres } from '../fixtures/postgres'
import { everyAddress } from '../fixtures/process/every-address'
import { copyOf, prepare } from '../fixtures/process/prepared'
import { serve } from '../fixtures/process/serve'
import { eventually, get, type StartedProcess } from '../fixtures/process/shop'
import { queryOn } from '../fixtures/query'

const binaries = await postgresBinaries()
if (!binaries) {
  if (process.env.CI === 'true') throw new Error('No PostgreSQL server found under /usr/lib/postgresql')
  console.warn('Skipped: a slow PostgreSQL. Install a server to run it (Debian: postgresql).')
}

/** What a listing is read from. */
const catalogue = [
  ...['listing_entries', 'listing_versions', 'listing_words'],
  ...['product_keys', 'products', 'product_texts'],
]
const deadlock = '40P01'

const categories = ['/de/kleidung/', '/at/kleidung/', '/ch/kleidung/', '/de/kinderwagen/']
const terms = ['body', 'hose', 'decke', 'wagen']
const chosenIn = (orders: readonly string[]) =>
  orders.flatMap((order) => [
    ...categories.map((path) => `${path}?sort=${order}`),
    ...terms.map((term) => `/de/suche/?sort=${order}&term=${term}`),
  ])
const choices = chosenIn(['price-asc', 'price-desc'])
const otherChoices = chosenIn(['newest', 'reduction', 'rating'])

const hasListing = (html: string) => /aria-label="Produkte"|>\d+ Produkte?</.test(html)

/** Errors by which Next.js steers, and which a block or a cache must not swallow. */
const lost = /called after prerender ended|Unexpected cache miss|During prerendering|must be fully static/

/** What is held up, and for how long: longer than a page waits, which is five seconds, and than a part of it may take, eight. */
const holds = [
  { what: 'the catalogue', ms: 6_500, asks: 'products' },
  { what: 'everything', ms: 6_000, asks: 'all' },
  { what: 'everything', ms: 12_000, asks: 'all' },
] as const
const longestPartMs = 8_000
const productsOfHold = 4

describe.skipIf(!binaries)('a database that is slow under load', () => {
  let origin: string
  let server: StartedProcess
  let database: ReturnType<typeof connect>
  /** Pages of products that were not asked for before. */
  let unseen: string[]
  let unseenOfHolds: string[][]
  /** Pages of every kind. */
  let addresses: string[]

  beforeAll(async () => {
    const dataDir = await copyOf(await prepare('baby'))
    const postgres = await startPostgres(binaries ?? '')
    database = connect({ url: postgres.url, max: 2 })
    await migrateDatabase(database.db)
    await seedDatabase(database.db, 'baby')
    const rows = await queryOn(database.db)<{ path: string }[]>`
      select t.path from products p join product_texts t on t.product_id = p.id and t.language = 'de'
      order by p.popularity, p.id limit ${12 + productsOfHold * holds.length}`
    const paths = rows.map(({ path }) => `/de/p/${path}/`)
    unseen = paths.slice(0, 12)
    unseenOfHolds = holds.map((_, at) =>
      paths.slice(12 + at * productsOfHold, 12 + (at + 1) * productsOfHold),
    )
    addresses = await everyAddress(join(dataDir, 'next'))
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    server = await serve({ port, dataDir, databaseUrl: postgres.url })
    await eventually(async () => expect((await get(`${origin}/de/`)).status).toBe(200), 60_000, 200)
    return async () => {
      server.signal('SIGTERM')
      await server.ended
      await database.close()
      await postgres.stop()
    }
  })

  const page = async (path: string) => {
    const { status, text } = await get(origin + path)
    return { path, status, text }
  }

  const answer = async (path: string) => ({
    path,
    ...(await get(origin + path, { accept: 'text/html' })),
  })

  /**
   * Runs `work` while nobody else can read or write these tables. A statement that reads one and waits for another makes
   * a deadlock of the lock, which is then tried again.
   */
  const whileHeldUp = async <T>(tables: readonly string[], work: () => Promise<T>) => {
    for (;;) {
      let isLocked = false
      try {
        return await database.db.transaction(async (tx) => {
          const names = tables.map((name) => sql.identifier(name))
          await tx.execute(sql`lock table ${sql.join(names, sql`, `)} in access exclusive mode`)
          isLocked = true
          return { done: await work() }
        })
      } catch (error) {
        if (isLocked || sqlState(error) !== deadlock) throw error
      }
    }
  }

  const everyTable = async () => {
    const rows = await queryOn(database.db)<{ tablename: string }[]>`
      select tablename from pg_tables where schemaname = 'public' order by 1`
    return rows.map(({ tablename }) => tablename)
  }

  /** Waits until statements of the shop stand in the queue for the lock. */
  const untilHeldUp = () =>
    eventually(async () => {
      const [row] = await queryOn(database.db)<{ waiting: number }[]>`
        select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`
      expect(row?.waiting).toBeGreaterThan(0)
    }, 20_000)

  /** Whole, or unavailable: nothing in between. */
  const expectWholeOr503 = (answers: Awaited<ReturnType<typeof page>>[]) => {
    for (const { path, status, text } of answers) {
      expect([200, 503], path).toContain(status)
      if (status === 200 && !path.startsWith('/de/p/'))
        expect(hasListing(text), `${path} has its listing`).toBe(true)
    }
  }

  it('answers whole when it is held up for a moment', async () => {
    const { done } = await whileHeldUp(catalogue, async () => {
      const asked = [...choices, ...unseen.slice(0, 6)].map(page)
      await untilHeldUp()
      return asked
    })
    const answers = await Promise.all(done)
    expectWholeOr503(answers)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  })

  it('is an outage when it is held up for too long, and pages that are kept answer meanwhile', async () => {
    for (const path of categories)
      await eventually(async () => expect([path, (await page(path)).status]).toEqual([path, 200]))
    // What was found is remembered for half a minute, so other choices are asked for.
    const { done } = await whileHeldUp(catalogue, async () => ({
      answers: await Promise.all([...otherChoices, ...unseen.slice(6)].map(page)),
      kept: await Promise.all(categories.map(page)),
    }))
    expectWholeOr503(done.answers)
    expect(new Set(done.answers.map(({ status }) => status))).toContain(503)
    for (const { path, status, text } of done.kept)
      expect({ path, status, listing: hasListing(text) }).toEqual({ path, status: 200, listing: true })
  })

  it('answers whole at the same addresses as soon as it is quick again', async () => {
    for (const path of [...categories, ...choices, ...otherChoices, ...unseen])
      await eventually(async () => {
        const { status, text } = await page(path)
        expect({ path, status }).toEqual({ path, status: 200 })
        if (!path.startsWith('/de/p/')) expect(hasListing(text), `${path} has its listing`).toBe(true)
      })
  })

  it.each(holds.map((hold, at) => ({ ...hold, at })))(
    'gives each kind of page whole or as an outage when $what is held up for $ms ms',
    async ({ what, ms, asks, at }) => {
      const asked = [...(asks === 'all' ? addresses : []), ...(unseenOfHolds[at] ?? [])]
      const tables = what === 'everything' ? await everyTable() : catalogue
      const { done } = await whileHeldUp(tables, async () => {
        const answers = asked.map(answer)
        await sleep(ms)
        return answers
      })
      const answers = await Promise.all(done)
      const quiet = new Map<string, number>()
      for (const path of asked)
        await eventually(async () => {
          const { status } = await answer(path)
          expect(status, path).toBeLessThan(500)
          quiet.set(path, status)
        })
      const faults = answers.filter(({ path, status }) => status !== 503 && status !== quiet.get(path))
      expect(faults.map(({ path, status }) => ({ path, status, quiet: quiet.get(path) }))).toEqual([])
      const outages = answers.filter(({ status }) => status === 503)
      if (ms > longestPartMs) expect(outages.length).toBeGreaterThan(0)
      for (const { path, headers, text } of outages) {
        expect(headers.get('retry-after'), path).toBe('30')
        if (headers.get('content-type')?.startsWith('text/html') && path.startsWith('/de/'))
          expect(text, path).toContain('<html lang="de-DE"')
      }
    },
  )

  it('makes no error of the framework be swallowed', () => {
    expect(server.output.split('\n').filter((line) => lost.test(line))).toEqual([])
  })
})
