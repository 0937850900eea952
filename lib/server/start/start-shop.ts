import type { ChildProcess } from 'node:child_process'
import type { Config } from '@/lib/platform/config'
import { launch, stop } from './child'
import { openData } from './open-data'
import { type PrepareOptions, prepareShop } from './prepare-shop'
import { serverEnvironment } from './server-environment'
import { startReportOn } from './start-report'

type RunningShop = {
  child: ChildProcess
  built: boolean
  /** Ends the server with a signal, and then the embedded database. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Longer than the server itself waits for its jobs, its requests, what runs after them, and its database. */
const longestEndMs = 45_000

/** How long a server has to end, in milliseconds, before it is killed. */
export const longestEnd = ({ drainSeconds }: Pick<Config, 'drainSeconds'>): number =>
  drainSeconds * 1_000 + longestEndMs

/** Prepares the shop in this process, which may have an embedded database open, and starts the server beside it. */
export async function startShop(config: Config, options: PrepareOptions): Promise<RunningShop> {
  const shown = startReportOn(process.stdout)
  const { dev, signal } = options
  try {
    const embedded = await openData(config, shown)
    try {
      const env = await serverEnvironment(config, { dev, embedded: embedded?.url })
      const built = await prepareShop(config, env, options, shown)
      shown.report('Server')
      const child = await launch('scripts/serve.ts', dev ? ['--dev'] : [], env, signal)
      return {
        child,
        built,
        async stop(reason) {
          await stop(child, { graceMs: longestEnd(config), ...(reason && { signal: reason }) })
          await embedded?.close()
        },
      }
    } catch (error) {
      await embedded?.close()
      throw error
    }
  } finally {
    shown.end()
  }
}
