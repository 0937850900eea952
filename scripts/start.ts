import { errorMessage } from '@/lib/platform/log'
import { hearEnding } from '@/lib/platform/signals'
import {
  become,
  canBecome,
  configOrExit,
  isFrugal,
  launch,
  longestEnd,
  openData,
  perform,
  serverEnvironment,
  startReportOn,
  stop,
} from '@/lib/server/start'
import { readyText } from './ready-text'
import { readBeginning, startUsage } from './seed/beginning'
import { usageOf } from './usage'

usageOf(startUsage)

const words = process.argv.slice(2)
const dev = words.includes('--dev')
const config = configOrExit()

/** Aborted when this process is asked to end; its reason is the signal for what it has started. */
const ending = new AbortController()
const { signal } = ending
let kill = () => process.exit(1)

hearEnding({
  begin: (byHand) => ending.abort(byHand ? 'SIGINT' : 'SIGTERM'),
  atOnce: () => kill(),
})

/** Opens the database where it is embedded, prepares it in a process that ends, and starts the server. */
async function main() {
  const begun = Date.now()
  readBeginning(words, config)
  // The embedded database stays in this process.
  if (!config.databaseUrl && !isFrugal() && canBecome()) become('scripts/start.ts', words, process.env)
  const shown = startReportOn(process.stdout)
  const embedded = await openData(config, shown).finally(shown.end)
  const end = (code: number) =>
    void (embedded?.close() ?? Promise.resolve()).finally(() => process.exit(code))
  try {
    const env = await serverEnvironment(config, { dev, embedded: embedded?.url })
    const args = dev ? ['--dev'] : []
    // Where there is no database to hold, this process goes on as the server.
    if (!embedded && canBecome()) {
      const { prepareStart } = await import('./start/prepare-start')
      await prepareStart(config, env, words, signal)
      signal.throwIfAborted()
      become('scripts/serve.ts', args, { ...env, NESTLING_STARTED_AT: String(begun) })
    }
    const code = await perform('scripts/prepare.ts', words, env, signal)
    if (signal.aborted || code !== 0) return end(signal.aborted ? 0 : code)
    const child = await launch('scripts/serve.ts', args, env, signal)
    const endAll = (code: number) =>
      void stop(child, { graceMs: longestEnd(config), signal: signal.reason }).finally(() => end(code))
    kill = () => {
      child.kill('SIGKILL')
      process.exit(1)
    }
    if (signal.aborted) return endAll(0)
    signal.addEventListener('abort', () => endAll(0), { once: true })
    child.once('exit', () => {
      if (signal.aborted) return
      console.error('The server ended unexpectedly.')
      end(1)
    })
    console.log(readyText(config, (Date.now() - begun) / 1_000))
  } catch (error) {
    await embedded?.close()
    throw error
  }
}

main().catch((error: unknown) => {
  if (signal.aborted) process.exit(0)
  console.error(errorMessage(error))
  process.exit(1)
})
