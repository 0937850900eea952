import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { dueJob, type Worker } from '@/lib/platform/worker'
import { changeSales, nextSaleChange } from '@/lib/shop/import'
import type { Brand } from '@/schemas'

type Options = {
  worker: Worker
  db: Database
  brand: Brand
  /** Has this process apply what was recorded. */
  apply: () => Promise<void>
}

/** Begins and ends sales at their times. */
export const startSales = ({ worker, db, brand, apply }: Options): void =>
  worker.add(
    dueJob({
      name: 'sales',
      nextDue: () => nextSaleChange(db),
      carryOut: (ending) => changeSales(db, currentTime(), { brand, apply, ending }),
    }),
  )
