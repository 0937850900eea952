import { serve } from '@/lib/server/edge'

// The start script holds the embedded database: without it this process cannot serve.
process.once('disconnect', () => process.exit(0))

async function main() {
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
  console.error(error)
  process.exit(1)
})
