'use client'

import { type Orderable, useOrder } from '@/lib/shop/product/use-order'
import { Button } from '@/lib/ui/button'
import type { ButtonLook } from '@/lib/ui/button-classes'
import { IconFrame } from '@/lib/ui/icon-frame'
import { basketPath } from '@/lib/ui/icon-paths'

type Props = Pick<ButtonLook, 'size' | 'block'> & {
  product: Orderable
  chosen: string
  withIcon?: boolean | undefined
  className?: string | undefined
}

/** Puts the chosen variant into the basket as the visitor wants it. */
export function OrderButton({ product, chosen, withIcon, ...look }: Props) {
  const { order, isPending } = useOrder(product, chosen)
  const { add, adding } = product.shop.words
  return (
    <Button
      {...look}
      loading={isPending && adding}
      // In a narrow column there is room for the words alone.
      icon={withIcon && <IconFrame path={basketPath} className="size-6 max-[80rem]:hidden" />}
      onClick={({ currentTarget }) => {
        // Where a click does not focus a button (Safari), the layer would not know whom to give the focus back to.
        currentTarget.focus()
        order()
      }}
    >
      {add}
    </Button>
  )
}
