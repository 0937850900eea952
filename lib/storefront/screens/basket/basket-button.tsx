import type { ReactNode } from 'react'
import type { ButtonLook } from '@/lib/storefront/design/ui'
import { Button } from '@/lib/storefront/design/ui'
import type { BasketShop } from './basket-words'

/** How a tap is sent whose page is left before its code has come. */
export type EarlyOrder = {
  /** The numbers of what is added, with blanks between them. */
  numbers: string
  /**
   * What is chosen of each: a variant, or in a list the id of the field that names it. Unset: the page has the fields of the
   * product.
   */
  picks?: readonly (string | readonly [id: string])[]
  /** Further fields, as in an address. */
  fields?: string
}

type Props = ButtonLook & {
  words: Pick<BasketShop['words'], 'add' | 'adding'>
  isPending: boolean
  onPress: () => void
  /** Unset: ‘Add to basket’. */
  label?: string | undefined
  accessibleName?: string | undefined
  icon?: ReactNode
  className?: string | undefined
  /** Undefined for a button that is there only once its code is. */
  early: EarlyOrder | undefined
}

/**
 * A button that adds something to the basket. A tap that comes before its code is kept, and sent when its page is left
 * before.
 */
export function BasketButton({
  words,
  isPending,
  onPress,
  label,
  accessibleName,
  className,
  early,
  ...look
}: Props) {
  return (
    <Button
      {...look}
      data-keeps-tap
      data-order={early?.numbers}
      data-picks={early?.picks && JSON.stringify(early.picks)}
      data-fields={early?.fields}
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
