import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { freePort } from '@/lib/server/start/free-port'
import { seedDatabase } from '@/scripts/seed/seed-database'
import { postgresBinaries, startPostgres } from '../fixtures/postgres'
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
const catalogue = 'listing_entries, listing_versions, listing_words, product_keys, products, product_texts'

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
const lost = /called after prerender ended|Unexpected cache miss|During prerendering/

describe.skipIf(!binaries)('a database that is slow under load', () => {
  let origin: string
  let server: StartedProcess
  let database: ReturnType<typeof connect>
  /** Pages of products that were not asked for before. */
  let unseen: string[]

  beforeAll(async () => {
    const dataDir = await copyOf(await prepare('baby'))
    const postgres = await startPostgres(binaries ?? '')
    database = connect({ url: postgres.url, max: 2 })
    await migrateDatabase(database.db)
    await seedDatabase(database.db, 'baby')
    const rows = await queryOn(database.db)<{ path: string }[]>`
      select t.path from products p join product_texts t on t.product_id = p.id and t.language = 'de'
      order by p.popularity, p.id limit 12`
    unseen = rows.map(({ path }) => `/de/p/${path}/`)
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

  /** Runs `work` while nobody else can read the catalogue. */
  const whileHeldUp = <T>(work: () => Promise<T>) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`lock table ${catalogue} in access exclusive mode`))
      return { done: await work() }
    })

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
    const { done } = await whileHeldUp(async () => {
      const asked = [...choices, ...unseen.slice(0, 6)].map(page)
      await untilHeldUp()
      return asked
    })
    const answers = await Promise.all(done)
    expectWholeOr503(answers)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  })

  it('is an outage when it is held up for too long, and pages that are kept answer meanwhile', async () => {
    // What was found is remembered for half a minute, so other choices are asked for.
    const { done } = await whileHeldUp(async () => ({
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

  it('makes no error of the framework be swallowed', () => {
    expect(server.output.split('\n').filter((line) => lost.test(line))).toEqual([])
  })
})
