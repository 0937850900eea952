'use client'

import type { ReactNode } from 'react'
import { itemAddress } from '@/lib/shop/wishlist'
import { useHydrated } from '@/lib/storefront/design/ui/client'
import { useChosen, useIsChosen } from './use-choice'

type SiblingLinkProps = {
  /** The product on whose page the link is, and its default variant. */
  number: string
  first: string
  href: string
  /** The sibling's variant of the same size, by variant of the product. */
  sameSize: Readonly<Record<string, string>>
  isActive: boolean
  className: string
  /** The accessible name of a link without words. */
  label?: string
  /** Shown beside the pointer, a line for each thing that it says; none if empty. */
  title: string
  children: ReactNode
}

/**
 * A link to the product in another colour or dimension, in the size that is chosen here if there is one. The static page
 * has the plain address, which is the one that search engines shall know.
 */
export function SiblingLink(props: SiblingLinkProps) {
  const { number, first, href, sameSize, isActive, className, label, title, children } = props
  const chosen = useChosen(number, first)
  const isChosen = useIsChosen(number)
  const isHydrated = useHydrated()
  return (
    <a
      href={itemAddress(href, isHydrated && isChosen ? sameSize[chosen] : undefined)}
      className={className}
      {...(isActive && { 'aria-current': 'page' })}
      aria-label={label}
      title={title || undefined}
    >
      {children}
    </a>
  )
}
