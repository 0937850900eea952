import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { findListing } from '@/lib/shop/listing/find-listing'
import { renewIndex } from '@/lib/shop/listing/memory/keep-index'
import { parseListingQuery } from '@/lib/shop/listing/query'
import { search } from '@/lib/shop/listing/search/search'
import { suggest } from '@/lib/shop/listing/search/suggest'
import { givenCategories } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const de = findMarket('baby', 'de') as Market

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Tables that grow with the catalogue. */
const large = /^(listing_entries|listing_words|listing_bits|listing_texts|product_keys|search_words)/

describeOnDatabases('plans', (db) => {
  beforeAll(async () => {
    await givenCategories(db())
    await db().execute(sql`
      insert into listing_entries select 'de-de', i, i::text, array[(i % 9) + 1], array[(i % 4) + 1],
        500 + (i * 733) % 90000, i % 50, i % 9 > 0, (i * 37) % 5000, i % 500, now() - i * interval '1 hour',
        jsonb_build_object('name', repeat('Strampler ', 40))
      from generate_series(1, 8000) i`)
    await db().execute(sql`
      insert into listing_words select locale, product_id, online_since, price, popularity, reduction, rating, buyable,
        setweight(to_tsvector('german', 'wort' || product_id % 60 || ' marke' || product_id % 90), 'A')
      from listing_entries`)
    // Search words and numbers are no keys of products here: the plans are what is looked at.
    await db().execute(sql`alter table listing_texts drop constraint listing_texts_product_id_products_id_fk`)
    await db().execute(sql`alter table product_keys drop constraint product_keys_product_id_products_id_fk`)
    await db().execute(sql`
      insert into listing_texts select 'de', product_id, words || to_tsvector('german', 'text' || product_id % 500)
      from listing_words`)
    await db().execute(
      sql`insert into product_keys select product_id::text, product_id, 0, null from listing_entries`,
    )
    await db().execute(
      sql`insert into search_words select 'de', md5(i::text), i, '{}', md5(i::text) from generate_series(1, 8000) i`,
    )
    await db().execute(
      sql`insert into facet_values (facet, value) select 'colour', 'f' || i from generate_series(1, 4) i`,
    )
    for (const [facet, column] of [
      ['category', 'categories'],
      ['colour', 'facets'],
    ])
      await db().execute(sql`
        insert into listing_bits select 'de-de', ${facet}, v, (product_id >> 13)::int,
          bits_at((product_id & 8191)::int, 1)
        from listing_entries, unnest(${sql.raw(column ?? '')}) v group by v, 4`)
    await db().execute(sql`
      insert into listing_bits select 'de-de', 'all', 0, (product_id >> 13)::int, bits_at((product_id & 8191)::int, 1)
      from listing_entries group by 4`)
    for (const table of ['listing_entries', 'listing_words', 'listing_texts', 'product_keys', 'search_words'])
      await db().execute(sql`vacuum analyze ${sql.identifier(table)}`)
  })

  const planOf = async (text: string, values: unknown[]) => {
    const { rows } = await db().$client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json) ${text}`,
      values,
    )
    return rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesOf(Plan))
  }

  /** The plans of all statements that a question sends, once its market is in memory. */
  async function plansOf(ask: () => Promise<unknown>): Promise<Plan[]> {
    await renewIndex(db(), de)
    const { $client } = db()
    const query = $client.query.bind($client) as (...given: unknown[]) => Promise<unknown>
    const sent: { text: string; values: unknown[] }[] = []
    const spy = vi.spyOn($client, 'query').mockImplementation((async (
      ...given: [{ text: string; values?: unknown[] }, unknown[]?]
    ) => {
      const [{ text, values }, others] = given
      sent.push({ text, values: values ?? others ?? [] })
      return query(...given)
    }) as never)
    await ask()
    spy.mockRestore()
    return (await Promise.all(sent.map(({ text, values }) => planOf(text, values)))).flat()
  }
  const expectIndexes = (nodes: Plan[]) =>
    expect(
      nodes.filter((node) => node['Node Type'] === 'Seq Scan' && large.test(node['Relation Name'] ?? '')),
    ).toEqual([])
  const used = (nodes: Plan[]) => nodes.map((node) => node['Index Name'] ?? '').join(' ')

  it.each([
    ['category=kinderwagen', /listing_entries_de_de_pkey|categories_/],
    ['sort=newest&page=100', /listing_entries_de_de_pkey/],
    ['term=wort7', /product_keys_/],
    ['term=text77', /listing_texts_/],
  ])('of a listing use indexes: %s', async (given, index) => {
    const parsed = parseListingQuery(new URLSearchParams(given))
    if (!parsed.ok) throw new Error('not parsed')
    const { query } = parsed
    const nodes = await plansOf(() =>
      query.term === undefined ? findListing(db(), de, query) : search(db(), de, query.term, query),
    )
    expectIndexes(nodes)
    expect(used(nodes)).toMatch(index)
  })

  it.each(['wor', 'wort7 mark', '4711'])('of suggestions use indexes: %s', async (term) => {
    const nodes = await plansOf(() => suggest(db(), de, term))
    expectIndexes(nodes)
    if (term === '4711') expect(used(nodes)).toMatch(/product_keys_/)
  })
})
