import { measureClock } from '@/lib/platform/clock'
import { connect, migrateDatabase } from '@/lib/platform/db'
import { configOrExit, databaseFor, toldSecret } from '@/lib/server/start'
import { peopleUsage, readPeopleCommand, runPeopleCommand } from '@/lib/studio/people'
import { runCommand } from './run-command'
import { usageOf } from './usage'

const usage = usageOf(peopleUsage)
const config = configOrExit()
const command = readPeopleCommand(process.argv.slice(2))

const refuse = (problem: string) => {
  console.error(problem)
  return 1
}

async function main(): Promise<number> {
  if (!command) return refuse(usage)
  if (config.storyblok) return refuse('With Storyblok there is no Studio, and nobody logs in to it.')
  const server = await databaseFor(config)
  const { db, close } = connect({ url: server.url, max: 2 })
  try {
    await migrateDatabase(db)
    await measureClock(db)
    const result = await runPeopleCommand(db, command)
    if (!result.ok) return refuse(result.problem)
    if (result.secret !== undefined) {
      const { dataDir } = config
      const told = toldSecret(result.secret, { dataDir, isTerminal: process.stdout.isTTY })
      console.log(`The new password: ${told}`)
    }
    for (const line of result.told) console.log(line)
    return 0
  } finally {
    await close()
    await server.close()
  }
}

void runCommand(main)
