import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { findShopConfigurations } from '@/lib/platform/shop-configuration/find'
import { writeShopConfigurations } from '@/lib/platform/shop-configuration/write'
import { type SourceShopConfiguration, shopConfiguration, sourceShopConfiguration } from '@/schemas/shop'
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

  it('is written once, renews what shows it, and goes back to the default with an empty one', async () => {
    expect(await writeShopConfigurations(getDb(), [given({ options: { faq: false } })])).toMatchObject({
      created: 1,
    })
    expect(await writeShopConfigurations(getDb(), [given({ options: { faq: false } })])).toMatchObject({
      unchanged: 1,
    })
    expect(await stale()).toEqual([{ tags: ['shop-configuration'] }])
    expect(await writeShopConfigurations(getDb(), [given()])).toMatchObject({ updated: 1 })
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
      expect.stringMatching(/no market xx-yy/),
      expect.stringMatching(/not a time zone/),
      expect.stringMatching(/hologram/),
      expect.stringMatching(/recommendations\.slots\.basket\.uid/),
      expect.stringMatching(/https address/),
      expect.stringMatching(/line 1 already/),
    ])
    expect((await found('fr-ch'))?.options.wishlist).toBe(false)
  })
})
