import { configOrExit } from '@/lib/runtime/environment'
import { startShop } from '@/lib/runtime/start-shop'

const dev = process.argv.includes('--dev')
const config = configOrExit()

const addresses = (base: string) => [
  ['The shop', `${base}/`],
  ['Documentation', `${base}/de/documentation/`],
  ...(config.storyblok ? [] : [['Content API', `${base}/cdn-api/v2/cdn/stories`]]),
]

async function main() {
  const begun = performance.now()
  const shop = await startShop(config, { dev })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const local = `http://localhost:${config.port}`
  console.log(`\nNestling (${config.brand}) is ready after ${seconds} s. Ctrl-C ends it.\n`)
  for (const [name = '', address] of addresses(local)) console.log(`  ${name.padEnd(16)}${address}`)
  console.log()

  let ending = false
  const end = (code: number) => {
    if (ending) return
    ending = true
    void shop.stop().finally(() => process.exit(code))
  }
  process.on('SIGINT', () => end(0))
  process.on('SIGTERM', () => end(0))
  shop.child.once('exit', () => {
    if (!ending) console.error('The server ended unexpectedly.')
    end(1)
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
