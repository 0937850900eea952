import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { measureClock } from '@/lib/platform/clock'
import { connect, type Database, migrateDatabase } from '@/lib/platform/db'
import { counted } from '@/lib/platform/text'
import { configOrExit, existingDatabaseFor } from '@/lib/server/start'
import { runCommand } from './run-command'
import {
  type Chosen,
  type DemoLeft,
  describeDemo,
  findDemo,
  hasDemo,
  removeDemo,
  trialProblem,
} from './seed/removal'
import { usageOf } from './usage'

const usage = usageOf(`npm run demo                      says what is left of the demo in this shop
npm run demo -- --remove          removes it, after asking
  --yes        without asking
  --changed    also what somebody has changed
  --orders     also the orders, customers and messages of a trial run

What you have made yourself stays: pages, goods, stores, vouchers, settings, the media library and the people of the
Studio. So does what an order refers to, but it is no longer sold. The pictures of the demo are drawn by the shop and go with its pages and goods. A shop that runs follows within
seconds.`)

const config = configOrExit()

const refuse = (problem: string) => {
  console.error(problem)
  return 1
}

/** Whether the one at the terminal agrees; undefined where there is none. */
async function agrees(): Promise<boolean | undefined> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  const asked = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(?:es)?$/i.test((await asked.question('Remove this? (yes/no) ')).trim())
  } finally {
    asked.close()
  }
}

/** Why orders must not be removed, by the settings: some may have been paid with money. */
const liveProblem = ({ trial }: DemoLeft, { withTrial }: Chosen) =>
  withTrial && config.paymentMode === 'live' && trial.orders > 0
    ? 'Nothing was removed. This shop takes money, and the law wants orders and invoices kept: --orders is for a trial run without live payments.'
    : undefined

type Asked = Chosen & { remove: boolean; yes: boolean }

async function run(db: Database, { remove, yes, ...chosen }: Asked): Promise<number> {
  const left = await findDemo(db, config.brand, chosen)
  console.log(['Of the demo, this shop has:', ...describeDemo(left, chosen)].join('\n'))
  if (!remove) return 0
  if (!hasDemo(left, chosen)) return 0
  const problem = liveProblem(left, chosen) ?? trialProblem(left, chosen)
  if (problem) return refuse(problem)
  const answer = yes || (await agrees())
  if (answer === undefined) return refuse('Nothing was removed. Say --yes to remove it without being asked.')
  if (!answer) return refuse('Nothing was removed.')
  const withPages = config.storyblok === undefined
  const { pages, added, rows } = await removeDemo(db, config.brand, { ...chosen, withPages })
  const ofKinds = Object.entries(rows).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : []))
  const ofTrial = chosen.withTrial ? [`${counted(left.trial.orders, 'order')} with all papers`] : []
  console.log(`Removed: ${[counted(pages, 'page'), ...ofKinds, ...ofTrial].join(', ')}.`)
  if (added > 0)
    console.log(
      `Added, as every shop needs them: ${counted(added, 'page or draft', 'pages and drafts')}. Complete the drafts in the Studio and publish them.`,
    )
  return 0
}

async function main(): Promise<number> {
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({
    options: { remove: flag, yes: flag, changed: flag, orders: flag, help: flag },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const { remove, yes, changed: withChanged, orders: withTrial } = values
  const server = await existingDatabaseFor(config)
  const { db, close } = connect({ url: server.url, max: 2 })
  try {
    await migrateDatabase(db)
    await measureClock(db)
    return await run(db, { remove, yes, withChanged, withTrial })
  } finally {
    await close()
    await server.close()
  }
}

void runCommand(main)
