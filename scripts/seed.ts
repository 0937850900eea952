import { parseArgs } from 'node:util'
import { measureClock } from '@/lib/platform/clock'
import { isLoopbackAddress } from '@/lib/platform/config'
import { connect, migrateDatabase } from '@/lib/platform/db'
import { errorMessage } from '@/lib/platform/log'
import { counted } from '@/lib/platform/text'
import { configOrExit, databaseFor } from '@/lib/server/start'
import { progressOn } from '@/lib/shop/import'
import { seedCatalogue } from '@/scripts/seed/catalogue'
import { usageOf } from './usage'

usageOf(`npm run seed -- [--products 300] [--demo]

Makes a believable catalogue of any size, up to 1000000 products. The same again changes nothing. Codes to try come with it
at a loopback address alone, or with --demo.`)
const config = configOrExit()
const { values } = parseArgs({
  options: { products: { type: 'string', default: '300' }, demo: { type: 'boolean' } },
})
const products = Number(values.products)
const codes = values.demo ?? isLoopbackAddress(config.baseUrl)

async function main(): Promise<void> {
  if (!Number.isInteger(products) || products < 1 || products > 1_000_000)
    throw new RangeError('--products is a whole number from 1 to 1000000.')
  const ending = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ending.abort())
  const begun = performance.now()
  const server = await databaseFor(config)
  const { db, close } = connect({ url: server.url, max: 2 })
  const progress = progressOn(process.stdout)
  try {
    await migrateDatabase(db)
    await measureClock(db)
    const onProgress = (done: number) => progress.show('products', done / products)
    const { signal } = ending
    const result = await seedCatalogue(db, config.brand, { products, codes, onProgress, signal })
    progress.end()
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const { created, updated, unchanged } = result
    console.log(
      `${counted(products, 'product')} in ${seconds} s: ${created} new, ${updated} changed, ${unchanged} as before.`,
    )
  } finally {
    progress.end()
    await close()
    await server.close()
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(errorMessage(error))
    process.exit(1)
  },
)
