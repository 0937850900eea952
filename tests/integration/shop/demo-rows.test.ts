import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { redirects } from '@/lib/content/redirects'
import { writeAttributeValues } from '@/lib/shop/import/write/write-attribute-values'
import { writeCategories } from '@/lib/shop/import/write/write-categories'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { writeStores } from '@/lib/shop/import/write/write-stores'
import { writeSearchSynonyms } from '@/lib/shop/listing'
import { writePromotions } from '@/lib/shop/promotions'
import { writeGiftCards } from '@/lib/shop/vouchers/write-gift-cards'
import { writeVouchers } from '@/lib/shop/vouchers/write-vouchers'
import { beginShop } from '@/scripts/seed/begin-shop'
import { seedAttributeValues } from '@/scripts/seed/catalogue/attribute-values'
import { seedProducts } from '@/scripts/seed/catalogue/products'
import { seedPromotions } from '@/scripts/seed/catalogue/promotions'
import { storesOf } from '@/scripts/seed/catalogue/stores'
import { seedGiftCards, seedVouchers } from '@/scripts/seed/catalogue/vouchers'
import { keyOf, pages, rowKinds } from '@/scripts/seed/marks/kinds'
import { describeDemo, findDemo, hasDemo, removeDemo } from '@/scripts/seed/removal'
import { describeOnDatabases } from '../../fixtures/databases'
import { givenOrder } from '../../fixtures/orders'
import { sleepingBag, sourceVariant } from '../../fixtures/source-product'

const nothing = { withChanged: false, withTrial: false }
const brand = 'baby'

/** What is made of other rows, and follows them. */
const derived = [
  ...[
    'facet_values',
    'listing_bits',
    'listing_changes',
    'listing_entries',
    'listing_texts',
    'listing_versions',
  ],
  ...[
    'listing_words',
    'product_keys',
    'search_words',
    'stale_listings',
    'word_bits',
    'content_invalidations',
  ],
]

/** What every shop has, with or without the demo: the space, and the library of blocks. */
const ofEveryShop = ['cms_spaces', 'cms_components', 'cms_component_groups', 'demo_rows', 'outbox']

