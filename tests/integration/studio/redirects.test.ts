import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { redirects } from '@/lib/content/redirects/tables'
import { studioChanges } from '@/lib/studio/people/tables'
import { remove, save } from '@/lib/studio/redirects/manage'
import { describeOnDatabases } from '../../fixtures/databases'

const person = { id: null as unknown as string, name: 'Admin' } as Parameters<typeof save>[0]

describeOnDatabases('redirects in the Studio', (getDb) => {
  it('stand in the log with the same path when they are saved and deleted', async () => {
    const row = { locale: 'de-de', source: '/alte-seite', target: '/de/kontakt/', status: 301 } as const
    expect(await save(person, row, getDb())).toBeUndefined()
    const [saved] = await getDb().select().from(redirects)
    expect(await remove(person, saved?.id ?? 0, getDb())).toBe(true)
    expect(await remove(person, saved?.id ?? 0, getDb())).toBe(false)
    const log = await getDb().select().from(studioChanges).orderBy(asc(studioChanges.id))
    const detail = { locale: 'de-de', from: '/alte-seite', to: '/de/kontakt/' }
    expect(log.map(({ kind, detail: noted }) => ({ kind, detail: noted }))).toEqual([
      { kind: 'redirect-saved', detail },
      { kind: 'redirect-deleted', detail },
    ])
  })
})
