import { describe, expect, test } from 'vitest'
import { countryOf, marketsOf } from '@/lib/platform/markets/markets'
import { baseMeasureIn, formerPrice, priceBefore } from '@/lib/shop/rules'
import { availabilityOf, preorderDays } from '@/lib/shop/rules/availability'
import { deliveryMessage } from '@/lib/shop/rules/delivery-message'
import { electronicsOf, regulatedElectronics } from '@/lib/shop/rules/electronics'
import { isBulky, isBundle, isPersonalised, isVpp } from '@/lib/shop/rules/online-only'
import { titleValues } from '@/lib/shop/rules/product-title'
import { isDownload, isVoucher } from '@/lib/shop/rules/voucher'
import { parsePicture, picturesRoot } from '@/lib/storefront/design/drawings/address'
import type { Brand } from '@/schemas/markets'
import { type Country, countries, languages } from '@/schemas/markets'
import { country, type SourceProduct, sourceProduct } from '@/schemas/shop'
import { seedProducts } from '@/scripts/seed/catalogue'
import { seedAttributeValues } from '@/scripts/seed/catalogue/attribute-values'
import { allStores } from '@/scripts/seed/catalogue/stores'
import { tables } from '@/scripts/seed/catalogue/tables'
import { runsAll } from '../../../../fixtures/runs'

const bothBrands = ['baby', 'bm'] as const satisfies Brand[]
const catalogues = { baby: [...seedProducts('baby', 300)], bm: [...seedProducts('bm', 300)] }
const all = [...catalogues.baby, ...catalogues.bm]

const variantsOf = (products: readonly SourceProduct[]) => products.flatMap(({ variants }) => variants)
const pricesOf = (products: readonly SourceProduct[]) =>
  variantsOf(products).flatMap(({ prices }) => Object.entries(prices))

describe.each(bothBrands)('the first catalogue of %s', (brand) => {
  const products = catalogues[brand]

  test('has 300 products, each as a feed may bring it', () => {
    expect(products).toHaveLength(300)
    for (const product of products) expect(sourceProduct.safeParse(product).error).toBeUndefined()
  })

  test('has its vouchers in the order of their worth, wherever the most popular comes first', () => {
    const worth = products
      .filter(({ productGroup }) => isVoucher(productGroup, brand))
      .toSorted((a, b) => b.popularity - a.popularity)
      .map(({ variants }) => variants[0]?.prices.DE?.withTax ?? 0)
    expect(worth.length).toBeGreaterThan(2)
    expect(worth).toEqual(worth.toSorted((a, b) => a - b))
  })

  test('has gifts in the category of that name, and nothing that parents need to buy anyway', () => {
    const gifts = products.filter(({ categories }) => categories.includes('geschenke'))
    expect(gifts.length).toBeGreaterThan(20)
    const others = [
      'kinderwagen',
      'kindersitze',
      'tragen',
      'betten',
      'wickeln',
      'baden',
      'stillen',
      'flaschen',
    ]
    expect(gifts.filter(({ categories }) => categories.some((key) => others.includes(key)))).toEqual([])
    expect(gifts.filter(({ productGroup }) => isVoucher(productGroup, brand)).length).toBeGreaterThan(0)
  })

  test('names a printed motif only where the picture shows it', () => {
    const shown = products.flatMap(({ attributes, images }) => {
      const print = { streifen: 'stripes', punkte: 'dots', 'mond-und-sterne': 'stars' }[
        String(attributes.motivtext)
      ]
      return print === undefined ? [] : [{ print, src: images[0]?.src ?? '' }]
    })
    expect(shown.length).toBeGreaterThan(0)
    for (const { print, src } of shown) expect(src).toContain(print)
  })

  test('uses no key, no number and no product code twice', () => {
    const distinct = (keys: readonly (string | undefined)[]) => expect(new Set(keys).size).toBe(keys.length)
    distinct(products.map(({ referenceKey }) => referenceKey))
    distinct(products.map(({ number }) => number))
    distinct(variantsOf(products).map(({ referenceKey }) => referenceKey))
    distinct(variantsOf(products).flatMap(({ gtin }) => gtin ?? []))
  })

  test('speaks every language of the brand, and prices every country', () => {
    const languages = [...new Set(marketsOf(brand).map(({ language }) => language))].sort()
    const countries = [...new Set(marketsOf(brand).map(countryOf))].sort()
    for (const { texts, variants } of products) {
      expect(Object.keys(texts).sort()).toEqual(languages)
      for (const { prices } of variants) expect(Object.keys(prices).sort()).toEqual(countries)
    }
  })

  test('says of each preorder by when it is delivered', () => {
    const days = variantsOf(products).flatMap(({ logistics }) =>
      logistics && (logistics.deliveryDaysTo ?? 0) >= preorderDays ? [logistics.deliveryUntil] : [],
    )
    expect(days).not.toEqual([])
    for (const day of days) expect(day).toMatch(/^2027-/)
  })

  test('shows every delivery message, and variants that tell of no delivery or are out of stock', () => {
    const messages = products.flatMap(({ productGroup: group, variants }) =>
      variants.map(({ logistics, stock }) => {
        const message = deliveryMessage(
          availabilityOf(logistics, { stock: stock.quantity, group, brand }),
          brand,
        )
        return message.kind === 'late' ? `late ${message.weeks}` : message.kind
      }),
    )
    expect(new Set(messages)).toEqual(
      new Set([
        ...['preorder', 'notAvailable', 'sold', 'late 3', 'late 5', 'late > 5'],
        ...['download', 'instant', 'soon'],
      ]),
    )
    const variants = variantsOf(products)
    expect(new Set(variants.map(({ logistics }) => logistics?.BVC))).toEqual(new Set([1, 2, 3, 4, undefined]))
    expect(variants.some(({ logistics, stock }) => logistics?.BVC === 1 && stock.quantity === 0)).toBe(true)
  })

  test('has products of which one size is sold out and others are not', () => {
    const mixed = products.filter(({ productGroup: group, variants }) => {
      const buyable = variants.map(
        ({ logistics, stock }) => availabilityOf(logistics, { stock: stock.quantity, group, brand }).buyable,
      )
      return buyable.includes(true) && buyable.includes(false)
    })
    expect(mixed.length).toBeGreaterThan(3)
  })

  test('has vouchers of both kinds, and everything that is sold online alone', () => {
    const vouchers = products.filter(({ productGroup }) => isVoucher(productGroup, brand))
    expect(vouchers.some(({ productGroup }) => isDownload(productGroup, brand))).toBe(true)
    expect(vouchers.some(({ productGroup }) => !isDownload(productGroup, brand))).toBe(true)
    for (const is of [isPersonalised, isBulky, isVpp, isBundle])
      expect(products.filter(({ attributes }) => is(attributes)).length).toBeGreaterThan(0)
    expect(new Set(products.flatMap(({ categories }) => electronicsOf(categories) ?? []))).toEqual(
      new Set(regulatedElectronics),
    )
  })

  test('names the maker and warns, except on vouchers', () => {
    for (const { productGroup, safety, texts } of products) {
      if (isVoucher(productGroup, brand)) continue
      expect(safety?.manufacturer?.address).toMatch(/Muster|Exemple/)
      for (const list of Object.values(safety?.warnings ?? {})) {
        const [first] = Object.values(safety?.warnings ?? {})
        expect(list.length, texts.de?.name).toBe(first?.length)
      }
    }
  })
})

