import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { findMarket, type Market } from '@/lib/platform/markets'
import { freePort } from '@/lib/server/start/free-port'
import { findProductPath } from '@/lib/shop/catalogue'
import { seedDatabase } from '@/scripts/seed/seed-database'
import { shopperAt } from '../fixtures/http/checkout'
import { importInto } from '../fixtures/import'
import { postgresBinaries, startPostgres } from '../fixtures/postgres'
import { copyOf, prepare } from '../fixtures/process/prepared'
import { serve } from '../fixtures/process/serve'
import { eventually, get } from '../fixtures/process/shop'
import { openSilentLine } from '../fixtures/silent-line'
import { sleepingBag, sourcePrice, sourceVariant } from '../fixtures/source-product'

const binaries = await postgresBinaries()
if (!binaries) {
  if (process.env.CI === 'true') throw new Error('No PostgreSQL server found under /usr/lib/postgresql')
  console.warn(
    'Skipped: silent connections to a PostgreSQL. Install a server to run it (Debian: postgresql).',
  )
}

/** Within which a shop has to have recovered, and how soon it has to say that it could not answer. */
const recoveryMs = 5_000

const search = '/de/suche/?term=body&sort='
const items = '/api/basket/items/?locale=de-de'

const bagAt = (cents: number) => ({
  type: 'product',
  ...sleepingBag('silentline', {
    variants: [sourceVariant('silentline.70', { prices: { DE: sourcePrice(cents) } })],
  }),
})

describe.skipIf(!binaries)(
  'a shop whose connections to the database have all gone silent, while new ones work',
  () => {
    let origin: string
    let line: Awaited<ReturnType<typeof openSilentLine>>
    let database: ReturnType<typeof connect>
    const setPrice = (cents: number) =>
      importInto(database.db, `${JSON.stringify(bagAt(cents))}\n`, { name: 'price.jsonl', now: Date.now() })

    beforeAll(async () => {
      const dataDir = await copyOf(await prepare('baby'))
      const postgres = await startPostgres(binaries ?? '')
      database = connect({ url: postgres.url, max: 2 })
      await migrateDatabase(database.db)
      await seedDatabase(database.db, 'baby')
      await setPrice(1_999)
      line = await openSilentLine(postgres.url)
      const port = await freePort()
      origin = `http://127.0.0.1:${port}`
      const server = await serve({ port, dataDir, databaseUrl: line.url })
      await eventually(async () => expect((await get(`${origin}/de/`)).status).toBe(200), 60_000, 200)
      return async () => {
        server.signal('SIGTERM')
        await server.ended
        await line.close()
        await database.close()
        await postgres.stop()
      }
    })

    /** Asks again until the answer is the one that is expected, and says how long each answer took. */
    async function untilAnswered(ask: () => Promise<number>): Promise<number[]> {
      const took: number[] = []
      const begun = performance.now()
      for (;;) {
        const asked = performance.now()
        const status = await ask()
        took.push(performance.now() - asked)
        if (status === 200) return took
        expect(status).toBe(503)
        expect(performance.now() - begun).toBeLessThan(recoveryMs)
      }
    }

    it('searches, fills baskets and shows what is published within five seconds', async () => {
      const shopper = shopperAt(origin)
      const add = async () => (await shopper.json(items, { items: [{ variant: 'silentline.70' }] })).status
      const find = (order: string) => async () => (await get(`${origin}${search}${order}`)).status
      const path = await findProductPath(database.db, findMarket('baby', 'de') as Market, 'silentline')
      const shown = async () => (await get(`${origin}${path}`)).text
      expect([await add(), await find('price-asc')()]).toEqual([200, 200])
      await eventually(async () => expect(await shown()).toContain('"price":"19.99"'), 10_000)
      line.silence()
      const begun = performance.now()
      const published = setPrice(1_777).then(() =>
        eventually(async () => expect(await shown()).toContain('"price":"17.77"'), 2 * recoveryMs),
      )
      const took = (await Promise.all([untilAnswered(add), untilAnswered(find('newest'))])).flat()
      await published
      console.log(
        `Answers took at most ${Math.round(Math.max(...took))} ms; the publish showed after ${Math.round(performance.now() - begun)} ms.`,
      )
    })
  },
)
