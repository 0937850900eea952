import { currentMs, currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import type { Worker } from '@/lib/platform/worker'
import { changeSales, nextSaleChange } from '@/lib/shop/import'
import type { Brand } from '@/schemas'

/** An import may have brought a sale meanwhile. */
const longestMs = 5_000

type Options = {
  worker: Worker
  db: Database
  brand: Brand
  expire: (tags: string[]) => Promise<void>
}

/** Begins and ends sales at their times. */
export function startSales({ worker, db, brand, expire }: Options): void {
  let next: number | undefined
  worker.add({
    name: 'sales',
    leased: true,
    nextAt: (ended) =>
      ended === undefined ? 0 : Math.min(next ?? Number.POSITIVE_INFINITY, ended + longestMs),
    retryMs: longestMs,
    async run(ending) {
      next = await nextSaleChange(db)
      if (next === undefined || next > currentMs()) return
      await changeSales(db, currentTime(), { brand, expire, ending })
      next = await nextSaleChange(db)
    },
  })
}
