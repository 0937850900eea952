import { backupShop } from '@/lib/server/backup'
import { existingDatabaseFor } from '@/lib/server/start'
import { amountOf, runWithFolder } from './run-with-folder'

runWithFolder({
  usage:
    'npm run backup -- <folder>   writes the whole shop into an empty folder: rows, media, files that are sold, secrets',
  open: existingDatabaseFor,
  async work(shop, folder) {
    const written = await backupShop(shop, folder)
    return [
      `${amountOf(written)} in ${folder}.`,
      written.hasSecrets
        ? 'The secrets of the shop are in it: keep it as you keep them.'
        : 'SESSION_SECRET comes from the environment and is not in it: keep that yourself.',
    ]
  },
})
