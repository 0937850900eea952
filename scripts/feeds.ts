import { currentMs, measureClock } from '@/lib/platform/clock'
import { misreadInWords } from '@/lib/platform/command-line'
import { connect, migrateDatabase } from '@/lib/platform/db'
import { configOrExit, databaseFor } from '@/lib/server/start'
import { feedsUsage, readFeedsCommand, runFeedsCommand } from '@/lib/shop/feeds'
import { runCommand } from './run-command'
import { usageOf } from './usage'

/** The feeds that the shop fetches by itself: `npm run feeds`. */
const usage = usageOf(feedsUsage)
const config = configOrExit()
const parsed = readFeedsCommand(process.argv.slice(2))

const refuse = (problem: string) => {
  console.error(problem)
  return 1
}

async function main(): Promise<number> {
  if (!parsed.ok) return refuse(misreadInWords(parsed, usage))
  const server = await databaseFor(config)
  const { db, close } = connect({ url: server.url, max: 2 })
  try {
    await migrateDatabase(db)
    await measureClock(db)
    const result = await runFeedsCommand(db, parsed.command, { brand: config.brand, now: currentMs() })
    if (!result.ok) return refuse(result.problem)
    for (const line of result.told) console.log(line)
    return 0
  } finally {
    await close()
    await server.close()
  }
}

void runCommand(main)