describe('prices', () => {
  test('carry the tax of their country', () => {
    for (const [country, { tax, withTax, withoutTax }] of pricesOf(all)) {
      if (tax.vat.amount === 0) continue
      expect(tax.vat.amount).toBe(countries[country as Country].vat)
      expect(Math.abs(withoutTax * (1 + tax.vat.amount) - withTax)).toBeLessThan(1)
    }
  })

  test('stand by measure where the law asks for it: not for what is sold by the piece', () => {
    const units = german(all).flatMap(({ reference }) => (reference ? [reference.unit] : []))
    expect(new Set(units)).toEqual(new Set(['LI', 'QM']))
  })

  test('by measure are what the content costs that the product names, rounded to the cent once', () => {
    const contentOf = ({ advancedAttributes }: SourceProduct) => {
      for (const { value } of Object.values(advancedAttributes)) {
        const area = /^(\d+,\d+) × (\d+,\d+) m$/.exec(value.de?.replaceAll('\u00a0', ' ') ?? '')
        if (area) return area.slice(1).reduce((whole, side) => whole * Number(side.replace(',', '.')), 1)
        const volume = /^([\d,.]+) (ml|l)$/.exec(value.de?.replaceAll('\u00a0', ' ') ?? '')
        if (volume) return Number(volume[1]?.replace(',', '.')) / (volume[2] === 'ml' ? 1000 : 1)
      }
    }
    let count = 0
    for (const product of all)
      for (const [country, { reference, withTax }] of pricesOf([product])) {
        if (!reference) continue
        count++
        expect(reference).toMatchObject(
          baseMeasureIn(country as Country, { unit: reference.unit, size: reference.size }),
        )
        const exact = (withTax / (contentOf(product) ?? 0)) * reference.size
        expect([product.referenceKey, country, Math.abs(exact - reference.withTax) <= 0.5]).toEqual([
          product.referenceKey,
          country,
          true,
        ])
      }
    expect(count).toBeGreaterThan(20)
  })

  const german = (products: readonly SourceProduct[]) =>
    variantsOf(products).flatMap(({ prices }) => prices.DE ?? [])
})

