import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { parseListingQuery } from '@/lib/shop/listing/query'
import { suggestStatement } from '@/lib/shop/listing/search/suggest-statement'
import { termQuery, termWords } from '@/lib/shop/listing/search/term'
import { listingStatement } from '@/lib/shop/listing/statement'
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

/** Tables that grow with the catalogue. The bits of the filters are read whole: they are an index themselves. */
const large = /^(listing_entries|listing_words|listing_texts|product_keys|search_words|word_bits)/

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
    await db().execute(sql`
      insert into word_bits select 'de', 'haufig' || i, segment, ~(0::bit(8192)), ~(0::bit(8192))
      from generate_series(1, 400) i, generate_series(0, 12) segment`)
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
    for (const table of [
      'listing_entries',
      'listing_words',
      'listing_texts',
      'product_keys',
      'search_words',
      'word_bits',
    ])
      await db().execute(sql`vacuum analyze ${sql.identifier(table)}`)
  })

  const planOf = async (query: { sql: string; params: unknown[] }) => {
    const { rows } = await db().$client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json) ${query.sql}`,
      query.params,
    )
    return rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesOf(Plan))
  }
  const expectIndexes = (nodes: Plan[]) =>
    expect(
      nodes.filter((node) => node['Node Type'] === 'Seq Scan' && large.test(node['Relation Name'] ?? '')),
    ).toEqual([])

  it.each([
    'category=kinderwagen',
    'category=kinderwagen&colour=f1&colour=f2',
    'category=kinderwagen&price=20-500',
    'category=kinderwagen&sort=price-asc',
    'category=kinderwagen&sort=price-desc',
    'sort=newest',
    'sort=reduction&page=5',
    'sort=rating&colour=f1',
    'term=wort7',
    'term=wort7&sort=price-asc&colour=f1',
    'term=wort7&category=kinderwagen',
  ])('of a listing use indexes: %s', async (search) => {
    const parsed = parseListingQuery(new URLSearchParams(search))
    if (!parsed.ok) throw new Error('not parsed')
    const words = termWords(parsed.query.term ?? '', de).map((word) => ({ word }))
    const { statement, values } = listingStatement(
      de,
      parsed.query,
      words.length > 0 ? termQuery(words, de) : undefined,
    )
    const nodes = await planOf(statement.query(values))
    expectIndexes(nodes)
    const used = nodes.map((node) => node['Index Name'] ?? '').join(' ')
    expect(used).toMatch(words.length > 0 ? /listing_words_de_de_words_idx/ : /listing_entries_de_de_\w+/)
  })

  it.each([['wor'], ['wort7', 'mark'], ['4711']])('of suggestions use indexes: %s %s', async (...words) => {
    const { statement, values } = suggestStatement(de, { words: words.filter(Boolean), key: words[0] ?? '' })
    const nodes = await planOf(statement.query(values))
    expectIndexes(nodes)
    const used = nodes.map((node) => node['Index Name'] ?? '').join(' ')
    expect(used).toMatch(/listing_words_de_de_/)
    // What several words may become is read from the names of the products that are found.
    expect(/search_words_/.test(used)).toBe(words.filter(Boolean).length === 1)
    expect(used).toMatch(/product_keys_/)
  })
})
