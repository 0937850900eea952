import 'server-only'
import { clientOf, seeOther } from '@/lib/platform/http'
import { marketText } from '@/lib/platform/i18n'
import { type Market, screenPath, withQuery } from '@/lib/platform/markets'
import { wishlists } from '@/lib/shop/door'
import type { WishlistState } from '@/lib/storefront/screens/wishlist'
import { type FormCall, formCall } from '@/lib/storefront/visitor/calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { wishlistEntry } from '@/schemas/api/wishlist'
import { earlyDone, earlyRefused, isEarly } from './answer-early'

const pathOf = (market: Market, state: WishlistState) =>
  withQuery(screenPath(market, 'plainWishlist'), { state })

/** Puts the product of a form on the wishlist, with its variant if one is chosen, and leads to the list. */
export const rememberByForm = formCall(async (call) => {
  const { request, market, fields, visitor, headers } = call
  const { number, variant } = fields
  const refuse = (why: Exclude<WishlistState, 'added' | 'removed'>) =>
    isEarly(call)
      ? earlyRefused(call, marketText(market)(`tile.wishlist.${why}`))
      : seeOther(pathOf(market, why))
  const entry = wishlistEntry.safeParse({ number, ...(variant && { variant }) })
  if (!entry.success) return refuse('failed')
  const added = await wishlists.add(visitor.wishlist, entry.data, clientOf(request))
  if (!added.ok) {
    const { key } = added.error
    return refuse(key === 'unknownProduct' ? 'failed' : key)
  }
  visitor.wishlist = added.id
  await visitor.save()
  if (isEarly(call)) return earlyDone(call)
  return leadOn(request, pathOf(market, 'added'), headers)
})

/** Takes a product off the wishlist, and leads to the list. */
export async function forgetWishByForm({ market, visitor }: FormCall, number: string): Promise<Response> {
  await wishlists.remove(visitor.wishlist, number)
  return seeOther(pathOf(market, 'removed'))
}
