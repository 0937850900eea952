import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { allMarkets } from '@/lib/platform/markets/markets'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { outbox } from '@/lib/platform/outbox/tables'
import { renewStaleListings } from '@/lib/shop/import/write/renew-stale'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { givenProduct } from '../../../fixtures/catalogue'
import { describeOnDatabases } from '../../../fixtures/databases'
import { emptyDatabase, migrateUpTo, withLaterColumns } from '../../../fixtures/migrations'

describeOnDatabases('migrations', (getDb, getUrl) => {
  const empty = () => emptyDatabase(getDb())

  it('run once when several instances start on an empty database at once', async () => {
    await empty()
    const pools = [1, 2, 3, 4].map(() => connect({ url: getUrl(), max: 1 }))
    // Connected before, since a connection is waited for ten seconds alone, which a slow machine needs to migrate.
    await Promise.all(pools.map(({ db }) => db.execute(sql`select 1`)))
    await Promise.all(pools.map(({ db }) => migrateDatabase(db)))
    await Promise.all(pools.map((pool) => pool.close()))
    const [row] = await getDb().execute<{ runs: number; migrations: number; tables: number }>(sql`
      select (select count(*)::int from drizzle.__drizzle_migrations) as runs,
             (select count(distinct hash)::int from drizzle.__drizzle_migrations) as migrations,
             (select count(*)::int from pg_tables where schemaname = 'public') as tables`)
    expect(row?.runs).toBe(row?.migrations)
    expect(row?.tables).toBeGreaterThan(10)
  })

  it('leave a database alone that is up to date', async () => {
    await migrateDatabase(getDb())
    await migrateDatabase(getDb())
    const rows = await getDb().execute(
      sql`select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1`,
    )
    expect(rows).toHaveLength(0)
  })

  it('of a later release that only add leave the releases before it at work, and no others do', async () => {
    await empty()
    await migrateDatabase(getDb())
    const before = await getDb().execute(sql`select hash from drizzle.__drizzle_migrations order by id`)
    await migrateUpTo(getDb(), '0078_delivery-notes')
    expect(await getDb().execute(sql`select hash from drizzle.__drizzle_migrations order by id`)).toEqual(
      before,
    )
    await getDb().execute(
      sql`update drizzle.__drizzle_migrations set expands = false where id = (select max(id) from drizzle.__drizzle_migrations)`,
    )
    await expect(migrateUpTo(getDb(), '0078_delivery-notes')).rejects.toThrow(/newer than this release/)
  })

  it('have made the partition of every market in each table that is divided by market', async () => {
    await migrateDatabase(getDb())
    const rows = await getDb().execute<{ parent: string; bounds: string }>(sql`
      select i.inhparent::regclass::text as parent, string_agg(pg_get_expr(c.relpartbound, c.oid), ' ') as bounds
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where c.relispartition and c.relkind = 'r'
      group by i.inhparent`)
    expect(rows.map(({ parent }) => parent).sort()).toEqual([
      'listing_bits',
      'listing_entries',
      'listing_words',
    ])
    const missing = rows.flatMap(({ parent, bounds }) =>
      allMarkets
        .filter(({ shopLocale }) => !bounds.includes(`'${shopLocale}'`))
        .map((market) => `${parent}: ${market.shopLocale}`),
    )
    expect(missing).toEqual([])
  })

  it('take over what both outboxes hold, and give no message the id of an earlier one', async () => {
    const db = getDb()
    await empty()
    await migrateUpTo(db, '0010_baskets')
    await db.execute(sql`
      insert into message_outbox (kind, subject, attempts, next_attempt_at, delivered_at, failed_at) values
        ('confirm', 11, 1, '2026-11-20', '2026-11-20', null), ('subscribe', 12, 12, '2026-11-20', null, '2026-11-20'),
        ('answers', 13, 3, '2026-11-22T12:00Z', null, null), ('confirm', 14, 0, '2026-11-22', null, null)`)
    await db.execute(sql`delete from message_outbox where subject = 14`)
    await db.execute(sql`
      insert into cms_webhook_outbox (payload, attempts, delivered_at) values
        ('{"story_id": 21}', 1, '2026-11-20'), ('{"story_id": 22}', 5, null), ('{"story_id": 23}', 0, null)`)
    await migrateDatabase(db)
    await enqueue(db, 'confirm', [{ subject: 15 }])
    const rows = await db.select().from(outbox).orderBy(outbox.id)
    expect(
      rows.map(({ id, kind, payload, attempts, deliveredAt, failedAt }) => [
        id,
        kind,
        payload,
        attempts,
        deliveredAt !== null,
        failedAt !== null,
      ]),
    ).toEqual([
      [1, 'confirm', { subject: 11 }, 1, true, false],
      [2, 'subscribe', { subject: 12 }, 12, false, true],
      [3, 'answers', { subject: 13 }, 3, false, false],
      [5, 'webhook', { story_id: 21 }, 1, true, false],
      [6, 'webhook', { story_id: 22 }, 5, false, false],
      [7, 'webhook', { story_id: 23 }, 0, false, false],
      [8, 'confirm', { subject: 15 }, 0, false, false],
    ])
    expect(rows[2]?.nextAttemptAt).toEqual(new Date('2026-11-22T12:00Z'))
  })

  it('keep the menu, the hotlines and the subjects of a layout that was made before they were blocks of their own', async () => {
    const db = getDb()
    await empty()
    await migrateUpTo(db, '0014_page_categories')
    const link = { linktype: 'url', url: '/de/betten/' }
    const content = {
      component: 'layout',
      titleTemplate: '%s',
      navigation: [
        {
          ...{ component: 'layout_link_group', _uid: 'a', name: 'Schlafen' },
          links: [{ component: 'layout_link', _uid: 'b', name: 'Betten', link }],
        },
        { component: 'layout_link_group', _uid: 'c', name: 'Ratgeber' },
      ],
      hotlineCards: [{ component: 'layout_text', _uid: 'd', title: 'Service', phone: '1' }],
      contactSubjects: [{ component: 'layout_text', _uid: 'e', title: 'Rückgabe' }],
      sellingPoints: [{ component: 'layout_text', _uid: 'f', title: 'Versand' }],
    }
    const page = { component: 'page', navigation: [{ component: 'layout_link_group' }] }
    await db.execute(sql`
      insert into cms_stories (uuid, group_id, name, slug, full_slug, content, published_content) values
        (gen_random_uuid(), gen_random_uuid(), 'Layout', 'layout', 'layout', ${JSON.stringify(content)}::jsonb, ${JSON.stringify(content)}::jsonb),
        (gen_random_uuid(), gen_random_uuid(), 'Bare', 'bare', 'bare', '{"component": "layout"}', null),
        (gen_random_uuid(), gen_random_uuid(), 'Page', 'page', 'page', ${JSON.stringify(page)}::jsonb, null)`)
    await migrateDatabase(db)
    const rows = await db.execute<{ content: unknown; published: unknown }>(
      sql`select content, published_content as published from cms_stories order by id`,
    )
    const renamed = {
      ...content,
      navigation: [
        {
          ...{ component: 'navigation_entry', _uid: 'a', name: 'Schlafen' },
          entries: [{ component: 'navigation_entry', _uid: 'b', name: 'Betten', link }],
        },
        { component: 'navigation_entry', _uid: 'c', name: 'Ratgeber', entries: [] },
      ],
      hotlineCards: [{ component: 'layout_hotline', _uid: 'd', title: 'Service', phone: '1' }],
      contactSubjects: [{ component: 'contact_subject', _uid: 'e', title: 'Rückgabe' }],
    }
    expect([...rows]).toEqual([
      { content: renamed, published: renamed },
      { content: { component: 'layout' }, published: null },
      { content: page, published: null },
    ])
  })

  it('take a position of 0 for none, and keep the others', async () => {
    const db = getDb()
    await empty()
    await migrateUpTo(db, '0016_product_renewal')
    await db.execute(sql`
      insert into attribute_values (attribute, value, position) values ('masse', '60 cm', 0), ('masse', '80 cm', 2)`)
    await migrateDatabase(db)
    expect([...(await db.execute(sql`select value, position from attribute_values order by id`))]).toEqual([
      { value: '60 cm', position: null },
      { value: '80 cm', position: 2 },
    ])
  })

  it('name the products whose tiles an older release has written, and they are rewritten once', async () => {
    const db = getDb()
    await empty()
    await migrateUpTo(db, '0015_layout_items')
    const products = [
      givenProduct({ key: 'A1', name: 'Schlafsack', colour: 'Gewitter', stock: 0 }),
      givenProduct({ key: 'B1', name: 'Decke' }),
    ]
    // Today's writer counts its changes in tables of later migrations, and knows columns of others.
    await db.execute(
      sql`create table listing_versions (one boolean primary key default true, version integer)`,
    )
    await db.execute(sql`create table listing_changes (version integer primary key, products bigint[])`)
    await withLaterColumns(db, () => writeProducts(db, products, { brand: 'baby' }))
    await db.execute(sql`drop table listing_versions, listing_changes`)
    const cards = async () => {
      const rows = await db.execute<{ card: { soldOut?: boolean; colours: unknown[] } }>(
        sql`select card from listing_entries where locale = 'de-de' order by number`,
      )
      return rows.map(({ card: { soldOut, colours } }) => ({ soldOut, colours }))
    }
    const now = await cards()
    await db.execute(sql`update listing_entries set card = card - 'soldOut' || '{"colours": []}'`)
    await db.execute(sql`truncate content_invalidations`)
    await migrateDatabase(db)
    const left = async () => [...(await db.execute(sql`select product_id from stale_listings`))].length
    expect(await left()).toBe(2)
    const ended = AbortSignal.abort()
    await renewStaleListings(db, { brand: 'baby' }, ended)
    expect(await left()).toBe(2)
    await renewStaleListings(db, { brand: 'baby' })
    expect(await left()).toBe(0)
    expect(await cards()).toEqual(now)
    expect(now[0]).toEqual({ soldOut: true, colours: [] })
    const stale = async () => {
      const rows = await db.execute<{ tags: string[] }>(sql`select tags from content_invalidations`)
      return rows.flatMap(({ tags }) => tags).sort()
    }
    const once = ['listing', 'product:a1', 'product:b1']
    expect(await stale()).toEqual(once)
    await renewStaleListings(db, { brand: 'baby' })
    expect(await stale()).toEqual(once)
  })
})
