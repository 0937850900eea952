import { guardConsole, logError } from '@/lib/platform/log'
import { serve } from '@/lib/server/edge'

// The start script holds the embedded database: without it this process cannot serve.
process.once('disconnect', () => process.exit(0))

// Node would print the error with everything in it.
process.on('uncaughtException', (error) => {
  logError('server', error)
  process.exit(1)
})

async function main() {
  guardConsole()
  const { close } = await serve({ dev: process.argv.includes('--dev') })
  let closing = false
  const end = () => {
    if (closing) return
    closing = true
    void close().finally(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.send?.('ready')
}

main().catch((error: unknown) => {
  logError('server', error)
  process.exit(1)
})
