import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readKeptFile } from '@/lib/content/shop-files'
import { currentTime, measureClock } from '@/lib/platform/clock'
import { misreadInWords } from '@/lib/platform/command-line'
import { connection, migrateDatabase } from '@/lib/platform/db'
import { paymentProvider } from '@/lib/platform/payments'
import { configOrExit, databaseFor } from '@/lib/server/start'
import { orderUsage, readOrderCommand, runOrderCommand } from '@/lib/shop/merchant'
import { readPaperFilesBy } from '@/lib/shop/order-papers'
import { runCommand } from './run-command'
import { usageOf } from './usage'

const usage = usageOf(orderUsage)
const config = configOrExit()
const parsed = readOrderCommand(process.argv.slice(2))

const refuse = (problem: string) => {
  console.error(problem)
  return 1
}

/** Whoever reads the output may end before it does, as `head` does. */
const isPipeClosed = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EPIPE'

async function write(text: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(text), process.stdout, { end: false })
  } catch (error) {
    if (!isPipeClosed(error)) throw error
  }
}

async function main(): Promise<number> {
  if (!parsed.ok) return refuse(misreadInWords(parsed, usage))
  readPaperFilesBy((src) => readKeptFile(src))
  const server = await databaseFor(config)
  // The payment service of the sandbox is in the same database.
  process.env.DATABASE_URL = server.url
  const { db, close } = connection()
  try {
    await migrateDatabase(db)
    await measureClock(db)
    const result = await runOrderCommand(db, parsed.command, {
      paymentService: paymentProvider,
      write,
      now: currentTime(),
    })
    if (!result.ok) return refuse(result.problem)
    for (const line of result.told) console.log(line)
    return 0
  } finally {
    await close()
    await server.close()
  }
}

void runCommand(main)
