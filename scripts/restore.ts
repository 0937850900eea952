import { restoreShop } from '@/lib/server/backup'
import { databaseFor } from '@/lib/server/start'
import { amountOf, runWithFolder } from './run-with-folder'

runWithFolder({
  usage: 'npm run restore -- <folder>   makes the shop of a backup, where there is none yet',
  open: databaseFor,
  async work(shop, folder) {
    const restored = await restoreShop(shop, folder)
    return [
      `${amountOf(restored)}, as of ${restored.madeAt}.`,
      'All references between them hold. Look at the content with npm run content:check, and start it.',
    ]
  },
})
