import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { measureClock } from '@/lib/platform/clock'
import { databaseLeases } from '@/lib/platform/worker/leases'
import { Worker } from '@/lib/platform/worker/worker'
import { startOrders } from '@/lib/server/edge/start-orders'
import { findOrderById } from '@/lib/shop/orders/find-order'
import { forgetClock } from '../../fixtures/clock'
import { describeOnDatabases } from '../../fixtures/databases'
import { testPayment } from '../../fixtures/test-order'
import { writeTestOrder } from '../../fixtures/write-test-order'

const weekMs = 7 * 24 * 3_600_000

describeOnDatabases('an instance whose clock is a week ahead', (getDb, getUrl) => {
  beforeEach(() => void vi.stubEnv('DATABASE_URL', getUrl()))
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
    vi.restoreAllMocks()
    forgetClock()
  })

  // The embedded database has the clock of the machine.
  it.skipIf(process.env.TEST_DATABASE !== 'postgres')(
    'cancels no order that is still held, and those that are not',
    async () => {
      const db = getDb()
      const heldFor = async (seconds: number) => {
        const order = await writeTestOrder(db, {
          ...{ number: seconds < 0 ? '71801' : '71802', status: 'placed' },
          payments: [testPayment('V', { id: randomUUID() })],
        })
        await db.execute(
          sql`update orders set held_until = clock_timestamp() + make_interval(secs => ${seconds}) where id = ${order}`,
        )
        return order
      }
      const [held, late] = [await heldFor(3_600), await heldFor(-60)]
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + weekMs })
      await measureClock(db)
      const worker = new Worker(databaseLeases(db))
      startOrders({
        ...{ worker, db, brand: 'baby', dataDir: '/nowhere' },
        apply: async () => undefined,
        rest: async () => undefined,
      })
      await worker.wake('payments')
      await worker.stop()
      const status = async (id: number) => (await findOrderById(db, id))?.status
      expect([await status(held), await status(late)]).toEqual(['placed', 'cancelled'])
    },
  )
})
