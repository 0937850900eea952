import { nextCommand } from '@/lib/server/next/internals'
import { run } from '@/lib/server/start'
import { findChromium } from '@/scripts/test/chromium'
import type { Prepared } from '@/tests/fixtures/process/prepared'
import { usageOf } from '../usage'
import { type Everything, readChosen, usage } from './chosen'
import { runLevel } from './levels'
import { withOfficialTool } from './official-tool'
import { findOtherBrowsers } from './other-browsers'
import { openReports } from './report'
import { runChosen } from './run-chosen'
import { choosePort, killStarted, prepareShop, withShop } from './shop'
import { createSteps } from './steps'

const bin = (path: string) => `node_modules/${path}`

/*
 * `npm test` runs what a change may break, `npm run test:all` the full matrix: every database, screen, width and page.
 * With files or folders after `--` it runs those alone.
 */
async function main({ all, without }: Everything): Promise<void> {
  const chromium = await findChromium()
  if (!chromium) {
    console.error(
      'The tests in the browser need a Chromium. Install one (Debian: apt-get install chromium), or name it in CHROMIUM_PATH.',
    )
    process.exit(1)
  }
  const others = all ? findOtherBrowsers(without) : undefined
  if (others && others.missing.length > 0) {
    console.error(others.missing.join('\n'))
    process.exit(1)
  }
  const ofOthers = others && Object.keys(others.env).length > 0 ? ['other browsers'] : []
  const port = await choosePort()
  const ofAll = all ? (['crawl', 'flood'] as const) : []
  const ofProcesses = all ? ['process'] : []
  const reports = await openReports([
    'unit',
    'integration',
    'http',
    ...ofAll,
    'browser',
    ...ofOthers,
    ...ofProcesses,
  ])
  const steps = createSteps()
  const { step } = steps

  // A first start uses one processor, and tests of a running shop mostly wait: two queues keep both processors busy.
  const withoutShop = (async () => {
    await step('lint', async () => {
      await run([bin('@biomejs/biome/bin/biome'), 'check'], {})
      await run([bin('knip/bin/knip.js')], {})
    })
    await step('unit', () => runLevel('unit', all, reports.file('unit')))
    await step('integration', () => runLevel('integration', all, reports.file('integration')))
  })()
  let prepared: Prepared | undefined
  await step('first start', async () => {
    prepared = await prepareShop()
  })
  const shop = prepared
  if (shop) {
    await withShop(shop, port, async (env) => {
      if (all)
        await withOfficialTool((tool) =>
          step('process', () =>
            runLevel('process', all, reports.file('process'), { ...tool, CHROMIUM_PATH: chromium }),
          ),
        )
      await step('types', async () => {
        await run([nextCommand, 'typegen'], {}, { quiet: true })
        await run([bin('typescript/bin/tsc'), '--noEmit'], {})
      })
      await withoutShop
      // What follows judges times and layout as a visitor would, and has the machine to itself.
      await step('http', () => runLevel('http', all, reports.file('http'), env))
      for (const level of ofAll) await step(level, () => runLevel(level, all, reports.file(level), env))
      await step('browser', () =>
        run([bin('@playwright/test/cli.js'), 'test'], {
          ...env,
          CHROMIUM_PATH: chromium,
          E2E_REPORT: reports.file('browser'),
          ...(all && { E2E_ALL: '1' }),
        }),
      )
      for (const name of ofOthers)
        await step(name, () =>
          run([bin('@playwright/test/cli.js'), 'test', '-c', 'tests/browsers'], {
            ...env,
            ...others?.env,
            E2E_REPORT: reports.file(name),
          }),
        )
    }).catch((error: unknown) => steps.step('shop', () => Promise.reject(error)))
  } else
    for (const name of [...ofProcesses, 'types', 'http', ...ofAll, 'browser', ...ofOthers]) steps.skip(name)
  await withoutShop

  const passed = await reports.print(steps.results)
  process.exit(passed ? 0 : 1)
}

process.once('exit', killStarted)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

usageOf(usage)
const chosen = readChosen(process.argv.slice(2))
if (chosen.kind === 'everything') void main(chosen)
else if (chosen.kind === 'wrong') {
  console.error(chosen.message)
  process.exit(1)
} else
  runChosen(chosen).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
