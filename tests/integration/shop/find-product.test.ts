import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { writeShopConfigurations } from '@/lib/platform/shop-configuration'
import { describeProducts } from '@/lib/shop/basket/describe-products'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { writeAttributeValues } from '@/lib/shop/import/write/write-attribute-values'
import { writeCategories } from '@/lib/shop/import/write/write-categories'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { writeStores } from '@/lib/shop/import/write/write-stores'
import { type SourceProduct, sourceShopConfiguration } from '@/schemas/shop'
import { describeOnDatabases } from '../../fixtures/databases'
import { guaranteeView, sourceGuarantee } from '../../fixtures/guarantee'
import { shopBodyApricot as apricot, shopBody, shopWindow, shopWindowWords } from '../../fixtures/shop-window'
import { askedBefore } from '../../fixtures/source-product'

const category = (
  locale: string,
  key: string,
  name: string,
  path: string,
  parentKey?: string,
  position = 1,
) => ({ locale, key, name, path, parentKey, position })

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
      sql`truncate products, attribute_values, stores, categories, content_invalidations, listing_entries, shop_configurations cascade`,
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
    const german = ['de', 'at', 'ch'].map((market) => ({
      ...{ market, iso: `de-${market.toUpperCase()}` },
      path: `/${market}/p/pruefling-naturkind-wickelbody-mit-langen-aermeln-salbei-pw1001/`,
    }))
    const french = { market: 'ch-fr', iso: 'fr-CH', path: (await find('ch-fr', 'pw1001'))?.href ?? '' }
    expect(view?.alternates).toHaveLength(4)
    expect(view?.alternates).toEqual(expect.arrayContaining([...german, french]))
  })

  it('names a responsible person where the law of the Union holds', async () => {
    const party = { name: 'Nestling', country: 'DE', address: 'Weg 1', contact: 'a@example.com' }
    const safety = { warnings: {}, manufacturer: { ...party, country: 'CH' }, responsible: party }
    await write([{ ...shopBody, safety }])
    expect((await find('at', 'pw1001'))?.responsible?.name).toBe('Nestling')
    const swiss = await find('ch', 'pw1001')
    expect([swiss?.manufacturer?.name, swiss?.responsible]).toEqual(['Nestling', undefined])
  })

  it('says in the Union alone that its manufacturer is not named, and of a voucher nothing', async () => {
    await write([{ ...shopBody, safety: { warnings: {} } }])
    expect([(await find('at', 'pw1001'))?.lacksMaker, (await find('ch', 'pw1001'))?.lacksMaker]).toEqual([
      true,
      undefined,
    ])
    await write([{ ...shopBody, safety: { warnings: {} }, productGroup: '9410' }])
    expect((await find('at', 'pw1001'))?.lacksMaker).toBeUndefined()
  })

  it('says that it is sealed on its page and in a basket', async () => {
    const market = findMarket('baby', 'at')
    await write([{ ...shopBody, attributes: { ...shopBody.attributes, versiegelt: 'ja' } }])
    const view = await find('at', 'pw1001')
    if (!view || !market) throw new Error('no product')
    const described = await describeProducts(getDb(), { brand: 'baby', market }, [view.id])
    expect([view.sealed, described.get(view.id)?.isSealed]).toEqual([true, true])
  })

  /** The guarantee that the page tells, and so does a basket. */
  const told = async (code: string) => {
    const view = await find(code, 'pw1001')
    const market = findMarket('baby', code)
    if (!view || !market) throw new Error(`no product in ${code}`)
    const described = await describeProducts(getDb(), { brand: 'baby', market }, [view.id])
    expect(described.get(view.id)?.guarantee).toEqual(view.guarantee)
    return view.guarantee
  }

  it('has its guarantee of durability where that and the law of the Union hold, on the page and in a basket', async () => {
    await write([{ ...shopBody, guarantee: sourceGuarantee() }])
    expect(await told('at')).toEqual(guaranteeView())
    expect([await told('ch'), await told('ch-fr')]).toEqual([undefined, undefined])
    await write([{ ...shopBody, guarantee: sourceGuarantee({ territory: ['DE'], terms: { fr: 'Tout.' } }) }])
    expect(await told('de')).toMatchObject({ territory: ['Deutschland'], terms: 'Tout.', lang: 'fr' })
    expect(await told('at')).toBeUndefined()
  })

  it('tells the terms of its guarantee in the fallback language of the shop, on the page and in a basket', async () => {
    const settings = { type: 'shop_configuration', locale: 'de-de', fallbackLanguage: 'nl' }
    await writeShopConfigurations(getDb(), [sourceShopConfiguration.parse(settings)])
    await write([{ ...shopBody, guarantee: sourceGuarantee({ terms: { fr: 'Tout.', nl: 'Alles.' } }) }])
    expect(await told('de')).toMatchObject({ terms: 'Alles.', lang: 'nl' })
    expect(await told('at')).toMatchObject({ terms: 'Tout.', lang: 'fr' })
  })

  it('has no guarantee as a voucher, neither on the page nor in a basket', async () => {
    await write([{ ...shopBody, guarantee: sourceGuarantee(), productGroup: '9410' }])
    expect([await told('de'), await told('at')]).toEqual([undefined, undefined])
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

  it('has the price that the maker recommends', async () => {
    expect((await find('de', 'pw2001'))?.variants[0]?.price.recommendedRetailPrice).toBe(99_900)
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

  it.each([
    [0.2, true],
    [0.005, false],
  ])('is on sale by the rule of the tiles, from one per cent on: %d', async (relative, expected) => {
    const variants = shopBody.variants.map((variant) => ({
      ...variant,
      prices: Object.fromEntries(
        Object.entries(variant.prices).map(([country, price]) => [
          country,
          { ...price, appliedReductions: [{ amount: { relative } }] },
        ]),
      ),
    }))
    await write([
      askedBefore({
        ...shopBody,
        referenceKey: 'PW.pw1004',
        number: 'pw1004',
        sale: false,
        variants: variants.map((variant) => ({
          ...variant,
          referenceKey: variant.referenceKey.replace('pw1001', 'pw1004'),
        })),
      }),
    ])
    expect((await find('de', 'pw1004'))?.sale).toBe(expected)
  })

  it('lists the colours of the product, itself among them', async () => {
    const colours = (await find('de', 'pw1002'))?.colours
    expect(colours?.map(({ label, isActive, swatch }) => [label, isActive, swatch])).toEqual([
      ['Salbei', false, '#93b398'],
      ['Apricot', true, '#efaa74'],
    ])
    expect(colours?.[0]?.href).toBe('/de/p/pruefling-naturkind-wickelbody-mit-langen-aermeln-salbei-pw1001/')
  })

  it('has the fields of a sibling', async () => {
    const [sage, apricotView] = (await find('de', 'pw1002'))?.colours ?? []
    expect([sage?.id, apricotView?.id]).toEqual([
      (await find('de', 'pw1001'))?.id,
      (await find('de', 'pw1002'))?.id,
    ])
    expect(sage).toMatchObject({ label: 'Salbei', referenceKey: shopBody.referenceKey, isActive: false })
    expect(apricotView).toMatchObject({ referenceKey: apricot.referenceKey, isActive: true })
    const pictures = [shopBody, apricot].map(({ images }) => images[0]?.src)
    expect([sage?.imageHash, apricotView?.imageHash]).toEqual(pictures)
  })

  it('says of another colour what that says of itself otherwise, in the words of the language', async () => {
    const { material, ...others } = apricot.advancedAttributes
    if (!material) throw new Error('no material')
    const linen = { ...material, value: { de: 'Leinen', fr: 'lin' } }
    await write([{ ...apricot, advancedAttributes: { ...others, material: linen } }])
    const said = async (code: string) =>
      (await find(code, 'pw1001'))?.colours.map(({ advancedAttributes }) => advancedAttributes)
    expect(await said('de')).toEqual([[], [{ key: 'material', label: 'Material', value: 'Leinen' }]])
    expect(await said('ch-fr')).toEqual([[], [{ key: 'material', label: 'Matière', value: 'lin' }]])
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
    await write([{ ...apricot, variants: variants.slice(0, 1) }])
    expect((await find('de', 'pw1001'))?.colours[1]).toMatchObject({ hasVariants: false })
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
    expect(view?.attributes).toEqual([
      { key: 'material', label: 'Material', value: '100\u00a0% Bio-Baumwolle' },
    ])
    expect(view?.variants.slice(0, 2).map(({ attributes }) => attributes)).toEqual([
      [{ key: 'gewicht', label: 'Gewicht', value: '90\u00a0g' }],
      [{ key: 'gewicht', label: 'Gewicht', value: '80\u00a0g' }],
    ])
    expect((await find('ch-fr', 'pw1001'))?.variants[1]?.attributes).toEqual([
      { key: 'gewicht', label: 'Poids', value: '80\u00a0g fr' },
    ])
  })

  const motifs = ['hase', 'ente'].map((value, index) => ({
    ...{ attribute: 'motivtext', value, position: index + 1 },
    labels: { de: ['Hase', 'Ente'][index], fr: ['lapin', 'canard'][index] },
  }))
  /** The body once more, with other attributes. */
  const alike = (number: string, attributes: Record<string, string>, more: Partial<SourceProduct> = {}) => ({
    ...{ ...shopBody, referenceKey: `PW.${number}`, number, attributes },
    variants: shopBody.variants
      .slice(0, 1)
      .map((variant) => ({ ...variant, referenceKey: `PW.${number}.v` })),
    ...more,
  })

  it('lists its motif and its measures, in the words of the language, and each once', async () => {
    await writeAttributeValues(getDb(), motifs, { brand: 'baby' })
    const { material } = shopBody.advancedAttributes
    await write([
      alike('pw1003', { farbe: 'salbei', motivtext: 'hase', masse: '60 × 120 cm' }),
      alike(
        'pw1004',
        { farbe: 'salbei', masse: '60\u202f×\u202f120\u202fcm' },
        {
          advancedAttributes: {
            ...(material && { material }),
            lying: { label: { de: 'Liegefläche' }, value: { de: '60 × 120 cm' } },
          },
        },
      ),
    ])
    expect((await find('de', 'pw1003'))?.attributes.slice(-2)).toEqual([
      { key: 'masse', label: 'Maße', value: '60\u00a0×\u00a0120\u00a0cm' },
      { key: 'motivtext', label: 'Motiv', value: 'Hase' },
    ])
    expect((await find('ch', 'pw1003'))?.attributes.at(-2)?.label).toBe('Masse')
    expect((await find('ch-fr', 'pw1003'))?.attributes.slice(-2)).toEqual([
      { key: 'masse', label: 'Dimensions', value: '60\u00a0×\u00a0120\u00a0cm' },
      { key: 'motivtext', label: 'Motif', value: 'lapin' },
    ])
    expect((await find('de', 'pw1004'))?.attributes.map(({ label }) => label)).toEqual([
      'Liegefläche',
      'Material',
    ])
  })

  it('is chosen by its motif where the variants differ in it', async () => {
    await writeAttributeValues(getDb(), motifs, { brand: 'baby' })
    const [variant] = shopBody.variants
    const variants = ['hase', 'ente'].map((motivtext) => ({
      ...(variant as SourceProduct['variants'][number]),
      ...{ referenceKey: `PW.pw1003.${motivtext}`, attributes: { motivtext } },
    }))
    await write([alike('pw1003', { farbe: 'salbei', motivtext: 'hase' }, { variants })])
    const view = await find('de', 'pw1003')
    expect(view?.choice).toBe('motivtext')
    expect(view?.variants.map(({ label }) => label)).toEqual(['Hase', 'Ente'])
    expect([...(view?.attributes ?? []), ...(view?.variants[0]?.attributes ?? [])]).not.toContainEqual(
      expect.objectContaining({ label: 'Motiv' }),
    )
  })

  it('is chosen by its size where some sizes are double', async () => {
    const [variant] = shopBody.variants
    const sizes = [
      ['asGro', '56'],
      ['doppelgroesse', '62/68'],
    ] as const
    const variants = sizes.map(([name, size]) => ({
      ...(variant as SourceProduct['variants'][number]),
      ...{ referenceKey: `PW.pw1003.${name}`, attributes: { [name]: size } },
    }))
    await write([alike('pw1003', { farbe: 'salbei' }, { variants })])
    const view = await find('de', 'pw1003')
    expect(view?.choice).toBe('asGro')
    expect(view?.variants.map(({ label }) => label)).toEqual(['56', '62/68'])
  })

  it('leads to its siblings of another motif or measure in lists of their own', async () => {
    await writeAttributeValues(getDb(), motifs, { brand: 'baby' })
    await write([
      alike('pw1003', { farbe: 'salbei', motivtext: 'ente', masse: '60 cm' }),
      alike('pw1004', { farbe: 'salbei', motivtext: 'hase', masse: '60 cm' }),
      alike('pw1005', { farbe: 'salbei', motivtext: 'hase', masse: '80 cm' }),
      alike('pw1006', { farbe: 'apricot', motivtext: 'ente', masse: '60 cm' }),
    ])
    const view = await find('de', 'pw1003')
    const labelled = (list: { label: string; href: string; isActive: boolean }[] = []) =>
      list.map(({ label, href, isActive }) => [label, href.slice(-7, -1), isActive])
    expect(labelled(view?.motifs)).toEqual([
      ['Hase', 'pw1004', false],
      ['Ente', 'pw1003', true],
    ])
    expect(labelled(view?.measures)).toEqual([
      ['60\u00a0cm', 'pw1003', true],
      ['80\u00a0cm', 'pw1005', false],
    ])
    // Of the siblings in a colour the one that is most like it.
    expect(labelled(view?.colours)).toEqual([
      ['Salbei', 'pw1003', true],
      ['Apricot', 'pw1006', false],
    ])
  })

  it.each([
    ['no position, by their numbers', {}, ['60', '80', '120']],
    ['a position, by that', { '120 cm': 0, '80 cm': 70 }, ['120', '60', '80']],
  ])('lists its siblings whose values have %s', async (_, positions: Record<string, number>, expected) => {
    const values = Object.entries(positions).map(([value, position]) => ({
      ...{ attribute: 'masse', value, labels: {}, position },
    }))
    await writeAttributeValues(getDb(), values, { brand: 'baby' })
    await write([
      alike('pw1003', { masse: '120 cm' }),
      alike('pw1004', { masse: '80 cm' }),
      alike('pw1005', { masse: '60 cm' }),
    ])
    expect((await find('de', 'pw1003'))?.measures.map(({ label }) => label)).toEqual(
      expected.map((length) => `${length}\u00a0cm`),
    )
  })

  it('is called by its size where it has no colour, and stands at the path made of it', async () => {
    const [variant] = shopBody.variants
    const variants = [
      {
        ...(variant as SourceProduct['variants'][number]),
        ...{ referenceKey: 'PW.pw1003.v', attributes: { asGro: '62' } },
      },
    ]
    await write([alike('pw1003', {}, { variants })])
    const view = await find('de', 'pw1003')
    expect(view?.title).toBe('Prüfling Naturkind Wickelbody mit langen Ärmeln 62')
    expect(view?.href).toBe('/de/p/pruefling-naturkind-wickelbody-mit-langen-aermeln-62-pw1003/')
    expect((await find('ch-fr', 'pw1003'))?.href).toBe(
      '/ch-fr/p/pruefling-naturkind-body-croise-a-manches-longues-62-pw1003/',
    )
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

  it('knows the way that comes first in the menu, where several are equally long', async () => {
    const categories = [
      category('de-de', 'spielen', 'Spielen', 'spielen', undefined, 2),
      category('de-de', 'spielen-geschenke', 'Geschenke', 'spielen/geschenke', 'spielen', 3),
      category('de-de', 'spielen-kuscheltiere', 'Kuscheltiere', 'spielen/kuscheltiere', 'spielen', 2),
    ]
    await writeCategories(getDb(), categories, { brand: 'baby' })
    const keysIn = async (...keys: string[]) => {
      await write([{ ...shopBody, categories: keys }])
      return (await find('de', 'pw1001'))?.categories.map(({ key }) => key)
    }
    // Within one category, and between categories of the first level.
    expect(await keysIn('spielen-geschenke', 'spielen-kuscheltiere')).toEqual([
      'spielen',
      'spielen-kuscheltiere',
    ])
    expect(await keysIn('spielen-geschenke', 'bodys-strampler')).toEqual(['kleidung', 'bodys-strampler'])
  })

  it('knows all its categories, also those beside the longest way', async () => {
    const categories = [
      category('de-de', 'geschenke', 'Geschenke', 'geschenke'),
      category('de-de', 'geburt', 'Zur Geburt', 'geschenke/geburt', 'geschenke'),
      category('de-de', 'naechte', 'Ruhige Nächte', 'geschenke/geburt/naechte', 'geburt'),
    ]
    await writeCategories(getDb(), categories, { brand: 'baby' })
    await write([{ ...shopBody, categories: ['bodys-strampler', 'naechte'] }])
    const view = await find('de', 'pw1001')
    expect(view?.categories.map(({ key }) => key)).toEqual(['geschenke', 'geburt', 'naechte'])
    expect(view?.categoryKeys.toSorted()).toEqual([
      ...['bodys-strampler', 'geburt', 'geschenke', 'kleidung', 'naechte'],
    ])
  })

  it.each([
    ['bulky goods', 'pw2001', true],
    ['clothes', 'pw1001', false],
  ])('knows whether %s are sold on the website alone', async (_, number, expected) => {
    expect(await find('de', number)).toMatchObject({ onlineOnly: expected, bulky: expected })
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

  it('writes reviews in German as Switzerland spells it', async () => {
    expect((await find('de', 'pw1001'))?.reviews.items[0]?.text).toBe('Wir haben ihn in drei Größen.')
    expect((await find('ch', 'pw1001'))?.reviews.items[0]?.text).toBe('Wir haben ihn in drei Grössen.')
  })

  it('sets reviews in the typography of their own language, whatever that of the market is', async () => {
    const [review] = shopBody.reviews
    const french = { ...review, language: 'fr', title: 'Bien', text: 'Très doux : parfait !' } as never
    await write([{ ...shopBody, reviews: [french] }])
    for (const code of ['de', 'ch-fr'])
      expect((await find(code, 'pw1001'))?.reviews.items[0]?.text).toBe('Très doux\u202f: parfait\u202f!')
  })

  it('shares the reviews of its colours, says which colour one is about, and counts all of them once', async () => {
    const [own, other] = [await find('de', 'pw1001'), await find('de', 'pw1002')]
    expect(other?.reviews).toMatchObject({ count: own?.reviews.count, mean: own?.reviews.mean })
    expect(own?.reviews.items.map(({ about }) => about)).toEqual([[], []])
    expect(other?.reviews.items.map(({ about }) => about)).toEqual([['Salbei'], ['Salbei']])
    const cards = await getDb().execute<{ rating: { mean: number; count: number } }>(
      sql`select card -> 'rating' as rating from listing_entries where locale = 'de-de'
        and card ->> 'number' in ('pw1001', 'pw1002')`,
    )
    expect(cards.map(({ rating }) => rating)).toEqual([
      { mean: 4.5, count: 2 },
      { mean: 4.5, count: 2 },
    ])
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

  it('tells the lowest price from the history that a former system had', async () => {
    const day = 24 * 60 * 60 * 1000
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
    const [variant] = shopBody.variants
    const reduced = shopBody.variants[2]?.prices ?? {}
    const of = (key: string, past: [days: number, withTax: number][]) => ({
      ...(variant as SourceProduct['variants'][number]),
      referenceKey: `PW.pw1003.${key}`,
      prices: reduced,
      priceHistory: { DE: past.map(([days, withTax]) => ({ from: ago(days), withTax })) },
    })
    const variants = [
      of('1', [
        [90, 1899],
        [50, 1999],
      ]),
      // The reduction began in the former system.
      of('2', [
        [90, 1899],
        [10, 1599],
      ]),
      of('3', []),
    ].map(({ priceHistory, ...one }) => ({ ...one, ...(priceHistory.DE.length > 0 && { priceHistory }) }))
    await write([{ ...shopBody, referenceKey: 'PW.pw1003', number: 'pw1003', variants }])
    const view = await find('de', 'pw1003')
    expect(view?.variants.map(({ lowest }) => lowest)).toEqual([1999, 1899, undefined])
  })

  it('tells the lowest price of the 30 days before a reduction, and none without one', async () => {
    await getDb().execute(sql`update price_changes set valid_from = valid_from - interval '20 days'`)
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
      ['62', 1999],
    ])
  })

  it('has the documents in the language of the market first, and says of the others in which they are', async () => {
    const documents = [
      { label: { de: 'Anleitung' }, src: '/documents/de.pdf' },
      { label: { fr: 'Notice' }, src: '/documents/fr.pdf' },
    ]
    await write([{ ...shopBody, documents }])
    const [german, french] = [
      { label: 'Anleitung', src: '/documents/de.pdf' },
      { label: 'Notice', src: '/documents/fr.pdf' },
    ]
    expect((await find('ch-fr', 'pw1001'))?.documents).toEqual([french, { ...german, lang: 'de' }])
    expect((await find('ch', 'pw1001'))?.documents).toEqual([german])
  })

  it.each([
    ['a number that there is not', 'de', 'pw9999'],
    ['hostile input', 'de', "' or 1=1 --"],
  ])('is not found for %s', async (_, market, number) => {
    expect(await find(market, number)).toBeUndefined()
  })
})
