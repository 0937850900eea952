import { asc, eq, type InferSelectModel } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { isPaidBack, type Order } from '@/lib/shop/orders'
import { orderDownloads } from './tables'

export type OrderDownload = InferSelectModel<typeof orderDownloads>

/** The downloads of an order, in the order of its lines. */
export async function findDownloads(
  db: Executor,
  { id, lines }: Pick<Order, 'id' | 'lines'>,
): Promise<OrderDownload[]> {
  if (lines.every(({ download }) => download === null)) return []
  const ofOrder = eq(orderDownloads.orderId, id)
  return db.select().from(orderDownloads).where(ofOrder).orderBy(asc(orderDownloads.lineId))
}

export async function findDownload(db: Executor, lineId: number): Promise<OrderDownload | undefined> {
  const [found] = await db.select().from(orderDownloads).where(eq(orderDownloads.lineId, lineId))
  return found
}

/** `over`: its time has ended, or all was paid back. `usedUp`: it was downloaded as often as it may be. */
export type DownloadState = 'open' | 'over' | 'usedUp'

/** The time in which more requests count as the same download: one that breaks off is begun again. */
const beginsAgainMs = 10 * 60 * 1_000
/** The same of requests that go on after the first byte: a large file on a slow line comes in many parts. */
const goesOnMs = 24 * 60 * 60 * 1_000

/** How long after a download was counted a request is a part of it. */
export const sameDownloadMs = (goesOn: boolean): number => (goesOn ? goesOnMs : beginsAgainMs)

/** `goesOn`: a part of the file is asked for, which may belong to a download that was counted. */
export function downloadState(
  { until, taken, granted, takenAt }: OrderDownload,
  { order, now, goesOn = false }: { order: Pick<Order, 'payments'>; now: Date; goesOn?: boolean },
): DownloadState {
  if (until <= now || isPaidBack(order)) return 'over'
  const isBegun = takenAt !== null && now.getTime() - takenAt.getTime() < sameDownloadMs(goesOn)
  return taken < granted || isBegun ? 'open' : 'usedUp'
}
