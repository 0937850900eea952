import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { type ReportStep, type Seed, startShop } from '@/lib/server/start'
import { refreshSearchWords } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import { writeSeed } from '@/scripts/seed/catalogue'
import { measureCatalogue } from './catalogue'
import type { Row } from './row'
import { benchConfig } from './settings'
import { untilAnswered } from './until-answered'
import { untilIdle } from './until-idle'

const dataDir = '.data-bench-large'
const products = 100_000
/** The first run writes the catalogue, and ends in this time: what is missing then, the next run adds. */
const longestMs = 20 * 60_000

/** Brings the catalogue to its size. The batches written before the time is over stay. */
async function fill(db: Database, brand: Brand, report: ReportStep): Promise<void> {
  const [row] = await db.execute<{ count: number }>(sql`select count(*)::int as count from products`)
  if (row && row.count >= products) return
  const signal = AbortSignal.timeout(longestMs)
  const onProgress = (done: number) => report('Large catalogue', done, products)
  await writeSeed(db, brand, { products, codes: false, onProgress, signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  report('Words of the search')
  await refreshSearchWords(db, { brand })
}

/** Search, suggestions and categories in a shop of its own with a large catalogue, which is kept for the next run. */
export async function measureLargeCatalogue(seed: Seed): Promise<Row[]> {
  const config = await benchConfig(dataDir)
  const shop = await startShop(config, {
    dev: false,
    async seed(db, brand, report) {
      const seeded = await seed(db, brand, report)
      await fill(db, brand, report)
      return seeded
    },
  })
  try {
    const origin = `http://localhost:${config.port}`
    await untilAnswered(`${origin}/de/`)
    await untilIdle(shop.child.pid)
    return await measureCatalogue({ url: origin, pid: shop.child.pid })
  } finally {
    await shop.stop()
  }
}
