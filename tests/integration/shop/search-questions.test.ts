import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { baseColourOf } from '@/lib/shop/listing/colours/base-colour'
import { search } from '@/lib/shop/listing/search/search'
import { suggest } from '@/lib/shop/listing/search/suggest'
import { seedCatalogue } from '@/scripts/seed/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'
import { begunQuestions, type Expected, searchQuestions } from '../../fixtures/search-questions'

/** How many of the first results have to be what was asked for, as far as the catalogue has so many. */
const first = 4

type Known = {
  name: string
  /** The same for all colours of an article. */
  article: string
  colour: string
  sizes: string[]
  reduced: boolean
  categories: string[]
  ages: number[]
  price: number
  soon: boolean
}

/** Whether a size, or one that a double size covers, is within two ends. */
const isWithin = (label: string, [from, to]: readonly [number, number]): boolean =>
  label.split('/').some((one) => from <= Number(one) && Number(one) <= to)

const isExpected = (
  own: Known,
  { name, colour, size, sizes, reduced, categories, ages, price, soon }: Expected,
): boolean =>
  (!name || name.test(own.name)) &&
  (!colour || own.colour === colour) &&
  (!size || own.sizes.some((one) => one.split('/').includes(size))) &&
  (!sizes || own.sizes.some((one) => isWithin(one, sizes))) &&
  (!reduced || own.reduced) &&
  (!ages || own.ages.some((age) => ages[0] <= age && age <= ages[1])) &&
  (!price || (price[0] * 100 <= own.price && own.price <= price[1] * 100)) &&
  (!soon || own.soon) &&
  (!categories || own.categories.some((key) => categories.includes(key)))

