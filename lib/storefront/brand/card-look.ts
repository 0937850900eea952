import type { Brand } from '@/schemas'
import { brandColours } from './colours'
import { markPaths } from './mark'

/** The look of a brand on printed cards. */
export const cardLook = (brand: Brand) => ({
  soft: brandColours[brand].soft,
  accent: brandColours[brand].accent,
  mark: [
    { path: markPaths.nest, opacity: 1 },
    { path: markPaths.leaves, opacity: 0.6 },
  ],
})
