import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '@/lib/platform/db/connect'
import { databaseUrl } from '../fixtures/e2e/content-service'
import { describe, expect, test } from '../fixtures/http/test'
import { queryOn } from '../fixtures/query'
import { paths } from '../fixtures/shop-window-paths'

const unique = () => `pa${randomUUID().replaceAll('-', '').slice(0, 12)}`

describe('the address of a product', () => {
  for (const path of [
    '/de/p/wickelbody-zz99/',
    '/de/p/pw1001x/',
    '/de/p/-/',
    '/de/p/..%2f..%2fetc-passwd/',
    `/de/p/${'x'.repeat(300)}/`,
    "/de/p/a-1'%20or%201=1/",
  ])
    test(`answers 404 where there is no such product: ${path.slice(0, 40)}`, async ({ ask }) => {
      expect((await ask(path)).status).toBe(404)
    })

  for (const [path, query] of [
    ['/de/p/pw1001/', ''],
    ['/de/p/ein-alter-name-pw1001/', '?variant=PW.pw1001.074'],
    ['/de/p/PW1001/', '?variant=PW.pw1001.074&voucher=X'],
    [paths.apricot.replace('pw1002', 'pw1001'), ''],
  ] as const)
    test(`leads for good to the canonical one, with its query: ${path}${query}`, async ({ ask }) => {
      const { status, headers } = await ask(path + query)
      expect(status).toBe(308)
      expect(headers.location).toBe(paths.sage + query)
    })
})

test('a product without a text in the language of the market is shown in German, which its words say', async ({
  ask,
}) => {
  const moved = await ask('/ch-fr/p/pruefling-pw6001/')
  expect(moved.status).toBe(308)
  const path = paths.hostile.replace('/de/', '/ch-fr/')
  expect(moved.headers.location).toBe(path)
  const { status, body } = await ask(path)
  expect(status).toBe(200)
  expect(body).toMatch(/<h1>.*<span[^>]* lang="de"[^>]*>/)
})

test('wrong addresses leave no file behind', async ({ ask }) => {
  const mark = unique()
  const wrong = [
    [`/de/p/${mark}-pw1001/`, 308],
    [`/de/p/${mark}%2Fx-pw1001/`, 308],
    [`/ch-fr/p/${mark}-pw1001/`, 308],
    [`/de/p/x-${mark}/`, 404],
    [`/de/p/${mark}-pw1001.rsc`, 404],
    [`/xx/p/${mark}-pw1001/`, 404],
  ] as const
  for (const [path, status] of wrong)
    for (const headers of [{}, { rsc: '1' }] as Record<string, string>[])
      expect.soft((await ask(path, { headers })).status, path).toBe(status)
  expect((await ask(paths.sage)).status).toBe(200)
  const files = await readdir(join(process.env.E2E_DIST_DIR ?? '.next', 'server'), { recursive: true })
  expect(files.filter((name) => name.includes(mark))).toEqual([])
})

test('a product that gets another name is followed to its new address', async ({ ask }) => {
  const number = unique()
  const { db, close } = connect({ url: databaseUrl(), max: 1 })
  const sql = queryOn(db)
  const tell = () => sql`insert into content_invalidations (tags) values (${[`product:${number}`]})`
  const at = (name: string) => `/de/p/${name}-${number}/`
  try {
    expect((await ask(at('alt'))).status).toBe(404)
    await sql`
      with p as (
        insert into products (reference_key, number, master_key, brand, source_hash)
        values (${number}, ${number}, ${number}, 'Prüfling', '') returning id
      ), t as (
        insert into product_texts (product_id, language, name, path) select id, 'de', 'Alt', ${`alt-${number}`} from p
      ), v as (
        insert into variants (product_id, reference_key) select id, ${number} from p returning id
      )
      insert into prices (variant_id, country, currency, with_tax, without_tax, vat)
      select id, 'DE', 'EUR', 100, 84, 0.19 from v`
    await tell()
    expect((await ask(at('neu'))).headers.location).toBe(at('alt'))

    await sql`update product_texts set path = ${`neu-${number}`} where path = ${`alt-${number}`}`
    await tell()
    await expect.poll(async () => (await ask(at('alt'))).headers.location).toBe(at('neu'))

    await sql`delete from products where number = ${number}`
    await tell()
    await expect.poll(async () => (await ask(at('neu'))).status).toBe(404)
  } finally {
    await sql`delete from products where number = ${number}`
    await close()
  }
})
