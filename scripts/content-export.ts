import { parseArgs } from 'node:util'
import { exportSpace, hasStories, openFolder, writeArchive } from '@/lib/content/embedded'
import { connect, migrateDatabase } from '@/lib/platform/db'
import { counted } from '@/lib/platform/text'
import { configOrExit, existingDatabaseFor } from '@/lib/server/start'
import { runCommand } from './run-command'
import { usageOf } from './usage'

const usage = usageOf(
  'npm run content:export -- <folder>   writes the content into a folder, as Storyblok’s tool does',
)

const config = configOrExit()

const refuse = (problem: string) => {
  console.error(problem)
  return 1
}

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [folder, ...others] = positionals
  if (config.storyblok) return refuse('The content is in Storyblok: pull it with Storyblok’s own tool.')
  if (folder === undefined || others.length > 0) return refuse(usage)
  const problem = await openFolder(folder)
  if (problem) return refuse(problem)
  const server = await existingDatabaseFor(config)
  const { db, close } = connect({ url: server.url, max: 2 })
  try {
    await migrateDatabase(db)
    const files = await db.transaction(
      async (tx) => ((await hasStories(tx)) ? writeArchive(folder, 1, exportSpace(tx)) : 0),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    if (files === 0) return refuse('The shop has no content. Nothing was written.')
    console.log(`${counted(files, 'file')} in ${folder}.`)
    return 0
  } finally {
    await close()
    await server.close()
  }
}

void runCommand(main)