describeOnDatabases('the questions of shoppers', (db) => {
  const known = new Map<string, Known>()

  beforeAll(async () => {
    await seedCatalogue(db(), 'bm', { products: 300, codes: false })
    const rows = await db().execute<
      Omit<Known, 'colour'> & { locale: string; number: string; farbe: string }
    >(sql`
      select e.locale, e.number, e.card ->> 'name' as name,
        coalesce(e.article, -e.product_id)::text as article, p.attributes ->> 'farbe' as farbe, e.reduction > 0 as reduced,
        array(select distinct coalesce(v.attributes ->> 'asGro', v.attributes ->> 'doppelgroesse', '')
          from variants v where v.product_id = p.id) as sizes,
        array(select distinct coalesce(v.attributes ->> 'dimAlterGeeignetAb',
            p.attributes ->> 'dimAlterGeeignetAb', '-1')::int
          from variants v where v.product_id = p.id) as ages, e.price,
        exists (select from variants v where v.product_id = p.id and v.bvc in (1, 2) and v.stock_quantity > 0
          and v.delivery_days_to < 14) as soon,
        array(select c.key from categories c where c.id = any(e.categories)) as categories
      from listing_entries e join products p on p.id = e.product_id`)
    for (const { locale, number, farbe, ...row } of rows)
      known.set(`${locale} ${number}`, { ...row, colour: baseColourOf(farbe ?? '', {}, {}) })
  }, 180_000)

  /** What is wrong with the answer to a question; undefined if it is what a buyer expects. */
  async function faultOf(code: string, ask: string, expected: Expected): Promise<string | undefined> {
    const market = findMarket('bm', code)
    if (!market) throw new Error(`There is no market ${code}`)
    const result = await search(db(), market, ask, {
      filters: {},
      sort: 'relevancy',
      page: 1,
      pageSize: 24,
    })
    if (expected.leads && result.kind === 'listing') return 'leads nowhere'
    if (result.kind !== 'listing')
      return expected.leads?.test(result.target) ? undefined : `leads to ${result.target}`
    const { cards, hits } = result.listing
    const { sizes } = expected
    const meant = result.meant.size ?? []
    if (sizes && (meant.length === 0 || !meant.every((one) => isWithin(one, sizes))))
      return `narrows by ${JSON.stringify(meant)}`
    const { leftOut = [], none, least = 1 } = expected
    if (hits === 0 || none) return none && hits === 0 ? undefined : `finds ${hits || 'nothing'}`
    if (hits < least) return `finds ${hits} alone`
    const left = result.leftOut.map(({ meaning }) => meaning)
    if (JSON.stringify(left) !== JSON.stringify(leftOut)) return `leaves out ${JSON.stringify(left)}`
    if (result.nearly !== expected.nearly && expected.nearly)
      return `says that it is ${result.nearly ?? 'so'}`
    if (expected.called && result.nearly) return `says that it is ${result.nearly}`
    if (expected.shown && result.correctedTerm !== expected.shown)
      return `says that it shows ${result.correctedTerm}`
    const strange = cards.find(({ name }) => expected.never?.test(name))
    if (strange) return `finds ${strange.name}`
    if (expected.wider) {
      const wider = result.wider?.filter(({ hits: more }) => more > hits).map(({ meaning }) => meaning)
      if (JSON.stringify(wider) !== JSON.stringify(expected.wider)) return `offers ${JSON.stringify(wider)}`
    }
    const inMarket = [...known].filter(([key]) => key.startsWith(`${market.shopLocale} `))
    const fitting = inMarket.filter(([, own]) => isExpected(own, expected))
    const articles = new Set(fitting.map(([, { article }]) => article))
    if (articles.size === 0) return 'expects what the catalogue does not have'
    const odd = cards.slice(0, Math.min(first, articles.size)).find((card) => {
      const own = known.get(`${market.shopLocale} ${card.number}`)
      return !own || !isExpected(own, expected)
    })
    return odd && `finds ${odd.name} (${known.get(`${market.shopLocale} ${odd.number}`)?.colour})`
  }

  it('are answered with what they expect', { timeout: 120_000 }, async () => {
    const asked = Object.entries(searchQuestions).flatMap(([code, questions]) =>
      questions.map(([ask, expected]) => ({ code, ask, expected })),
    )
    expect(asked.length).toBeGreaterThanOrEqual(100)
    const faults: string[] = []
    for (const { code, ask, expected } of asked) {
      const fault = await faultOf(code, ask, expected)
      if (fault) faults.push(`${code} “${ask}” ${fault}`)
    }
    console.info(`${asked.length - faults.length} of ${asked.length} questions are answered as expected`)
    expect(faults).toEqual([])
  })

  it('lead to the size that they name: each product opens with it chosen', { timeout: 120_000 }, async () => {
    const sized = Object.entries(searchQuestions).flatMap(([code, questions]) =>
      questions.flatMap(([ask, { size, none }]) => (size && !none ? [{ code, ask, size }] : [])),
    )
    expect(sized.length).toBeGreaterThan(3)
    for (const { code, ask, size } of sized) {
      const market = findMarket('bm', code) as Market
      const result = await search(db(), market, ask, {
        ...{ filters: {}, sort: 'relevancy', page: 1, pageSize: 24 },
      })
      if (result.kind !== 'listing' || !result.meant.size) continue
      const choosable = result.listing.cards.filter(({ hasChoice, buyable }) => hasChoice && buyable)
      const { products: suggested } = await suggest(db(), market, ask)
      for (const { href, name, number } of [...choosable, ...suggested]) {
        if (!choosable.some((card) => card.number === number)) continue
        const key = new URL(href, 'https://shop.example').searchParams.get('variant')
        const [own] = await db().execute<{ sizes: string }>(sql`
          select coalesce(attributes ->> 'asGro', attributes ->> 'doppelgroesse') as sizes
          from variants where reference_key = ${key ?? ''}`)
        expect([ask, name, own?.sizes?.split('/')]).toEqual([ask, name, expect.arrayContaining([size])])
      }
    }
  })

  it('never offer what a child has outgrown, with a filter of the visitor’s either', async () => {
    const market = findMarket('bm', 'de') as Market
    const of = async (without: readonly ['age'] | readonly []) => {
      const filters = { age: ['0', '3', '15'] }
      const query = { filters, without, sort: 'relevancy', page: 1, pageSize: 96 } as const
      const result = await search(db(), market, 'kindersitz ab 4 jahre', query)
      return result.kind === 'listing' ? result.listing.cards.map(({ name }) => name).join() : ''
    }
    expect(await of([])).toMatch(/^(?!.*(?:Babyschale|Kleinkindsitz)).*Kindersitz/)
    expect(await of(['age'])).toMatch(/Babyschale/)
  })

  it('keep size and colour in the suggested category', async () => {
    const { categories } = await suggest(db(), findMarket('bm', 'de') as Market, 'strampler blau 62')
    expect(categories.length).toBeGreaterThan(0)
    for (const { href } of categories) expect(href).toMatch(/\/\?.*size=62/)
    for (const { href } of categories) expect(href).toMatch(/[?&]colour=/)
  })

  it.each([
    ['schla', /^schlaf/i, 'schlaf'],
    ['roter b', /^roter b(?!.*e$)/i, 'roter'],
    ['rote b', /^rote b.*e$/i, 'rote'],
  ])('are completed to what is bought: %s', async (typed, term, never) => {
    const { terms, products } = await suggest(db(), findMarket('bm', 'de') as Market, typed)
    expect(terms.length).toBeGreaterThan(0)
    for (const { label } of terms) expect(label).toMatch(term)
    expect(terms.map(({ label }) => label.toLowerCase())).not.toContain(never)
    const [, last = typed] = typed.split(' ')
    expect(products[0]?.name).toMatch(new RegExp(`(?<!\\p{L})${last}`, 'iu'))
  })

  const begun = Object.entries(begunQuestions).flatMap(([code, list]) =>
    list.map(([typed, name]) => [code, typed, name] as const),
  )

  it.each(begun)('are suggested and found in %s what begins with %s', async (code, typed, name) => {
    const market = findMarket('bm', code)
    if (!market) throw new Error(`There is no market ${code}`)
    const [product] = (await suggest(db(), market, typed)).products
    expect(product?.name).toMatch(name)
    const found = await search(db(), market, typed, {
      ...{ filters: {}, sort: 'relevancy', page: 1, pageSize: 24 },
    })
    const cards = found.kind === 'listing' ? found.listing.cards : []
    expect(cards[0]?.name).toMatch(name)
  })
})
