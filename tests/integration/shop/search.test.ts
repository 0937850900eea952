import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { defaultPageSize } from '@/lib/shop/listing/listing-address'
import { search } from '@/lib/shop/listing/search/search'
import { suggest } from '@/lib/shop/listing/search/suggest'
import { writeSearchSynonyms } from '@/lib/shop/listing/search/synonyms'
import { givenCatalogue } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const marketOf = (code: string): Market => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const de = marketOf('de')
const all = { filters: {}, sort: 'relevancy', page: 1, pageSize: defaultPageSize } as const

describeOnDatabases('search', (db) => {
  beforeAll(async () => {
    await givenCatalogue(db(), [
      {
        key: '0104711.1',
        name: { de: 'Kinderwagen Lino', fr: 'Poussette Lino' },
        colour: 'salbei',
        popularity: 50,
      },
      {
        key: '0104712.1',
        name: 'Bollerwagen Tom',
        categories: ['unterwegs'],
        popularity: 40,
        gtin: '4006381333931',
      },
      {
        key: '0204.5',
        name: { de: 'Strampler Bärchen', fr: "Grenouillère d'été" },
        categories: ['bodys-strampler'],
        colour: 'gruen',
        sizes: ['62', '68'],
        description: 'Aus kuschliger Baumwolle, für die Größe gemacht.',
      },
      { key: '0204.6', name: 'Strampler Häschen', categories: ['bodys-strampler'], colour: 'rosa' },
      { key: '0300.1', name: 'Schlafsäcke im Doppelpack', categories: ['schlafsaecke'], brand: 'Träumeland' },
      { key: '0301.1', name: 'T-Shirt mit Müsli-Motiv', categories: ['jacken'], brand: 'Löwenzahn' },
      { key: '0302.1', name: 'Zirkuselefant', categories: ['jacken'] },
    ])
    await db().execute(
      sql`insert into search_redirects (locale, term, target) values ('de-de', 'grosse tabelle', '/de/groessen/')`,
    )
    await writeSearchSynonyms(db(), [
      { language: 'de', word: 'Chaise', means: ['Kinderwagen'] },
      { language: 'de', word: 'Spielanzug', means: ['Strampler Bärchen'] },
      { language: 'de', word: 'Lauflerner', means: [] },
    ])
  })

  const namesFor = async (term: string, market = de) => {
    const result = await search(db(), market, term, all)
    return result.kind === 'listing' ? result.listing.cards.map(({ name }) => name) : []
  }

  it.each([
    ['Kinderwagen', ['Kinderwagen Lino']],
    ['kinder wagen', ['Kinderwagen Lino']],
    ['kinder-wagen', ['Kinderwagen Lino']],
    ['wagen', ['Kinderwagen Lino', 'Bollerwagen Tom']],
    ['kinderwgen', ['Kinderwagen Lino']],
    ['kidnerwagen', ['Kinderwagen Lino']],
    ['kinderwa', ['Kinderwagen Lino']],
    ['Strampler gruen', ['Strampler Bärchen']],
    ['Strampler grün', ['Strampler Bärchen']],
    ['strampler grun', ['Strampler Bärchen']],
    ['STRAMPLER GRÜN', ['Strampler Bärchen']],
    ['grüner Strampler', ['Strampler Bärchen']],
    ['stramler rosa', ['Strampler Häschen']],
    ['strampler 62', ['Strampler Bärchen']],
    ['Strampler Größe 62', ['Strampler Bärchen']],
    ['Strampler für Baumwolle', ['Strampler Bärchen']],
    ['baerchen', ['Strampler Bärchen']],
    ['schlafsack', ['Schlafsäcke im Doppelpack']],
    ['schlaf sack', ['Schlafsäcke im Doppelpack']],
    ['Traeumeland', ['Schlafsäcke im Doppelpack']],
    ['tshirt', ['T-Shirt mit Müsli-Motiv']],
    ['t shirt', ['T-Shirt mit Müsli-Motiv']],
    ['muesli', ['T-Shirt mit Müsli-Motiv']],
    ['lowenzahn', ['T-Shirt mit Müsli-Motiv']],
    ['elefant', ['Zirkuselefant']],
    // Within another word, and no part of it.
    ['kuse', []],
    ['strampler xyzzyq', ['Strampler Bärchen', 'Strampler Häschen']],
    ['qwertzuiop', []],
    ['Chaise', ['Kinderwagen Lino']],
    ['chaisen', ['Kinderwagen Lino']],
    ['Chaise Lino', ['Kinderwagen Lino']],
    ['spiel anzug', ['Strampler Bärchen']],
    ['Strandkorb', []],
    ['', []],
    ["'; drop table products; --", []],
    ['& | ! ( ) :* <->', []],
    ['\\', []],
  ])('%s finds %j', async (term, names) => {
    expect((await namesFor(term)).toSorted()).toEqual(names.toSorted())
  })

  it.each([
    ['poussette', ['Poussette Lino']],
    ['POUSETTE', ['Poussette Lino']],
    ['grenouillere ete', ['Grenouillère d’été']],
    ["grenouillère d'été", ['Grenouillère d’été']],
    ['vert', ['Grenouillère d’été', 'Poussette Lino']],
  ])('%s finds %j in French', async (term, names) => {
    expect((await namesFor(term, marketOf('ch-fr'))).toSorted()).toEqual(names.toSorted())
  })

  it('shows what is called by the word before what is described by it', async () => {
    expect((await namesFor('kinderwagen'))[0]).toBe('Kinderwagen Lino')
  })

  it.each([
    ['01047111', '/de/p/waldkind-kinderwagen-lino-salbei-01047111/'],
    ['0104711.1', '/de/p/waldkind-kinderwagen-lino-salbei-01047111/'],
    ['104 711 1', '/de/p/waldkind-kinderwagen-lino-salbei-01047111/'],
    ['104-7111', '/de/p/waldkind-kinderwagen-lino-salbei-01047111/'],
    ['104711', '/de/p/waldkind-kinderwagen-lino-salbei-01047111/'],
    ['4006381333931', '/de/p/waldkind-bollerwagen-tom-01047121/?variant=0104712.1.v'],
    ['Größe Tabelle', '/de/groessen/'],
    ['groesse  tabelle', '/de/groessen/'],
  ])('%s leads to %s', async (term, target) => {
    expect(await search(db(), de, term, all)).toEqual({ kind: 'target', target })
  })

  it('says what it searched instead', async () => {
    expect(await search(db(), de, 'stramler', all)).toMatchObject({ correctedTerm: 'Strampler' })
    expect(await search(db(), de, 'strampler', all)).not.toHaveProperty('correctedTerm')
  })

  it('shows what a synonym means under the word that was typed', async () => {
    expect(await search(db(), de, 'chaise', all)).not.toHaveProperty('correctedTerm')
    expect((await suggest(db(), de, 'chai')).products.map(({ name }) => name)).toEqual(['Kinderwagen Lino'])
  })

  it('keeps the term where filters leave nothing', async () => {
    const result = await search(db(), de, 'strampler', { ...all, filters: { brand: ['traeumeland'] } })
    expect(result).toMatchObject({ kind: 'listing', listing: { hits: 0 } })
    expect(result).not.toHaveProperty('correctedTerm')
  })

  describe('suggestions', () => {
    it.each([
      ['bolerwagen', ['Bollerwagen Tom']],
      ['strampler bärhcen', ['Strampler Bärchen']],
      ['xyzabc strampelr', ['Strampler Bärchen', 'Strampler Häschen']],
      ['xyzabc', []],
    ])('mend %s as a search for it does', async (term, expected) => {
      const { products, terms } = await suggest(db(), de, term)
      expect(products.map(({ name }) => name).toSorted()).toEqual(expected)
      expect(terms.length > 0).toBe(expected.length > 0)
    })

    it.each([
      [
        'kinderw',
        { products: ['Kinderwagen Lino'], categories: ['Kinderwagen'], brands: [], terms: ['Kinderwagen'] },
      ],
      [
        'träum',
        {
          products: ['Schlafsäcke im Doppelpack'],
          categories: [],
          brands: ['Träumeland'],
          terms: ['Träumeland'],
        },
      ],
      [
        'traeum',
        {
          products: ['Schlafsäcke im Doppelpack'],
          categories: [],
          brands: ['Träumeland'],
          terms: ['Träumeland'],
        },
      ],
      ['0104711', { products: ['Kinderwagen Lino'], categories: [], brands: [], terms: [] }],
      ['%', { products: [], categories: [], brands: [], terms: [] }],
    ])('for %s', async (term, expected) => {
      const { products, categories, brands, terms } = await suggest(db(), de, term)
      const labels = (list: { label: string }[]) => list.map(({ label }) => label)
      expect({
        products: products.map(({ name }) => name),
        categories: labels(categories),
        brands: labels(brands),
        terms: labels(terms),
      }).toEqual(expected)
    })

    it.each([
      ['strampler b', 'de', ['Strampler Bärchen', 'Strampler Häschen'], ['strampler Bärchen']],
      // The most frequent words that begin so are of other products: none is offered beside these.
      ['strampler k', 'de', ['Strampler Bärchen', 'Strampler Häschen'], []],
      ['schlafsack ki', 'de', ['Schlafsäcke im Doppelpack'], ['Schlafsäcke']],
      ['schlafsak ki', 'de', ['Schlafsäcke im Doppelpack'], ['Schlafsäcke']],
      ['poussette gr', 'ch-fr', ['Poussette Lino'], ['Poussette', 'Poussettes']],
      ['lino kin', 'de', ['Kinderwagen Lino'], ['lino Kinderwagen']],
    ])('of %s in %s find what they offer', async (term, code, expected, offered) => {
      const { products, terms } = await suggest(db(), marketOf(code), term)
      expect(products.map(({ name }) => name).toSorted()).toEqual(expected)
      expect(terms.map(({ label }) => label)).toEqual(offered)
      for (const { label } of terms) {
        const found = await search(db(), marketOf(code), label, all)
        expect(found).toMatchObject({
          kind: 'listing',
          listing: { hits: expect.toSatisfy((hits) => hits > 0) },
        })
        expect(found).not.toHaveProperty('correctedTerm')
      }
    })

    it.each([
      ['kinderwgen', 'de', ['Kinderwagen']],
      ['pousettes', 'ch-fr', ['Poussettes']],
      ['xyzabc', 'de', []],
    ])('name the category that is meant by %s in %s', async (term, code, expected) => {
      const { categories } = await suggest(db(), marketOf(code), term)
      expect(categories.map(({ label }) => label)).toEqual(expected)
    })

    it('lead to pages of the market', async () => {
      const { products, categories, brands } = await suggest(db(), de, 'wald')
      expect(brands).toEqual([{ label: 'Waldkind', href: '/de/suche/?term=Waldkind' }])
      expect(products).toHaveLength(5)
      expect((await suggest(db(), de, 'kinderwagen')).categories).toEqual([
        { label: 'Kinderwagen', href: '/de/unterwegs/kinderwagen/' },
      ])
      expect(categories).toEqual([])
    })
  })
})
