import { colonOf, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { imageAddress, planImage, productPicture } from '@/lib/storefront/design/pictures'
import { Badge, GoodsSign, Image, uiWords } from '@/lib/storefront/design/ui'
import { Gallery } from './islands'

/** The product's picture is 600 wide at densities up to 2, its thumbnail 150 at density 1. */
const mainWidth = 600
const thumbnailWidth = 150
const largeWidth = 1200
const sizes = `(min-width: 64rem) ${mainWidth}px, (min-width: 48rem) 45vw, 62vw`

/** The pictures of a product, in the order of the catalogue. */
export function ProductGallery({ view, market }: { view: ProductView; market: Market }) {
  const t = marketText(market)
  const { number, name } = view
  const images = view.images
    .map(({ src, alt }) => ({ src: productPicture(src), alt }))
    .filter(({ src }) => imageAddress(src))
  if (images.length === 0)
    return (
      <div className="relative overflow-hidden rounded-panel">
        <GoodsSign sign={view.sign} />
      </div>
    )
  const pictures = images.map(({ src, alt }, index) => ({
    id: `picture-${number}-${index + 1}`,
    place: t('product.gallery.place', { index: String(index + 1), count: String(images.length) }),
    main: (
      <Image
        src={src}
        alt={alt}
        aspect="1/1"
        width={mainWidth}
        {...(index === 0 ? { sizes, priority: true } : { densities: [1, 2] })}
        className="block"
      />
    ),
    thumbnail: (
      <Image src={src} alt="" aspect="1/1" width={thumbnailWidth} densities={[1]} className="block" />
    ),
    large: planImage({ src, width: largeWidth, ratio: 1, densities: [1] })?.src ?? src,
    alt,
  }))
  return (
    <Gallery
      id={`gallery-${number}`}
      label={t('product.gallery.label')}
      title={name}
      pictures={pictures}
      badges={<Badges view={view} market={market} />}
      words={{
        zoom: `${t('product.gallery.zoom')}${colonOf(market.language)}`,
        previous: t('product.gallery.previous'),
        next: t('product.gallery.next'),
        closer: t('product.gallery.closer'),
        whole: t('product.gallery.whole'),
        close: uiWords(market).close,
      }}
    />
  )
}

function Badges({ view, market }: { view: ProductView; market: Market }) {
  const t = marketText(market)
  const isBuyable = view.variants.some(({ availability }) => availability.buyable)
  return (
    <>
      {view.personalised && <Badge tone="new">{t('product.badges.personalised')}</Badge>}
      {view.isVoucher && <Badge tone="new">{t('product.badges.voucher')}</Badge>}
      {view.onlineOnly && isBuyable && !view.isVoucher && (
        <Badge tone="info">{t('product.badges.onlineOnly')}</Badge>
      )}
    </>
  )
}
