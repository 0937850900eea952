import { beforeEach, expect, it } from 'vitest'
import { listPresent, notePresence, type Person, prunePresence } from '@/lib/studio/people'
import { studioPeople, studioPresence } from '@/lib/studio/people/tables'
import { describeOnDatabases } from '../../fixtures/databases'

const people = ['Anna', 'Ben', 'Cem', 'Émilie', 'dora'].map((name, index) => ({
  ...{ id: `00000000-0000-4000-8000-0000000000a${index}`, name, address: `${name}@example.org` },
  ...({ role: 'editor', passwordHash: '' } as const),
}))
type Id = Person['id']
const [anna, ben, cem, emilie, dora] = people.map(({ id }) => id) as [Id, Id, Id, Id, Id]
const start = new Date('2026-11-02T10:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

describeOnDatabases('who has a page open', (getDb) => {
  const at = (personId: string, storyId: number, seconds = 0) =>
    notePresence(getDb(), { storyId, personId }, later(seconds))
  const present = async (storyIds: number[], except: string, seconds = 0) =>
    Object.fromEntries(await listPresent(getDb(), { storyIds, except }, later(seconds)))

  beforeEach(async () => {
    await getDb().delete(studioPresence)
    await getDb().insert(studioPeople).values(people).onConflictDoNothing()
  })

  it('is told to the others, page by page, in the order of their names', async () => {
    for (const [person, page] of [
      [cem, 1],
      [anna, 1],
      [ben, 1],
      [ben, 2],
      [ben, 3],
      [emilie, 3],
      [dora, 3],
    ] as const)
      await at(person, page)
    const directory = ['Ben', 'dora', 'Émilie']
    expect(await present([1, 2, 3, 4], anna)).toEqual({ 1: ['Ben', 'Cem'], 2: ['Ben'], 3: directory })
    expect(await present([], anna)).toEqual({})
  })

  it('ends a minute after the last look, and goes on with each', async () => {
    await at(ben, 1)
    expect(await present([1], anna, 59)).toEqual({ 1: ['Ben'] })
    expect(await present([1], anna, 61)).toEqual({})
    await at(ben, 1, 30)
    expect(await present([1], anna, 61)).toEqual({ 1: ['Ben'] })
  })

  it('is written down four times a minute at most, and taken out when it is over', async () => {
    for (const seconds of [0, 4, 8, 12]) await at(ben, 1, seconds)
    expect((await getDb().select().from(studioPresence)).map(({ seenAt }) => seenAt)).toEqual([start])
    await prunePresence(getDb(), later(59))
    expect(await getDb().select().from(studioPresence)).toHaveLength(1)
    await prunePresence(getDb(), later(60))
    expect(await getDb().select().from(studioPresence)).toEqual([])
  })
})
