import type { ShopLook } from '@/lib/platform/look'

/** The look of a shop on printed cards. */
export const cardLook = ({ palette: { soft, accent }, mark }: ShopLook) => ({
  soft,
  accent,
  mark: mark.map(({ path, opacity = 1 }) => ({ path, opacity })),
})
