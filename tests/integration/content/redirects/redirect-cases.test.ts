import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findRedirect } from '@/lib/content/redirects/find-redirect'
import { findMarket, marketsOf } from '@/lib/platform/markets/markets'
import { describeOnDatabases } from '../../../fixtures/databases'
import { importInto } from '../../../fixtures/import'

const market = (code: string) => {
  const found = findMarket('baby', code)
  if (!found) throw new Error(`There is no market ${code}`)
  return found
}

/** A source with its target, an address that is asked for, and where it leads. */
const cases: [source: string, target: string, asked: string, leads: string | undefined][] = [
  ['/alte-seite.html', '/de/ratgeber/', '/alte-seite.html', '/de/ratgeber/'],
  ['/alte-seite.html', '/de/ratgeber/', '/ALTE-SEITE.HTML', '/de/ratgeber/'],
  ['/alt/', '/de/ratgeber/', '/alt', '/de/ratgeber/'],
  ['/alt', '/de/ratgeber/', '/de/alt/', '/de/ratgeber/'],
  ['/de/alt/', '/de/ratgeber/', '/DE/Alt/', '/de/ratgeber/'],
  ['/alt/', '/de/ratgeber/', '/alt/;jsessionid=AF12', '/de/ratgeber/'],
  ['http://www.alt.example/alt/', '/de/ratgeber/', '/alt/', '/de/ratgeber/'],
  ['https://alt.example/index.php?id=3', '/de/a/', '/index.php?id=3', '/de/a/'],
  ['/index.php?a=1&amp;b=2', '/de/a/', '/index.php?a=1&b=2', '/de/a/'],
  ['www.alt.example/alt/', '/de/ratgeber/', '/alt/', '/de/ratgeber/'],
  ['//alt.example/alt/', '/de/ratgeber/', '/alt/', '/de/ratgeber/'],
  ['/&Uuml;ber-uns/', '/de/ratgeber/', '/%C3%9Cber-uns/', '/de/ratgeber/'],
  ['/alt\u200b/', '/de/ratgeber/', '/alt/', '/de/ratgeber/'],
  ['/alt/', '\ufeffde/ratgeber/', '/alt/', '/de/ratgeber/'],
  ['/alt/', 'de-de/ratgeber/', '/alt/', '/de-de/ratgeber/'],
  ['/alt/', 'www.partner.example/a', '/alt/', 'https://www.partner.example/a'],
  ['/alt/', 'https://partner.example/?a=1&amp;b=2', '/alt/', 'https://partner.example/?a=1&b=2'],
  ['/Über uns/', '/de/ratgeber/', '/%C3%9Cber%20uns/', '/de/ratgeber/'],
  ['/größe.html', '/de/ratgeber/', '/gr%F6%DFe.html', '/de/ratgeber/'],
  ['/ueber+uns/', '/de/ratgeber/', '/ueber%20uns/', '/de/ratgeber/'],
  ['/index.php?id=3', '/de/a/', '/index.php?id=3', '/de/a/'],
  ['/index.php?id=3', '/de/a/', '/index.php?id=4', undefined],
  ['/index.php?id=3', '/de/a/', '/index.php', undefined],
  ['/index.php?b=2&a=1', '/de/a/', '/index.php?a=1&b=2&utm_source=x', '/de/a/'],
  ['/index.php', '/de/a/', '/index.php?anything=1', '/de/a/'],
  ['/index.php?name=Größe', '/de/a/', '/index.php?name=Gr%C3%B6%C3%9Fe', '/de/a/'],
  ['/shop/*', '/de/$1', '/shop/betten/', '/de/betten'],
  ['/shop/*.html', '/de/$1/', '/shop/betten/hoch.html', '/de/betten/hoch/'],
  ['/blog/*/*/', '/de/ratgeber/$2-$1/', '/blog/2019/schlaf/', '/de/ratgeber/schlaf-2019/'],
  ['/index.php?id=*', '/de/p/x-$1/', '/index.php?id=4711&x=1', '/de/p/x-4711/'],
  ['/go/*', '/$1', '/go/%2Fevil.example', undefined],
  ['/go/*', '/$1', '/go/%5Cevil.example', undefined],
  ['/go/*', 'https://partner.example/$1', '/go/@evil.example', 'https://partner.example/%40evil.example'],
  ['/go/*', 'https://partner.example/?u=$1', '/go/a&b', 'https://partner.example/?u=a%26b'],
  ['/foo/*', '/de/$1', '/foobar/x', undefined],
  ['/?p=3', '/de/ratgeber/', '/?p=3&utm_source=x', '/de/ratgeber/'],
  ['?p=3', '/de/ratgeber/', '/?p=3', '/de/ratgeber/'],
  ['/?p=3', '/de/ratgeber/', '/?p=4', undefined],
  ['/?p=3', '/de/ratgeber/', '/', undefined],
  ['/?p=3', '/de/ratgeber/', '/de/?p=3', undefined],
  ['/?page_id=*', '/de/p/x-$1/', '/?page_id=12', '/de/p/x-12/'],
  ['*?q=*', '/at/ratgeber/', '/?q=3', undefined],
]

