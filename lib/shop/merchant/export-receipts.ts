import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@/lib/platform/db'
import { counted } from '@/lib/platform/text'
import { findReceiptFile } from '@/lib/shop/returns'
import { type Done, done, noSuchOrder } from './change-order'
import { readOrder } from './read-orders'

/** Writes the receipts of postage of an order into a folder, each under the number of its return and its own. */
export async function exportReceipts(db: Database, number: string, folder: string): Promise<Done> {
  const order = await readOrder(db, number)
  if (!order) return noSuchOrder(number)
  const written: string[] = []
  for (const announced of order.returns)
    for (const { id } of announced.receipts ?? []) {
      const file = await findReceiptFile(db, { orderId: order.id, receipt: id })
      if (!file) continue
      const name = `${announced.number}-${id}-${file.name}`
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, name), file.content)
      written.push(name)
    }
  if (written.length === 0) return done(`Order ${number} has no receipt of a postage.`)
  return done(`In ${folder}: ${counted(written.length, 'receipt')}.`, ...written.map((name) => `  ${name}`))
}
