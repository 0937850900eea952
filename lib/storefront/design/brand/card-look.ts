import type { ShopLook } from '@/lib/platform/look'

/** The look of a shop on printed cards. */
export const cardLook = ({ name, palette: { soft, accent }, paper, sign }: ShopLook) => ({
  name,
  soft,
  accent,
  paper,
  mark: sign.map(({ path, opacity = 1 }) => ({ path, opacity })),
})
