import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Seed } from '@/lib/server/start'
import { measureCatalogueLoad } from './bench/catalogue-load'
import { measureNextPage } from './bench/next-page'
import type { Row } from './bench/row'
import { runBench, runFiguresBench, runLargeBench, runOrderBench } from './bench/run-bench'
import { formatTable } from './bench/table'
import { beginShop } from './seed/begin-shop'
import { usageOf } from './usage'

usageOf(`npm run bench -- [options]

Measures the production build of the shop against a bare Next.js page in the same run.
  --large, --large-only  search, suggestions and categories in a shop of 100,000 products as well, or nothing else
  --catalogue <address>  these in a shop that runs (--pid <process>: its memory; repeat it for more)
  --figures              what the figures of the port of operation cost, alone
  --orders               orders of 50 buyers who want more than there is, alone (--database <address>: there, an empty one)
  --next-page <address>  the bare page of the comparison, alone
  --json <file>          writes the rows into a file, too`)
const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    'next-page': { type: 'string' },
    large: { type: 'boolean' },
    'large-only': { type: 'boolean' },
    catalogue: { type: 'string' },
    pid: { type: 'string', multiple: true, default: [] },
    orders: { type: 'boolean' },
    figures: { type: 'boolean' },
    database: { type: 'string' },
  },
})

/** The figures are those of the demo. */
const seed: Seed = (db, brand, report) => beginShop(db, brand, { beginning: 'demo', isLocal: true, report })

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  console.log(`▸ ${name}`)
  const begun = performance.now()
  const result = await work()
  console.log(`  ${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return result
}

function measure(): Promise<Row[]> {
  const { orders, catalogue, database, 'next-page': nextPage } = values
  if (orders) return runOrderBench(step, seed, database)
  if (values.figures) return runFiguresBench(step, seed)
  if (nextPage) return measureNextPage(nextPage)
  if (catalogue) return measureCatalogueLoad(catalogue, values.pid.map(Number))
  if (values['large-only']) return runLargeBench(step, seed)
  return runBench(step, seed, values.large === true)
}

/** Sends the rows to the benchmark that has started this one. */
const tellParent = (rows: Row[]) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(rows, () => resolve())
    else resolve()
  })

async function main(): Promise<void> {
  const rows = await measure()
  await tellParent(rows)
  console.log(`\n${formatTable(rows)}`)
  if (values.json) await writeFile(values.json, `${JSON.stringify(rows, null, 2)}\n`)
}

// `exit` ends the servers too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
