import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { ProductPicture } from '@/blocks/products/product-picture'
import { lookOf } from '@/lib/platform/look'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { goodsSign, signNamed } from '@/lib/shop/rules'
import { renderGoodsSign } from '@/lib/storefront/design/brand'
import { mailLookOf } from '@/lib/storefront/design/mail-look'
import { uiWords } from '@/lib/storefront/design/ui'
import { BasketLine } from '@/lib/storefront/screens/basket/basket-line'
import { basketShop } from '@/lib/storefront/screens/basket/basket-words'
import { LayerItem } from '@/lib/storefront/screens/basket/layer-item'
import { basketWords } from '@/lib/storefront/screens/basket/words'
import { LinePicture } from '@/lib/storefront/screens/order-parts/line-list'
import { ProductGallery } from '@/lib/storefront/screens/product/product-gallery'
import { Siblings } from '@/lib/storefront/screens/product/siblings'
import { metaImage, productData } from '@/lib/storefront/screens/product/structured-data'
import { CompactTile } from '@/lib/storefront/screens/tiles/compact-tile'
import { ProductTile } from '@/lib/storefront/screens/tiles/product-tile'
import { rowWords } from '@/lib/storefront/screens/tiles/tile-words'
import { WishlistItem, type WishlistItemWords } from '@/lib/storefront/screens/wishlist/wishlist-item'
import { Thing } from '@/lib/studio/editor/pickers/thing'
import { toPicked } from '@/lib/studio/pickers/pick-products'
import { basketLine } from '@/tests/fixtures/basket'
import { testCard } from '@/tests/fixtures/listing'
import { productView } from '@/tests/fixtures/product'
import { testMarket } from '@/tests/fixtures/render'
import { otherShop, usualShop } from '@/tests/fixtures/shops'

type Pictures = { pictures: { id: string; main: ReactNode; thumbnail: ReactNode }[] }
vi.mock('@/lib/storefront/screens/product/islands', () => ({
  Gallery: ({ pictures }: Pictures) =>
    pictures.map(({ id, main, thumbnail }) => (
      <p key={id}>
        {main}
        {thumbnail}
      </p>
    )),
  SiblingLink: ({ children }: { children: ReactNode }) => children,
}))

const market = testMarket()
const src = 'https://cdn.supplier.example/nest.jpg'
const image = { src, alt: 'Nest' }
const view = productView({ images: [image] })
const nothing = () => undefined
const wishlistWords: WishlistItemWords = {
  price: uiWords(market).price,
  gone: 'Nicht mehr da',
  remove: '{name} entfernen',
  add: 'In den Warenkorb',
  adding: 'Einen Moment',
  named: '{words}: {name}',
  asked: { size: 'Größe wählen', variant: 'Auswählen', inscription: 'Beschriften' },
}
const sibling = (id: number, imageHash: string | undefined) => ({
  id,
  label: `Farbe ${id}`,
  referenceKey: `R${id}`,
  href: `/de/p/r${id}/`,
  swatch: undefined,
  imageHash,
  advancedAttributes: [],
  isActive: id === 1,
  buyableVariant: undefined,
  orderable: [],
  isSoldOut: false,
  hasVariants: false,
  sameSize: {},
})

type Shown = { image?: typeof image | undefined; sign?: string }

const placesOf = ({ image: shown, sign }: Shown): [string, ReactNode][] => {
  const pictured = { ...(shown && { image: shown }), ...(sign && { sign }) }
  const card = testCard({ image: undefined, ...pictured })
  const line = basketLine('a', { product: pictured })
  const view = productView({ images: shown ? [shown] : [], ...(sign && { sign }) })
  const colours = [sibling(1, shown?.src), sibling(2, shown?.src)]
  return [
    ['a tile', <ProductTile key="" card={card} market={market} />],
    ['a compact tile', <CompactTile key="" card={card} market={market} words={rowWords(market)} />],
    ['the gallery', <ProductGallery key="" view={view} market={market} />],
    ['siblings', <Siblings key="" view={{ ...view, colours }} market={market} />],
    ['a block', <ProductPicture key="" view={view} size={300} />],
    [
      'the basket',
      <BasketLine
        key=""
        item={line}
        market={market}
        words={basketWords(market)}
        onQuantity={nothing}
        onRemove={nothing}
        onWishlist={nothing}
      />,
    ],
    [
      'what was added to the basket',
      <LayerItem
        key=""
        added={{ item: line, quantity: 1, wanted: 1 }}
        market={market}
        words={basketShop(market).words.layer}
      />,
    ],
    [
      'the wishlist',
      <WishlistItem
        key=""
        item={{ number: '1', name: 'Nest', card }}
        market={market}
        words={wishlistWords}
        onRemove={nothing}
        onMove={async () => undefined}
      />,
    ],
    ['the lines of an order', <LinePicture key="" product={line.product} isLarge />],
  ]
}

