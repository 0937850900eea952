import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { writeAttributeValues } from '@/lib/shop/import/write/write-attribute-values'
import { writeCategories } from '@/lib/shop/import/write/write-categories'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { writeStores } from '@/lib/shop/import/write/write-stores'
import type { SourceProduct } from '@/schemas/shop'
import { describeOnDatabases } from '../../fixtures/databases'
import { shopBodyApricot as apricot, shopBody, shopWindow, shopWindowWords } from '../../fixtures/shop-window'

const category = (locale: string, key: string, name: string, path: string, parentKey?: string) => ({
  locale,
  key,
  name,
  path,
  parentKey,
  position: 1,
})

const store = {
  key: 'koeln',
  country: 'DE' as const,
  name: 'Nestling Köln',
  street: 'Ring 1',
  postcode: '50667',
  city: 'Köln',
  latitude: 50.9,
  longitude: 6.9,
  hours: [null],
}

describeOnDatabases('a product as its page shows it', (getDb) => {
  const write = (products: SourceProduct[]) => writeProducts(getDb(), products, { brand: 'baby' })
  const find = (code: string, number: string) => {
    const market = findMarket('baby', code)
    if (!market) throw new Error(`no market ${code}`)
    return findProduct(getDb(), { brand: 'baby', market }, number)
  }

  beforeEach(async () => {
    await getDb().execute(
      sql`truncate products, attribute_values, stores, categories, content_invalidations, listing_entries cascade`,
    )
    const categories = [
      category('de-de', 'kleidung', 'Kleidung', 'kleidung'),
      category('de-de', 'bodys-strampler', 'Bodys und Strampler', 'kleidung/bodys-strampler', 'kleidung'),
      category('fr-ch', 'bodys-strampler', 'Bodies', 'bodies'),
    ]
    await writeCategories(getDb(), categories, { brand: 'baby' })
    await writeAttributeValues(getDb(), shopWindowWords, { brand: 'baby' })
    await writeStores(getDb(), [store])
    await write([...shopWindow])
  })

  it('is called by brand, subbrand, name and colour, and stands at the path made of them', async () => {
    const view = await find('de', 'pw1001')
    expect(view?.title).toBe('Prüfling Naturkind Wickelbody mit langen Ärmeln Salbei')
    expect(view?.href).toBe('/de/p/pruefling-naturkind-wickelbody-mit-langen-aermeln-salbei-pw1001/')
    expect(view?.alternates.map(({ market }) => market).sort()).toEqual(['at', 'ch', 'ch-fr', 'de'])
  })

  it('is written in the language of the market, in its currency', async () => {
    const view = await find('ch-fr', 'pw1001')
    expect(view).toMatchObject({ name: 'Body croisé à manches longues', choice: 'asGro' })
    expect(view?.href).toContain('/ch-fr/p/')
    expect(view?.variants[0]?.price.currencyCode).toBe('CHF')
    expect(view?.categories).toEqual([{ key: 'bodys-strampler', name: 'Bodies', href: '/ch-fr/bodies/' }])
    expect(view?.warnings).toEqual([{ text: 'Tenir éloigné du feu.' }])
  })

  it('shows the cheapest variant that can be bought', async () => {
    expect((await find('de', 'pw1001'))?.currentVariant).toBe('PW.pw1001.062')
  })

  it('says of each variant when it comes', async () => {
    const kinds = (await find('de', 'pw1001'))?.variants.map(({ label, delivery }) => [label, delivery.kind])
    expect(kinds).toEqual([
      ['50', 'sold'],
      ['56', 'instant'],
      ['62', 'instant'],
      ['68', 'soon'],
      ['74', 'late'],
      ['80', 'notAvailable'],
    ])
  })

  it('says what a reduced variant cost before', async () => {
    const reduced = (await find('de', 'pw1001'))?.variants.find(({ label }) => label === '62')
    expect(reduced).toMatchObject({ price: { withTax: 1599 }, before: 1999 })
  })

  it('lists the colours of the product, itself among them', async () => {
    const colours = (await find('de', 'pw1002'))?.colours
    expect(colours?.map(({ label, isActive, swatch }) => [label, isActive, swatch])).toEqual([
      ['Salbei', false, '#93b398'],
      ['Apricot', true, '#efaa74'],
    ])
    expect(colours?.[0]?.href).toBe('/de/p/pruefling-naturkind-wickelbody-mit-langen-aermeln-salbei-pw1001/')
  })

  it('finds its sizes again in the other colours', async () => {
    const variants = apricot.variants.filter(({ referenceKey }) => referenceKey !== 'PW.pw1002.068')
    await write([{ ...apricot, variants }])
    const [sage, other] = (await find('de', 'pw1001'))?.colours ?? []
    expect(other?.sameSize).toEqual(
      Object.fromEntries(
        ['050', '056', '062', '074', '080'].map((size) => [`PW.pw1001.${size}`, `PW.pw1002.${size}`]),
      ),
    )
    expect(sage?.sameSize['PW.pw1001.062']).toBe('PW.pw1001.062')
    expect(other).toMatchObject({ buyableVariant: 'PW.pw1002.062', isSoldOut: false, hasVariants: true })
  })

  it.each([
    [4, 4, true],
    [4, 3, false],
  ])(
    'tells of a colour that cannot be bought whether it is sold out: %i, %i',
    async (one, other, isSoldOut) => {
      const variants = apricot.variants.map((variant, index) => ({
        ...variant,
        logistics: { BVC: index === 0 ? one : other, deliveryDaysFrom: 1, deliveryDaysTo: 3 },
      }))
      await write([{ ...apricot, variants }])
      const sibling = (await find('de', 'pw1001'))?.colours[1]
      expect(sibling).toMatchObject({ isSoldOut, hasVariants: true })
      expect(sibling?.buyableVariant).toBeUndefined()
    },
  )

  it('says of each variant what it says of itself, and of all what they share', async () => {
    const value = (de: string) => ({ label: { de: 'Gewicht', fr: 'Poids' }, value: { de, fr: `${de} fr` } })
    const { material } = shopBody.advancedAttributes
    const variants = shopBody.variants.map((variant, index) =>
      index === 1 ? { ...variant, advancedAttributes: { gewicht: value('80 g') } } : variant,
    )
    const advancedAttributes = { material, gewicht: value('90 g') } as SourceProduct['advancedAttributes']
    await write([{ ...shopBody, advancedAttributes, variants }])
    const view = await find('de', 'pw1001')
    expect(view?.attributes).toEqual([{ label: 'Material', value: '100 % Bio-Baumwolle' }])
    expect(view?.variants.slice(0, 2).map(({ attributes }) => attributes)).toEqual([
      [{ label: 'Gewicht', value: '90 g' }],
      [{ label: 'Gewicht', value: '80 g' }],
    ])
    expect((await find('ch-fr', 'pw1001'))?.variants[1]?.attributes).toEqual([
      { label: 'Poids', value: '80 g fr' },
    ])
  })

  it('has no choice of colours where there is one', async () => {
    expect(await find('de', 'pw2001')).toMatchObject({ colours: [], dimensions: [], choice: undefined })
  })

  it('knows the way from the first category down to its own', async () => {
    const view = await find('de', 'pw1001')
    expect(view?.categories.map(({ href }) => href)).toEqual([
      '/de/kleidung/',
      '/de/kleidung/bodys-strampler/',
    ])
    expect(view?.categoryNames).toContain('Kleidung')
  })

  it.each([
    ['bulky goods', 'pw2001', true],
    ['clothes', 'pw1001', false],
  ])('knows whether %s are sold on the website alone', async (_, number, expected) => {
    expect((await find('de', number))?.onlineOnly).toBe(expected)
  })

  it.each([
    ['its own category', ['grossgerte'], undefined, 'grossgerte'],
    ['one above its own', ['waermer'], 'bildschirme_und_monitore', 'bildschirme_und_monitore'],
    ['none', ['waermer'], 'kleidung', undefined],
  ])('is regulated electronics by the key of a category: %s', async (_, keys, parent, expected) => {
    const categories = [
      category('de-de', 'bildschirme_und_monitore', 'Bildschirme', 'bildschirme'),
      category('de-de', 'waermer', 'Wärmer', 'waermer', parent),
    ]
    await writeCategories(getDb(), categories, { brand: 'baby' })
    await write([{ ...shopBody, categories: keys }])
    expect((await find('de', 'pw1001'))?.electronics).toBe(expected)
  })

  it('counts all reviews and shows those of the language first', async () => {
    const german = await find('de', 'pw1001')
    expect(german?.reviews).toMatchObject({ count: 2, mean: 4.5 })
    expect(german?.reviews.items[0]?.language).toBe('de')
    expect((await find('ch-fr', 'pw1001'))?.reviews.items[0]?.language).toBe('fr')
  })

  it('says which shops in towns have it', async () => {
    const variants = shopBody.variants.map((variant, index) =>
      index === 1 ? { ...variant, storeStock: { koeln: 2 } } : variant,
    )
    await write([{ ...shopBody, variants }])
    expect((await find('de', 'pw1001'))?.stores).toEqual([
      { name: 'Nestling Köln', city: 'Köln', quantity: 2 },
    ])
    expect((await find('at', 'pw1001'))?.stores).toEqual([])
  })

  it('tells the lowest price of the 30 days before a reduction, and none without one', async () => {
    await getDb().execute(sql`update price_changes set valid_from = now() - interval '20 days'`)
    const variants = shopBody.variants.map((variant) =>
      variant.referenceKey === 'PW.pw1001.056'
        ? { ...variant, prices: shopBody.variants[2]?.prices ?? {} }
        : variant,
    )
    await write([{ ...shopBody, variants }])
    const labels = (await find('de', 'pw1001'))?.variants.map(({ label, lowest }) => [label, lowest])
    expect(labels?.slice(0, 3)).toEqual([
      ['50', undefined],
      ['56', 1999],
      ['62', undefined],
    ])
  })

  it.each([
    ['a number that there is not', 'de', 'pw9999'],
    ['hostile input', 'de', "' or 1=1 --"],
  ])('is not found for %s', async (_, market, number) => {
    expect(await find(market, number)).toBeUndefined()
  })
})
