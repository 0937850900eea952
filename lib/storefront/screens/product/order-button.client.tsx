'use client'

import type { ButtonLook } from '@/lib/storefront/design/ui'
import { basketPath, IconFrame } from '@/lib/storefront/design/ui'
import { BasketButton } from '@/lib/storefront/screens/basket'
import { type Orderable, useOrder } from './use-order'

type Props = Pick<ButtonLook, 'size' | 'block'> & {
  product: Orderable
  chosen: string
  withIcon?: boolean | undefined
  className?: string | undefined
  /** Asks for the choice where the page's own is out of sight. */
  onMissing?: (() => void) | undefined
}

/** Adds the chosen variant to the basket, with the visitor's quantity and inscription. */
export function OrderButton({ product, chosen, withIcon, onMissing, ...look }: Props) {
  const { order, isPending } = useOrder(product, chosen, { onMissing })
  return (
    <BasketButton
      {...look}
      early={{ numbers: product.number }}
      words={product.shop.words}
      isPending={isPending}
      // No space for the icon in a narrow column.
      icon={withIcon && <IconFrame path={basketPath} className="size-6 max-[80rem]:hidden" />}
      onPress={order}
    />
  )
}