describeOnDatabases('old addresses of the domain', (getDb) => {
  const lead = async (address: string, code = 'de') => {
    const [pathname = '', search = ''] = address.split('?', 2)
    const found = await findRedirect(getDb(), market(code), pathname, {
      search: search === '' ? '' : `?${search}`,
      others: marketsOf('baby'),
    })
    return found?.target
  }
  const csv = (...rows: string[]) => ['source,target,status,locale', ...rows].join('\n')

  beforeEach(async () => {
    await getDb().execute(sql`truncate redirects`)
  })

  it.each(cases)('%s → %s leads %s to %s', async (source, target, asked, leads) => {
    const read = await importInto(getDb(), csv(`"${source}","${target}",301,de-de`), { name: 'r.csv' })
    expect(read).toMatchObject({ rejected: 0, changed: { redirect: 1 } })
    expect(await lead(asked)).toBe(leads)
  })

  it('of the small file all lead on, whatever market the visitor is in', async () => {
    const file = await readFile('tests/fixtures/cases/redirects/old-addresses.csv')
    expect(await importInto(getDb(), file, { name: 'r.csv' })).toMatchObject({ rows: 5, rejected: 0 })
    for (const address of [
      '/de/alte-seite.html',
      '/alte-seite-ohne-markt.html',
      '/de/index.php?cl=details&anid=123',
      '/alt-ohne-praefix/',
      '/de/shop/artikel-4711.html',
    ])
      expect([address, await lead(address, 'ch-fr')]).toEqual([address, '/de/ratgeber/'])
  })

  it('prefer the redirect of the visitor’s market', async () => {
    await importInto(getDb(), csv('/alt/,/de/a/,301,de-de', '/alt/,/at/b/,301,de-at'), { name: 'r.csv' })
    expect([await lead('/alt/', 'de'), await lead('/alt/', 'at'), await lead('/alt/', 'ch')]).toEqual([
      '/de/a/',
      '/at/b/',
      '/de/a/',
    ])
  })

  it.each(['/', '/de/', '/de/?p=3'])('do not lead away from a home page: %s', async (source) => {
    const read = await importInto(getDb(), csv(`${source},/de/ratgeber/,301,de-de`), { name: 'r.csv' })
    expect(read).toMatchObject({ rejected: 1 })
  })

  it('lead nobody round in a circle, also by way of wildcards', async () => {
    const rows = csv('/alt/*,/de/neu/$1,301,de-de', '/neu/*,/de/alt/$1,301,de-de')
    await importInto(getDb(), rows, { name: 'r.csv' })
    for (const address of ['/alt/a/', '/neu/a/']) expect(await lead(address)).toBeUndefined()
  })

  it.each([
    ['tabs', 'source\ttarget\n/alt/\t/de/neu/'],
    ['semicolons and CR LF', 'source;target\r\n/alt/;/de/neu/\r\n'],
    ['a byte order mark', '\ufeffsource,target\n/alt/,/de/neu/'],
    ['other names of the columns', 'Redirect from,Redirect to\n/alt/,/de/neu/'],
    ['underscores in the names of the columns', 'old_url,new_url,Status_Code\n/alt/,/de/neu/,301'],
    ['German names of the columns', 'Quelle;Ziel;HTTP-Code\n/alt/;/de/neu/;301'],
    ['columns of a kind', 'Origin,Target,Type,Format\n/alt/,/de/neu/,301,plain'],
    [
      'columns that say nothing',
      'source,target,regex,code,type,match,hits,title\n/alt/,/de/neu/,0,301,url,url,12,',
    ],
    ['no names of the columns', '/alt/,/de/neu/'],
    ['words behind the status', 'source,target,status\n/alt/,/de/neu/,301 Moved Permanently'],
    ['empty rows', 'source,target\n,\n/alt/,/de/neu/\n,\n'],
    ['letters of Windows', Buffer.from('source,target\n/größe/,/de/x/\n/alt/,/de/neu/', 'latin1')],
  ])('come in tables with %s', async (_, table) => {
    expect(await importInto(getDb(), table, { name: 'r.csv' })).toMatchObject({ rejected: 0 })
    expect(await lead('/alt/')).toBe('/de/neu/')
  })

  it('come with columns of other systems, which are listed once, and no misspelt ones', async () => {
    const table = 'source,target,colour,hits\n/alt/,/de/neu/,red,1\n/alt/2/,/de/neu/,red,1'
    const { ignored } = await importInto(getDb(), table, { name: 'r.csv' })
    expect(ignored).toEqual([
      'colour: redirects have no column of this name',
      'hits: it says nothing of where a redirect leads',
    ])
    const misspelt = table.replace('colour', 'lokale')
    await expect(importInto(getDb(), misspelt, { name: 'r.csv' })).rejects.toThrow('“lokale”. The nearest')
    const allowed = { name: 'r.csv', allowColumns: ['Lokale'] }
    expect(await importInto(getDb(), misspelt, allowed)).toMatchObject({ rejected: 0 })
  })

  it.each([
    ['^/alt/(.*)$', '/de/$1', '/alt/x/', '/de/x'],
    ['^\\/alt\\/seite\\.html$', '/de/a/', '/alt/seite.html', '/de/a/'],
    ['/alt(/)?$', '/de/a/', '/alt/', '/de/a/'],
    ['/p/(\\d+)', '/de/a/', '/p/3', undefined],
    ['^/produkte?/(.*)$', '/de/$1', '/produkt/x/', undefined],
    ['^/seite\\.html?$', '/de/a/', '/seite.htm', undefined],
    ['^/blog/', '/de/a/', '/blog/x/', undefined],
    ['^/index\\.php\\?id=3$', '/de/a/', '/index.php?id=3', '/de/a/'],
  ])('come as regular expressions that wildcards can say: %s', async (source, target, asked, leads) => {
    const table = `source,target,regex\n${source},${target},1`
    const read = await importInto(getDb(), table, { name: 'r.csv' })
    expect(read).toMatchObject({ rejected: leads ? 0 : 1 })
    if (!leads) expect(read.samples).toMatchObject([{ reason: expect.stringContaining('wildcards') }])
    expect(await lead(asked)).toBe(leads)
  })

  it('that another system has switched off stay so, and are named', async () => {
    const table =
      'source,target,regex,code,type,hits,title,status\n/a/,/de/x/,0,301,url,1,,active\n/b/,/de/y/,0,302,url,1,,disabled'
    const { samples } = await importInto(getDb(), table, { name: 'r.csv' })
    expect(samples).toMatchObject([{ line: 3, reason: expect.stringContaining('switched off') }])
    expect([await lead('/a/'), await lead('/b/')]).toEqual(['/de/x/', undefined])
  })

  it('with a status that is none are refused', async () => {
    const read = await importInto(getDb(), csv('/a/,/de/x/,moved'), { name: 'r.csv' })
    expect(read).toMatchObject({ rejected: 1 })
  })

  it('say of each row of a table what became of it', async () => {
    await importInto(getDb(), csv('/a/,/de/x/', '/b/,/de/x/'), { name: 'r.csv' })
    const rows = csv('/a/,/de/x/', '/b/,/de/y/', '/c/,/de/z/,302', '/d/,evil')
    const { told, samples } = await importInto(getDb(), rows, { name: 'r.csv' })
    expect(told).toEqual([
      'line 2: /a/ → /de/x/ (301), unchanged',
      'line 3: /b/ → /de/y/ (301), changed',
      'line 4: /c/ → /de/z/ (302), new',
    ])
    expect(samples).toMatchObject([{ line: 5, reason: expect.stringContaining('target') }])
  })
})
