import { describe, expect, it } from 'vitest'
import { allMarkets, countryOf } from '@/lib/platform/markets'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import type { Promotion } from '@/lib/shop/promotions'
import type { DeliveryMessage } from '@/lib/shop/rules/delivery-message'
import { productMetadata, shortened } from '@/lib/storefront/screens/product/metadata'
import type { OfferTerms } from '@/lib/storefront/screens/product/offer-terms'
import { metaImage, productData } from '@/lib/storefront/screens/product/structured-data'
import { layoutDefinition } from '@/schemas/layout'
import { guaranteeView } from '@/tests/fixtures/guarantee'
import { productView, variantView } from '@/tests/fixtures/product'
import { testMarket } from '@/tests/fixtures/render'

const baseUrl = 'https://shop.example'
const market = testMarket()
const url = `${baseUrl}/de/p/waldkind-wickelbody-salbei-104711/`
const terms: OfferTerms = { returns: usualReturnTerms, shippingConditions: [] }
const dataOf = (overrides = {}, more: Partial<OfferTerms> = {}, at = market) =>
  productData(productView(overrides), at, baseUrl, { ...terms, ...more })
const review = {
  rating: 5,
  title: 'Schön',
  text: 'Weich.',
  author: 'Ida',
  date: '2026-10-04T00:00:00.000Z',
  language: 'de',
}

describe('the structured data of a product', () => {
  it('is a group whose variants have an offer and an address of their own', () => {
    const data = dataOf()
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '010.4711',
      variesBy: ['https://schema.org/size'],
      brand: { '@type': 'Brand', name: 'Waldkind' },
      category: 'Kleidung > Bodys und Strampler',
    })
    expect(data.hasVariant).toHaveLength(2)
    expect(data).toHaveProperty('hasVariant.1', {
      '@type': 'Product',
      name: 'Waldkind Wickelbody Salbei 62',
      sku: '010.4711.62',
      size: '62',
      image: expect.stringContaining(`${baseUrl}/pictures/`),
      offers: {
        '@type': 'Offer',
        url: `${url}?variant=010.4711.62`,
        price: '19.99',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: { '@id': '#r1' },
        shippingDetails: { '@id': '#s2' },
      },
    })
  })

  it('is a product with its offer where there is one variant', () => {
    const data = dataOf({
      variants: [variantView('010.4711.1', { gtin: '4012345678901' })],
      choice: undefined,
    })
    expect(data).toMatchObject({
      '@type': 'Product',
      sku: '010.4711.1',
      gtin: '4012345678901',
      offers: { url, price: '19.99' },
    })
    expect(data).not.toHaveProperty('hasVariant')
  })

  it.each<[DeliveryMessage, string]>([
    [{ kind: 'preorder' }, 'PreOrder'],
    [{ kind: 'notAvailable' }, 'OutOfStock'],
    [{ kind: 'sold' }, 'SoldOut'],
    [{ kind: 'late', weeks: '3' }, 'BackOrder'],
    [{ kind: 'download', byEmail: true }, 'InStock'],
    [{ kind: 'soon' }, 'InStock'],
  ])('says of $kind: %s', (delivery, expected) => {
    const data = dataOf({ variants: [variantView('a', { delivery })] })
    expect(data).toHaveProperty('offers.availability', `https://schema.org/${expected}`)
  })

  it.each([
    [undefined, 'NewCondition'],
    ['used', 'UsedCondition'],
    ['refurbished', 'RefurbishedCondition'],
  ] as const)('says of what is %s: %s', (condition, expected) => {
    const data = dataOf({ variants: [variantView('a', { condition })] })
    expect(data).toHaveProperty('offers.itemCondition', `https://schema.org/${expected}`)
  })

  it('says how long the price of a sale is valid', () => {
    const priceUntil = '2026-12-01T00:00:00.000Z'
    expect(dataOf({ variants: [variantView('a', { priceUntil })] })).toHaveProperty(
      'offers.priceValidUntil',
      priceUntil,
    )
    expect(dataOf({ variants: [variantView('a')] })).not.toHaveProperty('offers.priceValidUntil')
  })

  it('has a rating with reviews and none without', () => {
    expect(dataOf()).not.toHaveProperty('aggregateRating')
    expect(dataOf()).not.toHaveProperty('review')
    expect(dataOf({ reviews: { mean: 4.6667, count: 3, items: [review] } })).toMatchObject({
      aggregateRating: { ratingValue: 4.67, reviewCount: 3, bestRating: 5 },
      review: [{ reviewBody: 'Weich.', datePublished: '2026-10-04', author: { name: 'Ida' } }],
    })
  })
})

