'use client'

import { type Orderable, useOrder } from '@/lib/shop/product/use-order'
import type { ButtonLook } from '@/lib/ui/button-classes'
import { IconFrame } from '@/lib/ui/icon-frame'
import { basketPath } from '@/lib/ui/icon-paths'
import { BasketButton } from '@/lib/visitor/basket-button'

type Props = Pick<ButtonLook, 'size' | 'block'> & {
  product: Orderable
  chosen: string
  withIcon?: boolean | undefined
  className?: string | undefined
}

/** Puts the chosen variant into the basket as the visitor wants it. */
export function OrderButton({ product, chosen, withIcon, ...look }: Props) {
  const { order, isPending } = useOrder(product, chosen)
  return (
    <BasketButton
      {...look}
      words={product.shop.words}
      isPending={isPending}
      // In a narrow column there is room for the words alone.
      icon={withIcon && <IconFrame path={basketPath} className="size-6 max-[80rem]:hidden" />}
      onPress={order}
    />
  )
}
