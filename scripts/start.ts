import { currentTime } from '@/lib/platform/clock'
import { isLoopbackAddress } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { errorMessage } from '@/lib/platform/log'
import { hearEnding } from '@/lib/platform/signals'
import { configOrExit, type Seed, type StartFacts, startShop, toldSecret } from '@/lib/server/start'
import { readyText } from './ready-text'
import { beginShop } from './seed/begin-shop'
import { readBeginning } from './seed/beginning'
import { demoCodesLeft } from './seed/demo-codes-left'

const dev = process.argv.includes('--dev')
const config = configOrExit()
const isLocal = isLoopbackAddress(config.baseUrl)

/** Where the pages of the shop are written. */
const editor = config.storyblok ? 'Storyblok' : new URL('/studio/', config.baseUrl).href

const emptyCatalogue = `The catalogue is empty. A shop of your own takes these steps, also while it runs (lib/server/opening/README.md):

  npm run import -- shop.jsonl   its name, colours, seller and methods of payment: rows shop_configuration
  npm run import -- feed.txt     its goods, with the market as --locale
  ${editor.padEnd(28)}   its pages: complete the drafts, publish them, and fill the navigation
  npm run markets                says what each market still lacks`

const payments = {
  live: undefined,
  demo: 'No money moves: payments go to a sandbox, or to the test mode of Stripe (lib/platform/payments/README.md).',
  test: 'This shop is a test, as PAYMENTS=sandbox says: no money moves. Every page says so, orders are marked as tests, and nothing of value is issued (lib/platform/payments/README.md).',
} as const

const noMails =
  config.paymentMode !== 'demo' &&
  config.post.mail === undefined &&
  'No mail is sent: without MAIL_URL, confirmations of orders and links stay in the database and are deleted after a month.'

/** A password that the start has made is told this once, and never to a log. */
function studioAccountText({ address, password }: { address: string; password?: string }): string {
  if (password === undefined)
    return `The Studio has its first account: ${address}, with the password from STUDIO_PASSWORD.`
  const told = toldSecret(password, { dataDir: config.dataDir, isTerminal: process.stdout.isTTY })
  return `The Studio has its first account. Its password is told only now:\n\n  ${address}\n  ${told}`
}

/** Everybody can read these codes, or has got them for nothing. */
const demoCodesText = (demoCodes: readonly string[]) =>
  `Codes of a demonstration are still valid in this shop, which others can open: vouchers whose codes stand in the documentation, and gift cards for which no money was paid. This ends them:

  npm run vouchers -- end ${demoCodes.join(' ')}`

const notSellingText = (markets: readonly string[]) =>
  `No orders are taken in ${markets.join(', ')}: name, bank account, register or tax number of the seller are those of a made-up company. Import yours (lib/shop/import/rows/README.md, row shop_configuration, field seller).`

const missingText = (missing: StartFacts['missing']) =>
  `Open markets lack what shoppers need (npm run markets names everything):

${[...missing].flatMap(([code, sentences]) => sentences.map((sentence) => `  ${code}: ${sentence}`)).join('\n')}`

const tell = ({ studioAccount, isEmpty, demoCodes, notSelling, missing }: StartFacts): string => {
  const ofPayments = payments[config.paymentMode]
  return [
    ...(ofPayments ? [ofPayments] : []),
    ...(noMails ? [noMails] : []),
    ...(studioAccount ? [studioAccountText(studioAccount)] : []),
    ...(isEmpty ? [emptyCatalogue] : []),
    ...(demoCodes.length > 0 ? [demoCodesText(demoCodes)] : []),
    ...(notSelling.length > 0 ? [notSellingText(notSelling)] : []),
    ...(missing.size > 0 ? [missingText(missing)] : []),
  ].join('\n\n')
}

/** Aborted when this process is asked to end; its reason is the signal for the server. */
const ending = new AbortController()
const { signal } = ending
let kill = () => process.exit(1)

hearEnding({
  begin: (byHand) => ending.abort(byHand ? 'SIGINT' : 'SIGTERM'),
  atOnce: () => kill(),
})

const findDemoCodes = (db: Database) => demoCodesLeft(db, config.brand, currentTime())

async function main() {
  const begun = Date.now()
  const beginning = readBeginning(process.argv.slice(2), config)
  const seed: Seed = (db, brand, report) => beginShop(db, brand, { beginning, isLocal, report })
  const shop = await startShop(config, { dev, seed, findDemoCodes, signal, begun, tell })
  const end = (code: number) => void shop.stop(signal.reason).finally(() => process.exit(code))
  kill = () => {
    shop.child.kill('SIGKILL')
    process.exit(1)
  }
  if (signal.aborted) return end(0)
  signal.addEventListener('abort', () => end(0), { once: true })
  shop.child.once('exit', () => {
    if (signal.aborted) return
    console.error('The server ended unexpectedly.')
    end(1)
  })
  console.log(readyText(config, (Date.now() - begun) / 1_000))
}

main().catch((error: unknown) => {
  if (signal.aborted) process.exit(0)
  console.error(errorMessage(error))
  process.exit(1)
})
