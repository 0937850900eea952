import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { localMailbox } from '@/lib/platform/mail/tables'
import { databaseLeases } from '@/lib/platform/worker/leases'
import { Worker } from '@/lib/platform/worker/worker'
import { startHousekeeping } from '@/lib/server/edge/start-housekeeping'
import { describeOnDatabases } from '../../../fixtures/databases'

describeOnDatabases('housekeeping', (getDb) => {
  it('that is ended finishes what it removes first, to the last of it', async () => {
    await getDb()
      .insert(localMailbox)
      .values({
        key: 'old',
        kind: 'mail',
        recipient: 'service@shop.example',
        subject: 'Frage',
        content: 'Passt der Sitz?',
        receivedAt: new Date('2020-01-01'),
      })
    const worker = new Worker(databaseLeases(getDb()))
    startHousekeeping({
      worker,
      db: getDb(),
      dataDir: join(tmpdir(), 'nestling-test-missing'),
      pagesMaxMb: 64,
    })
    void worker.wake('housekeeping')
    await worker.stop()
    expect(await getDb().select().from(localMailbox)).toEqual([])
  })
})
