import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { findRedirect } from '@/lib/content/redirects/find-redirect'
import { findMarket } from '@/lib/platform/markets/markets'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { findListing } from '@/lib/shop/listing/find-listing'
import { findTarget } from '@/lib/shop/listing/search/find-keys'
import { describeOnDatabases } from '../../fixtures/databases'
import { feedRow, tsvOf } from '../../fixtures/feeds'
import { importInto } from '../../fixtures/import'
import { sleepingBag, sourcePrice, sourceVariant } from '../../fixtures/source-product'

type Row = Record<string, unknown>

const linesOf = (...rows: Row[]) => rows.map((row) => JSON.stringify(row)).join('\n')

const category = (key: string, more: Row = {}) => ({
  type: 'category',
  key,
  texts: { de: { name: `Kategorie ${key}`, path: key } },
  ...more,
})
const store = (more: Row = {}) => ({
  type: 'store',
  key: 'bremen',
  country: 'DE',
  name: 'Bremen',
  street: 'Am Beispielwall 1',
  postcode: '28195',
  city: 'Bremen',
  latitude: 53.1,
  longitude: 8.8,
  hours: [null, null, null, null, null, ['10:00', '16:00'], null],
  ...more,
})
const redirect = (source: string, target: string, more: Row = {}) => ({
  type: 'redirect',
  locale: 'de-de',
  source,
  target,
  ...more,
})
const searchRedirect = (term: string, target: string, more: Row = {}) => ({
  type: 'search_redirect',
  locale: 'de-de',
  term,
  target,
  ...more,
})
const synonym = (word: string, ...means: string[]) => ({
  type: 'search_synonym',
  language: 'de',
  word,
  means,
})
const occasion = (word: string, ...categories: string[]) => ({
  type: 'search_occasion',
  language: 'de',
  word,
  categories,
})
const colour = (word: string, base: string, more: Row = {}) => ({
  type: 'colour',
  language: 'de',
  word,
  base,
  ...more,
})

const attributeValue = (attribute: string, value: string, more: Row = {}) => ({
  type: 'attribute_value',
  attribute,
  value,
  ...more,
})

