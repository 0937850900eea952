import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { writeGiftCards } from '@/lib/shop/vouchers/write-gift-cards'
import { describeDemo, findDemo, hasDemo, removeDemo, trialProblem } from '@/scripts/seed/removal'
import { seedDatabase } from '@/scripts/seed/seed-database'
import { describeOnDatabases } from '../../fixtures/databases'
import { givenOrder } from '../../fixtures/orders'

const nothing = { withChanged: false, withTrial: false }

describeOnDatabases('The demo is taken out of a shop', (getDb) => {
  const count = async (table: string, where = 'true') => {
    const [row] = await getDb().execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.raw(where)}`,
    )
    return row?.count ?? 0
  }
  const remove = (chosen = nothing) => removeDemo(getDb(), 'baby', { ...chosen, withPages: true })
  const told = async (chosen = nothing) =>
    describeDemo(await findDemo(getDb(), 'baby', chosen), chosen).join('\n')
  let before: number

  beforeAll(async () => {
    await seedDatabase(getDb(), 'baby', undefined, true)
    before = await count('cms_stories')
    await getDb().execute(sql`
      update cms_stories set content = jsonb_set(content, '{title}', '"Unser Versand"'), updated_at = now() + interval '1 second'
      where full_slug = 'de-de/versand'`)
    await getDb().execute(sql`update products set source_hash = 'changed' where reference_key = '0100005'`)
    await getDb().execute(sql`update stores set street = 'Hauptweg 1' where key = 'berlin'`)
    await getDb().execute(sql`
      insert into stores (key, country, name, street, postcode, city, latitude, longitude, hours)
      values ('own', 'DE', 'Laden', 'Weg 1', '10115', 'Berlin', 52, 13, '[]')`)
    await writeGiftCards(getDb(), [{ code: 'EIGENEKARTE', currency: 'EUR', balance: 500 }])
    await givenOrder(getDb(), {
      lines: [{}],
      payments: [{ method: 'KK', provider: 'sandbox', status: 'paid', reference: 'x' }],
    })
  }, 180_000)

  it('after it was said what goes, and what stays because somebody changed it', async () => {
    const lines = await told()
    expect(lines).toMatch(/pages: \d{3} to remove; 1 changed by you, kept: de-de\/versand/)
    expect(lines).toContain('products: 299 to remove; 1 changed by you, kept: 0100005')
    expect(lines).toMatch(/stores: \d+ to remove; 1 changed by you, kept: berlin/)
    expect(lines).toContain('vouchers: 4 to remove')
    expect(lines).toContain('gift cards: 4 to remove')
    expect(lines).toMatch(/not touched: 1 order, .*--orders/)
    for (const name of ['promotions', 'redirects', 'other words of the search', 'occasions of the search'])
      expect(lines).toMatch(new RegExp(`${name}: \\d+ to remove(?:\\n|$)`))
    expect(lines.match(/changed by you, kept/g)).toHaveLength(3)
  })

  it('without what somebody changed or made', async () => {
    const { pages, rows } = await remove()
    expect([pages > 100, rows.products]).toEqual([true, 299])
    expect(await count('products')).toBe(1)
    expect(await count('listing_entries')).toBe(4)
    expect(await count('stores')).toBe(2)
    expect(await count('gift_cards')).toBe(1)
    for (const table of ['vouchers', 'promotions', 'redirects', 'search_redirects', 'search_synonyms'])
      expect([table, await count(table)]).toEqual([table, 0])
    expect(await count('orders')).toBe(1)
    expect(await count('attribute_values')).toBeGreaterThan(0)
    expect(await count('categories')).toBeLessThan(20)
    expect(await count('categories')).toBeGreaterThan(0)
  }, 120_000)

  it('with the pages in place that every shop needs, and those that somebody changed', async () => {
    const rows = await getDb().execute<{ slug: string; title: string; published: boolean }>(sql`
      select full_slug as slug, content ->> 'title' as title, published_content is not null as published
      from cms_stories where full_slug like 'de-de/%' and not is_folder order by 1`)
    expect(rows.map(({ slug, published }) => `${slug} ${published}`)).toEqual([
      'de-de/agb false',
      'de-de/barrierefreiheit false',
      'de-de/datenschutz false',
      'de-de/home true',
      'de-de/impressum false',
      'de-de/layouts/layout true',
      'de-de/versand true',
      'de-de/widerruf false',
      'de-de/zahlung false',
    ])
    expect(rows.find(({ slug }) => slug === 'de-de/versand')?.title).toBe('Unser Versand')
    expect(await count('cms_stories')).toBeLessThan(before / 3)
    expect(await count('cms_stories', `is_folder and full_slug like '%kategorieseiten%'`)).toBe(0)
    const webhooks = await getDb().execute<{ action: string }>(
      sql`select distinct payload ->> 'action' as action from outbox where kind = 'webhook' order by 1`,
    )
    expect(webhooks.map(({ action }) => action)).toEqual(['deleted', 'published'])
  })

  it('once: the same again finds nothing but what was changed', async () => {
    const left = await findDemo(getDb(), 'baby', nothing)
    expect(left.pages.map(({ fullSlug }) => fullSlug)).toEqual(['de-de/versand'])
    const again = await remove()
    expect([again.pages, again.added, again.rows.products]).toEqual([0, 0, 0])
    expect(await told()).toContain('products: 0 to remove; 1 changed by you')
  }, 120_000)

  const all = { withChanged: true, withTrial: true }
  const real = {
    'a payment of Stripe': {
      add: sql`insert into payments (order_id, method, provider, status, amount, reference, created_at)
        select id, 'KK', 'stripe', 'paid', 4499, 'cs_live_1', now() from orders`,
      undo: sql`delete from payments where provider = 'stripe'`,
    },
    'a payment of a service that is not known': {
      add: sql`insert into payments (order_id, method, provider, status, amount, created_at)
        select id, 'KK', 'another', 'failed', 4499, now() from orders`,
      undo: sql`delete from payments where provider = 'another'`,
    },
    'a paper that went to the bookkeeper': {
      add: sql`with books as (insert into shop_configurations (locale, settings)
          select locale, '{"bookkeeping":{"papersTo":"buch@example.com"}}' from orders
          on conflict (locale) do update set settings = shop_configurations.settings || excluded.settings)
        insert into order_events (order_id, at, type, to_status, cause) select id, now(), 'invoiced', status, 'clock' from orders`,
      undo: sql`with books as (update shop_configurations set settings = settings - 'bookkeeping') delete from order_events where type = 'invoiced'`,
    },
  }
  it.each(Object.entries(real))('without the orders, where there is %s', async (_, { add, undo }) => {
    await getDb().execute(add)
    const left = await findDemo(getDb(), 'baby', all)
    expect(left.trial.orders).toBe(1)
    expect(trialProblem(left, all)).toMatch(/^Nothing was removed.*invoices/)
    expect(trialProblem(left, { ...all, withTrial: false })).toBeUndefined()
    await expect(remove(all)).rejects.toThrow(/Nothing was removed/)
    expect(await count('orders')).toBe(1)
    expect(await count('stores')).toBe(2)
    await getDb().execute(undo)
  })

  it.each([
    [
      'a payment with a test key of Stripe',
      sql`insert into payments (order_id, method, provider, status, amount, reference, created_at)
        select id, 'KK', 'stripe', 'paid', 4499, 'cs_test_1', now() from orders`,
    ],
    [
      'a paper in the local mailbox',
      sql`with books as (insert into shop_configurations (locale, settings)
          select locale, '{"bookkeeping":{"papersTo":"buch@example.com"}}' from orders
          on conflict (locale) do update set settings = shop_configurations.settings || excluded.settings),
        issued as (insert into order_events (order_id, at, type, to_status, cause)
          select id, now(), 'invoiced', status, 'clock' from orders returning id)
        insert into local_mailbox (key, kind, recipient, subject, content)
          select 'paper-' || id, 'mail', 'buch@example.com', 'Rechnung', '' from issued`,
    ],
  ])('also of a trial with %s', async (_, add) => {
    await getDb().execute(add)
    expect(trialProblem(await findDemo(getDb(), 'baby', all), all)).toBeUndefined()
  })

  it('with what was changed and with the trial run, where that is said', async () => {
    expect(hasDemo(await findDemo(getDb(), 'baby', all), all)).toBe(true)
    const { pages, added } = await remove(all)
    expect([pages, added]).toEqual([1, 1])
    for (const table of [
      'products',
      'categories',
      'attribute_values',
      'listing_entries',
      'search_words',
      'orders',
    ])
      expect([table, await count(table)]).toEqual([table, 0])
    expect(await count('stores')).toBe(1)
    expect(await count('gift_cards')).toBe(1)
    expect(hasDemo(await findDemo(getDb(), 'baby', all), all)).toBe(false)
    expect(await told(all)).toBe('  nothing')
  }, 120_000)
})
