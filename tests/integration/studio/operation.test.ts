import { beforeAll, beforeEach, expect, it } from 'vitest'
import { recordBackup } from '@/lib/platform/backups'
import { backups } from '@/lib/platform/backups/tables'
import { recordInvalidation } from '@/lib/platform/freshness'
import { announceInstance } from '@/lib/platform/instances'
import { instances } from '@/lib/platform/instances/tables'
import { deliverDue } from '@/lib/platform/outbox/deliver-due'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { outbox } from '@/lib/platform/outbox/tables'
import { retry } from '@/lib/studio/operation/manage'
import { readOperation } from '@/lib/studio/operation/read'
import { createFirstPerson } from '@/lib/studio/people/first-person'
import { listChanges } from '@/lib/studio/people/list-changes'
import { listPeople } from '@/lib/studio/people/manage-people'
import type { Person } from '@/lib/studio/people/person'
import { describeOnDatabases } from '../../fixtures/databases'

describeOnDatabases('the operation of the shop', (getDb) => {
  let person: Person

  beforeAll(async () => {
    await createFirstPerson(getDb(), { address: undefined, password: undefined })
    const [admin] = await listPeople(getDb())
    if (!admin) throw new Error('There is nobody')
    person = admin
  })
  beforeEach(async () => {
    for (const table of [outbox, instances, backups]) await getDb().delete(table)
  })

  const read = () => readOperation(getDb())
  const startedAt = new Date('2026-11-29T10:00:00Z')
  /** Delivers letters to a receiver that answers to nobody but to those in the list. */
  const deliver = (answered: readonly string[], mostAttempts?: number) =>
    deliverDue(getDb(), {
      ...{ kinds: ['customer'], takenSeconds: 30, pauseSeconds: () => 3_600 },
      ...(mostAttempts && { mostAttempts }),
      deliver: async ({ payload }) => {
        if (!answered.includes(String(payload.to))) throw new Error(`no answer for anna@example.org`)
      },
    })

  it('is empty at first', async () => {
    expect(await read()).toMatchObject({ instances: [], jobs: [], undelivered: [], failed: [] })
    expect((await read()).backup).toBeUndefined()
    expect((await read()).migration).toMatch(/^\d{4}_/)
  })

  it('says which processes run, how far each has applied publishes, and what its jobs do', async () => {
    const first = await recordInvalidation(getDb(), ['a'])
    await recordInvalidation(getDb(), ['b'])
    await announceInstance(getDb(), {
      ...{ id: 'one', role: 'all', build: 'abc', host: 'web', pid: 7, startedAt, applied: first },
      jobs: [{ name: 'stock', isHeld: true, problem: 'busy', failedAt: startedAt.toISOString() }],
    })
    const { instances: found, jobs } = await read()
    expect(found).toMatchObject([{ place: 'web:7', role: 'all', isLive: true, behind: 1 }])
    expect(jobs).toEqual([
      {
        ...{ name: 'stock', places: ['web:7'], since: startedAt.toISOString() },
        ...{ problem: 'busy', failedAt: startedAt.toISOString() },
      },
    ])
  })

  it('names what is not delivered, and why, without an address of the receiver', async () => {
    await enqueue(getDb(), 'customer', [{ to: 'anna' }, { to: 'bea' }])
    await deliver(['bea'])
    const { undelivered, failed } = await read()
    expect(undelivered).toMatchObject([{ kind: 'customer', waiting: 1, givenUp: 0 }])
    expect(failed).toMatchObject([{ kind: 'customer', attempts: 1 }])
    expect(failed[0]?.problem).toMatch(/^no answer for/)
    expect(failed[0]?.problem).not.toContain('anna')
    expect(failed[0]?.nextAt).toBeInstanceOf(Date)
  })

  it('tries a message again that was given up, at once and as if for the first time', async () => {
    await enqueue(getDb(), 'customer', [{ to: 'anna' }, { to: 'bea' }])
    await deliver([], 1)
    const [one, other] = (await read()).failed
    expect((await read()).undelivered).toMatchObject([{ waiting: 0, givenUp: 2 }])
    expect(await retry(person, [one?.id ?? 0], getDb())).toBe(1)
    await deliver(['anna', 'bea'], 1)
    expect((await read()).failed.map(({ id }) => id)).toEqual([other?.id])
    expect((await listChanges(getDb(), {})).changes[0]).toMatchObject({
      ...{ kind: 'messages-retried', detail: { count: '1' }, personName: person.name },
    })
  })

  it('tries all again, and leaves what was delivered meanwhile', async () => {
    await enqueue(getDb(), 'customer', [{ to: 'anna' }, { to: 'bea' }])
    await deliver([])
    const ids = (await read()).failed.map(({ id }) => id)
    expect(await retry(person, undefined, getDb())).toBe(2)
    await deliver(['anna', 'bea'])
    expect(await read()).toMatchObject({ undelivered: [], failed: [] })
    expect(await retry(person, ids, getDb())).toBe(0)
  })

  it('names the backup of the latest moment', async () => {
    const backup = { host: 'web', rows: 12, files: 3, release: '0.2.0' }
    await recordBackup(getDb(), { ...backup, madeAt: startedAt, folder: '/backups/monday' })
    await recordBackup(getDb(), { ...backup, madeAt: new Date(0), folder: '/backups/old' })
    expect((await read()).backup).toEqual({ ...backup, madeAt: startedAt, folder: '/backups/monday' })
  })
})
