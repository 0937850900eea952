import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findRedirect } from '@/lib/content/redirects/find-redirect'
import { mostPatterns } from '@/lib/content/redirects/pattern'
import { redirectRows, rejections } from '@/lib/content/redirects/redirect-rows'
import { redirects } from '@/lib/content/redirects/tables'
import { findMarket, marketsOf } from '@/lib/platform/markets/markets'
import type { SourceRedirect } from '@/schemas/shop'
import { describeOnDatabases } from '../../../fixtures/databases'

const market = findMarket('baby', 'de')
if (!market) throw new Error('There is no market de')

const pattern = (source: string, locale = 'de-de'): SourceRedirect => ({
  locale,
  source,
  target: '/de/neu/',
  status: 301,
})
const patterns = (count: number, locale?: string) =>
  Array.from({ length: count }, (_, at) => pattern(`/alt-${at}/*`, locale))

describeOnDatabases('redirects with wildcards', (getDb) => {
  const write = (rows: readonly SourceRedirect[]) => getDb().transaction((tx) => redirectRows.write(tx, rows))
  const stored = async () => (await getDb().select().from(redirects)).length

  beforeEach(async () => {
    await getDb().execute(sql`truncate redirects`)
  })

  it('are as many in each market as a missing page may be compared with, and no more', async () => {
    const { rejected } = await write([...patterns(mostPatterns + 2), ...patterns(1, 'de-at')])
    expect(rejected.map(({ row, reason }) => [row.source, reason])).toEqual([
      [`/alt-${mostPatterns}/*`, rejections.tooMany],
      [`/alt-${mostPatterns + 1}/*`, rejections.tooMany],
    ])
    expect(await stored()).toBe(mostPatterns + 1)
  })

  it('can be changed where there are as many as there may be, and others are stored beside them', async () => {
    await write(patterns(mostPatterns))
    const changed = { ...pattern('/alt-3/*'), target: '/de/anders/' }
    expect(await write([changed, pattern('/ohne/')])).toMatchObject({ changed: 2, rejected: [] })
    expect(await write([pattern('/mehr/*')])).toMatchObject({ changed: 0, rejected: [{}] })
  })

  it('of an earlier release, which stored any number, are compared as far as they say most', async () => {
    const rows = patterns(mostPatterns * 2).map(({ locale, target }, at) => {
      const path = at === mostPatterns ? 'die-genaueste-adresse-von-allen/*' : `x${at}/*`
      return { locale, path, target, statusCode: 301 }
    })
    await getDb().insert(redirects).values(rows)
    expect(await findRedirect(getDb(), market, 'die-genaueste-adresse-von-allen/a')).toMatchObject({
      target: '/de/neu/',
    })
  })

  it('are found by their own index among many others', async () => {
    await getDb().execute(sql`
      insert into redirects (locale, path, target)
      select 'de-de', 'seite-' || n, '/de/neu/' from generate_series(1, 20000) n`)
    await write(patterns(3))
    await getDb().execute(sql`analyze redirects`)
    const plan = await getDb().execute<Record<string, string>>(
      sql`explain select path from redirects where locale in ('de-de', 'de-at') and path like '%*%'`,
    )
    expect(plan.flatMap(Object.values).join('\n')).toContain('redirects_patterns')
  })

  it('cost a missing page little, however many there are and whatever is asked for', async () => {
    for (const { shopLocale } of marketsOf('baby'))
      await write(Array.from({ length: mostPatterns }, (_, at) => pattern(`*a${at}*b?q=*z`, shopLocale)))
    const ask = (path: string) =>
      findRedirect(getDb(), market, path, { search: `?q=${'y'.repeat(8_000)}`, others: marketsOf('baby') })
    await ask('warm')
    const since = performance.now()
    expect(await ask('ab'.repeat(999))).toBeUndefined()
    expect(performance.now() - since).toBeLessThan(500)
  })

  it('are compared with no path that is longer than any redirect', async () => {
    await write([pattern('/alt/*')])
    expect(await findRedirect(getDb(), market, `alt/${'x'.repeat(1_000)}`)).toBeDefined()
    expect(await findRedirect(getDb(), market, `alt/${'x'.repeat(3_000)}`)).toBeUndefined()
  })
})
