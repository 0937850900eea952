import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measureNextPage } from './bench/next-page'
import { runBench, runOrderBench } from './bench/run-bench'
import { formatTable } from './bench/table'
import { seedDatabase } from './seed/seed-database'

/** Measures the production build of the shop against a bare Next.js page in the same run. */
const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    'next-page': { type: 'string' },
    large: { type: 'boolean' },
    orders: { type: 'boolean' },
    database: { type: 'string' },
  },
})

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  console.log(`▸ ${name}`)
  const begun = performance.now()
  const result = await work()
  console.log(`  ${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return result
}

async function main(): Promise<void> {
  const running = values['next-page']
  const rows = values.orders
    ? await runOrderBench(step, seedDatabase, values.database)
    : running
      ? await measureNextPage(running)
      : await runBench(step, seedDatabase, values.large === true)
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
