import { spawn } from 'node:child_process'
import type { Config } from '@/lib/platform/config'
import { freePort, stop } from '@/lib/server/start'
import { startBareApp } from './bare-app'
import { measureDatabaseMemory } from './memory'
import { bareYardstick, comparedRow, type Row } from './row'
import { untilAnswered } from './until-answered'

/** What a start says of its steps, each a line where it is no terminal. */
const steps = ['Database', 'Migrations', 'Content', 'Compiling', 'Pages', 'Compressed files'] as const
const lastStep = 'ready after'

/** Runs what `npm start` runs, and when each of its steps was told, in milliseconds. */
function start(config: Config) {
  const begun = performance.now()
  const told = new Map<string, number>()
  const child = spawn(process.execPath, ['--import', './scripts/register.mjs', 'scripts/start.ts'], {
    env: { ...process.env, DATA_DIR: config.dataDir, PORT: String(config.port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const step of [...steps, lastStep])
      if (text.includes(step) && !told.has(step)) told.set(step, performance.now() - begun)
  })
  return { child, begun, told }
}

/** `Database 310, Migrations 620 …`: when each step began. */
const stepsText = (told: ReadonlyMap<string, number>): string =>
  [...told].map(([step, ms]) => `${step} ${Math.round(ms)}`).join(', ')

/**
 * Milliseconds from the start to the first response, with an existing database and build, and the memory of the process
 * that holds the database. Both servers are stopped again.
 */
export async function measureStart(config: Config, home: string, bareFolder: string): Promise<Row[]> {
  const port = await freePort()
  const bareBegun = performance.now()
  const bare = await startBareApp(bareFolder, port)
  const yardstick = performance.now() - bareBegun
  await bare.stop()

  const { child, begun, told } = start(config)
  try {
    await untilAnswered(home)
    const figure = performance.now() - begun
    const second = comparedRow({
      subject: 'Second start',
      unit: 'ms',
      figure,
      yardstick: { name: bareYardstick, figure: yardstick },
      note: stepsText(told),
    })
    return [second, measureDatabaseMemory(child.pid)]
  } finally {
    await stop(child, { graceMs: 60_000 })
  }
}
