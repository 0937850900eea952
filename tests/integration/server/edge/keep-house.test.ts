import { expect, it } from 'vitest'
import { localMailbox } from '@/lib/platform/mail/tables'
import { keepHouse } from '@/lib/server/edge/keep-house'
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
    await keepHouse(getDb())()
    expect(await getDb().select().from(localMailbox)).toEqual([])
  })
})
