import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { paymentProvider } from '@/lib/platform/payments'
import { every, type Worker } from '@/lib/platform/worker'
import { expireOrders } from '@/lib/shop/checkout'
import { deliverDownloads } from '@/lib/shop/downloads'
import { deliverPaybacks, deliverVouchers, finishRefunds, renewStock, stockJob } from '@/lib/shop/orders'
import { lapseReturns } from '@/lib/shop/returns'
import type { Brand } from '@/schemas'
import type { Rest } from './rest-in-a-rush'

/** How late a listing shows what orders have changed, where another instance has taken the order. */
const stockMs = 2_000
const paymentsMs = 10_000
const deliveriesMs = 5_000
const refundsMs = 60_000
const lateReturnsMs = 3_600_000

type Options = {
  worker: Worker
  db: Database
  brand: Brand
  dataDir: string
  /** Has this process apply what was recorded. */
  apply: () => Promise<void>
  rest: Rest
}

/**
 * What follows orders: listings show what is left, unpaid goods go back on sale, what is digital is delivered, owed
 * money is paid back, and bills are whole again of which nothing came back.
 */
export function startOrders({ worker, db, brand, dataDir, apply, rest }: Options): void {
  worker.add({
    name: stockJob,
    leased: true,
    nextAt: every(stockMs),
    run: (ending) => renewStock(db, { brand, apply, ending, rest }),
  })
  worker.add({
    name: 'payments',
    leased: true,
    nextAt: every(paymentsMs),
    async run(ending) {
      const provider = await paymentProvider()
      await expireOrders(db, provider, currentTime(), ending)
      await deliverPaybacks(db, provider, ending)
    },
  })
  worker.add({
    name: 'deliveries',
    leased: true,
    nextAt: every(deliveriesMs),
    async run(ending) {
      await deliverVouchers(db, currentTime(), ending)
      await deliverDownloads(db, { dataDir, now: currentTime(), ending })
    },
  })
  worker.add({
    name: 'refunds',
    leased: true,
    nextAt: every(refundsMs),
    run: async (ending) => finishRefunds(db, await paymentProvider(), currentTime(), ending),
  })
  worker.add({
    name: 'late-returns',
    leased: true,
    nextAt: every(lateReturnsMs),
    run: (ending) => lapseReturns({ db, brand, now: currentTime() }, ending),
  })
}
