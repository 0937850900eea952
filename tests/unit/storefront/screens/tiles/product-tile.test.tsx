import { describe, expect, it } from 'vitest'
import { deliveryWords } from '@/lib/shop/product/delivery-words'
import { uiWords } from '@/lib/storefront/design/ui'
import { LineFacts } from '@/lib/storefront/screens/basket/line-facts'
import { basketWords } from '@/lib/storefront/screens/basket/words'
import { CompactTile } from '@/lib/storefront/screens/tiles/compact-tile'
import { ProductTile } from '@/lib/storefront/screens/tiles/product-tile'
import { rowWords } from '@/lib/storefront/screens/tiles/tile-words'
import { ItemPrice } from '@/lib/storefront/screens/wishlist/item-parts'
import type { BasketItem } from '@/schemas/api/basket'
import type { ProductCard } from '@/schemas/shop'
import { expectInert, hostileText } from '@/tests/fixtures/hostile'
import { testCard } from '@/tests/fixtures/listing'
import { renderElement, testMarket } from '@/tests/fixtures/render'

const tile = (card: Partial<ProductCard> = {}, market = testMarket()) =>
  renderElement(<ProductTile card={testCard(card)} market={market} />)
/** What every browser shows: the button of those without scripts is hidden in all others. */
const words = (html: string) =>
  html
    .replace(/<button[^>]*"tile-add".*?<\/button>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const price = testCard().price

describe('the tile of a product', () => {
  it('has a heart with its name, which knows the variant where there is no choice', async () => {
    const heartOf = (html: string) => /<button[^>]*>/.exec(html)?.[0]
    const one = heartOf(await tile({ name: 'Eins', number: '1', variant: '1.62', hasChoice: false }))
    expect(one).toContain('aria-label="Eins auf die Wunschliste"')
    expect(one).toContain('aria-pressed="false"')
    expect(one).toContain('data-heart="1"')
    expect(one).toContain('data-variant="1.62"')
    expect(heartOf(await tile({ hasChoice: true }))).not.toContain('data-variant')
    expect(heartOf(await tile({ name: 'Deux' }, testMarket('ch-fr')))).toContain('"Ajouter Deux aux favoris"')
  })

  it.each<[string, Partial<ProductCard>, boolean]>([
    ['what needs no choice', { hasChoice: false }, true],
    ['what has sizes', { hasChoice: true }, false],
    ['what is sold out', { hasChoice: false, buyable: false }, false],
  ])('adds %s where no script runs, or does not', async (_, card, adds) => {
    const html = await tile({ number: '7', name: 'Eins', ...card })
    const button = /<button[^>]*name="card"[^>]*>/.exec(html)?.[0]
    if (!adds) return expect(button).toBeUndefined()
    expect(button).toContain('form="to-basket"')
    expect(button).toContain('value="7"')
    expect(button).toContain('aria-label="In den Warenkorb: Eins"')
  })

  it.each([
    ['of the server', <ProductTile key="a" card={testCard()} market={testMarket()} />],
    [
      'drawn in the browser',
      <CompactTile key="b" card={testCard()} market={testMarket()} words={rowWords(testMarket())} />,
    ],
  ])('tells its price to what tracks lists: %s', async (_, element) => {
    expect(await renderElement(element)).toContain(`data-price="${price.withTax}"`)
  })

  it.each([
    ['de', 'Vorbestellbar'],
    ['ch-fr', 'En précommande'],
  ] as const)('says as the product page what is ordered ahead: in %s', async (path, word) => {
    const market = testMarket(path)
    const delivery = { kind: 'preorder' } as const
    expect(deliveryWords({ delivery }, market)).toBe(word)
    const ahead = testCard({ preorder: true, isNew: true, sale: true })
    for (const element of [
      <ProductTile key="a" card={ahead} market={market} />,
      <CompactTile key="b" card={ahead} market={market} words={rowWords(market)} />,
    ])
      expect(words(await renderElement(element))).toContain(word)
    const badges =
      (await tile({ preorder: true, isNew: true, sale: true }, market)).match(/class="badge/g) ?? []
    expect(badges.length).toBeLessThanOrEqual(2)
    expect(words(await tile({ preorder: true, buyable: false }, market))).not.toContain(word)
  })

  it('shows the price by measure wherever it shows a price', async () => {
    const market = testMarket()
    const card = testCard({ price: { ...price, reference: { withTax: 999, unit: 'LI', size: 1 } } })
    const shown = { price: uiWords(market).price, gone: '' }
    for (const element of [
      <ProductTile key="a" card={card} market={market} />,
      <CompactTile key="b" card={card} market={market} words={rowWords(market)} />,
      <ItemPrice key="c" item={{ number: '1', name: '', card }} market={market} words={shown} />,
    ])
      expect(words(await renderElement(element))).toContain('19,99 € 9,99 € / 1 l')
  })

  it.each([
    ['de', 'Niedrigster Preis der letzten 30 Tage vor der Senkung 24,99 €'],
    ['at', 'Niedrigster Preis der letzten 30 Tage vor der Senkung 24,99 €'],
  ] as const)('says to eyes and ears wherever it is reduced from what: in %s', async (path, text) => {
    const market = testMarket(path)
    const card = testCard({ before: 2499, lowest: 2499 })
    const { before, lowest } = card
    const variant = { referenceKey: '1', choice: [], price, before, lowest }
    const item = { product: {}, variant, quantity: 1 } as unknown as BasketItem
    const shown = uiWords(market).price
    const said = [
      <ProductTile key="a" card={card} market={market} />,
      <CompactTile key="b" card={card} market={market} words={rowWords(market)} />,
      <ItemPrice
        key="c"
        item={{ number: '1', name: '', card }}
        market={market}
        words={{ price: shown, gone: '' }}
      />,
      <LineFacts key="d" item={item} market={market} words={basketWords(market)} isPriced />,
    ]
    for (const element of said) {
      const html = await renderElement(element)
      expect(words(html)).toContain(text)
      expect(words(html.replace(/<span class="sr-only">.*?<\/span>/g, ''))).toContain(text)
    }
  })

  it('has one link, named as the product is', async () => {
    const html = await tile()
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toMatch(/<h3[^>]*><a href="\/de\/p\/schlafsack-104711\/"[^>]*>Schlafsack Luna<\/a><\/h3>/)
  })

  it.each<[string, Partial<ProductCard>, string]>([
    ['its price', {}, 'Nestling Schlafsack Luna 19,99 €'],
    ['the lowest of several prices', { from: true }, 'Nestling Schlafsack Luna ab 19,99 €'],
    [
      'what it was reduced by',
      { before: 2499 },
      'Reduziert: −20 % Nestling Schlafsack Luna Jetzt 19,99 € statt 24,99 €',
    ],
    [
      'a reduction rounded down',
      { before: 2999 },
      'Reduziert: −33 % Nestling Schlafsack Luna Jetzt 19,99 € statt 29,99 €',
    ],
    [
      'the lowest price of 30 days that it was reduced from',
      { before: 2499, lowest: 2499 },
      'Reduziert: −20 % Nestling Schlafsack Luna Jetzt 19,99 € Niedrigster Preis der letzten 30 Tage vor der Senkung 24,99 €',
    ],
    [
      'that lowest price beside a lesser one that its source says',
      { before: 2499, lowest: 2599 },
      'Reduziert: −20 % Nestling Schlafsack Luna Jetzt 19,99 € statt 24,99 € Niedrigster Preis der letzten 30 Tage vor der Senkung 25,99 €',
    ],
    ['no reduction to a higher price', { before: 1500 }, 'Nestling Schlafsack Luna 19,99 €'],
    [
      'the recommended price',
      { price: { ...price, recommendedRetailPrice: 2500 } },
      'Nestling Schlafsack Luna 19,99 € UVP 25,00 €',
    ],
    [
      'the base price',
      { price: { ...price, reference: { withTax: 999, unit: 'LI', size: 1 } } },
      'Nestling Schlafsack Luna 19,99 € 9,99 € / 1 l',
    ],
    ['that it is new', { isNew: true }, 'Neu Nestling Schlafsack Luna 19,99 €'],
    [
      'that it is sold out, and nothing else of it',
      { buyable: false, soldOut: true, isNew: true, before: 2499 },
      'Ausverkauft Nestling Schlafsack Luna Jetzt 19,99 € statt 24,99 €',
    ],
    [
      'that it is not available, which is not sold out',
      { buyable: false, soldOut: false },
      'Nicht lieferbar Nestling Schlafsack Luna 19,99 €',
    ],
    ['the line it belongs to', { subbrand: 'Primo' }, 'Nestling Primo Schlafsack Luna 19,99 €'],
    ['what parents think', { rating: { mean: 4.5, count: 12 } }, 'Nestling Schlafsack Luna 19,99 € (12)'],
  ])('shows %s', async (_, card, text) => {
    expect(words(await tile(card))).toBe(text)
  })

  describe('the colours of its article', () => {
    const colour = (number: string, label: string, more: Partial<ProductCard['colours'][number]> = {}) => ({
      ...{ number, label, swatch: '#c00', href: `/de/p/schlafsack-${number}/` },
      ...more,
    })
    const swatches = (html: string) =>
      [...html.matchAll(/<a ([^>]*aria-label[^>]*)>/g)].map(([, found]) => found)

    it('are links to each, which say their names and which one is shown', async () => {
      const colours = [colour('104711', 'Rot'), colour('2', 'Blau', { soldOut: true })]
      const html = await tile({ colours })
      expect(html).toContain('role="group" aria-label="Farben"')
      const [own, other] = swatches(html)
      expect(own).toContain('aria-label="Rot" aria-current="true"')
      expect(other).toContain('href="/de/p/schlafsack-2/"')
      expect(other).toContain('aria-label="Blau (ausverkauft)"')
      expect(other).not.toContain('aria-current')
    })

    it('are at most five, its own among them, and the number of the others', async () => {
      const colours = ['1', '2', '3', '4', '5', '6', '104711'].map((number) => colour(number, number))
      const html = await tile({ colours })
      expect(swatches(html)).toHaveLength(5)
      expect(swatches(html).at(-1)).toContain('aria-current')
      expect(words(html)).toContain('+2')
    })

    it('are not shown for a single one, nor without addresses, as older entries have them', async () => {
      const old = [
        { label: 'Rot', swatch: '#c00' },
        { label: 'Blau', swatch: '#00c' },
      ] as ProductCard['colours']
      for (const colours of [[colour('104711', 'Rot')], old])
        expect(await tile({ colours })).not.toContain('swatches')
    })
  })

  it('writes prices as the market does', async () => {
    const swiss = { price: { ...price, currencyCode: 'CHF' as const, withTax: 129_900 } }
    expect(words(await tile(swiss, testMarket('ch')))).toMatch(/CHF\s1(?:’|&#x27;)299\.00/)
  })

  it('loads its picture before others only where it is seen at once', async () => {
    const image = { src: '/pictures/originals/1200x1200/product/body-rose.png', alt: 'Body' }
    expect(await tile({ image })).toContain('loading="lazy"')
    const first = <ProductTile card={testCard({ image })} market={testMarket()} priority />
    expect(await renderElement(first)).toContain('fetchPriority="high"')
  })

  it('executes nothing of script in every text', async () => {
    const colours = [
      { number: '1', label: hostileText, swatch: hostileText, href: '/de/p/a-1/' },
      { number: hostileText, label: `${hostileText}2`, swatch: 'red', href: '/de/p/a-2/' },
    ]
    expectInert(await tile({ name: hostileText, brand: hostileText, subbrand: hostileText, colours }))
  })
})
