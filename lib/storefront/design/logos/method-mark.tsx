import type { Layout } from '@/lib/content/pages'
import { servable } from '@/lib/storefront/design/pictures'
import { Image } from '@/lib/storefront/design/ui'
import type { PaymentMethod } from '@/schemas/shop'
import { isMarkOf, methodSource } from './mark-of'

type Props = {
  code: PaymentMethod
  /** The payment marks of the market's layout. One with a picture of its own replaces the drawing. */
  marks: Layout['paymentProviders']
  className?: string
}

/** The mark of a payment method beside its name: the picture that the market has for it, else the drawing. */
export function MethodMark({ code, marks, className = '' }: Props) {
  const own = servable(marks.find((mark) => isMarkOf(mark.code, code))?.image)
  if (own)
    return (
      <Image
        src={own.src}
        alt=""
        width={96}
        className={`block h-8! w-12! shrink-0 object-contain ${className}`}
      />
    )
  return (
    // biome-ignore lint/performance/noImgElement: a vector of a few hundred bytes has nothing to be sized
    <img
      src={methodSource(code)}
      alt=""
      width={48}
      height={32}
      className={`block h-8 w-12 shrink-0 ${className}`}
    />
  )
}
