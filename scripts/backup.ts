import { parseArgs } from 'node:util'
import { assetStorage } from '@/lib/content/media'
import { connect } from '@/lib/platform/db'
import { counted } from '@/lib/platform/text'
import { backupShop } from '@/lib/server/backup'
import { configOrExit, existingDatabaseFor } from '@/lib/server/start'
import { runCommand } from './run-command'

const usage =
  'npm run backup -- <folder>   writes the whole shop into an empty folder: rows, media, files that are sold, secrets'

const config = configOrExit()

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0) {
    console.error(usage)
    return 1
  }
  const server = await existingDatabaseFor(config)
  const { db, close } = connect({ url: server.url, max: 1 })
  try {
    const { tables, files, hasSecrets } = await backupShop({ config, db, storage: assetStorage() }, folder)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `${counted(rows, 'row')} of ${counted(tables.length, 'table')} and ${counted(files.length, 'file')} in ${folder}.`,
    )
    console.log(
      hasSecrets
        ? 'The secrets of the shop are in it: keep it as you keep them.'
        : 'SESSION_SECRET comes from the environment and is not in it: keep that yourself.',
    )
    return 0
  } finally {
    await close()
    await server.close()
  }
}

void runCommand(main)
