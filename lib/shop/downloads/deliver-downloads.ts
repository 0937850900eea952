import { sql } from 'drizzle-orm'
import { type Database, textArray } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import {
  isReleased,
  isReleasedOrder,
  isUndelivered,
  lockOrder,
  type OrderLine,
  recordDelivery,
} from '@/lib/shop/orders'
import { hasDownload } from './folder'
import { orderDownloads } from './tables'

const batchSize = 100
/** How long a file may be downloaded, and how often for each piece that was bought. */
const linkDays = 30
const timesEach = 5
const dayMs = 24 * 60 * 60 * 1_000

const isDue = (line: OrderLine, files: ReadonlySet<string>): line is OrderLine & { download: string } =>
  isUndelivered(line) && line.download !== null && files.has(line.download)

/** Opens the downloads of an order whose files are there, unless that has happened. */
export const deliverDownloadsOf = (
  db: Database,
  orderId: number,
  { files, now }: { files: ReadonlySet<string>; now: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const due = order && isReleased(order) ? order.lines.filter((line) => isDue(line, files)) : []
    if (!order || due.length === 0) return
    const until = new Date(now.getTime() + linkDays * dayMs)
    await tx.insert(orderDownloads).values(
      due.map(({ id: lineId, download: file, quantity }) => ({
        ...{ lineId, orderId, file, until, granted: timesEach * quantity },
      })),
    )
    const details = { downloads: due.length, until: until.toISOString() }
    await recordDelivery(tx, order, { lines: due, at: now, details })
  })

const due = sql`
  from order_lines l join orders o on o.id = l.order_id
  where l.is_digital and l.delivered_at is null and l.cancelled_at is null and l.download is not null and ${isReleasedOrder}`

type Options = { dataDir: string; now: Date; ending?: AbortSignal }

/**
 * Opens the downloads of all orders that are paid. Those whose file is not in the folder wait for it, and hold up no
 * others: rejects with the names of the missing files after the others are delivered.
 */
export async function deliverDownloads(db: Database, { dataDir, now, ending }: Options): Promise<void> {
  const wanted = await db.execute<{ file: string }>(
    sql`select distinct l.download as file ${due} order by file`,
  )
  const files = new Set<string>()
  for (const { file } of wanted) if (await hasDownload(dataDir, file)) files.add(file)
  const ready =
    files.size === 0
      ? []
      : await db.execute<{ id: string }>(sql`
          select distinct o.id ${due} and l.download = any(${textArray(files)}) order by id limit ${batchSize}`)
  for (const { id } of ready) {
    if (ending?.aborted) return
    try {
      await deliverDownloadsOf(db, Number(id), { files, now })
    } catch (error) {
      logError(`The downloads of order ${id} could not be delivered yet`, error)
    }
  }
  const missing = [...wanted].map(({ file }) => file).filter((file) => !files.has(file))
  if (missing.length > 0)
    throw new Error(`Orders wait for files that are not in ${dataDir}/downloads: ${missing.join(', ')}`)
}
