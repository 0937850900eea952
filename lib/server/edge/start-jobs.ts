import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import type { Worker } from '@/lib/platform/worker'
import { categoriesJob } from '@/lib/server/categories'
import type { ownCalls } from './own-calls'
import { startFeeds } from './start-feeds'
import { startHousekeeping } from './start-housekeeping'
import { invalidationsJob } from './start-invalidations'
import { startMails } from './start-mails'
import { startMerchantWebhooks } from './start-merchant-webhooks'
import { startMessages } from './start-messages'
import { startOrderMails } from './start-order-mails'
import { startOrders } from './start-orders'
import { startRenewal } from './start-renewal'
import { startSales } from './start-sales'
import { startSandboxPayments } from './start-sandbox-payments'

type ShopJobs = {
  worker: Worker
  db: Database
  config: Config
  /** Calls addresses of this server. */
  shop: ReturnType<typeof ownCalls>
  /** Where this server answers. */
  origin: () => string
  /** Waits while visitors keep the server busy. */
  rest: Parameters<typeof startFeeds>[0]['rest']
}

/** Starts the jobs of the shop: orders, mails, feeds, payments and housekeeping. */
export function startJobs({ worker, db, config, shop, origin, rest }: ShopJobs): void {
  worker.add(categoriesJob(() => shop.ask('/api/cms/categories/', { method: 'POST' })))
  if (config.merchant.webhook) startMerchantWebhooks({ worker, db, target: config.merchant.webhook })
  startMessages({ worker, db, config })
  startMails({ worker, db, config })
  const apply = () => worker.wake(invalidationsJob)
  startOrders({
    worker,
    db,
    brand: config.brand,
    dataDir: config.dataDir,
    apply,
    rest,
  })
  startSales({ worker, db, brand: config.brand, apply })
  startSandboxPayments({ worker, db, config, origin })
  startOrderMails({
    worker,
    db,
    config,
    openDocument: shop.open,
    rest,
  })
  startFeeds({ worker, db, config, apply, rest })
  startHousekeeping({ worker, db, ...config })
  startRenewal({ worker, db, brand: config.brand })
}
