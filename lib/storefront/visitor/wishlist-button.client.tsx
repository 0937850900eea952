'use client'

import { useAtomValue, useSetAtom } from 'jotai'
import { buttonClasses, classes, heartPath, IconFrame } from '@/lib/storefront/ui'
import { showToast, useHydrated } from '@/lib/storefront/ui/client'
import { useVisitor } from './use-visitor'
import { type Toggled, toggleWishlistAtom, wishlistAtom } from './wishlist-atoms'
import { useHasWishlist } from './wishlist-option.client'

export type WishlistWords = {
  /** The accessible name, with `{name}`. */
  add: string
} & Record<Toggled, string>

type Props = {
  number: string
  /** The product's name, for a heart without text. */
  name?: string | undefined
  variant?: string | undefined
  words: WishlistWords
  /** The labels of a button with text, for both states. */
  wide?: { off: string; on: string } | undefined
  /** The look of a button with text; `icon` shows only the heart, beside a more important button. */
  look?: 'primary' | 'secondary' | 'icon' | undefined
}

/** Toggles a product on the visitor's wishlist and shows whether it is on it. Nothing in a shop without a wishlist. */
export function WishlistButton({ number, name, variant, words, wide, look = 'primary' }: Props) {
  useVisitor()
  const isKnown = useAtomValue(wishlistAtom).includes(number)
  const isOn = useHydrated() && isKnown
  const toggle = useSetAtom(toggleWishlistAtom)
  const hasWishlist = useHasWishlist()
  const press = async () => {
    const done = await toggle({ number, variant })
    showToast(words[done], done === 'added' || done === 'removed' ? 'success' : 'error')
  }
  if (!hasWishlist) return null
  return (
    <button
      type="button"
      {...(!wide && { 'aria-pressed': isOn, 'aria-label': words.add.replace('{name}', () => name ?? '') })}
      onClick={() => void press()}
      className={classes('cursor-pointer', classesOf(wide ? look : 'heart', isOn))}
    >
      <IconFrame path={heartPath} filled={isOn} className="size-6" />
      {wide && <span className={look === 'icon' ? 'sr-only' : undefined}>{isOn ? wide.on : wide.off}</span>}
    </button>
  )
}

function classesOf(look: 'primary' | 'secondary' | 'icon' | 'heart', isOn: boolean): string {
  if (look === 'heart')
    return classes(
      'inline-flex size-11 items-center justify-center rounded-full bg-card/90 text-ink hover:text-accent',
      isOn && 'text-accent',
    )
  if (look === 'icon')
    return classes(
      'inline-flex size-11 items-center justify-center rounded-field hover:text-accent',
      isOn && 'text-accent',
    )
  return buttonClasses({ variant: isOn ? 'secondary' : look, size: 'large', block: true })
}
