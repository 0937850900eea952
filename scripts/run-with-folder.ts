import { parseArgs } from 'node:util'
import { assetStorage } from '@/lib/content/media'
import type { Config } from '@/lib/platform/config'
import { connect } from '@/lib/platform/db'
import { counted } from '@/lib/platform/text'
import type { Shop } from '@/lib/server/backup'
import { configOrExit, type databaseFor } from '@/lib/server/start'
import { runCommand } from './run-command'
import { usageOf } from './usage'

type Command = {
  usage: string
  /** Opens the database of the shop. */
  open: (config: Config) => ReturnType<typeof databaseFor>
  /** Does the work with the folder, and says what was done in lines. */
  work: (shop: Shop, folder: string) => Promise<string[]>
}

type Amount = { tables: readonly { rows: number }[]; files: readonly unknown[] }

/** How much a backup holds, in words. */
export function amountOf({ tables, files }: Amount): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${counted(rows, 'row')} of ${counted(tables.length, 'table')} and ${counted(files.length, 'file')}`
}

/** Runs a command on a whole shop, whose one argument is a folder. */
export function runWithFolder({ usage: words, open, work }: Command): void {
  const usage = usageOf(words)
  const config = configOrExit()
  void runCommand(async () => {
    const { positionals } = parseArgs({ allowPositionals: true })
    const [folder, ...others] = positionals
    if (folder === undefined || others.length > 0) {
      console.error(usage)
      return 1
    }
    const server = await open(config)
    const { db, close } = connect({ url: server.url, max: 1 })
    try {
      const lines = await work({ config, db, storage: assetStorage() }, folder)
      console.log(lines.join('\n'))
      return 0
    } finally {
      await close()
      await server.close()
    }
  })
}
