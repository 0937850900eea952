import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { categories, products, productTexts } from '@/lib/shop/catalogue/tables'
import { listingEntries } from '@/lib/shop/listing/index-rows/tables'
import { allFindingsOf } from '@/lib/studio/drafts/findings'
import { pickBrands, pickCategoryNames, pickSubbrands } from '@/lib/studio/pickers/pick-campaign'
import { pickCheckoutPlaces } from '@/lib/studio/pickers/pick-checkout-places'
import { pickLinkTargets } from '@/lib/studio/pickers/pick-content'
import { pickPages } from '@/lib/studio/pickers/pick-pages'
import { pickProducts, productsOfCondition } from '@/lib/studio/pickers/pick-products'
import { unknownValues } from '@/lib/studio/pickers/unknown-values'
import { type TriggerType, triggers, triggerTypes } from '@/schemas/blocks/triggers'
import { definitions } from '@/schemas/definitions'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

const market = (code: string) => {
  const found = findMarket('baby', code)
  if (!found) throw new Error(`There is no market ${code}`)
  return found
}
const product = (number: string, brand: string, subbrand?: string) => ({
  ...{ number, brand, subbrand, referenceKey: `r${number}`, masterKey: number, sourceHash: 'x' },
})

describeOnDatabases('what conditions of campaigns name', (getDb) => {
  beforeAll(async () => {
    const db = getDb()
    const rows = await db
      .insert(products)
      .values([
        product('4711', 'Träumeland', 'Nachtruhe'),
        product('4712', 'Träumeland'),
        product('99ab', 'Wald, Wiese & Co', 'Moos'),
      ])
      .returning()
    await db.insert(productTexts).values(
      rows.map(({ id, number }) => ({
        productId: id,
        language: 'de',
        name: `Name ${number}`,
        path: `name-${number}`,
      })),
    )
    await db.insert(categories).values([
      { locale: 'de-de', key: 'jacken', name: 'Jacken, Mäntel', path: 'kleidung/jacken' },
      { locale: 'de-de', key: 'betten', name: 'Betten', path: 'betten' },
      { locale: 'de-at', key: 'betten', name: 'Bettstatt', path: 'betten' },
    ])
    const page = (fullSlug: string, name: string) => ({ fullSlug, name, content: { component: 'page' } })
    await openSpace(db, {
      stories: [
        page('de-de/rat', 'Rat'),
        page('de-de/kategorieseiten/wagen', 'Wagen'),
        page('de-at/rat', 'Rat AT'),
        page('baby/versand', 'Versand'),
        { fullSlug: 'de-de/teil', name: 'Teil', content: { component: 'section', body: [] } },
      ],
    })
  })

  const values = (things: { value: string }[]) => things.map(({ value }) => value)

  it('can be chosen by words', async () => {
    const db = getDb()
    expect(values(await pickBrands(db, {}))).toEqual(['Träumeland', 'Wald, Wiese & Co'])
    expect(values(await pickBrands(db, { term: 'WIESE' }))).toEqual(['Wald, Wiese & Co'])
    expect(values(await pickSubbrands(db, { term: 'träum' }))).toEqual(['Nachtruhe'])
    expect(values(await pickCategoryNames(db, market('de'), {}))).toEqual(['Betten', 'Jacken, Mäntel'])
    expect(values(await pickCategoryNames(db, market('at'), {}))).toEqual(['Bettstatt'])
    expect(values(pickCheckoutPlaces('de', { term: 'zahl' }))).toEqual(['payment'])
  })

  it('are pages by the addresses of their market, or of each market where a campaign stands in several', async () => {
    const near = (code: string[], term = '') =>
      pickPages(getDb(), code.map(market), 'de', { term, near: code.length === 1 ? 'de-de/x' : 'baby/x' })
    expect(values(await near(['de'])).slice(0, 4)).toEqual([
      '/de/wagen/',
      '/de/rat/',
      '/de/versand/',
      '/de/warenkorb/',
    ])
    expect(values(await near(['de', 'at'], 'versand'))).toEqual(['/versand/'])
  })

  it('are screens of the shop by their names, in each language of their markets', async () => {
    const basket = (codes: string[]) =>
      pickPages(getDb(), codes.map(market), 'de', { term: 'warenkorb', near: 'baby/x' })
    expect(await basket(['de'])).toEqual([
      { value: '/de/warenkorb/', name: 'Warenkorb (Seite des Shops)', detail: '/de/warenkorb/' },
    ])
    expect(values(await basket(['de', 'at', 'ch-fr']))).toEqual(['/warenkorb/', '/panier/'])
    const targets = await pickLinkTargets(getDb(), market('ch-fr'), 'fr', { term: 'panier', near: 'fr-ch/x' })
    expect(targets).toEqual([
      { value: '/ch-fr/panier/', name: 'Panier (page de la boutique)', detail: '/ch-fr/panier/' },
    ])
  })

  const cases: [type: TriggerType, story: string, value: string, unknown: string[]][] = [
    ['url', 'de-de/x', '/de/rat/, rat, /rat, /de/, /wagen/, /de/warenkorb/, /de/p/name-4711/, betten', []],
    ['url', 'de-de/x', '/de/fort/, /de/rat/, /de/p/name-1/', ['/de/fort/', '/de/p/name-1/']],
    ['url', 'de-de/x', '/de/teil/', []],
    ['url', 'baby/x', '/versand/, /at/rat/, /at/wagen/', ['/at/wagen/']],
    ['productNumber', 'de-de/x', '4711, 99AB', []],
    ['productNumber', 'de-de/x', '4711 4712, 5', ['4711 4712', '5']],
    ['marke', 'de-de/x', 'träumeland, Wald, Wiese & Co', []],
    ['marke', 'de-de/x', 'Träumeland, Wald', ['Wald']],
    ['subbrand', 'de-de/x', 'moos, Farn', ['Farn']],
    ['breadcrumb', 'de-de/x', 'betten, Jacken, Mäntel', []],
    ['breadcrumb', 'de-at/x', 'Betten', ['Betten']],
    ['breadcrumb', 'baby/x', 'Betten, Bettstatt', []],
  ]

  it.each(cases)('of the kind %s on %s: %s', async (type, story, value, unknown) => {
    expect(await unknownValues(story, [{ type, value }], getDb())).toEqual([unknown])
  })

  it('are each told of their own condition', async () => {
    const of = (type: string, value: string) => ({ type, value })
    const conditions = [
      of('marke', 'Fern, Wald'),
      of('url', '/de/fort/'),
      of('sale', 'x'),
      of('marke', 'Wiese & Co'),
      of('url', '/de/rat/, /de/weg/'),
    ]
    const unknown = [['Fern', 'Wald'], ['/de/fort/'], [], ['Wiese & Co'], ['/de/weg/']]
    expect(await unknownValues('de-de/x', conditions, getDb())).toEqual(unknown)
  })

  const picked = triggerTypes.filter((type) => triggers[type].picks)

  it.each(picked)('of the kind %s take few statements, however many they are', async (type) => {
    const db = getDb()
    let statements = 0
    const counting = new Proxy(db, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        statements += name === 'select' || name === 'selectDistinct' || name === 'execute' ? 1 : 0
        return value.bind(target)
      },
    })
    const value = Array.from({ length: 500 }, (_, at) => `/de/p/fort-${at}/`).join()
    await unknownValues(
      'baby/x',
      [
        { type, value },
        { type, value: '1,2' },
      ],
      counting,
    )
    expect(statements).toBeLessThanOrEqual(3)
  })

  it('are product numbers beyond what a statement has parameters for', async () => {
    const value = Array.from({ length: 70_000 }, (_, at) => `x${at}`).join()
    const [unknown] = await unknownValues('de-de/x', [{ type: 'productNumber', value }], getDb())
    expect(unknown).toHaveLength(70_000)
  })

  it('are products by numbers whose case does not matter, as it does not when they are compared', async () => {
    const [row] = await getDb().select().from(products).where(eq(products.number, '99ab'))
    const card = { number: '99ab', name: 'Mantel', brand: 'Wald' } as typeof listingEntries.$inferInsert.card
    await getDb()
      .insert(listingEntries)
      .values({
        ...{ locale: 'de-de', productId: row?.id ?? 0, number: '99ab', card, categories: [], facets: [] },
        ...{ price: 100, buyable: true, popularity: 0, onlineSince: new Date('2026-01-01T00:00:00Z') },
      })
    expect(values(await productsOfCondition(market('de'), ['99AB', '5'], 'de', getDb()))).toEqual(['99ab'])
  })

  it('are products whose name, brand or colour has the words, and without any those that sell', async () => {
    const names = ['Babyphone Erle', 'Wolle-Schlafsack', 'Mein Schlafsack', 'Schlafsack Elch', 'Gitterbett']
    const rows = await getDb()
      .insert(products)
      .values(names.map((_, at) => product(`80${at}`, 'Elch')))
      .returning()
    await getDb()
      .insert(listingEntries)
      .values(
        rows.map(({ id, number }, at) => ({
          ...{
            locale: 'de-de',
            productId: id,
            number,
            categories: [],
            facets: [],
            price: 100,
            buyable: true,
          },
          ...{ popularity: 100 - at, onlineSince: new Date('2026-01-01T00:00:00Z') },
          card: { number, name: names[at], brand: 'Elch' } as typeof listingEntries.$inferInsert.card,
        })),
      )
    const found = async (term: string) =>
      (await pickProducts(market('de'), term, 'de', getDb())).map(({ name }) => name)
    expect(await found('schlaf')).toEqual(['Schlafsack Elch', 'Wolle-Schlafsack', 'Mein Schlafsack'])
    expect((await found(''))[0]).toBe('Babyphone Erle')
    expect(await found('elch gitter')).toEqual(['Gitterbett'])
    expect((await found('schlaf elch'))[0]).toBe('Schlafsack Elch')
    expect((await found('802'))[0]).toBe('Mein Schlafsack')
  })

  it('are looked up for every kind but the places of the checkout, which are few', () => {
    const tried = new Set<string>(cases.map(([type]) => type))
    expect(picked.filter((type) => !tried.has(type))).toEqual(['scayleCheckout'])
  })

  it('are products of a block that its market does not sell, as a fault of the block', async () => {
    const story = { id: 1, uuid: '00000000-0000-4000-8000-000000000001', name: 'X', fullSlug: 'de-de/x' }
    const list = { component: 'product_list', _uid: 'l', numbers: '802\n4711, 0' }
    const content = { component: 'page', _uid: 'p', body: [list] }
    expect(await allFindingsOf(story, content, definitions, { db: getDb() })).toContainEqual({
      ...{ uid: 'l', block: 'product_list', field: 'numbers', isIdle: false },
      reason: 'names products that are not sold here: 4711, 0',
    })
  })

  /** What a condition of each kind can never meet on a page of the market of Germany, and how it is told. */
  const neverMet: Record<TriggerType, [root: string, value: string, field: string, reason: RegExp][]> = {
    url: [
      ['page', '/at/rat/', 'value', /^is an address of another market/],
      ['page', '/de/fort/', 'value', /^names what is not there/],
      [
        'page',
        '/de/rat/, /de/p/name-99ab/, /de/p/name-4711/',
        'value',
        /^names what is not sold here: \/de\/p\/name-4711\/$/,
      ],
    ],
    scayleCheckout: [['page', 'shipping', 'value', /^names no place of the checkout/]],
    productNumber: [
      ['section', '5', 'value', /^names what is not there/],
      ['section', '4711, 99AB, 802', 'value', /^names products that are not sold here: 4711$/],
      ['page', '4711', 'type', /^compares a product/],
    ],
    marke: [
      ['section', 'Nirgends', 'value', /^names what is not there/],
      // Of the one nothing is sold in Germany.
      ['section', 'Elch, träumeland', 'value', /^names what is not sold here: Träumeland$/],
    ],
    subbrand: [
      ['section', 'Farn', 'value', /^names what is not there/],
      ['section', 'Moos, Nachtruhe', 'value', /^names what is not sold here: Nachtruhe$/],
    ],
    breadcrumb: [['section', 'Bettstatt', 'value', /^names what is not there/]],
    sale: [['page', '', 'type', /^compares a product/]],
  }
  const conditions = triggerTypes.flatMap((type) => neverMet[type].map((row) => [type, ...row] as const))

  it.each(conditions)(
    'of the kind %s on a %s that can never meet %s are told at their %s',
    async (...row) => {
      const [type, root, value, field, reason] = row
      const story = { id: 1, uuid: '00000000-0000-4000-8000-000000000001', name: 'X', fullSlug: 'de-de/x' }
      const trigger = { component: 'trigger', _uid: 't', type, value }
      const body = [{ component: 'trigger_container', _uid: 'c', body: [], triggers: [trigger] }]
      const content = { component: root, _uid: 'p', body }
      const found = await allFindingsOf(story, content, definitions, { db: getDb() })
      const own = found.filter(({ uid }) => uid === 't').map((each) => [each.field, each.reason])
      expect(own).toContainEqual([field, expect.stringMatching(reason)])
    },
  )

  describe('that is not there', () => {
    it('is a fault of its block in the draft', async () => {
      const story = { id: 1, uuid: '00000000-0000-4000-8000-000000000001', name: 'X', fullSlug: 'de-de/x' }
      const trigger = { component: 'trigger', _uid: 't', type: 'marke', value: 'Träumeland, Nirgends' }
      const content = {
        ...{ component: 'page', _uid: 'p' },
        body: [{ component: 'trigger_container', _uid: 'c', body: [], triggers: [trigger] }],
      }
      expect(await allFindingsOf(story, content, definitions, { db: getDb() })).toContainEqual({
        ...{ uid: 't', block: 'trigger', field: 'value', isIdle: false },
        reason: 'names what is not there: Nirgends',
      })
    })
  })
})
