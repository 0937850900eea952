'use client'

import { useAtomValue, useSetAtom } from 'jotai'
import { buttonClasses, classes, heartPath, IconFrame } from '@/lib/storefront/ui'
import { showToast, useHydrated } from '@/lib/storefront/ui/client'
import { useVisitor } from './use-visitor'
import { type Toggled, toggleWishlistAtom, wishlistAtom } from './wishlist-atoms'

export type WishlistWords = {
  /** The name of the button: what is put on the list. With `{name}` in it. */
  add: string
} & Record<Toggled, string>

type Props = {
  number: string
  /** Of the product, where the heart stands alone. */
  name?: string | undefined
  variant?: string | undefined
  words: WishlistWords
  /** With words for the heart: what it does, and what it has done. */
  wide?: { off: string; on: string } | undefined
  /** Of a button with words; `icon` shows the heart alone, beside a button that is worth more. */
  look?: 'primary' | 'secondary' | 'icon' | undefined
}

/** Puts a product on the visitor's wishlist, and says whether it is there. */
export function WishlistButton({ number, name, variant, words, wide, look = 'primary' }: Props) {
  useVisitor()
  const isKnown = useAtomValue(wishlistAtom).includes(number)
  const isOn = useHydrated() && isKnown
  const toggle = useSetAtom(toggleWishlistAtom)
  const press = async () => {
    const done = await toggle({ number, variant })
    showToast(words[done], done === 'added' || done === 'removed' ? 'success' : 'error')
  }
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