describe('what the structured data promise', () => {
  const one = (variant = {}, view = {}, more: Partial<OfferTerms> = {}, at = market) => {
    const data = dataOf({ variants: [variantView('a', variant)], choice: undefined, ...view }, more, at)
    return data.offers as Record<string, Record<string, unknown>>
  }
  const policyOf = (view = {}, returns: Partial<OfferTerms['returns']> = {}) =>
    one({}, view, { returns: { ...usualReturnTerms, ...returns } }).hasMerchantReturnPolicy
  const term = (name: string) => `https://schema.org/${name}`

  it.each(allMarkets.map((at) => [at.shopLocale, at] as const))('is of the country of %s', (_, at) => {
    const { hasMerchantReturnPolicy, shippingDetails } = one({}, {}, {}, at)
    expect(hasMerchantReturnPolicy).toMatchObject({ applicableCountry: countryOf(at) })
    expect(shippingDetails).toMatchObject({
      shippingRate: { value: '4.99', currency: at.currency },
      shippingDestination: { addressCountry: countryOf(at) },
    })
  })

  it.each([
    ['the seller', 'seller', 'FreeReturn'],
    ['the customer', 'customer', 'ReturnFeesCustomerResponsibility'],
    ['the seller from a lower price on', { sellerFrom: 1999 }, 'FreeReturn'],
    ['the seller from a higher price on', { sellerFrom: 2000 }, 'ReturnFeesCustomerResponsibility'],
  ] as const)('a return within the days of the market, paid by %s', (_, payer, fees) => {
    expect(policyOf({}, { days: 45, payer })).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'DE',
      returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: 45,
      returnMethod: term('ReturnByMail'),
      returnFees: term(fees),
      refundType: term('FullRefund'),
    })
  })

  it('what the collection of bulky goods costs', () => {
    const paid = policyOf({ bulky: true }, { freightCost: 4900, payer: 'customer' })
    expect(paid).toMatchObject({
      returnFees: term('ReturnShippingFees'),
      returnShippingFeesAmount: { value: '49.00', currency: 'EUR' },
    })
    expect(paid).not.toHaveProperty('returnMethod')
    expect(policyOf({ bulky: true }, { payer: 'customer' })).toMatchObject({ returnFees: term('FreeReturn') })
  })

  it.each([
    ['made for one buyer', { personalised: true }, {}, false],
    ['made for one buyer, in a shop that takes it back', { personalised: true }, { takesMade: true }, true],
    ['of a market that takes nothing back', {}, { days: 0 }, false],
    ['sealed', { sealed: true }, {}, true],
  ])('whether what is %s comes back', (_, view, returns, isTaken) => {
    const category = isTaken ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnNotPermitted'
    expect(policyOf(view, returns)).toMatchObject({ returnPolicyCategory: term(category) })
  })

  const conditions = [
    { label: 'Spedition', versandkosten: 2999 },
    { label: 'Paket', versandkosten: 395, ab_bestellwert: 0 },
    { label: 'Frei', versandkosten: 0, ab_bestellwert: 5000 },
  ] as never

  it.each([
    [4999, false, '3.95'],
    [5000, false, '0.00'],
    [4999, true, '29.99'],
  ])('for a price of %i and bulky goods %s a shipping of %s', (withTax, bulky, value) => {
    const price = { ...variantView('a').price, withTax }
    const { shippingDetails } = one({ price }, { bulky }, { shippingConditions: conditions })
    expect(shippingDetails).toMatchObject({ shippingRate: { value } })
  })

  it.each([
    [2999, false, '3.95'],
    [3000, false, '0.00'],
    [3000, true, '29.99'],
  ])('by a promotion, for a price of %i and bulky goods %s a shipping of %s', (withTax, bulky, value) => {
    const price = { ...variantView('a').price, withTax }
    const promotion = {
      ...{ id: 'post', labels: {}, dateFrom: null, dateTo: null },
      effect: { type: 'free_shipping', minOrderValue: { EUR: 3000 }, includesFreight: false },
    } as unknown as Promotion
    const given = { shippingConditions: conditions, promotions: [promotion] }
    const { shippingDetails } = one({ price }, { bulky }, given)
    expect(shippingDetails).toMatchObject({ shippingRate: { value } })
  })

  const available = (daysFrom: number, daysTo: number) => ({
    ...variantView('a').availability,
    daysFrom,
    daysTo,
  })

  it.each([
    [1, 3, 1, 3],
    [0, 4, 4, 4],
    [14, 21, 14, 21],
  ])('from %i to %i working days an arrival in %i to %i', (daysFrom, daysTo, minValue, maxValue) => {
    expect(one({ availability: available(daysFrom, daysTo) }).shippingDetails?.deliveryTime).toMatchObject({
      businessDays: { dayOfWeek: expect.arrayContaining(['Monday', 'Friday']) },
      transitTime: { minValue, maxValue, unitCode: 'DAY' },
    })
  })

  it.each(['preorder', 'notAvailable', 'sold'] as const)('no time of what is %s', (kind) => {
    expect(one({ delivery: { kind } }).shippingDetails).not.toHaveProperty('deliveryTime')
  })

  it('neither return nor shipping of a file', () => {
    const offer = one({ availability: { ...available(0, 0), download: true } })
    expect(Object.keys(offer)).not.toContain('hasMerchantReturnPolicy')
    expect(Object.keys(offer)).not.toContain('shippingDetails')
  })

  it('the guarantee of durability', () => {
    expect(one()).not.toHaveProperty('warranty')
    expect(one({}, { guarantee: guaranteeView() }).warranty).toEqual({
      '@type': 'WarrantyPromise',
      name: 'Haltbarkeitsgarantie des Herstellers: 4\u00a0Jahre',
      durationOfWarranty: { '@type': 'QuantitativeValue', value: 48, unitCode: 'MON' },
    })
  })

  it('no guarantee of durability of a voucher, which is money', () => {
    expect(one({}, { isVoucher: true, guarantee: guaranteeView() })).not.toHaveProperty('warranty')
  })

  it('once for all variants that share it', () => {
    const dear = { ...variantView('a').price, withTax: 6000 }
    const variants = [variantView('a'), variantView('b'), variantView('c', { price: dear })]
    const data = dataOf({ variants, guarantee: guaranteeView() }, { shippingConditions: conditions })
    const offers = (data.hasVariant as { offers: Record<string, Record<string, unknown>> }[]).map(
      ({ offers: offer }) => offer,
    )
    expect(offers[0]?.shippingDetails).toMatchObject({ '@id': '#s2', '@type': 'OfferShippingDetails' })
    expect(offers[1]).toMatchObject({
      hasMerchantReturnPolicy: { '@id': '#r1' },
      shippingDetails: { '@id': '#s2' },
      warranty: { '@id': '#w3' },
    })
    expect(offers[2]?.shippingDetails).toMatchObject({ '@id': '#s4', shippingRate: { value: '0.00' } })
  })
})

