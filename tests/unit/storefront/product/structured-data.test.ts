import { describe, expect, it } from 'vitest'
import type { DeliveryMessage } from '@/lib/shop/rules/delivery-message'
import { productMetadata, shortened } from '@/lib/storefront/product/metadata'
import { metaImage, productData } from '@/lib/storefront/product/structured-data'
import { layoutDefinition } from '@/schemas/layout'
import { productView, variantView } from '../../../fixtures/product'
import { testMarket } from '../../../fixtures/render'

const baseUrl = 'https://shop.example'
const market = testMarket()
const url = `${baseUrl}/de/p/waldkind-wickelbody-salbei-104711/`
const dataOf = (overrides = {}) => productData(productView(overrides), market, baseUrl)
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
  ])('shortens a description to whole words', (text, expected) => {
    expect(shortened(text)).toBe(expected)
    expect(shortened(text).length).toBeLessThanOrEqual(155)
  })
})
