'use client'

import { useAtomValue } from 'jotai'
import { buttonClasses, classes, heartPath, IconFrame } from '@/lib/storefront/design/ui'
import { useHydrated } from '@/lib/storefront/design/ui/client'
import { useToggle } from './use-toggle'
import { useVisitor } from './use-visitor'
import { wishlistAtom } from './wishlist-atoms'
import { useHasWishlist } from './wishlist-option.client'
import type { WishlistWords } from './wishlist-words'

type Props = {
  number: string
  variant?: string | undefined
  words: WishlistWords
  /** The labels for both states. */
  labels: { off: string; on: string }
  /** `icon` shows only the heart, beside a more important button. */
  look?: 'primary' | 'secondary' | 'icon' | undefined
}

/** Toggles a product on the visitor's wishlist and says whether it is on it. Nothing in a shop without a wishlist. */
export function WishlistButton({ number, variant, words, labels, look = 'primary' }: Props) {
  useVisitor()
  const isKnown = useAtomValue(wishlistAtom).includes(number)
  const isOn = useHydrated() && isKnown
  const toggle = useToggle(words)
  const hasWishlist = useHasWishlist()
  if (!hasWishlist) return null
  return (
    <button
      type="button"
      data-keeps-tap
      data-wish={number}
      onClick={() => void toggle({ number, variant })}
      className={classes('cursor-pointer', classesOf(look, isOn))}
    >
      <IconFrame path={heartPath} filled={isOn} className="size-6" />
      <span className={look === 'icon' ? 'sr-only' : undefined}>{isOn ? labels.on : labels.off}</span>
    </button>
  )
}

function classesOf(look: 'primary' | 'secondary' | 'icon', isOn: boolean): string {
  if (look === 'icon')
    return classes(
      'inline-flex size-11 items-center justify-center rounded-field hover:text-accent',
      isOn && 'text-accent',
    )
  return buttonClasses({ variant: isOn ? 'secondary' : look, size: 'large', block: true })
}
