import { errorMessage } from '@/lib/platform/log'
import { configOrExit, startShop } from '@/lib/server/start'
import { seedDatabase } from './seed/seed-database'

const dev = process.argv.includes('--dev')
const config = configOrExit()

const addresses = (base: string) => [
  ['The shop', `${base}/`],
  ['Documentation', `${base}/de/documentation/`],
  ...(config.storyblok
    ? []
    : [
        ['Studio', `${base}/studio/`],
        ['Content API', `${base}/cdn-api/v2/cdn/stories`],
      ]),
]

const emptyCatalogue = `The catalogue is empty. Fill it with a feed, also while the shop runs (README, “Products”):

  npm run import -- feed.txt`

const payments = {
  live: undefined,
  demo: 'No money moves: payments go to a sandbox, or to the test mode of Stripe (README, “Payments”).',
  test: 'This shop is a test, as PAYMENTS=sandbox says: no money moves. Every page says so, orders are marked as tests, and nothing of value is issued (README, “Payments”).',
} as const

/** A password that the start has made is shown this once. */
const studioAccountText = ({ address, password }: { address: string; password?: string }) =>
  password === undefined
    ? `The Studio has its first account: ${address}, with the password from STUDIO_PASSWORD.`
    : `The Studio has its first account. Its password is shown only now:\n\n  ${address}\n  ${password}`

/** Aborted when this process is asked to end. */
const ending = new AbortController()
const { signal } = ending
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ending.abort())

// npm sends a SIGTERM to the shell that runs the script, and the shell ends without forwarding it.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && ending.abort(), 500).unref()
}

async function main() {
  const begun = performance.now()
  const shop = await startShop(config, { dev, seed: seedDatabase, signal })
  const end = (code: number) => void shop.stop().finally(() => process.exit(code))
  if (signal.aborted) return end(0)
  signal.addEventListener('abort', () => end(0), { once: true })
  shop.child.once('exit', () => {
    if (signal.aborted) return
    console.error('The server ended unexpectedly.')
    end(1)
  })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const local = `http://localhost:${config.port}`
  console.log(`\nNestling (${config.brand}) is ready after ${seconds} s. Ctrl-C ends it.\n`)
  for (const [name = '', address] of addresses(local)) console.log(`  ${name.padEnd(16)}${address}`)
  console.log()
  const told = payments[config.paymentMode]
  if (told) console.log(`${told}\n`)
  if (shop.studioAccount) console.log(`${studioAccountText(shop.studioAccount)}\n`)
  if (shop.isEmpty) console.log(`${emptyCatalogue}\n`)
}

main().catch((error: unknown) => {
  if (signal.aborted) process.exit(0)
  console.error(errorMessage(error))
  process.exit(1)
})
