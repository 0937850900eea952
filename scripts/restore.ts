import { parseArgs } from 'node:util'
import { assetStorage } from '@/lib/content/media'
import { connect } from '@/lib/platform/db'
import { counted } from '@/lib/platform/text'
import { restoreShop } from '@/lib/server/backup'
import { configOrExit, databaseFor } from '@/lib/server/start'
import { runCommand } from './run-command'

const usage = 'npm run restore -- <folder>   makes the shop of a backup, where there is none yet'

const config = configOrExit()

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0) {
    console.error(usage)
    return 1
  }
  const server = await databaseFor(config)
  const { db, close } = connect({ url: server.url, max: 1 })
  try {
    const { madeAt, tables, files } = await restoreShop({ config, db, storage: assetStorage() }, folder)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `${counted(rows, 'row')} of ${counted(tables.length, 'table')} and ${counted(files.length, 'file')}, as of ${madeAt}.`,
    )
    console.log(
      'All references between them hold. Look at the content with npm run content:check, and start it.',
    )
    return 0
  } finally {
    await close()
    await server.close()
  }
}

void runCommand(main)
