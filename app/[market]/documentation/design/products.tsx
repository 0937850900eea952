import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ColourName, MotifName } from '@/lib/storefront/design/drawings'
import { pictureAddress } from '@/lib/storefront/design/drawings'
import { ProductGrid, ProductGridSkeleton } from '@/lib/storefront/screens/listing'
import type { ProductCard } from '@/schemas/shop'
import { Part, type PartProps, Specimen } from './part'

const priceOf = (market: Market, withTax: number, more: Partial<ProductCard['price']> = {}) => ({
  currencyCode: market.currency,
  withTax,
  withoutTax: Math.round(withTax / 1.19),
  tax: { vat: { amount: 0.19 } },
  appliedReductions: [],
  ...more,
})

const swatches = [
  { number: '1', href: '#', label: 'Salbei', swatch: '#9db89a' },
  { number: '2', href: '#', label: 'Koralle', swatch: '#d9705b' },
  { number: '3', href: '#', label: 'Himmel', swatch: '#8fb6d1' },
]

type Sample = Partial<ProductCard> & { name: string; motif: MotifName; colour: ColourName }

const samples = (market: Market): Sample[] => [
  {
    name: 'Kombikinderwagen Stadtpark',
    motif: 'pram',
    colour: 'sage',
    from: true,
    price: priceOf(market, 89_900),
    colours: swatches,
  },
  {
    name: 'Ganzjahresschlafsack aus Biobaumwolle mit abnehmbaren Ärmeln',
    motif: 'sleeping-bag',
    colour: 'sky',
    price: priceOf(market, 3999),
    before: 4999,
    sale: true,
    rating: { mean: 4.6, count: 128 },
    colours: swatches,
  },
  { name: 'Windeleimer', motif: 'nappy-bag', colour: 'forest', price: priceOf(market, 2499), isNew: true },
  {
    name: 'Babypflegeöl',
    motif: 'bottle',
    colour: 'apricot',
    price: priceOf(market, 645, { reference: { withTax: 3225, unit: 'LI', size: 1 } }),
    rating: { mean: 3.9, count: 7 },
  },
  {
    name: 'Babyschale',
    motif: 'infant-carrier',
    colour: 'coral',
    price: priceOf(market, 14_900, { recommendedRetailPrice: 19_900 }),
  },
  { name: 'Beistellbett', motif: 'cot', colour: 'butter', price: priceOf(market, 19_900), buyable: false },
]

const cardOf = (market: Market, { motif, colour, ...sample }: Sample, index: number): ProductCard => ({
  number: `sample${index}`,
  referenceKey: `sample${index}`,
  href: `/${market.code}/`,
  brand: 'Muster',
  image: {
    src: pictureAddress({ kind: 'product', type: 'still', name: motif, colour, view: 'main' }),
    alt: sample.name,
  },
  from: false,
  sale: false,
  buyable: true,
  variant: `sample${index}`,
  hasChoice: false,
  colours: [],
  price: priceOf(market, 0),
  ...sample,
})

/** A product wherever it is one of several: tiles, lists, baskets. */
export function Products({ market }: PartProps) {
  const t = marketText(market)
  return (
    <Part id="tiles" title={t('ui.design.tiles')}>
      <Specimen title={t('ui.design.tile')}>
        <ProductGrid
          cards={samples(market).map((sample, index) => cardOf(market, sample, index))}
          market={market}
          headingLevel="h4"
        />
      </Specimen>
      <Specimen title={t('ui.design.tileSkeleton')}>
        <ProductGridSkeleton count={2} />
      </Specimen>
    </Part>
  )
}
