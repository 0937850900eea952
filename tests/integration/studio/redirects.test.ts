import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listRedirects } from '@/lib/content/redirects'
import { redirectsTo } from '@/lib/content/redirects/redirects-to'
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

  it.each<[string, string, Record<string, number | string>, unknown]>([
    ['/alt', '/de/neu/', { '/de/neu/': 404 }, { about: 'noPage' }],
    ['/alt', '/de/neu', { '/de/neu/': 404 }, { about: 'noPage' }],
    ['/alt', '/de/neu/', { '/de/neu/': '/de/neuer/' }, { about: 'ledOn', to: '/de/neuer/' }],
    ['/alt', '/de/neu', { '/de/neu': '/de/neu/', '/de/neu/': 200 }, undefined],
    ['/alt', '/de/neu/', { '/de/alt/': 200, '/de/neu/': 200 }, { about: 'pageThere' }],
    ['/alt', '/de/neu/', { '/de/alt/': '/de/neu/', '/de/neu/': 200 }, undefined],
    ['/alt/*', '/de/neu/$1/', {}, undefined],
    ['/alt', 'https://example.com/neu/', {}, undefined],
    ['/alt', '/de/neu/', {}, undefined],
  ])('from %s to %s are noted where the shop answers %j', async (source, target, answers, wanted) => {
    const ask = async (path: string) => {
      const answer = answers[path]
      if (answer === undefined) return undefined
      return typeof answer === 'number' ? { status: answer } : { status: 301, to: answer }
    }
    expect(await noteOf({ locale: 'de-de', source, target, status: 301 }, ask)).toEqual(wanted)
  })

  it('are found by the page to which they lead, however their target is written', async () => {
    const targets = [
      '/de/größen/',
      '/de/gr%C3%B6%C3%9Fen',
      '/de-de/Größen/?a=1',
      '/at/größen/',
      '/de/größen-neu/',
      '/',
    ]
    for (const [index, target] of targets.entries())
      await save(person, { locale: 'de-de', source: `/alt-${index}`, target, status: 301 }, getDb())
    const found = async (paths: string[]) => {
      const { redirects: rows, total } = await redirectsTo(getDb(), paths, 2)
      return { paths: rows.map(({ path }) => path), total }
    }
    expect(await found(['/de/gr%C3%B6%C3%9Fen/'])).toEqual({ paths: ['alt-0', 'alt-1'], total: 3 })
    expect(await found(['/at/gr%C3%B6%C3%9Fen/'])).toEqual({ paths: ['alt-3'], total: 1 })
    expect(await found([])).toEqual({ paths: [], total: 0 })
    await getDb().delete(redirects)
    await getDb().delete(studioChanges)
  })
})