describeOnDatabases('The rows of the demo', (getDb) => {
  const ask = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) => [
    ...(await getDb().execute<Row>(query)),
  ]
  const count = async (table: string, where = sql`true`) => {
    const [row] = await ask<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} t where ${where}`,
    )
    return row?.count ?? 0
  }
  const filledTables = async () => {
    const tables = await ask<{ name: string }>(sql`
      select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
        and relnamespace = 'public'::regnamespace order by relname`)
    const filled: string[] = []
    for (const { name } of tables) if ((await count(name)) > 0) filled.push(name)
    return filled
  }
  /** The tables whose rows go with those of tables that have marks. */
  const parts = async (marked: readonly string[]) => {
    const rows = await ask<{ name: string }>(sql`
      with recursive part as (
        select unnest(string_to_array(${marked.join()}, ','))::text as name
        union select c.conrelid::regclass::text from pg_constraint c
        join part on c.confrelid = to_regclass(part.name) where c.contype = 'f' and c.confdeltype = 'c')
      select name from part`)
    return rows.map(({ name }) => name)
  }
  const empty = () =>
    getDb().execute(sql`
      truncate cms_stories, cms_spaces, cms_components, products, categories, stores, promotions, vouchers, gift_cards,
        redirects, attribute_values, recommendation_fallback, search_redirects, search_synonyms, search_occasions, search_words,
        listing_entries, listing_words, demo_rows, orders, outbox cascade`)
  const begin = (beginning: 'demo' | 'empty') => beginShop(getDb(), brand, { beginning, isLocal: true })
  const told = async (chosen = nothing) =>
    describeDemo(await findDemo(getDb(), brand, chosen), chosen).join('\n')
  const remove = (chosen = nothing) => removeDemo(getDb(), brand, { ...chosen, withPages: true })

  describe('of a new shop', () => {
    beforeAll(async () => {
      await empty()
      await begin('demo')
    }, 180_000)

    it('are marked, each of every table that the demo fills', async () => {
      const withMarks = [...rowKinds, pages]
      const known = [...derived, ...ofEveryShop, ...(await parts(withMarks.map(({ table }) => table)))]
      expect((await filledTables()).filter((name) => !known.includes(name))).toEqual([])
      for (const kind of withMarks) {
        const isMarked = sql`exists (select from demo_rows d where d.kind = ${kind.table} and d.key = ${keyOf(kind, sql`t`)})`
        const isRow = kind === pages ? sql`not t.is_folder` : sql`true`
        expect([kind.table, await count(kind.table, sql`${isRow} and not ${isMarked}`)]).toEqual([
          kind.table,
          0,
        ])
        expect([kind.table, (await count(kind.table)) > 0]).toEqual([kind.table, true])
      }
      expect(await told()).not.toContain('kept')
    }, 120_000)

    it('are found in a database that is older than the marks by what the demo writes', async () => {
      const before = await told()
      await getDb().execute(sql`create table kept_marks as table demo_rows`)
      await getDb().execute(sql`truncate demo_rows`)
      await getDb().execute(sql`update stores set hours = '[]' where key = 'berlin'`)
      const lines = await told()
      expect(lines).toMatch(/stores: 12 to remove; 1 changed by you, kept: berlin/)
      expect(lines.replace(/stores: .*/, '')).toBe(before.replace(/stores: .*/, ''))
      expect(await told()).toBe(lines)
      await getDb().execute(sql`truncate demo_rows`)
      await getDb().execute(sql`insert into demo_rows table kept_marks`)
      await getDb().execute(sql`drop table kept_marks`)
      await writeStores(getDb(), storesOf(brand))
    }, 120_000)

    it('are told from those of the merchant between them, and from those that the merchant changed', async () => {
      const [first, second, third] = seedProducts(brand, 300)
      const [promotion] = seedPromotions(brand)
      const [voucher] = seedVouchers(brand)
      const [card] = seedGiftCards()
      const [value] = seedAttributeValues()
      const [store, other] = storesOf(brand)
      if (!first || !second || !third || !promotion || !voucher || !card || !value || !store || !other)
        throw new Error('The demo has too little')
      const db = getDb()
      await writeProducts(
        db,
        [
          sleepingBag('own-1', {
            ...{ number: 'own1', categories: ['own'], attributes: { farbe: 'salbei' } },
            variants: [sourceVariant('own-1.70', { storeStock: { [other.key]: 2 } })],
          }),
          {
            ...second,
            texts: { ...second.texts, de: { ...second.texts.de, name: 'Geändert', description: '' } },
          },
        ] as Parameters<typeof writeProducts>[1],
        { brand },
      )
      const own = {
        locale: 'de-de',
        key: 'own',
        parentKey: undefined,
        name: 'Eigenes',
        path: 'eigenes',
        position: 1,
      }
      await writeCategories(db, [own] as Parameters<typeof writeCategories>[1], { brand })
      await writePromotions(db, [{ ...promotion, labels: { ...promotion.labels, de: 'Mein Angebot' } }])
      // A code more of a series is the merchant's, who has given it to somebody.
      await writeVouchers(db, [{ ...voucher, codes: [...voucher.codes, 'MEINCODE'] }])
      await writeGiftCards(db, [{ ...card, balance: card.balance + 500 }])
      await writeAttributeValues(
        db,
        [{ ...value, labels: { ...value.labels, de: 'Mein Wort' } }] as Parameters<
          typeof writeAttributeValues
        >[1],
        { brand },
      )
      await writeStores(db, [
        { ...store, street: 'Hauptweg 1' },
        { ...store, key: 'own', name: 'Laden' },
      ] as Parameters<typeof writeStores>[1])
      await writeSearchSynonyms(db, [{ language: 'de', word: 'eigenwort', means: ['schlafsack'] }])
      await db.insert(redirects).values({ locale: 'de-de', path: '/eigen', target: '/de/', statusCode: 301 })
      const [variant] = third.variants
      await givenOrder(db, {
        lines: [{ variant: variant?.referenceKey ?? '' }],
        voucherId: seedVouchers(brand)[1]?.id,
      })
      const lines = await told()
      expect(lines).toContain(
        `products: 298 to remove; 1 changed by you, kept: ${second.referenceKey}; 1 in an order`,
      )
      expect(lines).toMatch(new RegExp(`promotions: \\d+ to remove; 1 changed by you, kept: ${promotion.id}`))
      expect(lines).toMatch(
        new RegExp(`vouchers: 2 to remove; 1 changed by you, kept: ${voucher.id}; 1 in an order`),
      )
      expect(lines).toContain(`gift cards: 3 to remove; 1 changed by you, kept: ${card.code}`)
      expect(lines).toMatch(
        new RegExp(
          `stores: \\d+ to remove; 1 changed by you, kept: ${store.key}; 1 needed by what you have made, kept: ${other.key}`,
        ),
      )
      expect(lines).toMatch(
        /names of attributes: \d+ to remove; 1 changed by you, kept: .*needed by.*asGro 70/,
      )
    }, 120_000)

    it('stay the changed ones when a new store or an order lets the feed be written anew', async () => {
      await getDb().execute(sql`update products set source_hash = ''`)
      expect(await told()).toContain('products: 298 to remove; 1 changed by you')
    }, 120_000)

    it('go, and leave what is the merchant’s, with what belongs to an order out of sale', async () => {
      const { rows } = await remove()
      expect(rows.products).toBe(298)
      const keys = await ask<{ key: string }>(sql`select reference_key as key from products order by 1`)
      expect(keys).toHaveLength(3)
      const sold = await ask<{ key: string }>(sql`
        select distinct p.reference_key as key from products p join variants v on v.product_id = p.id
          join prices r on r.variant_id = v.id order by 1`)
      expect(sold.map(({ key }) => key)).toContain('own-1')
      expect(sold).toHaveLength(2)
      expect(await count('categories', sql`key = 'own'`)).toBe(1)
      expect(await count('voucher_codes', sql`code = 'MEINCODE'`)).toBe(1)
      expect(await count('vouchers')).toBe(2)
      expect(await count('vouchers', sql`valid_to <= now()`)).toBe(1)
      expect(await count('promotions')).toBe(1)
      expect(await count('gift_cards')).toBe(1)
      expect(await count('stores')).toBe(3)
      expect(await count('store_stock')).toBeGreaterThan(0)
      expect(await count('search_synonyms')).toBe(1)
      expect(await count('redirects')).toBe(1)
      expect(await count('orders')).toBe(1)
      expect(hasDemo(await findDemo(getDb(), brand, nothing), nothing)).toBe(false)
    }, 120_000)

    it('go all, where that is said, and nothing that follows them is left', async () => {
      await remove({ withChanged: true, withTrial: true })
      expect(await told({ withChanged: true, withTrial: true })).toMatch(
        /^ {2}(stores|names of attributes).*needed by/,
      )
      expect(await ask(sql`select reference_key as key, number from products`)).toEqual([
        { key: 'own-1', number: 'own1' },
      ])
      expect(await count('listing_entries', sql`locale = 'de-de'`)).toBe(1)
      expect(await count('search_words', sql`word like 'kinderwagen%'`)).toBe(0)
      for (const table of [
        'promotions',
        'vouchers',
        'gift_cards',
        'recommendation_fallback',
        'search_redirects',
      ])
        expect([table, await count(table)]).toEqual([table, 0])
      // The colour and the size of the merchant's own product.
      expect(await count('attribute_values')).toBe(2)
      expect(await count('stores', sql`key not in ('own', ${storesOf(brand)[1]?.key ?? ''})`)).toBe(0)
    }, 120_000)
  })

  describe('of a shop that began without them', () => {
    beforeEach(async () => {
      await empty()
      await begin('empty')
    }, 120_000)

    it('are none, also where a row has the id of one of the demo', async () => {
      await writeProducts(getDb(), [...seedProducts(brand, 1)], { brand })
      await writeVouchers(getDb(), seedVouchers(brand))
      await getDb().execute(sql`
        update cms_stories set content = jsonb_set(content, '{title}', '"Meine Seite"'), updated_at = now() + interval '1 second'
        where full_slug = 'de-de/home'`)
      const all = { withChanged: true, withTrial: false }
      expect(await told(all)).toBe('  nothing')
      await remove(all)
      expect(await count('products')).toBe(1)
      expect(await count('vouchers')).toBe(seedVouchers(brand).length)
      expect(
        await count('cms_stories', sql`full_slug = 'de-de/home' and content ->> 'title' = 'Meine Seite'`),
      ).toBe(1)
    }, 120_000)
  })
})