describe('the picture of a product for other sites', () => {
  it('is 600x600 in the best quality', () => {
    const address = metaImage('/pictures/originals/1200x1200/product/body-sage.png', baseUrl)
    expect(address).toContain('/m/600x600/')
    expect(address).toContain('quality(100)')
  })

  it.each(['javascript:alert(1)', '/documents/a.pdf', '//evil.example/a.png'])('is none for %s', (src) =>
    expect(metaImage(src, baseUrl)).toBeUndefined(),
  )
})

describe('the head of a product page', () => {
  const layout = layoutDefinition.schema.parse({ titleTemplate: '%s | Nestling' })

  it('has title, canonical address, the other markets and the picture', () => {
    const head = productMetadata(productView(), market, layout, baseUrl, {})
    expect(head).toMatchObject({
      title: 'Waldkind Wickelbody Salbei | Nestling',
      description: 'Öffnet sich an der Seite.',
      alternates: {
        canonical: '/de/p/waldkind-wickelbody-salbei-104711/',
        languages: { 'fr-CH': '/ch-fr/p/waldkind-body-vert-sauge-104711/' },
      },
      openGraph: { locale: 'de_DE', alternateLocale: ['fr_CH'], images: [{ width: 600, height: 600 }] },
    })
  })

  it('has the sharing picture of the shop where the product has no picture', () => {
    const sharing = { src: '/pictures/shop/x.jpg' }
    const of = (images: never[] | undefined) =>
      productMetadata(productView(images && { images }), market, layout, baseUrl, { sharing }).openGraph
        ?.images
    expect(of([])).toEqual([
      { url: sharing.src, width: 1200, height: 630, alt: 'Waldkind Wickelbody Salbei' },
    ])
    expect(of(undefined)).toMatchObject([{ width: 600 }])
  })

  it('takes a title as it is, whatever a template makes of it', () => {
    const head = productMetadata(productView({ title: "Body $& $' 100 %s" }), market, layout, baseUrl, {})
    expect(head.title).toBe("Body $& $' 100 %s | Nestling")
  })

  it.each([
    ['Kurz.', 'Kurz.'],
    ['Zwei\n\nAbsätze  hier', 'Zwei Absätze hier'],
    [`${'wort '.repeat(40)}`, `${'wort '.repeat(30).trim()}…`],
    [`${'wort '.repeat(30).trim()}, noch eines`, `${'wort '.repeat(30).trim()}…`],
    [`${'mot '.repeat(37)}; encore un`, `${'mot '.repeat(37).trim()}…`],
    ['Chaud\u202f: 2,5\u00a0TOG,\n  doux', 'Chaud\u202f: 2,5\u00a0TOG, doux'],
    ['a'.repeat(160), `${'a'.repeat(154)}…`],
  ])('shortens a description to whole words', (text, expected) => {
    expect(shortened(text)).toBe(expected)
    expect(shortened(text).length).toBeLessThanOrEqual(155)
  })
})
