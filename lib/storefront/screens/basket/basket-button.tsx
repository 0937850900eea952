import type { ReactNode } from 'react'
import type { ButtonLook } from '@/lib/storefront/design/ui'
import { Button } from '@/lib/storefront/design/ui'
import type { BasketShop } from './basket-words'

type Props = ButtonLook & {
  words: Pick<BasketShop['words'], 'add' | 'adding'>
  isPending: boolean
  onPress: () => void
  /** Unset: ‘Add to basket’. */
  label?: string | undefined
  accessibleName?: string | undefined
  icon?: ReactNode
  className?: string | undefined
  /** The number of the product, where the button adds what its page has chosen. */
  product?: string | undefined
}

/**
 * A button that adds something to the basket. A tap that comes before its code is kept, and that of a product is sent when
 * its page is left before.
 */
export function BasketButton({
  words,
  isPending,
  onPress,
  label,
  accessibleName,
  className,
  product,
  ...look
}: Props) {
  return (
    <Button
      {...look}
      data-keeps-tap
      data-order={product}
      className={className}
      aria-label={accessibleName}
      loading={isPending && words.adding}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, and the layer needs an element to return the focus to. In the bar of a
        // phone it is in sight, and the page would be scrolled for it.
        currentTarget.focus({ preventScroll: true })
        onPress()
      }}
    >
      {label ?? words.add}
    </Button>
  )
}