describe("a product's picture at another origin", () => {
  it.each(placesOf({ image }))('comes through the image route in %s', (_, element) => {
    const html = renderToStaticMarkup(element)
    expect(html).toMatch(
      /src="\/pictures\/from\/[\w-]+\/nest\.jpg\/m\/\d+x0\/smart\/filters:quality\(75\):format\(webp\)\/nest\.webp"/,
    )
    expect(html).not.toContain('supplier')
  })

  it('is 600 wide at density 2 on its page, and 150 as a thumbnail', () => {
    const html = renderToStaticMarkup(<ProductGallery view={view} market={market} />)
    expect(html).toMatch(/\/m\/1200x0\/[^ ]* 1200w/)
    expect(html).toMatch(/src="[^"]*\/m\/150x0\//)
  })

  it('is whole on white in 600 by 600 for other sites, in the best quality', () => {
    expect(metaImage(src, 'https://shop.example')).toMatch(
      /^https:\/\/shop\.example\/pictures\/from\/[\w-]+\/nest\.jpg\/m\/fit-in\/600x600\/filters:quality\(100\):format\(jpeg\):fill\(ffffff\)\/nest\.jpeg$/,
    )
    expect(
      JSON.stringify(
        productData(view, market, 'https://shop.example', {
          returns: usualReturnTerms,
          shippingConditions: [],
        }),
      ),
    ).not.toContain('supplier')
  })
})

const path = goodsSign(['schlafen'], 'Nest')

describe('goods without a picture', () => {
  it.each(placesOf({ sign: path }))('show the sign of their category in %s', (_, element) => {
    const html = renderToStaticMarkup(element)
    expect(html).toContain(`d="${path}"`)
    expect(html).not.toContain('<img')
  })

  const vector = { src: 'https://cdn.supplier.example/nest.svg', alt: '' }
  it.each(placesOf({ image: vector }))(
    'whose address is that of no picture show a sign in %s',
    (_, element) => {
      const html = renderToStaticMarkup(element)
      expect(html).toContain('no-picture')
      expect(html).not.toContain('<img')
    },
  )

  it('have no picture in structured data', () => {
    const costs = { returns: usualReturnTerms, shippingConditions: [] }
    const bare = productView({ images: [], sign: path })
    expect(JSON.stringify(productData(bare, market, 'https://shop.example', costs))).not.toContain('"image"')
  })

  it('are drawn as a file for mails, in the colours of the shop', async () => {
    const look = mailLookOf({ baseUrl: 'https://shop.example' })(market, usualShop())
    expect(look.addressOf('sign:sleep')).toBe('https://shop.example/de/icons/goods-sleep.png')
    const file = await renderGoodsSign(lookOf(otherShop(market)), path)
    const { dominant } = await sharp(file).stats()
    const soft = lookOf(otherShop(market)).palette.soft
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(soft.slice(at, at + 2), 16))
    for (const [one, other] of [
      [dominant.r, r],
      [dominant.g, g],
      [dominant.b, b],
    ] as const)
      expect(Math.abs(one - (other ?? 0))).toBeLessThan(20)
  })
})

describe('the Studio', () => {
  const shown = (card: Parameters<typeof toPicked>[0]) =>
    renderToStaticMarkup(<Thing thing={toPicked(card, market, 'de')} hasImages />)

  it('shows a picture of another origin through the shop', () => {
    const html = shown(testCard({ image }))
    expect(html).toMatch(/src="\/pictures\/from\//)
    expect(html).not.toContain('supplier')
  })

  it.each([
    ['none', { image: undefined, sign: path }, true],
    ['one that cannot be shown', { image: { src: 'https://cdn.supplier.example/nest.svg', alt: '' } }, false],
  ])('shows no broken picture of goods with %s', (_, more, isSigned) => {
    const html = shown(testCard(more as Partial<Parameters<typeof testCard>[0]>))
    expect(html).not.toContain('<img')
    expect(html.includes(`d="${path}"`)).toBe(isSigned)
  })
})

describe('the sign of goods', () => {
  it.each([
    [['kinderwagen'], 'X', 'travel'],
    [['schlafen/betten'], 'X', 'sleep'],
    [['vetements'], 'Body', 'wear'],
    [['tee_honig'], 'X', 'feed'],
    [['neues'], 'Blockflöte', 'goods'],
    [['neues'], 'Puppe', 'play'],
    [[], 'Gutschein', 'gift'],
  ])('of %j and %s is %s', (categories, name, sign) => {
    expect(signNamed(goodsSign(categories, name))).toBe(sign)
  })
})
