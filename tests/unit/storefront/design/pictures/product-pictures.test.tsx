import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ProductPicture } from '@/blocks/products/product-picture'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { uiWords } from '@/lib/storefront/design/ui'
import { BasketLine } from '@/lib/storefront/screens/basket/basket-line'
import { basketShop } from '@/lib/storefront/screens/basket/basket-words'
import { LayerItem } from '@/lib/storefront/screens/basket/layer-item'
import { basketWords } from '@/lib/storefront/screens/basket/words'
import { ProductGallery } from '@/lib/storefront/screens/product/product-gallery'
import { Siblings } from '@/lib/storefront/screens/product/siblings'
import { metaImage, productData } from '@/lib/storefront/screens/product/structured-data'
import { CompactTile } from '@/lib/storefront/screens/tiles/compact-tile'
import { ProductTile } from '@/lib/storefront/screens/tiles/product-tile'
import { rowWords } from '@/lib/storefront/screens/tiles/tile-words'
import { WishlistItem, type WishlistItemWords } from '@/lib/storefront/screens/wishlist/wishlist-item'
import { basketLine } from '@/tests/fixtures/basket'
import { testCard } from '@/tests/fixtures/listing'
import { productView } from '@/tests/fixtures/product'
import { testMarket } from '@/tests/fixtures/render'

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
const card = testCard({ image })
const line = basketLine('a', { product: { image } })
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
const sibling = (id: number) => ({
  id,
  label: `Farbe ${id}`,
  referenceKey: `R${id}`,
  href: `/de/p/r${id}/`,
  swatch: undefined,
  imageHash: src,
  advancedAttributes: [],
  isActive: id === 1,
  buyableVariant: undefined,
  orderable: [],
  isSoldOut: false,
  hasVariants: false,
  sameSize: {},
})

const places: [string, ReactNode][] = [
  ['a tile', <ProductTile key="" card={card} market={market} />],
  ['a compact tile', <CompactTile key="" card={card} market={market} words={rowWords(market)} />],
  ['the gallery', <ProductGallery key="" view={view} market={market} />],
  ['siblings', <Siblings key="" view={productView({ colours: [sibling(1), sibling(2)] })} market={market} />],
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
]

describe("a product's picture at another origin", () => {
  it.each(places)('comes through the image route in %s', (_, element) => {
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

  it('that is no picture leaves the place of one', () => {
    const images = [{ src: 'https://cdn.supplier.example/nest.svg', alt: '' }]
    const html = renderToStaticMarkup(<ProductGallery view={productView({ images })} market={market} />)
    expect(html).toBe('<div class="aspect-square rounded-panel bg-card"></div>')
  })
})
