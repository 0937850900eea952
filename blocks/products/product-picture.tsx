import type { ProductView } from '@/lib/shop/catalogue'
import { productPicture } from '@/lib/storefront/design/pictures'
import { Image } from '@/lib/storefront/design/ui'

type Props = { view: Pick<ProductView, 'images'>; size: number }

/** The first picture of a product; nothing for a product without one. */
export function ProductPicture({ view: { images }, size }: Props) {
  const [image] = images
  if (!image) return null
  return (
    <div className="overflow-hidden rounded-card bg-card">
      <Image
        src={productPicture(image.src)}
        alt={image.alt}
        aspect="1/1"
        width={size}
        className="mx-auto block"
      />
    </div>
  )
}
