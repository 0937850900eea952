'use client'

export { WishlistOption } from './wishlist-option.client'
