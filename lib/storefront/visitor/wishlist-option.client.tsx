'use client'

import { createContext, type ReactNode, use } from 'react'

const WishlistContext = createContext(true)

/** Tells everything below it whether the shop has a wishlist. */
export const WishlistOption = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => (
  <WishlistContext value={isOn}>{children}</WishlistContext>
)

/** Whether the shop has a wishlist, where hearts stand; true outside the shop's frame. */
export const useHasWishlist = (): boolean => use(WishlistContext)
