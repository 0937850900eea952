import { beforeAll, expect, it } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { describeProducts } from '@/lib/shop/basket/describe-products'
import { chosenRows } from '@/lib/shop/catalogue/chosen-rows'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { attributeValues } from '@/lib/shop/catalogue/tables'
import { findListing } from '@/lib/shop/listing/find-listing'
import { search } from '@/lib/shop/listing/search/search'
import { suggest } from '@/lib/shop/listing/search/suggest'
import { givenCatalogue } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const marketOf = (code: string): Market => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const all = { filters: {}, sort: 'relevancy', page: 1, pageSize: 12 } as const

describeOnDatabases('the words of a country', (db) => {
  const description = 'Ein Schnuller mit Ring.'

  beforeAll(async () => {
    await db()
      .insert(attributeValues)
      .values({
        attribute: 'farbe',
        value: 'apricot',
        labels: { de: 'Aprikose', fr: 'abricot' },
        position: 9,
      })
    await givenCatalogue(
      db(),
      [
        {
          key: 'dummy',
          number: 'd1',
          name: { de: 'Schnuller Lupo', fr: 'Sucettes Lupo' },
          description,
          colour: 'tangerine',
        },
        { key: 'chain', number: 'c1', name: { de: 'Schnullerkette Tala', fr: 'Attache-sucette Tala' } },
        {
          key: 'hat',
          number: 'h1',
          name: { de: 'Strickmütze Fenja', fr: 'Bonnet Fenja' },
          colour: 'apricot',
        },
      ].map((given) => ({ ...given, inCountryWords: true })),
    )
  })

  it.each([
    ['de', ['Schnuller Lupo', 'Schnullerkette Tala', 'Strickmütze Fenja']],
    ['at', ['Schnuller Lupo', 'Schnullerkette Tala', 'Strickhaube Fenja']],
    ['ch', ['Nuggi Lupo', 'Nuggikette Tala', 'Strickmütze Fenja']],
    ['ch-fr', ['Attache-lolette Tala', 'Bonnet Fenja', 'Lolettes Lupo']],
  ])('name the tiles and the pages of products in %s', async (code, expected) => {
    const market = marketOf(code)
    const { cards } = await findListing(db(), market, all)
    expect(cards.map(({ name }) => name).sort()).toEqual(expected)
    const views = await Promise.all(
      cards.map(({ number }) => findProduct(db(), { brand: 'baby', market }, number)),
    )
    expect(views.map((view) => view?.name).sort()).toEqual(expected)
    const named = await describeProducts(
      db(),
      { brand: 'baby', market },
      views.flatMap((view) => view?.id ?? []),
    )
    expect([...named.values()].map(({ name }) => name).sort()).toEqual(expected)
  })

  it.each([
    ['de', 'Aprikose'],
    ['at', 'Marille'],
    ['ch', 'Aprikose'],
    ['ch-fr', 'abricot'],
  ])('name colours on pages and in orders in %s: %s', async (code, label) => {
    const market = marketOf(code)
    const view = await findProduct(db(), { brand: 'baby', market }, 'h1')
    const chosen = await chosenRows(db(), market, [{ productId: view?.id ?? null, variant: 'hat.v' }])
    expect([view?.title.includes(label), chosen.get('hat.v')?.choice]).toEqual([true, [label]])
  })

  it('describe products, and leave their addresses as they are', async () => {
    const [german, swiss] = await Promise.all(
      ['de', 'ch'].map((code) => findProduct(db(), { brand: 'baby', market: marketOf(code) }, 'd1')),
    )
    expect(german?.description).toBe('Ein Schnuller mit Ring.')
    expect(swiss?.description).toBe('Ein Nuggi mit Ring.')
    expect(swiss?.title).toContain('Nuggi Lupo')
    expect(german?.href).toMatch(/^\/de\/p\/.*schnuller-lupo/)
    expect(swiss?.href).toBe(german?.href.replace('/de/', '/ch/'))
  })

  it.each([
    ['ch', 'Nuggi', ['Nuggi Lupo', 'Nuggikette Tala']],
    ['ch', 'Schnuller', ['Nuggi Lupo', 'Nuggikette Tala']],
    ['ch', 'Nuggikette', ['Nuggikette Tala']],
    ['ch', 'Schnullerkette', ['Nuggikette Tala']],
    ['de', 'Nuggi', ['Schnuller Lupo', 'Schnullerkette Tala']],
    ['at', 'Haube', ['Strickhaube Fenja']],
    ['at', 'Strickmütze', ['Strickhaube Fenja']],
    ['de', 'Strickhaube', ['Strickmütze Fenja']],
    ['ch-fr', 'lolettes', ['Attache-lolette Tala', 'Lolettes Lupo']],
    ['ch-fr', 'sucette', ['Attache-lolette Tala', 'Lolettes Lupo']],
  ])('and those of the others find products in %s: %s', async (code, term, expected) => {
    const result = await search(db(), marketOf(code), term, all)
    if (result.kind !== 'listing') throw new Error('led to a page')
    expect(result).not.toHaveProperty('correctedTerm')
    expect(result.listing.cards.map(({ name }) => name).sort()).toEqual(expected)
  })

  it.each([
    ['ch', 'Schnu'],
    ['ch', 'Nug'],
  ])('are suggested in %s for %s', async (code, term) => {
    const { products, terms } = await suggest(db(), marketOf(code), term)
    expect(products.map(({ name }) => name)).toContain('Nuggi Lupo')
    expect(terms.map(({ label }) => label)).toContain('Nuggi')
    expect(terms.map(({ label }) => label)).not.toContain('Schnuller')
  })

  it.each(['de', 'at', 'ch'])(
    'change no word of a merchant’s goods that do not ask for it: %s',
    async (code) => {
      const own = {
        ...{ key: 'own', number: 'o1', name: 'Strickmütze Nora', colour: 'aprikose' },
        ...{ description: 'Zum Schnuller passend.', benefits: ['Mütze mit Bommel'] },
      }
      await givenCatalogue(db(), [own])
      const market = marketOf(code)
      const view = await findProduct(db(), { brand: 'baby', market }, 'o1')
      expect(view).toMatchObject({ name: own.name, description: own.description, benefits: own.benefits })
      expect(view?.title).toContain(own.name)
      const { cards } = await findListing(db(), market, all)
      expect(cards.map(({ name }) => name)).toContain(own.name)
      const named = await describeProducts(db(), { brand: 'baby', market }, [view?.id ?? 0])
      expect([...named.values()]).toMatchObject([{ name: own.name, features: own.benefits }])
    },
  )
})
