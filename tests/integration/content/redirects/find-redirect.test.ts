import { beforeAll, expect, it } from 'vitest'
import { findRedirect } from '@/lib/content/redirects/find-redirect'
import { redirects } from '@/lib/content/redirects/tables'
import { findMarket } from '@/lib/platform/markets/markets'
import { describeOnDatabases } from '../../../fixtures/databases'

const market = (code: string) => {
  const found = findMarket('baby', code)
  if (!found) throw new Error(`There is no market ${code}`)
  return found
}

const rows = [
  { locale: 'de-de', path: 'alt', target: '/de/neu/', statusCode: 301 },
  { locale: 'fr-ch', path: 'alt', target: '/ch-fr/nouveau/', statusCode: 302 },
  { locale: 'de-de', path: 'groessen', target: '/de/größen & maße/?a=ü', statusCode: 308 },
  { locale: 'de-de', path: 'kreis', target: '/de/Kreis/?a=b', statusCode: 301 },
  { locale: 'de-de', path: 'moebel', target: '/de/m%C3%B6bel', statusCode: 301 },
  { locale: 'de-at', path: 'kreis', target: '/de/kreis/', statusCode: 301 },
  { locale: 'de-de', path: 'japan', target: '/de/日本/', statusCode: 307 },
  { locale: 'de-de', path: 'partner', target: 'https://partner.example/x?y=1', statusCode: 302 },
  ...['//evil.example', '/\\evil', '/%5Cevil', 'javascript:alert(1)', 'https://a\\b', 'evil', ''].map(
    (target, index) => ({ locale: 'de-de', path: `evil-${index}`, target, statusCode: 301 }),
  ),
]

describeOnDatabases('redirects', (getDb) => {
  beforeAll(async () => {
    await getDb().insert(redirects).values(rows)
  })

  it('lead where they were entered to lead, with their own status, in their own market', async () => {
    expect(await findRedirect(getDb(), market('de'), 'alt')).toEqual({ target: '/de/neu/', statusCode: 301 })
    expect(await findRedirect(getDb(), market('ch-fr'), 'alt')).toEqual({
      target: '/ch-fr/nouveau/',
      statusCode: 302,
    })
    expect(await findRedirect(getDb(), market('at'), 'alt')).toBeUndefined()
  })

  it.each(['alt', '/alt/', 'ALT', 'alt/'])('are found for every spelling of a path: %s', async (path) => {
    expect(await findRedirect(getDb(), market('de'), path)).toMatchObject({ target: '/de/neu/' })
  })

  it('are found by the path alone where the query is longer than that of an old address', async () => {
    const db = getDb()
    await db.insert(redirects).values([
      { locale: 'de-de', path: 'lang', target: '/de/pfad/', statusCode: 301 },
      { locale: 'de-de', path: 'lang?id=1', target: '/de/eins/', statusCode: 301 },
    ])
    const found = async (path: string, length: number) =>
      (await findRedirect(db, market('de'), path, { search: `?id=1&x=${'"'.repeat(length)}` }))?.target
    expect(await found('lang', 1_900)).toBe('/de/eins/')
    expect(await found('lang', 2_500)).toBe('/de/pfad/')
  })

  it.each([
    ['with it', '?id=1', '/de/1/'],
    ['without a query', '', undefined],
    ['with another', '?other=1', undefined],
    ['with a NUL character', '?id=%00', '/de/%00/'],
    ['with a query that is too long', `?id=1&x=${'"'.repeat(2_500)}`, undefined],
  ])('with a wildcard for a parameter need that parameter: %s', async (_, search, target) => {
    const row = { locale: 'de-de', path: 'muster?id=*', target: '/de/$1/', statusCode: 301 }
    await getDb().insert(redirects).values(row).onConflictDoNothing()
    expect((await findRedirect(getDb(), market('de'), 'muster', { search }))?.target).toBe(target)
  })

  it('are found for a path with umlauts', async () => {
    expect(await findRedirect(getDb(), market('de'), 'Größen')).toMatchObject({ statusCode: 308 })
  })

  it('have targets that a Location header can carry', async () => {
    const { target = '' } = (await findRedirect(getDb(), market('de'), 'groessen')) ?? {}
    expect(target).toBe('/de/gr%C3%B6%C3%9Fen%20&%20ma%C3%9Fe/?a=%C3%BC')
    const japan = await findRedirect(getDb(), market('de'), 'japan')
    expect(() => new Headers({ location: japan?.target ?? '' })).not.toThrow()
    expect(japan?.target).toMatch(/^[\x21-\x7e]+$/)
  })

  it('never lead to the path that they are entered for, however it is written', async () => {
    expect(await findRedirect(getDb(), market('de'), 'kreis')).toBeUndefined()
    expect(await findRedirect(getDb(), market('de'), 'möbel')).toBeUndefined()
    expect(await findRedirect(getDb(), market('at'), 'kreis')).toMatchObject({ target: '/de/kreis/' })
  })

  it('may lead to another site, when an editor entered its whole address', async () => {
    expect(await findRedirect(getDb(), market('de'), 'partner')).toMatchObject({
      target: 'https://partner.example/x?y=1',
    })
  })

  it('never lead to another site by a path that only looks like one of this site', async () => {
    for (const { path } of rows.filter((row) => row.path.startsWith('evil')))
      expect(await findRedirect(getDb(), market('de'), path)).toBeUndefined()
  })

  it.each(["' or 1=1 --", 'a\0b', '%', '\\', 'x'.repeat(20_000), '日本', '../alt'])(
    'are none for a path that is no entry: %.20j',
    async (path) => {
      expect(await findRedirect(getDb(), market('de'), path)).toBeUndefined()
    },
  )
})
