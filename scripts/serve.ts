import { config } from '@/lib/platform/config'
import { guardConsole, logError, logFormatOf, logWarning, namePlacesBy } from '@/lib/platform/log'
import { hearEnding } from '@/lib/platform/signals'
import { serve } from '@/lib/server/edge'
import { readyText } from './ready-text'
import { sourcePlaces } from './source-places'

/** The start script that holds the embedded database, and says when to end at once: both get a Ctrl-C. */
const starter = process.send && process

// Without the database this process cannot serve.
starter?.once('disconnect', () => process.exit(0))

// With the sources of all code, Node would keep the maps of all code.
process.setSourceMapsEnabled(false)
namePlacesBy(sourcePlaces)
guardConsole(logFormatOf(process.env.LOG_FORMAT, process.stdout))

// Node would print them beside the log.
process.removeAllListeners('warning')
process.on('warning', ({ name, message }) => logWarning(`${name}: ${message}`, 'node'))

// Node would print the error with everything in it.
process.on('uncaughtException', (error) => {
  logError('server', error)
  process.exit(1)
})

async function main() {
  const server = serve({ dev: process.argv.includes('--dev') })
  hearEnding({
    begin: (byHand) => {
      const graceMs = byHand ? 0 : config().drainSeconds * 1_000
      void server.then(({ close }) => close({ graceMs })).finally(() => process.exit(0))
    },
    atOnce: () => starter ?? process.exit(1),
  })
  await server
  starter?.send?.('ready')
  const began = Number(process.env.NESTLING_STARTED_AT)
  if (!starter && began) process.stdout.write(`${readyText(config(), (Date.now() - began) / 1_000)}\n`)
}

main().catch((error: unknown) => {
  logError('server', error)
  process.exit(1)
})
