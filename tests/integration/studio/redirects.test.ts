import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listRedirects } from '@/lib/content/redirects'
import { redirects } from '@/lib/content/redirects/tables'
import { studioChanges } from '@/lib/studio/people/tables'
import { remove, save } from '@/lib/studio/redirects/manage'
import { noteOf } from '@/lib/studio/redirects/noted'
import { describeOnDatabases } from '../../fixtures/databases'

const person = { id: null as unknown as string, name: 'Admin' } as Parameters<typeof save>[0]

describeOnDatabases('redirects in the Studio', (getDb) => {
  it('of markets that the shop does not have are listed apart', async () => {
    for (const locale of ['de-de', 'fr-be', 'de-at'])
      await save(person, { locale, source: '/alt', target: '/de/kontakt/', status: 301 }, getDb())
    const listed = async (asked: { locales: string[] } | { otherThan: string[] }) => {
      const { redirects: rows, total } = await listRedirects(getDb(), { ...asked, limit: 10, offset: 0 })
      expect(total).toBe(rows.length)
      return rows.map(({ locale }) => locale)
    }
    expect(await listed({ locales: ['de-de', 'de-at'] })).toEqual(['de-at', 'de-de'])
    expect(await listed({ otherThan: ['de-de', 'de-at'] })).toEqual(['fr-be'])
    await getDb().delete(redirects)
    await getDb().delete(studioChanges)
  })

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

  it('that are new take the place of no other, but where that is meant', async () => {
    const row = { locale: 'de-de', source: '/de/Alte-Seite/', target: '/de/kontakt/', status: 301 } as const
    const other = { ...row, source: 'alte-seite', target: '/de/versand/' }
    expect(await save(person, row, getDb(), { isNew: true })).toBeUndefined()
    expect(await save(person, other, getDb(), { isNew: true })).toEqual({ taken: '/de/kontakt/' })
    expect(await getDb().select().from(redirects)).toMatchObject([{ target: '/de/kontakt/' }])
    expect(await save(person, other, getDb())).toBeUndefined()
    expect(await getDb().select().from(redirects)).toMatchObject([{ target: '/de/versand/' }])
    await getDb().delete(redirects)
    await getDb().delete(studioChanges)
  })

  it.each([
    ['/alt', '/de/neu/', { '/de/neu/': 404 }, 'noPage'],
    ['/alt', '/de/neu/', { '/de/alt/': 200, '/de/neu/': 200 }, 'pageThere'],
    ['/alt', '/de/neu/', { '/de/alt/': 301, '/de/neu/': 200 }, undefined],
    ['/alt/*', '/de/neu/$1/', {}, undefined],
    ['/alt', 'https://example.com/neu/', {}, undefined],
    ['/alt', '/de/neu/', { '/de/neu/': undefined }, undefined],
  ])('from %s to %s are noted where the shop answers %j', async (source, target, answers, wanted) => {
    const ask = (path: string) =>
      Promise.resolve((answers as Record<string, number | undefined>)[path] ?? undefined)
    expect(await noteOf({ locale: 'de-de', source, target, status: 301 }, ask)).toBe(wanted)
  })
})
