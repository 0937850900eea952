import type { ProductView } from '@/lib/shop/catalogue'
import { GoodsPicture } from '@/lib/storefront/design/ui'

type Props = { view: Pick<ProductView, 'images' | 'sign' | 'title'>; size: number }

/** The first picture of a product or the sign of its category. */
export function ProductPicture({
  view: {
    images: [image],
    sign,
    title,
  },
  size,
}: Props) {
  return (
    <div className="overflow-hidden rounded-card bg-card">
      <GoodsPicture image={image} sign={sign} label={title} width={size} className="mx-auto block" />
    </div>
  )
}
