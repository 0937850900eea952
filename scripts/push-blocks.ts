import { parseArgs } from 'node:util'
import { ensureSpace } from '@/lib/content/embedded'
import {
  applyPlan,
  ManagementError,
  type ManagementTarget,
  managementApi,
  planLines,
  pushTarget,
  readPlan,
  toComponents,
} from '@/lib/content/library'
import { measureClock } from '@/lib/platform/clock'
import type { Config } from '@/lib/platform/config'
import { connect, migrateDatabase } from '@/lib/platform/db'
import { errorMessage } from '@/lib/platform/log'
import { configOrExit, existingDatabaseFor } from '@/lib/server/start'
import { definitions } from '@/schemas/definitions'
import { embeddedTarget } from './seed/library'
import { usageOf } from './usage'

usageOf(`npm run blocks:push -- [--dry-run]

Writes the definitions of all blocks to a Storyblok space, or to the content service of the shop where no space is set.
--dry-run says what would change. Nothing is ever deleted.`)

type Opened = { target: ManagementTarget; close: () => Promise<void> }

async function openTarget(config: Config): Promise<Opened> {
  const chosen = pushTarget(config)
  if (chosen.kind === 'problem') throw new ManagementError(chosen.message)
  if (chosen.kind === 'cloud') return { target: chosen, close: async () => {} }
  const server = await existingDatabaseFor(config)
  const { db, close } = connect({ url: server.url, max: 2 })
  await migrateDatabase(db)
  await measureClock(db)
  await ensureSpace(db)
  return {
    target: embeddedTarget(db, 'npm run blocks:push'),
    close: async () => {
      await close()
      await server.close()
    },
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const { target, close } = await openTarget(configOrExit())
  try {
    const api = managementApi(target)
    const plan = await readPlan(api, toComponents(Object.values(definitions)))
    console.log(planLines(plan).join('\n'))
    if (!values['dry-run']) await applyPlan(api, plan)
    console.log(values['dry-run'] || plan.components.length === 0 ? 'Nothing was written.' : 'Written.')
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  console.error(errorMessage(error))
  process.exitCode = 1
})
