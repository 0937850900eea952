import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { findShopConfigurations } from '@/lib/platform/shop-configuration/find'
import { writeShopConfigurations } from '@/lib/platform/shop-configuration/write'
import {
  type PaymentSettings,
  type ReturnTerms,
  type ServicePromises,
  type SourceShopConfiguration,
  shopConfiguration,
  sourceShopConfiguration,
} from '@/schemas/shop'
import { describeOnDatabases } from '../../fixtures/databases'
import { importInto } from '../../fixtures/import'

const given = (more: object = {}): SourceShopConfiguration =>
  sourceShopConfiguration.parse({ type: 'shop_configuration', locale: 'fr-ch', ...more })

describe('the default configuration of a shop', () => {
  const all = (['baby', 'bm'] as const).flatMap((brand) =>
    marketsOf(brand).map(
      (market) => [brand, market.shopLocale, defaultConfiguration(brand, market)] as const,
    ),
  )

  it.each(all)('%s %s fits its schema', (_, __, configuration) => {
    expect(shopConfiguration.parse(configuration)).toEqual(configuration)
  })

  it.each(all)(
    '%s %s has a contract with a carrier for returns from its country',
    (_, locale, { returnLabels }) => {
      expect(Object.keys(returnLabels?.receiverIds ?? {})).toEqual([locale.slice(3).toUpperCase()])
    },
  )

  it.each(all)('%s %s has the options of its brand and market', (brand, locale, configuration) => {
    const { options, shopId, recommendations } = configuration
    expect(shopId).toBe(locale)
    expect(options).toMatchObject({
      ...{ wishlist: true, faq: true, cancelOrder: true, contactFormPrefill: true, voucherPartner: true },
      ...{ checkoutLoginGuestFirst: true, accountOrders: true },
      payback: brand === 'bm' && locale === 'de-de',
      paypalInstallments: locale === 'de-de',
    })
    if (brand === 'baby') expect(options.accountBalance).toBe(false)
    expect(Object.values(recommendations.slots).map(({ size }) => size)).toEqual([12, 12, 12])
  })
})

const [swiss] = marketsOf('baby').filter(({ shopLocale }) => shopLocale === 'fr-ch')
if (!swiss) throw new Error('There is no market fr-ch')

