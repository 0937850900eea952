import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { embeddedClient } from '@/lib/content/client'
import { findEveryMarket } from '@/lib/platform/markets'
import { methods as allMethods, configuredPayments } from '@/lib/platform/payment-methods'
import { findShopConfiguration, writeShopConfigurations } from '@/lib/platform/shop-configuration'
import { layoutFaults, layoutFaultsAtStart } from '@/lib/server/opening/layout-faults'
import {
  deliveryCosts,
  missingForMarket,
  missingInShop,
  readPublished,
  usualCostsNote,
} from '@/lib/server/opening/missing-for-market'
import { invoiceNote, unsetPromises } from '@/lib/server/opening/unset-promises'
import { writeCategories } from '@/lib/shop/import/write/write-categories'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { plainStoriesOf } from '@/scripts/seed/content/stories'
import { describeOnDatabases } from '../../fixtures/databases'
import { otherSeller, usualShop } from '../../fixtures/shops'
import { sleepingBag, sourcePrice, sourceVariant } from '../../fixtures/source-product'

const brand = 'baby'

describeOnDatabases('opening a market', (getDb) => {
  const market = findEveryMarket(brand, 'at')
  if (!market) throw new Error('no market')
  const pages = (...keys: string[]) => new Map([['de-at', new Set(keys)]])
  const missing = (
    given = pages(),
    delivery: string[] = [],
    paymentMode: 'live' | 'demo' = 'demo',
    files: string[] = [],
    leading: string[] = ['de-at'],
  ) =>
    missingForMarket(getDb(), {
      ...{ brand, market, paymentMode, hasFile: async (file) => files.includes(file) },
      layoutFaults: ['What its layout lacks.'],
      published: {
        ...{ pages: given, delivery: new Set(delivery), unwritten: [] },
        costs: new Map(),
        leading: new Set(leading),
      },
    })

  afterAll(() => void vi.unstubAllEnvs())
  beforeEach(async () => {
    vi.stubEnv('SHOP_MARKETS', 'de')
    await getDb().execute(sql`truncate products, categories, listing_entries, shop_configurations cascade`)
  })

  it('says everything that an empty shop lacks', async () => {
    expect(await missing()).toEqual([
      expect.stringContaining('The seller is a made-up company'),
      'The shop has the name and the mark of the demo (Nestling): name yours in a shop_configuration of de-at.',
      'No money moves: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
      expect.stringMatching(/^What delivery costs is not said: .* in de-at\/layouts\/layout\.$/),
      'What its layout lacks.',
      'There is no home page: publish de-at/home.',
      'There are no terms: publish de-at/agb.',
      'There is no category: import rows of de-at, or publish category pages.',
      'No product has a price in AT: import a feed with --locale de-at.',
    ])
  })

  it('says nothing of what is there', async () => {
    await writeCategories(
      getDb(),
      [{ locale: 'de-at', key: 'schlafsaecke', name: 'Schlafsäcke', path: 'schlafsaecke', position: 0 }],
      { brand },
    )
    const variants = [sourceVariant('A1-s.70', { prices: { AT: sourcePrice(1999) } })]
    const safety = { manufacturer: { name: 'a', address: 'b', country: 'DE', contact: 'c' } }
    await writeProducts(getDb(), [sleepingBag('A1-s', { variants, safety })], { brand })
    expect(await missing(pages('_', 'agb'), ['de-at'], 'live')).toEqual([
      expect.stringContaining('The seller is a made-up company'),
      'The shop has the name and the mark of the demo (Nestling): name yours in a shop_configuration of de-at.',
      'What its layout lacks.',
    ])
    const nothingLeads = (await missing(pages('_', 'agb'), ['de-at'], 'live', [], [])).at(-1)
    expect(nothingLeads).toMatch(/^Goods are sold, and nothing leads to them: .* de-at\/layouts\/layout/)
    await getDb().execute(sql`delete from product_texts`)
    expect(await missing(pages('_', 'agb'))).toContainEqual('Of 1 product, 1 has no text in the language de.')
  })

  it('counts goods whose manufacturer, its country or the person in the Union is not named', async () => {
    const party = { name: 'a', address: 'b', contact: 'c' }
    const products = [
      [],
      [{ manufacturer: party }],
      [{ manufacturer: { ...party, country: 'CN' } }],
      [{ manufacturer: party, responsible: { ...party, country: 'DE' } }],
      [{}, { productGroup: '9410' }],
      [{}, { download: 'a.pdf' }],
    ].map(([safety, more], index) =>
      sleepingBag(`S${index}-s`, {
        variants: [
          sourceVariant(`S${index}-s.70`, { prices: { AT: sourcePrice(1999), CH: sourcePrice(1999) } }),
        ],
        ...{ safety, ...more },
      }),
    )
    await writeProducts(getDb(), products, { brand })
    const told = async (code: string) => {
      const shop = findEveryMarket(brand, code)
      if (!shop) throw new Error('no market')
      return (await missingInShop(getDb(), { brand, market: shop })).filter((each) =>
        each.includes('2023/988'),
      )
    }
    expect(await told('at')).toEqual([
      '1 product without a manufacturer with address and contact (Regulation (EU) 2023/988, article 19).',
      '1 product with a manufacturer without its country and no responsible person in the Union (Regulation (EU) 2023/988, article 19).',
      '1 product from outside the Union without a responsible person in it (Regulation (EU) 2023/988, article 19).',
    ])
    expect(await told('ch')).toEqual([])
  })

  it('names a way to pay that is left to nobody', async () => {
    const methods = Object.fromEntries(
      configuredPayments
        .filter((code) => allMethods[code].countries.includes('AT'))
        .map((code) => [code, { isOffered: false }]),
    )
    await writeShopConfigurations(getDb(), [
      { type: 'shop_configuration', locale: 'de-at', payments: { methods } },
    ])
    expect(await missing()).toEqual(
      expect.arrayContaining([
        'Nobody can pay everything: payments: no method is left for guests.',
        'Nobody can pay everything: payments: no method is left for accounts.',
      ]),
    )
  })

  describe('with a seller of its own', () => {
    const promises = async (more: object) => {
      const row = { type: 'shop_configuration', locale: 'de-at', seller: otherSeller('AT'), ...more }
      await writeShopConfigurations(getDb(), [row as never])
      return (await missing()).filter((sentence) => /seller|promise/.test(sentence))
    }
    const returns = { days: 14, longer: [], payer: 'customer', freightCost: 4900 } as const
    const service = { answerDays: 2, hours: 'Montag bis Freitag, 9 bis 12 Uhr', onePrice: false }

    it('names the promises about returns and service that nobody has set, with their values', async () => {
      expect(await promises({})).toEqual([
        'Shoppers are promised returns that nobody has set: days 30, longer [{"from":"2026-11-15","to":"2026-12-24","until":"2027-01-31"}], payer "seller", freightCost 0. Set them under returns in a shop_configuration of de-at.',
        'Shoppers are promised service that nobody has set: answerDays 1, hours "Montag bis Freitag, 8 bis 17 Uhr", onePrice true. Set them under service in a shop_configuration of de-at.',
      ])
    })

    it('names what is left of promises of which some are set', async () => {
      expect(await promises({ returns: { ...returns, longer: undefined }, service })).toEqual([
        expect.stringMatching(/^Shoppers are promised returns that nobody has set: longer \[.*\]\. Set them/),
      ])
    })

    it('names instalments that nobody has set, where the wallet is offered', async () => {
      const market = findEveryMarket(brand, 'de')
      if (!market) throw new Error('no market')
      const told = async (more: object) => {
        await getDb().execute(sql`truncate shop_configurations`)
        const row = { type: 'shop_configuration', locale: 'de-de', returns, service, ...more } as never
        await writeShopConfigurations(getDb(), [row])
        return unsetPromises(getDb(), market, await findShopConfiguration(getDb(), brand, market))
      }
      expect(await told({})).toEqual([expect.stringContaining('options.paypalInstallments')])
      expect(await told({ options: { paypalInstallments: true } })).toEqual([])
      expect(await told({ options: { paypalInstallments: false } })).toEqual([])
      expect(await told({ payments: { methods: { PP: { isOffered: false } } } })).toEqual([])
    })

    it('names an access to a carrier by which no return has its postage paid', async () => {
      const dhl = { url: 'https://dhl.example', apiKey: 'a', user: 'a', password: 'a' }
      const told = async (more: object) => {
        await getDb().execute(sql`truncate shop_configurations`)
        const seller = otherSeller('AT')
        await writeShopConfigurations(getDb(), [
          { type: 'shop_configuration', locale: 'de-at', seller, returns, service, ...more } as never,
        ])
        return unsetPromises(getDb(), market, await findShopConfiguration(getDb(), brand, market), { dhl })
      }
      const returnLabels = { carrier: 'dhl', receiverIds: { AT: 'aut' }, weightGrams: 2_000 }
      expect(await told({})).toEqual([expect.stringContaining('under returnLabels')])
      expect(await told({ returnLabels })).toEqual([])
    })

    it('notes orders on invoice without a bound', async () => {
      const [bounded, open] = [30_000, undefined].map((most) => {
        const { payments } = usualShop('baby', market)
        return {
          payments: { ...payments, methods: { RE: { ...payments.methods.RE, isOffered: true, most } } },
        }
      })
      expect(invoiceNote(bounded as never, market)).toBeUndefined()
      expect(invoiceNote(open as never, market)).toContain('payments.methods.RE.most')
    })

    it('names days to pay that make an invoice a credit', async () => {
      const seller = { ...otherSeller('AT'), invoiceDays: 60 }
      expect(await promises({ seller, returns, service })).toEqual([
        expect.stringMatching(/^The seller cannot stay as it is: seller\.invoiceDays is 60: in AT/),
      ])
    })

    it('names another company whose papers are numbered in the same series, until one has its own', async () => {
      vi.stubEnv('SHOP_MARKETS', 'de,at')
      const own = (locale: string, name: string, more = {}) =>
        writeShopConfigurations(getDb(), [
          { type: 'shop_configuration', locale, seller: { ...otherSeller('DE'), name }, ...more } as never,
        ])
      const shared = async () => (await missing()).filter((sentence) => sentence.includes('one series'))
      await own('de-de', 'Wolke GmbH')
      await own('de-at', 'Wolke Austria GmbH')
      expect(await shared()).toEqual([])
      await own('de-de', 'Wolke GmbH', { bookkeeping: { prefixes: { invoice: 'WS', creditNote: 'WSK' } } })
      await own('de-at', 'Wolke Austria GmbH', {
        bookkeeping: { prefixes: { invoice: 'WS', creditNote: 'WS-C' } },
      })
      expect(await shared()).toEqual([
        expect.stringMatching(
          /^Papers are .* \(WS, WS-C\) .* another company in de-de, .* bookkeeping\.prefixes/,
        ),
      ])
      await own('de-at', 'Wolke Austria GmbH', {
        bookkeeping: { prefixes: { invoice: 'AT', creditNote: 'ATK' } },
      })
      expect(await shared()).toEqual([])
      vi.stubEnv('SHOP_MARKETS', 'de')
    })

    it('says nothing of promises that are set, also as they are by default', async () => {
      expect(await promises({ returns: { ...returns, days: 30, payer: 'seller' }, service })).toEqual([])
    })
  })

  it.each([
    [
      'parcels and freight',
      [{ versandkosten: 499, ab_bestellwert: 0 }, { versandkosten: '1499' }],
      ['de-at'],
    ],
    ['parcels alone', [{ versandkosten: 499, ab_bestellwert: 0 }], []],
    ['nothing', undefined, []],
  ])('reads from a layout what delivery costs: %s', async (_, conditions, found) => {
    const story = {
      full_slug: 'de-at/layouts/layout',
      content: { component: 'layout', shippingConditions: conditions },
    }
    const client = { get: async () => ({ data: { stories: [story] }, total: 1 }) }
    expect([...(await readPublished(client as never)).delivery]).toEqual(found)
  })

  it.each<[string, (number | string)[], boolean]>([
    ['as a shop begins', ['1499', 499], true],
    ['of its own', [1499, 390], false],
    ['unsaid', [], false],
  ])('notes that delivery costs what nobody may have thought about: %s', async (_, amounts, isNoted) => {
    const begun = plainStoriesOf(brand, market).find(({ fullSlug }) => fullSlug === 'de-at/layouts/layout')
    if (!begun) throw new Error('There is no layout')
    const shippingConditions = amounts.map((versandkosten) => ({ versandkosten }))
    const story = { full_slug: 'de-at/layouts/layout', content: { component: 'layout', shippingConditions } }
    const client = { get: async () => ({ data: { stories: [story] }, total: 1 }) }
    const note = usualCostsNote(await readPublished(client as never), market, deliveryCosts(begun.content))
    expect(note).toBe(
      isNoted
        ? 'Delivery costs 14.99 EUR and 4.99 EUR, as every shop begins: what yours costs is said in de-at/layouts/layout.'
        : undefined,
    )
  })

  const to = { linktype: 'story', id: '', cached_url: 'de-at/schlafen' }
  it.each<[string, string, object, boolean]>([
    ['the menu', 'de-at/layouts/layout', { navigation: [{ name: 'Schlafen', link: to }] }, true],
    [
      'a menu in a menu',
      'de-at/layouts/layout',
      { navigation: [{ name: 'a', entries: [{ link: to }] }] },
      true,
    ],
    ['an empty menu', 'de-at/layouts/layout', { navigation: [], serviceLinks: [{ link: to }] }, false],
    [
      'a menu without links',
      'de-at/layouts/layout',
      { navigation: [{ link: { ...to, cached_url: '' } }] },
      false,
    ],
    ['the home page', 'de-at/home', { body: [{ component: 'teaser', link: to }] }, true],
    ['products on it', 'de-at/home', { body: [{ component: 'product_slider' }] }, true],
    ['another page', 'de-at/agb', { body: [{ component: 'teaser', link: to }] }, false],
  ])('reads from the content whether something leads to the goods: %s', async (_, slug, content, leads) => {
    const client = { get: async () => ({ data: { stories: [{ full_slug: slug, content }] }, total: 1 }) }
    expect((await readPublished(client as never)).leading.has('de-at')).toBe(leads)
  })

  describe('with a layout', () => {
    const notice =
      "The Union's notice on the legal guarantee stands in words: choose the official picture (Regulation (EU) 2025/1960, annex I) in de-at/layouts/layout."
    const nothingTo = (page: string, field: string, locale = 'de-at') =>
      `Nothing leads to a published page ${page}: publish one, which ${field} of ${locale}/layouts/layout names.`
    const noPages = (locale?: string) => [
      nothingTo('with the terms', 'termsPage', locale),
      nothingTo('on withdrawal', 'withdrawalPage', locale),
      nothingTo('on privacy', 'privacyPage', locale),
      nothingTo('with the imprint', 'imprintPage', locale),
    ]
    const faultsOf = async (
      content: object,
      code = 'at',
      compared: Parameters<typeof layoutFaults>[2] = { config: {} },
    ) => {
      const asked = findEveryMarket(brand, code)
      if (!asked) throw new Error('no market')
      const stories = [{ full_slug: `${asked.shopLocale}/layouts/layout`, content }]
      const client = { get: async () => ({ data: { stories } }) } as never
      return (await layoutFaults(client, [asked], compared)).get(code)
    }

    it.each([undefined, null, '', 3, { filename: '' }, { filename: null }, [], '/f/notice-de.svg'])(
      'asks markets of the Union for the official notice on the legal guarantee: %j',
      async (guaranteeNotice) => {
        expect(await faultsOf({ guaranteeNotice })).toEqual([notice, ...noPages()])
        expect(await faultsOf({ guaranteeNotice }, 'ch')).toEqual(noPages('de-ch'))
      },
    )

    it.each([{ filename: '/f/notice-de.pdf' }, [{ filename: '/f/notice-de.pdf' }]])(
      'takes no file for it that pages cannot show: %j',
      async (guaranteeNotice) => expect(await faultsOf({ guaranteeNotice })).toContain(notice),
    )

    it.each(['/f/notice-de.png', { filename: '/f/notice-de.png' }, [{ filename: '/f/notice-de.png' }]])(
      'takes its picture: %j',
      async (guaranteeNotice) => expect(await faultsOf({ guaranteeNotice })).toEqual(noPages()),
    )

    it('asks for the pages of the law that nothing published leads to', async () => {
      const guaranteeNotice = '/f/notice-de.png'
      const draft = { linktype: 'story', id: 'a-draft' }
      const page = (slug: string) => ({ linktype: 'story', id: slug, story: { full_slug: `de-at/${slug}` } })
      const legalInfos = [{ component: 'layout_link', name: 'AGB', link: page('agb') }]
      expect(await faultsOf({ guaranteeNotice, legalInfos, privacyPage: draft })).toEqual(noPages().slice(1))
      const named = { termsPage: page('a'), withdrawalPage: page('b'), privacyPage: page('c') }
      const all: Record<string, object> = { ...named, imprintPage: page('d') }
      expect(await faultsOf({ guaranteeNotice, ...all })).toBeUndefined()
      for (const field of Object.keys(all)) {
        const { [field]: _, ...others } = all
        expect(await faultsOf({ guaranteeNotice, ...others })).toEqual([
          expect.stringContaining(`which ${field} of de-at/layouts/layout names`),
        ])
      }
    })

    it('names two pages with the terms, of which the row of the shop decides', async () => {
      const page = { linktype: 'story', id: 'a', story: { full_slug: 'de-at/agb' } }
      const told = async (row: string) =>
        (
          await faultsOf({ termsPage: page }, 'at', { config: {}, termsPages: new Map([['de-at', row]]) })
        )?.filter((fault) => fault.includes('two pages'))
      expect(await told('agb')).toEqual([])
      expect(await told('bedingungen')).toEqual([
        expect.stringContaining(
          'leads shoppers to /at/agb/, and termsPage of the shop_configuration, which decides',
        ),
      ])
    })

    it('names the settings that track and whose service nobody is asked for', async () => {
      const config = {
        tagManager: { id: 'GTM-A', host: 'https://t.example', hosts: [] },
        performanceUrl: 'https://p.example',
        sentryDsn: 'https://s.example/1',
      }
      const told = async (...services: string[]) =>
        (
          (await faultsOf(
            {
              consentCategories: [
                {
                  component: 'consent_category',
                  ...{ _uid: 'c', group: 'all', title: 'All' },
                  services: services.map((name) => ({
                    component: 'consent_service',
                    _uid: name,
                    name,
                    title: name,
                  })),
                },
              ],
            },
            'at',
            { config, servicesAlone: true },
          )) ?? []
        ).map((fault) => fault.split(' ')[0])
      expect(await told()).toEqual(['GTM_ID', 'PERFORMANCE_URL', 'SENTRY_DSN'])
      expect(await told('google_tag_manager', 'error_reporting')).toEqual(['PERFORMANCE_URL'])
      expect(await told('google_tag_manager', 'error_reporting', 'performance_monitoring')).toEqual([])
      expect(await faultsOf({}, 'at', { config: {}, servicesAlone: true })).toBeUndefined()
    })
  })

  it('asks for it at the start of a shop that others can open, and not of one of this machine', async () => {
    const at = async (baseUrl: string) => [
      ...(await layoutFaultsAtStart(getDb(), { brand, baseUrl } as never)),
    ]
    expect((await at('https://shop.example')).map(([code]) => code)).toEqual(['de'])
    expect(await at('http://localhost:3000')).toEqual([])
  })

  it('says also on this machine that a setting which tracks has no effect', async () => {
    const tagManager = { id: 'GTM-A', host: 'https://t.example', hosts: [] }
    const config = { brand, baseUrl: 'http://localhost:3000', tagManager } as never
    expect([...(await layoutFaultsAtStart(getDb(), config))]).toEqual([
      ['de', [expect.stringMatching(/^GTM_ID is set and has no effect/)]],
    ])
  })

  it('names the files that are sold and not there', async () => {
    const variants = [sourceVariant('D1-s.70', { prices: { AT: sourcePrice(499) } })]
    await writeProducts(getDb(), [sleepingBag('D1-s', { variants, download: 'plan.pdf' })], { brand })
    const sentence = 'Files are sold that are not in the folder downloads of DATA_DIR: plan.pdf.'
    expect(await missing()).toContain(sentence)
    expect(await missing(pages(), [], 'demo', ['plan.pdf'])).not.toContain(sentence)
  })

  it('takes pages of the company for every market', async () => {
    const given = new Map([['baby', new Set(['_', 'agb'])]])
    expect((await missing(given)).join()).not.toMatch(/home page|terms/)
  })

  it('counts a page that still holds drafting notes as missing, and names it', async () => {
    const note = { component: 'paragraph', type: 'note', text: 'Wer verkauft' }
    const story = { full_slug: 'de-at/agb', content: { component: 'page', body: [note] } }
    const client = { get: async () => ({ data: { stories: [story] }, total: 1 }) }
    const published = await readPublished(client as never)
    const found = await missingForMarket(getDb(), {
      brand,
      market,
      hasFile: async () => true,
      paymentMode: 'demo',
      layoutFaults: [],
      published,
    })
    expect(found).toContain('de-at/agb has no text yet: replace its drafting notes, and publish it.')
    expect(found).toContain('There are no terms: publish de-at/agb.')
  })

  it('reads the pages of an empty space', async () => {
    expect((await readPublished(await embeddedClient(getDb()))).pages.size).toBe(0)
  })
})
