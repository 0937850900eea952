import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beginShop } from '@/scripts/seed/begin-shop'
import { type Beginning, readBeginning } from '@/scripts/seed/beginning'
import { seedCatalogue } from '@/scripts/seed/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

describe('What a start is asked for', () => {
  const storyblok = { token: 't', region: 'eu', apiUrl: undefined, webhookSecret: 's' } as const

  it.each<[string[], Beginning]>([
    [[], undefined],
    [['--dev'], undefined],
    [['--demo'], 'demo'],
    [['--dev', '--empty'], 'empty'],
  ])('is read from %j', (words, expected) =>
    expect(readBeginning(words, { storyblok: undefined })).toBe(expected),
  )

  it('is not both, and no demo of pages that come from Storyblok', () => {
    expect(() => readBeginning(['--demo', '--empty'], { storyblok: undefined })).toThrow('exclude each other')
    expect(() => readBeginning(['--demo'], { storyblok })).toThrow('STORYBLOK_TOKEN')
    expect(() => readBeginning(['--demp'], { storyblok })).toThrow('There is no --demp.')
    expect(readBeginning(['--empty'], { storyblok })).toBe('empty')
  })
})

describeOnDatabases('The first start of a shop', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`
      truncate cms_stories, cms_spaces, cms_components, products, categories, stores, promotions, vouchers, gift_cards,
        redirects, attribute_values, recommendation_fallback, search_redirects, search_synonyms, search_occasions, search_words,
        listing_entries, listing_words cascade`)
  })

  const count = async (table: string) => {
    const [row] = await getDb().execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    )
    return row?.count ?? 0
  }
  const begin = (beginning: Beginning, isLocal: boolean) => beginShop(getDb(), 'baby', { beginning, isLocal })

  it.each<[string, Beginning, boolean, boolean]>([
    ['the demo at an address of the machine itself', undefined, true, true],
    ['nothing of the demo there, where that is asked for', 'empty', true, false],
    ['nothing of the demo where others can open the shop', undefined, false, false],
    ['the demo there, where that is asked for', 'demo', false, true],
  ])(
    'brings %s',
    async (_, beginning, isLocal, isDemo) => {
      const told = await begin(beginning, isLocal)
      expect(told).toContain(isDemo ? 'npm start -- --empty' : 'npm start -- --demo')
      expect(await count('cms_components')).toBeGreaterThan(30)
      const goods = ['products', 'categories', 'stores', 'promotions', 'redirects', 'attribute_values']
      for (const table of [...goods, 'vouchers', 'gift_cards', 'search_words'])
        expect([table, (await count(table)) > 0]).toEqual([table, isDemo])
      const [home] = await getDb().execute<{ published: boolean }>(
        sql`select published_content is not null as published from cms_stories where full_slug = 'de-de/home'`,
      )
      expect(home).toEqual({ published: true })
      expect(await begin(undefined, isLocal)).toBeUndefined()
      expect((await count('products')) > 0).toBe(isDemo)
    },
    120_000,
  )

  it('leaves imported goods without the pages of the demo, unless these are asked for', async () => {
    await seedCatalogue(getDb(), 'baby', { products: 1, codes: false })
    expect(await begin(undefined, true)).toContain('drafts')
    const plain = await count('cms_stories')
    expect(plain).toBeLessThan(60)
    await getDb().execute(sql`truncate cms_stories cascade`)
    expect(await begin('demo', true)).toContain('what was missing')
    expect(await count('cms_stories')).toBeGreaterThan(plain)
    expect(await count('products')).toBe(1)
  }, 120_000)

  it('brings a market that is opened later what the first one began with, once', async () => {
    const inFolder = async (folder: string) =>
      (
        await getDb().execute<{ slug: string; shown: boolean }>(
          sql`select full_slug as slug, published_content is not null as shown from cms_stories
            where not is_folder and full_slug like ${`${folder}/%`} order by full_slug`,
        )
      ).map(({ slug, shown }) => [slug.slice(folder.length), shown])
    vi.stubEnv('SHOP_MARKETS', 'de')
    await begin('empty', true)
    expect(await inFolder('de-at')).toEqual([])
    vi.stubEnv('SHOP_MARKETS', 'de,at')
    expect(await begin(undefined, true)).toContain('Began the pages of de-at, which had none')
    expect(await inFolder('de-at')).toEqual(await inFolder('de-de'))
    expect(await begin(undefined, true)).toBeUndefined()
    vi.unstubAllEnvs()
  }, 120_000)

  it('brings nothing to a market whose pages are in the bin, nor where the company has them for all', async () => {
    await begin('empty', true)
    await getDb().execute(sql`delete from cms_stories where full_slug like 'de-at%'`)
    await getDb().execute(sql`
      insert into cms_deleted_stories (story_id, uuid, group_id, name, slug, full_slug, is_startpage, tag_list, translated_slugs, content)
      select 1, gen_random_uuid(), gen_random_uuid(), 'Home', 'home', 'de-at/home', false, '{}', '[]', '{}'`)
    expect(await begin(undefined, true)).toBeUndefined()
    await getDb().execute(sql`truncate cms_deleted_stories cascade`)
    await getDb().execute(sql`update cms_stories set full_slug = 'baby/home' where full_slug = 'de-de/home'`)
    expect(await begin(undefined, true)).toBeUndefined()
  }, 120_000)

  it('takes nothing away from a shop that has something, and adds no second demo', async () => {
    await begin('demo', true)
    expect(await begin('empty', true)).toContain('npm run demo -- --remove')
    expect(await begin('demo', true)).toContain('not added')
    expect(await count('products')).toBe(300)
  }, 120_000)
})