test('products are called by what sets siblings apart, so that no size changes their paths', () => {
  for (const product of all) {
    const names = titleValues(product).map(([attribute]) => attribute)
    const apart = ['farbe', 'vppdimension'].filter((name) => product.attributes[name] !== undefined)
    expect.soft(names, product.referenceKey).toEqual(apart)
  }
})

describe('siblings', () => {
  test('have a master key in common and differ in colour or dimension', () => {
    const families = Map.groupBy(catalogues.baby, ({ masterKey }) => masterKey)
    expect([...families.values()].filter((family) => family.length > 1).length).toBeGreaterThan(50)
    for (const family of families.values()) {
      const looks = family.map(({ attributes }) => `${attributes.farbe} ${attributes.vppdimension}`)
      expect(new Set(looks).size).toBe(family.length)
      expect(new Set(family.map(({ categories }) => categories[0])).size).toBe(1)
    }
  })

  test('show pictures that can be drawn, in a colour of their own, and packs and values each', () => {
    for (const { images } of all) {
      expect(images.length).toBeGreaterThan(1)
      for (const { src } of images) expect(parsePicture(src.slice(picturesRoot.length)), src).toBeDefined()
    }
    const families = Map.groupBy(catalogues.baby, ({ masterKey }) => masterKey)
    for (const family of families.values()) {
      // A drawing of packs or a value ends with them: `-x4`, `-worth50`.
      const told = family.map(({ attributes, images }) => {
        const isAmount = /-(?:x|worth)\d+\.png$/.test(images[0]?.src ?? '')
        return `${attributes.farbe} ${isAmount ? attributes.vppdimension : ''}`
      })
      expect(new Set(family.map(({ images }) => images[0]?.src)).size).toBe(new Set(told).size)
    }
  })
})

test('every value of an attribute has its words in every language', () => {
  const known = new Map(
    seedAttributeValues().map(({ attribute, value, labels }) => [`${attribute} ${value}`, labels]),
  )
  const flags = new Set([
    'personalisierterArtikel',
    'bulkyOrLoad',
    'koerpergroesse',
    'landesworte',
    'versiegelt',
    'vppArticle',
    'virtuelleBundles',
    'masse',
  ])
  for (const { attributes } of [...all, ...variantsOf(all)])
    for (const [attribute, value] of Object.entries(attributes)) {
      if (flags.has(attribute)) continue
      expect
        .soft(Object.keys(known.get(`${attribute} ${value}`) ?? {}), `${attribute} ${value}`)
        .toHaveLength(languages.length)
    }
})

test('reductions are announced in every country, as what the goods cost before is known', () => {
  const imported = Date.UTC(2026, 10, 11)
  const reduced = variantsOf(all).flatMap(({ prices, priceHistory }) =>
    Object.entries(prices).flatMap(([name, price]) =>
      price.appliedReductions.length > 0
        ? [{ name, price, past: priceHistory?.[country.parse(name)] ?? [] }]
        : [],
    ),
  )
  expect(reduced.length).toBeGreaterThan(500)
  for (const { name, price, past } of reduced) {
    const history = [
      ...past.map(({ from, withTax }) => ({ from: Date.parse(from), withTax, reduced: null })),
      { from: imported, withTax: price.withTax, reduced: true },
    ]
    expect(formerPrice(history, country.parse(name))).toBe(priceBefore(price))
  }
})

test('stock lies only in shops that there are', () => {
  const keys = new Set(allStores().map(({ key }) => key))
  const used = variantsOf(all).flatMap(({ storeStock }) => Object.keys(storeStock))
  expect(used.length).toBeGreaterThan(100)
  for (const key of used) expect(keys).toContain(key)
})

const many = runsAll ? 5_000 : 1_000

test(`${many} products have names of their own, by brand and colour`, () => {
  const names = [...seedProducts('baby', many)].map(
    ({ brand, texts, attributes, productGroup }) =>
      `${brand} ${texts.de?.name} ${attributes.farbe} ${productGroup}`,
  )
  expect(new Set(names).size).toBe(many)
})

test('a larger catalogue begins with the smaller one', () => {
  expect([...seedProducts('baby', 40)]).toEqual(catalogues.baby.slice(0, 40))
})

test('every brand makes something', () => {
  expect(new Set(catalogues.baby.map(({ brand }) => brand))).toEqual(
    new Set(Object.values(tables().brands).map(({ name }) => name)),
  )
})