describeOnDatabases('importing what a shop has besides products', (getDb) => {
  const run = (content: string, options?: Parameters<typeof importInto>[2]) =>
    importInto(getDb(), content, options)
  const rows = async (query: ReturnType<typeof sql>) => [...(await getDb().execute(query))]
  const told = async (...given: Row[]) =>
    (await run(linesOf(...given))).samples.map(({ line, id, reason }) => [line, id, reason])
  const stale = async () =>
    (
      await getDb().execute<{ tags: string[] }>(sql`select tags from content_invalidations order by id`)
    ).flatMap(({ tags }) => tags.filter((tag) => tag !== 'search'))
  const forget = () => getDb().execute(sql`truncate content_invalidations`)
  const market = (code: string) => {
    const found = findMarket('baby', code)
    if (!found) throw new Error(`no market ${code}`)
    return found
  }
  const colours = async () => {
    const query = { filters: {}, sort: 'relevancy', page: 1, pageSize: 12 } as const
    const { facets } = await findListing(getDb(), market('de'), query)
    return facets.find(({ facet }) => facet === 'colour')?.values.map(({ value, count }) => [value, count])
  }

  beforeEach(async () => {
    await getDb().execute(sql`truncate products, attribute_values, categories, stores, redirects, search_redirects,
      search_synonyms, search_occasions, recommendation_fallback, colour_words, content_invalidations, listing_entries, listing_bits, listing_words,
      facet_values cascade`)
  })

  it('writes synonyms of a search, replaces and takes them away, and remembers no result from before', async () => {
    const synonyms = () => rows(sql`select word, means from search_synonyms order by word`)
    const version = async () => (await findTarget(getDb(), market('de'), 'x')).version
    expect(await told(synonym('Baby-Fon', 'Babyphone', 'Video-Babyphone'), synonym('?', 'x'))).toEqual([
      [2, '?', expect.stringMatching(/^word: has neither letters nor digits$/)],
    ])
    expect(await synonyms()).toEqual([{ word: 'babyfon', means: ['babyphone', 'video babyphone'] }])
    const before = await version()
    expect(await run(linesOf(synonym('Babyfon', 'Babyphone')))).toMatchObject({
      changed: { search_synonym: 1 },
    })
    expect(await version()).toBeGreaterThan(before)
    expect(await run(linesOf(synonym('babyfon', 'babyphone')))).toMatchObject({
      changed: { search_synonym: 0 },
    })
    expect(await run(linesOf(synonym('Babyfon')))).toMatchObject({ changed: { search_synonym: 1 } })
    expect(await synonyms()).toEqual([])
  })

  it('writes what an occasion leads to, replaces and takes it away, and names categories that there are not', async () => {
    const occasions = () => rows(sql`select word, label, categories from search_occasions order by word`)
    const tree = category('geschenke')
    expect(
      await told(
        tree,
        occasion('Zur Taufe', 'geschenke'),
        occasion('?', 'geschenke'),
        occasion('Ostern', 'hasen'),
      ),
    ).toEqual([
      [3, '?', expect.stringMatching(/^word: has neither letters nor digits$/)],
      [4, 'de ostern', 'categories: the shop has no category hasen'],
    ])
    expect(await occasions()).toEqual([{ word: 'zur taufe', label: 'Zur Taufe', categories: ['geschenke'] }])
    expect(await run(linesOf(occasion('zur Taufe', 'geschenke')))).toMatchObject({
      changed: { search_occasion: 1 },
    })
    expect(await run(linesOf(occasion('zur taufe')))).toMatchObject({ changed: { search_occasion: 1 } })
    expect(await occasions()).toEqual([])
  })

  it('names a type that there is not, and what a row lacks', async () => {
    expect(
      await told(
        { type: 'categorie', key: 'a' },
        { type: 'category', key: 'a b', texts: {} },
        store({ key: 's', latitude: 91, hours: [['10:00', '9:00']] }),
        { type: 'recommendation_fallback', locale: 'xx', products: [] },
        { type: 'recommendation_fallback', locale: 'xx-yy', products: ['1'] },
        colour('Moos', 'moosgruen'),
        colour('!!', 'gruen'),
      ),
    ).toEqual([
      [
        1,
        undefined,
        expect.stringMatching(/^type: "categorie" is none of product, shop_configuration, category, store/),
      ],
      [2, 'a b', expect.stringMatching(/^key: only letters.*; texts: no name in any language$/)],
      [
        3,
        's',
        expect.stringMatching(/^latitude: .*; hours\.0\.1: is no time of day.*; hours: needs seven days/),
      ],
      [4, 'xx', expect.stringMatching(/^locale: /)],
      [5, 'xx-yy', 'locale: there is no market xx-yy'],
      [6, 'Moos', expect.stringMatching(/^base: .*gruen/)],
      [7, '!!', 'word: has neither letters nor digits'],
    ])
    expect(await stale()).toEqual([])
  })

  it('reads a type that is written with escapes', async () => {
    const line = linesOf(category('a')).replace('"type"', String.raw`"\u0074ype"`)
    expect(await run(line)).toMatchObject({ rows: 1, changed: { category: 1 }, rejected: 0 })
  })

  it('rejects a row whose key an earlier row has, however it is spelled', async () => {
    const french = { locale: 'fr-ch' }
    expect(
      await told(
        category('a'),
        category('a'),
        redirect('/de/größen/', '/de/a/'),
        redirect('GROESSEN', '/de/b/'),
        redirect('groessen', '/ch-fr/b/', french),
        searchRedirect('Größen', '/de/a/'),
        searchRedirect('groessen', '/de/b/'),
      ),
    ).toEqual([
      [
        2,
        'a',
        'the category “a” is named twice, in line 1 and in line 2: line 1 counts, this one is left out',
      ],
      [
        4,
        'de-de groessen',
        'the redirect “de-de groessen” is named twice, in line 3 and in line 4: line 3 counts, this one is left out',
      ],
      [
        7,
        'de-de grossen',
        'the search redirect “de-de grossen” is named twice, in line 6 and in line 7: line 6 counts, this one is left out',
      ],
    ])
  })

  it('of which the first was refused count with the next that is taken', async () => {
    const promises = (days: number, answerDays: number) => ({
      ...{ type: 'shop_configuration', locale: 'de-de' },
      ...{ returns: { days }, service: { answerDays } },
    })
    expect(await told(promises(7, 1), promises(30, 4), promises(30, 5))).toEqual([
      [1, 'de-de', expect.stringMatching(/14 days/)],
      [3, 'de-de', expect.stringMatching(/in line 2 and in line 3: line 2 counts/)],
    ])
    const [kept] =
      await rows(sql`select settings -> 'service' ->> 'answerDays' as days from shop_configurations
      where locale = 'de-de'`)
    expect(kept).toEqual({ days: '4' })
  })

  describe('categories', () => {
    const tree = () =>
      rows(sql`select c.locale, c.key, p.key as parent from categories c
        left join categories p on p.id = c.parent_id where c.locale in ('de-de', 'fr-ch') order by 1, 2`)

    it('without their parent or in a circle are rejected, with those below them, and the others are written', async () => {
      const deOnly = { de: { name: 'x', path: 'x' } }
      const both = { ...deOnly, fr: { name: 'y', path: 'y' } }
      expect(
        await told(
          category('leaf', { parent: 'round1' }),
          category('round1', { parent: 'round2' }),
          category('round2', { parent: 'round1' }),
          category('orphan', { parent: 'nothing' }),
          category('top', { texts: deOnly }),
          category('half', { parent: 'top', texts: { ...both, de: { name: 'h', path: 'h' } } }),
          category('fine', { parent: 'top' }),
          category('twin', { texts: { de: { name: 'x', path: 'fine' } } }),
          category('abroad', { texts: { nl: { name: 'x', path: 'x' } } }),
        ),
      ).toEqual([
        [1, 'leaf', expect.stringMatching(/^parent round1 does not exist in de-de/)],
        [2, 'round1', expect.stringMatching(/^it lies below itself in de-de; /)],
        [3, 'round2', expect.stringMatching(/^it lies below itself in de-de; /)],
        [4, 'orphan', expect.stringMatching(/^parent nothing does not exist in de-de; .* in de-at/)],
        [6, 'half', 'parent top does not exist in fr-ch'],
        [8, 'twin', expect.stringMatching(/^path fine belongs to fine in de-de/)],
        [9, 'abroad', 'texts: none is for a market of the brand'],
      ])
      expect(await tree()).toEqual([
        { locale: 'de-de', key: 'fine', parent: 'top' },
        { locale: 'de-de', key: 'top', parent: null },
      ])
    })

    it('may move, but not below what lies below them', async () => {
      await run(linesOf(category('a'), category('b', { parent: 'a' })))
      expect(await told(category('a', { parent: 'b' }))).toEqual([
        [1, 'a', expect.stringMatching(/^it lies below itself/)],
      ])
      expect(await told(category('a', { parent: 'b' }), category('b'))).toEqual([])
      expect(await tree()).toEqual([
        { locale: 'de-de', key: 'a', parent: 'b' },
        { locale: 'de-de', key: 'b', parent: null },
      ])
    })

    it('find their parent however far down the file it stands', async () => {
      const leaves = Array.from({ length: 600 }, (_, index) => category(`leaf${index}`, { parent: 'top' }))
      expect(await run(linesOf(...leaves, category('top')))).toMatchObject({
        rejected: 0,
        changed: { category: 601 },
      })
    })

    it('may exchange their paths', async () => {
      const path = (key: string, path: string) => category(key, { texts: { de: { name: key, path } } })
      await run(linesOf(path('a', 'one'), path('b', 'two')))
      expect(await told(path('a', 'two'))).toEqual([[1, 'a', expect.stringContaining('belongs to b')]])
      expect(await told(path('a', 'two'), path('b', 'one'))).toEqual([])
    })

    it('that a later file brings are found by products that are there', async () => {
      await run(linesOf(sleepingBag('A1-s')))
      await forget()
      expect(await run(linesOf(category('schlafsaecke')))).toMatchObject({ changed: { category: 1 } })
      expect(await stale()).toEqual(['categories', 'listing', 'product:a1s'])
      expect(
        await rows(sql`select cardinality(categories) as n from listing_entries where locale = 'de-de'`),
      ).toEqual([{ n: 1 }])
    })
  })

  it('finds the store that a product names, wherever it stands, and renews pages when it changes', async () => {
    const product = sleepingBag('A1-s', {
      variants: [sourceVariant('A1-s.70', { storeStock: { bremen: 3 } })],
    })
    await run(linesOf(product, store()))
    expect(await rows(sql`select quantity from store_stock`)).toEqual([{ quantity: 3 }])
    expect(await run(linesOf(product, store()))).toMatchObject({ unchanged: 1, changed: { store: 0 } })
    await forget()
    await run(linesOf(store({ name: 'Bremen Mitte' })))
    expect(await stale()).toEqual(['stores', 'product:a1s'])
  })

  it('brings the stock of a store that opened after its products came', async () => {
    const product = sleepingBag('A1-s', {
      variants: [sourceVariant('A1-s.70', { storeStock: { bremen: 3 } })],
    })
    await run(linesOf(product))
    await run(linesOf(store()))
    expect(await run(linesOf(product))).toMatchObject({ updated: 1 })
    expect(await rows(sql`select quantity from store_stock`)).toEqual([{ quantity: 3 }])
  })

  describe('values of attributes', () => {
    const filter = async (code: string, name: string) => {
      const query = { filters: {}, sort: 'relevancy', page: 1, pageSize: 12 } as const
      const { facets } = await findListing(getDb(), market(code), query)
      return facets.find(({ facet }) => facet === name)?.values.map(({ label, swatch }) => swatch ?? label)
    }
    /** In two languages and countries. */
    const given = (key: string, attributes: Record<string, string>) =>
      sleepingBag(key, {
        attributes,
        texts: { de: { name: 'Schlafsack' }, fr: { name: 'Gigoteuse' } },
        variants: [
          sourceVariant(`${key}.70`, {
            prices: { DE: sourcePrice(1999), CH: sourcePrice(2999, { currencyCode: 'CHF' }) },
          }),
        ],
      })
    const body = () => given('A1-s', { farbe: 'Salbei', geschlecht: 'Mädchen', motivtext: 'Hase' })
    const other = () => given('B1-s', { geschlecht: 'Jungen' })
    const page = async (code: string) => findProduct(getDb(), { brand: 'baby', market: market(code) }, 'a1s')

    it('that nothing describes are shown as the feed has them', async () => {
      await run(linesOf(body(), other()))
      expect(await filter('de', 'gender')).toEqual(['Jungen', 'Mädchen'])
      expect(await filter('de', 'colour')).toEqual(['#5d8f57'])
      expect(await page('de')).toMatchObject({ title: expect.stringMatching(/ Salbei$/) })
      expect((await page('de'))?.attributes).toContainEqual({
        key: 'motivtext',
        label: 'Motiv',
        value: 'Hase',
      })
    })

    it('get their labels, their tone and their place, wherever they stand, and renew what shows them', async () => {
      const words = [
        attributeValue('farbe', 'Salbei', {
          ...{ labels: { de: 'Salbeigrün', fr: 'vert sauge' }, swatch: '#93b398' },
        }),
        attributeValue('geschlecht', 'Mädchen', { labels: { fr: 'Fille' }, position: 2 }),
        attributeValue('geschlecht', 'Jungen', { labels: { de: 'Junge', fr: 'Garçon' }, position: 3 }),
        attributeValue('motivtext', 'Hase', { labels: { de: 'Kleiner Hase', fr: 'Petit lapin' } }),
      ]
      await run(linesOf(body(), other()))
      await forget()
      expect(await run(linesOf(...words))).toMatchObject({ changed: { attribute_value: 4 }, rejected: 0 })
      expect(await stale()).toEqual(expect.arrayContaining(['listing', 'product:a1s', 'product:b1s']))
      expect(await filter('de', 'gender')).toEqual(['Mädchen', 'Junge'])
      expect(await filter('ch-fr', 'gender')).toEqual(['Fille', 'Garçon'])
      // The base colour comes before its shade.
      expect(await filter('de', 'colour')).toEqual(['#5d8f57', '#93b398'])
      expect((await page('de'))?.title).toMatch(/ Salbeigrün$/)
      expect((await page('ch-fr'))?.attributes).toContainEqual({
        key: 'motivtext',
        label: 'Motif',
        value: 'Petit lapin',
      })
      await forget()
      expect(await run(linesOf(...words))).toMatchObject({ changed: { attribute_value: 0 }, rejected: 0 })
      expect(await stale()).toEqual([])
    })

    it('rename a colour of the filter under which the colours of feeds are', async () => {
      await run(linesOf(body()))
      await forget()
      const renamed = attributeValue('farbe', 'gruen', { labels: { de: 'Naturgrün' }, swatch: '#446644' })
      await run(linesOf(renamed))
      expect(await filter('de', 'colour')).toEqual(['#446644'])
      expect(await stale()).toContain('listing')
    })

    it('that do not fit are rejected with every reason, and the others are written', async () => {
      expect(
        await told(
          attributeValue('farbe', 'a'),
          attributeValue('farbe', 'b', { labels: { de: ' ' }, swatch: 'rot', position: -1 }),
          attributeValue('farbe', 'c', { labels: { xx: 'c' } }),
          { type: 'attribute_value', value: 'd', labels: { de: 'D' } },
          attributeValue('farbe', 'e', { labels: { de: 'E' } }),
          attributeValue('farbe', 'e', { labels: { de: 'F' } }),
        ),
      ).toEqual([
        [1, 'a', 'has neither a label nor a swatch nor a position'],
        [2, 'b', expect.stringMatching(/^labels\.de: .*; swatch: is no colour like #93b398; position: /)],
        [3, 'c', expect.stringMatching(/^labels/)],
        [4, 'd', expect.stringMatching(/^attribute: /)],
        [
          6,
          'farbe e',
          'the attribute value “farbe e” is named twice, in line 5 and in line 6: line 5 counts, this one is left out',
        ],
      ])
      expect(await rows(sql`select value, labels from attribute_values`)).toEqual([
        { value: 'e', labels: { de: 'E' } },
      ])
    })
  })

  describe('redirects', () => {
    it('in a circle are rejected, the last one of them, also where it closes one of earlier files', async () => {
      expect(
        await told(
          redirect('a', '/de/b/'),
          redirect('b', '/de/c/?x=1'),
          redirect('c', '/de/a/#top'),
          redirect('d', '/de/a/'),
        ),
      ).toEqual([[3, 'de-de c', 'it leads back to itself by way of other redirects']])
      expect(await told(redirect('c', '/de/d/'))).toEqual([
        [1, 'de-de c', 'it leads back to itself by way of other redirects'],
      ])
      expect(await told(redirect('c', '/de/d/'), redirect('b', '/de/'))).toEqual([])
      expect(await told(redirect('a', '/at/a/'), redirect('a', '/de/a/', { locale: 'de-at' }))).toEqual([
        [2, 'de-at a', 'it leads back to itself by way of other redirects'],
      ])
    })

    it('come as a table too, for the market of the import or of their own column', async () => {
      const table = [
        'Source,Target,Status,Locale',
        '/de/alt/,/de/neu/,302,',
        '"a, b",https://partner.example/x?y=1,,de-at',
        '/ch-fr/vieux/,/ch-fr/neuf/,308,ch-fr',
        'c,/de/d/,404,',
        'c,javascript:alert(1),,',
        'c,//evil.example,,',
        '"c,/de/d/,,',
        'c,/de/d/,,,x',
        '/at/c/,/at/d/,,',
        'c,/de/d/,,xx',
        '',
        'alt,/de/neuer/,,',
      ].join('\r\n')
      const result = await run(table, { name: 'redirects.csv' })
      expect(result).toMatchObject({ format: 'csv', rows: 11, changed: { redirect: 3 }, rejected: 8 })
      expect(result.samples.map(({ line, reason }) => [line, reason])).toEqual([
        [5, 'status: is none of 301, 302, 303, 307, 308'],
        [6, 'target: is neither a path of this site nor an http address'],
        [7, 'target: is neither a path of this site nor an http address'],
        [8, 'a quotation mark begins a field and is not closed'],
        [9, 'the line has 5 columns, the first one names 4'],
        [10, 'source: is a path of the market de-at, not of de-de'],
        [11, expect.stringMatching(/^locale: /)],
        [
          13,
          'the redirect “de-de alt” is named twice, in line 2 and in line 13: line 2 counts, this one is left out',
        ],
      ])
      expect((await readFile(result.report, 'utf8')).trimEnd().split('\n')).toHaveLength(9)
      expect(await findRedirect(getDb(), market('de'), 'alt')).toEqual({
        target: '/de/neu/',
        statusCode: 302,
      })
      expect(await findRedirect(getDb(), market('at'), 'a, b')).toMatchObject({ statusCode: 301 })
      expect(await findRedirect(getDb(), market('ch-fr'), 'vieux')).toMatchObject({ statusCode: 308 })
      expect(await run(table)).toMatchObject({ changed: { redirect: 0 } })
    })

    it('of a table are for the market that the import names, and may be divided by semicolons', async () => {
      await run('source;target\nalt;/at/neu/\n', { locale: 'de-at' })
      expect(await rows(sql`select locale, path, target, status_code as status from redirects`)).toEqual([
        { locale: 'de-at', path: 'alt', target: '/at/neu/', status: 301 },
      ])
    })

    it.each([
      ['source,target,staus\na,/de/b/,301\n', 'column “staus”'],
      ['source,target\n', 'There is no redirect'],
    ])('are no table in %j', async (table, message) => {
      await expect(run(table)).rejects.toThrow(message)
    })
  })

  it('refuses search redirects that are hostile or lead to a search', async () => {
    const hostile = [
      '//evil.example',
      '/\\evil',
      'javascript:alert(1)',
      'http://plain.example/',
      'https://a\\b',
    ]
    const reasons = (await told(...hostile.map((target, index) => searchRedirect(`w${index}`, target)))).map(
      ([, , reason]) => reason,
    )
    expect(reasons).toEqual(hostile.map(() => 'target: is neither a path of this site nor an https address'))
    expect(
      await told(
        searchRedirect('a', '/de/suche/?term=b'),
        searchRedirect('b', '/ch-fr/rechercher?term=a'),
        searchRedirect('c', '/de/größen/'),
      ),
    ).toEqual([
      [1, 'a', 'target: leads to a search again'],
      [2, 'b', 'target: leads to a search again'],
    ])
    expect((await findTarget(getDb(), market('de'), 'C')).target).toBe('/de/gr%C3%B6%C3%9Fen/')
  })

  describe('colour words', () => {
    it('of a Merchant Center feed are under the base colours, and unknown ones under one other', async () => {
      const feed = ['Moosgrün', 'Vert sauge', 'Gewitter', 'Nachthimmel', 'Blau/Weiß'].map((color, index) =>
        feedRow(`id${index}`, { color, item_group_id: 'G' }),
      )
      await run(tsvOf(feed))
      expect(await colours()).toEqual([
        ['blau', 1],
        // An article counts once, in however many of its colours.
        ['gruen', 1],
        ['andere', 1],
      ])
    })

    it('that are imported move the products that have them, and renew no others', async () => {
      await run(
        linesOf(
          sleepingBag('A1-s', { attributes: { farbe: 'Gewitter' } }),
          sleepingBag('B2-s', { attributes: { farbe: 'blau' } }),
        ),
      )
      await forget()
      expect(await run(linesOf(colour('GEWITTER', 'grau')))).toMatchObject({ changed: { colour: 1 } })
      expect(await colours()).toEqual([
        ['blau', 1],
        ['grau', 1],
      ])
      expect(await stale()).toEqual(['listing', 'product:a1s'])
      expect(await run(linesOf(colour('Gewitter', 'grau')))).toMatchObject({ changed: { colour: 0 } })
      await run(linesOf(colour('Blau', 'lila')))
      expect(await colours()).toEqual([
        ['lila', 1],
        ['grau', 1],
      ])
    })
  })
})