describeOnDatabases('The configuration of a shop', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate shop_configurations, content_invalidations`)
  })
  const found = async (locale: string) => (await findShopConfigurations(getDb(), 'baby')).get(locale)
  const stale = async () => [
    ...(await getDb().execute<{ tags: string[] }>(sql`select tags from content_invalidations order by id`)),
  ]

  it('is the default until one is imported', async () => {
    for (const market of marketsOf('baby'))
      expect(await found(market.shopLocale)).toEqual(defaultConfiguration('baby', market))
  })

  it('has a name and colours of its own, and never the mark of another name', async () => {
    const colours = { ground: '#f2f7f9', ink: '#10242e', accent: '#0b5c7a' }
    const mark = [{ path: 'M4 4h24v24H4Z' }]
    await writeShopConfigurations(getDb(), [given({ name: 'Kleiner Wal', colours })])
    expect(await found('fr-ch')).toMatchObject({ name: 'Kleiner Wal', colours })
    expect((await found('fr-ch'))?.mark).toBeUndefined()
    await writeShopConfigurations(getDb(), [given({ mark })])
    expect(await found('fr-ch')).toMatchObject({ name: 'Kleiner Wal', mark })
    expect((await found('de-de'))?.name).toBe('Nestling')
    await writeShopConfigurations(getDb(), [given({ name: null, mark: null, colours: null })])
    expect(await found('fr-ch')).toEqual(defaultConfiguration('baby', swiss))
  })

  it('takes one colour and one typeface, to which others come, and leaves the rest as it is', async () => {
    const usual = defaultConfiguration('baby', swiss)
    const lines = (...rows: object[]) =>
      rows
        .map((row) => `${JSON.stringify({ type: 'shop_configuration', locale: 'fr-ch', ...row })}\n`)
        .join('')
    const own = { files: ['own.woff2'], like: 'serif' }
    await importInto(getDb(), lines({ colours: { accent: '#6b21a8' }, fonts: { display: 'system-serif' } }))
    expect(await found('fr-ch')).toMatchObject({
      colours: { ground: usual.colours.ground, ink: usual.colours.ink, accent: '#6b21a8' },
      fonts: { text: usual.fonts.text, display: 'system-serif' },
    })
    await importInto(getDb(), lines({ colours: { ink: '#22183a' }, fonts: { text: own } }))
    expect(await found('fr-ch')).toMatchObject({
      colours: { ground: usual.colours.ground, ink: '#22183a', accent: '#6b21a8' },
      fonts: { text: own, display: 'system-serif' },
    })
    await importInto(getDb(), lines({ colours: { accent: null }, fonts: { text: { ...own, like: 'sans' } } }))
    expect(await found('fr-ch')).toMatchObject({
      colours: { ink: '#22183a', accent: usual.colours.accent },
      fonts: { text: { ...own, like: 'sans' } },
    })
    const { samples } = await importInto(getDb(), lines({ colours: { ground: '#555555' } }))
    expect(samples.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^colours: ink .* on ground /),
    ])
  })

  it('is the default with what was imported over it, option by option, in its market alone', async () => {
    await writeShopConfigurations(getDb(), [
      given({
        timezone: 'Europe/Paris',
        shopId: '17',
        logo: { src: 'https://cdn.example/logo.svg', alt: 'Bébé' },
        options: { wishlist: false },
        recommendations: { slots: { basket: { size: 4, recommendationId: 'warenkorb-7' } } },
        advisors: { tog: ['gigoteuses'] },
        voucherPartner: { trafficSourceNumber: '123', trafficMediumNumber: '1' },
      }),
    ])
    expect(await found('fr-ch')).toMatchObject({
      timezone: 'Europe/Paris',
      shopId: '17',
      logo: { alt: 'Bébé' },
      fallbackLanguage: 'de',
      options: { wishlist: false, faq: true },
      recommendations: {
        slots: {
          basket: {
            ...{ recommendationId: 'warenkorb-7', uid: 'recommendation-basket' },
            ...{ size: 4, fillWithRandom: true },
          },
          add_to_cart_layer: { recommendationId: 'add_to_cart_layer', size: 12 },
        },
      },
      advisors: { size: ['kleidung'], tog: ['gigoteuses'] },
      voucherPartner: { trafficSourceNumber: '123', trafficMediumNumber: '1' },
    })
    expect(await found('de-ch')).toMatchObject({ timezone: 'Europe/Zurich', options: { wishlist: true } })
  })

  const seller = {
    ...{ name: 'Kleine Freude GmbH', street: 'Am Markt 3', postcode: '20095', city: 'Hamburg' },
    ...{ country: 'DE', email: 'hallo@kleine-freude.example', taxNumbers: ['USt-IdNr. DE123456789'] },
    bankAccount: { holder: 'Kleine Freude GmbH', bank: 'Hausbank', iban: 'DE02 1203 0000 0000 2020 51' },
    ...{ invoiceDays: 30, prepaymentDays: 10 },
  }
  const slots = { basket: { size: 4 } }

  it('changes in what a row names and in nothing else, whatever the row before it named', async () => {
    const rows = [
      { seller, logo: { src: '/logo.svg', alt: 'Kleine Freude' }, termsPage: 'unsere-agb' },
      { options: { faq: false } },
      { options: { wishlist: false }, recommendations: { slots } },
      { recommendations: { slots: { basket: { uid: 'korb' } } } },
    ]
    for (const row of rows) await writeShopConfigurations(getDb(), [given(row)])
    expect(await found('fr-ch')).toMatchObject({
      seller,
      ...{ logo: { alt: 'Kleine Freude' }, termsPage: 'unsere-agb' },
      options: { faq: false, wishlist: false, cancelOrder: true },
      recommendations: { slots: { basket: { size: 4, uid: 'korb' } } },
    })
  })

  const ownBooks = {
    ...{ papersTo: 'buch@wolke.example', ordersTo: 'lager@wolke.example', deliveryNotes: ['parcels'] },
    prefixes: { invoice: 'WS', creditNote: 'WSK' },
    datev: {
      ...{ consultant: 1001, client: 1, accountLength: 4, yearBegins: 1, receivables: '10000' },
      revenues: [{ rate: 0.19, account: '8400' }],
    },
  }

  it.each([
    [{ deliveryNotes: ['orders'] }, { ...ownBooks, deliveryNotes: ['orders'] }],
    [{ papersTo: null }, { ...ownBooks, papersTo: undefined }],
    [{ prefixes: { invoice: 'RE' } }, { ...ownBooks, prefixes: { invoice: 'RE', creditNote: 'WSK' } }],
    [{ prefixes: { creditNote: null } }, { ...ownBooks, prefixes: { invoice: 'WS' } }],
    [
      { prefixes: null, datev: null },
      { ...ownBooks, prefixes: { invoice: 'BABY-CH', creditNote: 'BABY-CH-C' }, datev: undefined },
    ],
  ])('keeps of its bookkeeping what the row %j does not name', async (bookkeeping, left) => {
    await writeShopConfigurations(getDb(), [given({ bookkeeping: ownBooks })])
    await writeShopConfigurations(getDb(), [given({ bookkeeping })])
    expect((await found('fr-ch'))?.bookkeeping).toEqual(left)
  })

  it('refuses prefixes by which an invoice and a credit note would have one number', async () => {
    const row = (locale: string, prefixes: object | null) =>
      `${JSON.stringify({ type: 'shop_configuration', locale, bookkeeping: { prefixes } })}\n`
    const refused = async (locale: string, prefixes: object) =>
      (await importInto(getDb(), row(locale, prefixes))).samples.map(({ reason }) => reason)
    expect(await refused('fr-ch', { invoice: 'C', creditNote: 'GS' })).toEqual([
      expect.stringContaining('prefixes.invoice C is that of credit notes without a prefix'),
    ])
    expect(await refused('fr-ch', { invoice: 'RE' })).toEqual([])
    expect(await refused('de-at', { creditNote: 'RE' })).toEqual([
      expect.stringContaining('prefixes.creditNote RE is that of invoices of fr-ch'),
    ])
    expect(await refused('fr-ch', { creditNote: 'RE' })).toEqual([
      expect.stringContaining('prefixes.creditNote RE is that of the invoices'),
    ])
    expect(await refused('fr-ch', { creditNote: 'GS' })).toEqual([])
    expect((await found('fr-ch'))?.bookkeeping).toEqual({ prefixes: { invoice: 'RE', creditNote: 'GS' } })
  })

  it('has another seller as a whole: what the one before had does not stay beside it', async () => {
    await writeShopConfigurations(getDb(), [given({ seller: { ...seller, register: 'HRB 1' } })])
    await writeShopConfigurations(getDb(), [given({ seller: { phone: '040 12345' } })])
    expect((await found('fr-ch'))?.seller).toEqual({ ...seller, register: 'HRB 1', phone: '040 12345' })
    const successor = { ...seller, name: 'Große Freude GmbH' }
    await writeShopConfigurations(getDb(), [given({ seller: successor })])
    expect((await found('fr-ch'))?.seller).toEqual(successor)
  })

  it.each([
    ['an option', { options: { faq: false } }, { options: { faq: null } }],
    ['all options', { options: { faq: false } }, { options: null }],
    ['the logo', { logo: { src: '/logo.svg', alt: 'A' } }, { logo: null }],
    ['the seller', { seller }, { seller: null }],
    ['the bookkeeping', { bookkeeping: ownBooks }, { bookkeeping: null }],
    ['a slot', { recommendations: { slots } }, { recommendations: { slots: { basket: null } } }],
  ])('takes back %s where a row says so', async (_, change, back) => {
    const usual = await found('fr-ch')
    await writeShopConfigurations(getDb(), [given(change)])
    expect(await found('fr-ch')).not.toEqual(usual)
    await writeShopConfigurations(getDb(), [given(back)])
    expect(await found('fr-ch')).toEqual(usual)
  })

  const methodsOf = async () => (await found('fr-ch'))?.payments

  it.each<[keyof PaymentSettings, unknown]>([
    ['isOffered', false],
    ['isMarked', false],
    ['least', 2_000],
    ['most', 30_000],
    ['buyers', ['account']],
    ['excludedDeliveries', ['pickup']],
    ['name', 'Achat sur facture'],
    ['explanation', 'Vous payez après réception.'],
  ])(
    'has the setting %s of a method until it is taken back, and nothing else with it',
    async (field, value) => {
      const usual = await methodsOf()
      const row = (setting: unknown) => given({ payments: { methods: { RE: { [field]: setting } } } })
      await writeShopConfigurations(getDb(), [row(value)])
      const { RE, ...others } = usual?.methods ?? {}
      expect((await methodsOf())?.methods).toEqual({ ...others, RE: { ...RE, [field]: value } })
      await writeShopConfigurations(getDb(), [row(null)])
      expect(await methodsOf()).toEqual(usual)
    },
  )

  it('shows the methods that a row names first, and the others after them', async () => {
    const usual = (await methodsOf())?.order ?? []
    await writeShopConfigurations(getDb(), [given({ payments: { order: ['RE', 'V'] } })])
    const others = usual.filter((code) => code !== 'RE' && code !== 'V')
    expect((await methodsOf())?.order).toEqual(['RE', 'V', ...others])
  })

  it.each([
    ['a method that is none', { methods: { ER: {} } }, /ER/],
    ['a field that is none', { methods: { RE: { lest: 1 } } }, /lest/],
    ['a method of another country', { methods: { IL: { isOffered: true } } }, /IL exists in NL alone/],
    ['an order with such a method', { order: ['IL'] }, /IL does not exist in CH/],
    ['a method twice in the order', { order: ['RE', 'RE'] }, /twice/],
    ['more as the least than as the most', { methods: { RE: { least: 200_000 } } }, /RE.*least is 200000/],
    ['less than the service takes', { methods: { KK: { least: 10 } } }, /KK.*takes 50 or more/],
    ['more than the service takes', { methods: { KC: { most: 200_000 } } }, /KC.*takes 150000 or less/],
    ['nobody as buyer', { methods: { RE: { buyers: [] } } }, /buyers/],
    [
      'no method for guests',
      {
        methods: Object.fromEntries(
          ['TW', 'KK', 'PP', 'AP', 'RE', 'KC', 'KN', 'V', 'NN'].map((code) => [
            code,
            { buyers: ['account'] },
          ]),
        ),
      },
      /no method is left for guests/,
    ],
  ])('refuses %s, and changes nothing', async (_, payments, reason) => {
    const usual = await methodsOf()
    const row = { type: 'shop_configuration', locale: 'fr-ch', payments }
    const { samples, rejected } = await importInto(getDb(), JSON.stringify(row))
    expect(rejected).toBe(1)
    expect(samples.map((sample) => sample.reason).join('; ')).toMatch(reason)
    expect(await methodsOf()).toEqual(usual)
  })

  const longer = [{ from: '2027-11-20', to: '2027-12-24', until: '2028-01-15' }]

  it.each<[keyof ReturnTerms, unknown]>([
    ['days', 60],
    ['longer', longer],
    ['longer', []],
    ['payer', 'customer'],
    ['payer', { sellerFrom: 5_000 }],
    ['freightCost', 4_900],
    ['refundDays', 7],
    ['takesMade', true],
  ])('has the term for returns %s until it is taken back, and nothing else with it', async (field, value) => {
    const usual = (await found('fr-ch'))?.returns
    await writeShopConfigurations(getDb(), [given({ returns: { [field]: value } })])
    expect((await found('fr-ch'))?.returns).toEqual({ ...usual, [field]: value })
    await writeShopConfigurations(getDb(), [given({ returns: { [field]: null } })])
    expect((await found('fr-ch'))?.returns).toEqual(usual)
  })

  it.each([
    ['fewer days than the law grants', 'de-de', { days: 13 }, /law of DE grants 14/],
    ['the days of the law', 'de-de', { days: 14 }, undefined],
    ['no days where no law grants any', 'fr-ch', { days: 0 }, undefined],
    [
      'a longer time that ends before it',
      'de-de',
      { longer: [{ ...longer[0], until: '2027-12-01' }] },
      /days/,
    ],
    ['a field that is none', 'de-de', { dais: 30 }, /dais/],
    ['more days to pay back than the law grants', 'de-de', { refundDays: 15 }, /refundDays/],
    ['somebody else who pays the postage', 'de-de', { payer: 'nobody' }, /payer/],
    ['a value from which on the seller pays', 'de-de', { payer: { sellerFrom: 5_000 } }, undefined],
    ['less than no cost of freight', 'de-de', { freightCost: -1 }, /freightCost/],
  ])('answers to %s for returns', async (_, locale, returns, reason) => {
    const row = { type: 'shop_configuration', locale, returns }
    const { samples } = await importInto(getDb(), JSON.stringify(row))
    if (reason) expect(samples[0]?.reason).toMatch(reason)
    else expect(samples).toEqual([])
  })

  it.each([
    ['de-de', 50, undefined],
    ['de-de', 51, /seller\.invoiceDays is 51: in DE/],
    ['de-at', 90, /seller\.invoiceDays is 90: in AT/],
    ['fr-ch', 90, undefined],
  ])('takes in %s %d days to pay an invoice only where they are no credit', async (locale, days, reason) => {
    const row = { type: 'shop_configuration', locale, seller: { ...seller, invoiceDays: days } }
    const { samples } = await importInto(getDb(), JSON.stringify(row))
    if (reason) expect(samples[0]?.reason).toMatch(reason)
    else expect(samples).toEqual([])
  })

  it('refuses no row for the days to pay that were stored before they had a limit', async () => {
    const stored = { type: 'shop_configuration', locale: 'de-de', seller: { ...seller, invoiceDays: 90 } }
    await writeShopConfigurations(getDb(), [stored as never])
    const row = { type: 'shop_configuration', locale: 'de-de', options: { faq: false } }
    expect((await importInto(getDb(), JSON.stringify(row))).samples).toEqual([])
  })

  it.each<[keyof ServicePromises, unknown]>([
    ['answerDays', 3],
    ['hours', 'tous les jours, de 10 h à 12 h'],
    ['onePrice', false],
    ['madeDays', 12],
    ['dispatchUntil', '14:00'],
  ])('promises %s of the service until it is taken back, and nothing else with it', async (field, value) => {
    const usual = (await found('fr-ch'))?.service
    await writeShopConfigurations(getDb(), [given({ service: { [field]: value } })])
    expect((await found('fr-ch'))?.service).toEqual({ ...usual, [field]: value })
    await writeShopConfigurations(getDb(), [given({ service: { [field]: null } })])
    expect((await found('fr-ch'))?.service).toEqual(usual)
  })

  it.each([
    ['answers that take too long', { answerDays: 11 }, /answerDays/],
    ['hours without words', { hours: ' ' }, /hours/],
    ['goods that are made in no time', { madeDays: 0 }, /madeDays/],
    ['a time that is none', { dispatchUntil: '25:00' }, /dispatchUntil/],
  ])('refuses %s', async (_, service, reason) => {
    const row = { type: 'shop_configuration', locale: 'de-de', service }
    const { samples } = await importInto(getDb(), JSON.stringify(row))
    expect(samples[0]?.reason).toMatch(reason)
  })

  it('holds the law of a market that is not open yet', async () => {
    vi.stubEnv('SHOP_MARKETS', 'de')
    const row = { type: 'shop_configuration', locale: 'de-at', returns: { days: 3 } }
    const { samples } = await importInto(getDb(), JSON.stringify(row))
    vi.unstubAllEnvs()
    expect(samples[0]?.reason).toMatch(/law of AT grants 14/)
  })

  it('keeps its seller beside what a newer instance has written', async () => {
    await writeShopConfigurations(getDb(), [given({ seller, options: { faq: false } })])
    await getDb().execute(
      sql`update shop_configurations set settings = settings || '{"moods": 1}'
        || jsonb_build_object('options', settings -> 'options' || '{"hologram": true}')`,
    )
    expect(await found('fr-ch')).toMatchObject({ seller, options: { faq: false } })
  })

  it('is written once, renews what shows it, and is the default again when all is taken back', async () => {
    expect(await writeShopConfigurations(getDb(), [given({ options: { faq: false } })])).toMatchObject({
      created: 1,
    })
    expect(await writeShopConfigurations(getDb(), [given({ options: { faq: false } })])).toMatchObject({
      unchanged: 1,
    })
    expect(await stale()).toEqual([{ tags: ['shop-configuration'] }])
    expect(await writeShopConfigurations(getDb(), [given()])).toMatchObject({ unchanged: 1 })
    expect(await writeShopConfigurations(getDb(), [given({ options: null })])).toMatchObject({ updated: 1 })
    expect((await found('fr-ch'))?.options.faq).toBe(true)
  })

  it('of a newer instance that this one cannot read is left out', async () => {
    await getDb().execute(
      sql`insert into shop_configurations values ('fr-ch', '{"options": {"hologram": true}}')`,
    )
    expect((await found('fr-ch'))?.options.faq).toBe(true)
  })

  it('comes in a feed, which is told about lines that do not fit', async () => {
    const line = (more: object) => JSON.stringify({ type: 'shop_configuration', locale: 'fr-ch', ...more })
    const feed = [
      line({ options: { wishlist: false } }),
      line({}),
      line({ locale: 'xx-yy' }),
      line({ locale: 'de-de', timezone: 'Moon/Crater' }),
      line({ locale: 'de-de', options: { hologram: true } }),
      line({ locale: 'de-de', recommendations: { slots: { basket: { uid: 'a b' } } } }),
      line({ locale: 'de-de', logo: { src: 'javascript:alert(1)', alt: 'x' } }),
    ].join('\n')
    const result = await importInto(getDb(), feed)
    expect(result).toMatchObject({ changed: { shop_configuration: 1 }, rejected: 6 })
    expect(result.samples.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/in line 1 and in line 2/),
      expect.stringMatching(/no market xx-yy/),
      expect.stringMatching(/not a time zone/),
      expect.stringMatching(/hologram/),
      expect.stringMatching(/recommendations\.slots\.basket\.uid/),
      expect.stringMatching(/https address/),
    ])
    expect((await found('fr-ch'))?.options.wishlist).toBe(false)
  })
})
