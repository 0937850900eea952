'use client'

import { createContext, type ReactNode, use } from 'react'

const WishlistContext = createContext(true)

/** Tells everything below it whether the shop has a wishlist. Without one, styles hide the hearts of tiles. */
export const WishlistOption = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => (
  <WishlistContext value={isOn}>
    {isOn ? (
      children
    ) : (
      <div className="contents" data-wishlist="off">
        {children}
      </div>
    )}
  </WishlistContext>
)

/** Whether the shop has a wishlist, where hearts stand; true outside the layouts of shop and documentation. */
export const useHasWishlist = (): boolean => use(WishlistContext)
