import { parseArgs } from 'node:util'
import { exportSpace, writeArchive } from '@/lib/content/embedded'
import { connect, migrateDatabase } from '@/lib/platform/db'
import { configOrExit, databaseFor } from '@/lib/server/start'
import { runCommand } from './run-command'

const usage =
  'npm run content:export -- <folder>   writes the content into a folder, as Storyblok’s tool does'

const config = configOrExit()
const { positionals } = parseArgs({ allowPositionals: true })

async function main(): Promise<number> {
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0 || config.storyblok) {
    console.error(
      config.storyblok ? 'The content is in Storyblok: pull it with Storyblok’s own tool.' : usage,
    )
    return 1
  }
  const server = await databaseFor(config)
  const { db, close } = connect({ url: server.url, max: 2 })
  try {
    await migrateDatabase(db)
    const files = await db.transaction((tx) => writeArchive(folder, 1, exportSpace(tx)), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
    console.log(`${files} files in ${folder}.`)
    return 0
  } finally {
    await close()
    await server.close()
  }
}

void runCommand(main)
