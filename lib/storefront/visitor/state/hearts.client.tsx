'use client'

import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useToggle } from './use-toggle'
import { useVisitor } from './use-visitor'
import { wishlistAtom } from './wishlist-atoms'
import type { WishlistWords } from './wishlist-words'

const hearts = () => document.querySelectorAll<HTMLElement>('[data-heart]')

/** Shows the state of all hearts on the page, and of those that come later, and answers a press on one. */
export function Hearts({ words }: { words: WishlistWords }) {
  useVisitor()
  const wishlist = useAtomValue(wishlistAtom)
  const toggle = useToggle(words)

  useEffect(() => {
    const show = () => {
      for (const heart of hearts())
        heart.setAttribute('aria-pressed', String(wishlist.includes(heart.dataset.heart ?? '')))
    }
    show()
    const watching = new MutationObserver(show)
    watching.observe(document.body, { childList: true, subtree: true })
    return () => watching.disconnect()
  }, [wishlist])

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const heart = event.target instanceof Element && event.target.closest<HTMLElement>('[data-heart]')
      const number = heart ? heart.dataset.heart : undefined
      if (heart && number) void toggle({ number, variant: heart.dataset.variant })
    }
    // Before React, which stops a click on what it has not hydrated yet.
    window.addEventListener('click', press, { capture: true })
    // The script that keeps early taps waits for it.
    document.documentElement.dataset.hearts = ''
    return () => window.removeEventListener('click', press, { capture: true })
  }, [toggle])

  return null
}
