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

/** A button that adds something to the basket. */
export function BasketButton({ words, isPending, onPress, label, accessibleName, ...look }: Props) {
  return (
    <Button
      {...look}
      aria-label={accessibleName}
      loading={isPending && words.adding}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, and the layer needs an element to return the focus to.
        currentTarget.focus()
        onPress()
      }}
    >
      {label ?? words.add}
    </Button>
  )
}
