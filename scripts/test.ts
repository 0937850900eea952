import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runningDatabase } from '@/lib/db/embedded'
import { nextCommand } from '@/lib/front/next-internals'
import { run } from '@/lib/runtime/child'
import { configOrExit, distDirOf } from '@/lib/runtime/environment'
import { freePort } from '@/lib/runtime/free-port'
import { startShop } from '@/lib/runtime/start-shop'
import { findChromium } from './test/chromium'
import { addCounts, type Counts, readCounts } from './test/report'

const bin = (path: string) => `node_modules/${path}`
const vitest = bin('vitest/vitest.mjs')

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  console.log(`\n▸ ${name}`)
  await work()
  console.log(`  ${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

async function endToEnd(chromium: string, report: string): Promise<void> {
  const dataDir = '.data-test'
  await rm(dataDir, { recursive: true, force: true })
  process.env.PORT = String(await freePort())
  process.env.DATA_DIR = dataDir
  // Tests ask for the pages that they need, and some count what is made for them.
  process.env.NESTLING_WARM_UP = '0'
  const config = configOrExit()
  const shop = await startShop(config, { dev: false })
  try {
    await run([bin('@playwright/test/cli.js'), 'test'], {
      CHROMIUM_PATH: chromium,
      E2E_BASE_URL: `http://localhost:${config.port}`,
      E2E_DATABASE_URL: config.databaseUrl ?? (await runningDatabase(dataDir)),
      E2E_DIST_DIR: distDirOf(dataDir),
      E2E_REPORT: report,
    })
  } finally {
    await shop.stop()
  }
}

async function main(): Promise<void> {
  const chromium = await findChromium()
  if (!chromium) {
    console.error(
      'The end-to-end tests need a Chromium. Install one (Debian: apt-get install chromium), or name it in CHROMIUM_PATH.',
    )
    process.exit(1)
  }
  process.env.CHROMIUM_PATH = chromium
  const reports = await mkdtemp(join(tmpdir(), 'nestling-report-'))
  const report = (name: string) => join(reports, `${name}.json`)
  const runVitest = (project: string) =>
    run(
      [
        vitest,
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report(project)}`,
      ],
      {},
    )

  let failure: unknown
  try {
    await step('types', async () => {
      await run([nextCommand, 'typegen'], {}, { quiet: true })
      await run([bin('typescript/bin/tsc'), '--noEmit'], {})
    })
    await step('lint', () => run([bin('@biomejs/biome/bin/biome'), 'check'], {}))
    await step('unit', () => runVitest('unit'))
    await step('integration', () => runVitest('integration'))
    await step('processes', () => runVitest('process'))
    await step('build and end to end', () => endToEnd(chromium, report('e2e')))
  } catch (error) {
    failure = error
  }
  const counts = await Promise.all(
    ['unit', 'integration', 'process', 'e2e'].map((name) => readCounts(report(name))),
  )
  const sum = counts.reduce<Counts>(addCounts, { passed: 0, failed: 0, skipped: 0 })
  await rm(reports, { recursive: true, force: true })
  if (failure) console.error(`\n${failure instanceof Error ? failure.message : failure}`)
  const failed = sum.failed + (failure && sum.failed === 0 ? 1 : 0)
  console.log(`\n${sum.passed} passed, ${failed} failed, ${sum.skipped} skipped`)
  process.exit(failure ? 1 : 0)
}

void main()
