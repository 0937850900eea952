'use client'

import { useAtomValue } from 'jotai'
import { IconCount } from './icon-count.client'
import { wishlistAtom } from './wishlist-atoms'

/** How many products are on the wishlist. */
export function WishlistCount({ label }: { label: string }) {
  return <IconCount count={useAtomValue(wishlistAtom).length} label={label} />
}
