import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { refreshListing } from '@/lib/shop/listing/index-rows/refresh-listing'
import { refreshSearchWords } from '@/lib/shop/listing/index-rows/refresh-search-words'
import { givenCatalogue, givenProduct } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const brand = 'baby'
const keyOf = (index: number) => `07${index}.1`
/** Enough of them for a word that all of them have to get bits. */
const products = Array.from({ length: 240 }, (_, index) => ({
  key: keyOf(index),
  name: `Kinderwagen ${index % 2 === 0 ? 'Lino' : 'Tom'}`,
  categories: index % 3 === 0 ? ['kinderwagen'] : ['jacken'],
  description: index === 7 ? 'Mit Regenverdeck.' : '',
  popularity: index,
}))

describeOnDatabases('bits of words', (db) => {
  beforeAll(async () => {
    await givenCatalogue(db(), products)
  })

  const lexemes = async () => {
    const rows = await db().execute<{ lexeme: string }>(
      sql`select distinct lexeme from word_bits where language = 'de'`,
    )
    return rows.map(({ lexeme }) => lexeme)
  }

  /** Products that have a word and not its bit, or its bit and not the word. */
  const mistakes = async () => {
    const rows = await db().execute<{ lexeme: string; id: string }>(sql`
      with words as (
        select distinct u.lexeme, w.product_id, u.weights && '{A,B}' as named
        from listing_words w, unnest(w.words) u
        where w.locale like 'de-%' and u.lexeme in (select lexeme from word_bits where language = 'de')),
      bits as (
        select lexeme, segment * 8192 + place as product_id, coalesce(get_bit(named, place), 0) = 1 as named
        from word_bits, generate_series(0, 8191) place where language = 'de' and segment >= 0 and get_bit(known, place) = 1)
      (select * from words except select * from bits) union all (select * from bits except select * from words)`)
    return [...rows]
  }

  /** Filter values that a product of a word or a category has, and that are not among those of the word or the category. */
  const missing = async () => {
    const rows = await db().execute(sql`
      select 'word ' || b.lexeme as of, f.value from word_bits b
        join listing_words w on w.locale like 'de-%' and w.words @@ quote_literal(b.lexeme)::tsquery
        join listing_entries e using (locale, product_id) join facet_values f on f.id = any(e.facets)
      where b.language = 'de' and b.segment = -1 and get_bit(b.known, f.id & 8191) = 0
      union all
      select 'category ' || c, f.value from listing_entries e cross join unnest(e.categories) c
        join facet_values f on f.id = any(e.facets)
        left join listing_bits b on b.locale = e.locale and b.facet = 'category' and b.value = c and b.segment = -1
      where coalesce(get_bit(b.bits, f.id & 8191), 0) = 0`)
    return [...rows]
  }
  const faults = async () => [await mistakes(), await missing()]

  const write = (key: string, name: string, maker = 'Waldkind') =>
    writeProducts(db(), [givenProduct({ key, name, brand: maker, categories: ['jacken'] })], { brand })
  const remove = async (key: string) => {
    const [row] = await db().execute<{ id: string }>(
      sql`delete from products where reference_key = ${key} returning id`,
    )
    await refreshListing(db(), [Number(row?.id)], { brand })
  }

  it('are given to frequent words alone', async () => {
    expect(await lexemes()).toContain('kinderwag')
    expect(await lexemes()).not.toContain('lino')
    expect(await faults()).toEqual([[], []])
  })

  it.each([
    ['a new product', () => write('0999.1', 'Kinderwagen Mia')],
    ['a product that is called otherwise', () => write(keyOf(1), 'Bollerwagen Tom')],
    ['a product that is called as before', () => write(keyOf(1), 'Kinderwagen Tom')],
    ['a product of another brand', () => write(keyOf(2), 'Kinderwagen Lino', 'Mira Max')],
    ['a product that is gone', () => remove('0999.1')],
    ['more frequent words', () => refreshSearchWords(db(), { brand })],
  ])('fit after %s', async (_, change) => {
    await change()
    expect(await faults()).toEqual([[], []])
  })
})
