import type { ReactNode } from 'react'
import type { ButtonLook } from '@/lib/storefront/ui'
import { Button } from '@/lib/storefront/ui'
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
}

/** The button of whatever puts something into the basket. */
export function BasketButton({ words, isPending, onPress, label, accessibleName, ...look }: Props) {
  return (
    <Button
      {...look}
      aria-label={accessibleName}
      loading={isPending && words.adding}
      onClick={({ currentTarget }) => {
        // Where a click does not focus a button (Safari), the layer would not know whom to give the focus back to.
        currentTarget.focus()
        onPress()
      }}
    >
      {label ?? words.add}
    </Button>
  )
}
