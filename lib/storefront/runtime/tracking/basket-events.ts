import type { Announcement } from '@/lib/storefront/runtime/browser'
import type { Basket, BasketAdded, BasketItem } from '@/schemas/api/basket'
import type { TrackingEvent } from '@/schemas/tracking'
import { freeIn, itemsOf, worthOf, worthOfItems } from './items'

type Call = Extract<Announcement, { kind: 'call' }>

const lineIn = (basket: Basket | undefined, key: string) => basket?.items.find((line) => line.key === key)

const decoded = (path: string, pattern: RegExp): string | undefined => {
  const [, part] = pattern.exec(path) ?? []
  return part === undefined ? undefined : decodeURIComponent(part)
}

function ofLine(
  event: 'frontend_modify_in_cart' | 'frontend_remove_from_cart',
  line: BasketItem | undefined,
  { cost }: Basket,
): TrackingEvent[] {
  if (!line || line.quantity < 1) return []
  const items = itemsOf(line)
  return [{ event, currency: cost.currencyCode, value: worthOfItems(items), items }]
}

/**
 * What was added. Of a line that was there before, the pieces are free that were not free then. Where the basket before
 * is unknown, all its pieces may have been free: no paid piece is told as free.
 */
function added({ basket, added: all }: BasketAdded, before: Basket | undefined): TrackingEvent[] {
  const items = all.flatMap(({ key, quantity }) => {
    const line = lineIn(basket, key)
    if (!line || quantity < 1) return []
    const was = lineIn(before, key)
    const freeBefore = before ? (was ? freeIn(was) : 0) : line.quantity - quantity
    return itemsOf(line, quantity, Math.max(0, freeIn(line) - freeBefore))
  })
  if (items.length === 0) return []
  const { currencyCode: currency } = basket.cost
  return [{ event: 'frontend_add_to_cart', currency, value: worthOfItems(items), items }]
}

const wishlisted = (event: 'frontend_add_to_wishlist' | 'frontend_remove_from_wishlist', number: unknown) =>
  typeof number === 'string' ? [{ event, items: [{ item_id: number }] }] : []

/** The promotions of a basket, which its page shows. */
export function promotionsIn({ items }: Basket): { id: string; name: string }[] {
  const shown = new Map<string, string>()
  for (const { promotion } of items) if (promotion?.isValid) shown.set(promotion.id, promotion.label)
  return [...shown].map(([id, name]) => ({ id, name }))
}

/** Makes events of calls to the basket and the wishlist. It remembers the basket, because removed lines are gone. */
export function createCallEvents() {
  let known: Basket | undefined
  return {
    /** The last basket that was answered. */
    basket: () => known,
    eventsOf({ method, path, given, answer }: Call): TrackingEvent[] {
      const before = known
      if (/^\/api\/wishlist\/$/.test(path) && method === 'POST')
        return wishlisted('frontend_add_to_wishlist', (given as { number?: unknown } | undefined)?.number)
      const unwished = method === 'DELETE' ? decoded(path, /^\/api\/wishlist\/([^/?]+)\/$/) : undefined
      if (unwished !== undefined) return wishlisted('frontend_remove_from_wishlist', unwished)
      if (!path.startsWith('/api/basket/')) return []
      if (method === 'POST' && path.startsWith('/api/basket/items/')) {
        known = (answer as BasketAdded).basket
        return added(answer as BasketAdded, before)
      }
      const basket = answer as Basket
      known = basket
      const key = decoded(path, /^\/api\/basket\/items\/([^/?]+)\//)
      if (key === undefined) return []
      if (method === 'DELETE') return ofLine('frontend_remove_from_cart', lineIn(before, key), basket)
      return method === 'PUT' ? ofLine('frontend_modify_in_cart', lineIn(basket, key), basket) : []
    },
    viewOf(basket: Basket): TrackingEvent[] {
      const worth = worthOf(basket)
      return worth ? [{ event: 'frontend_view_cart', ...worth }] : []
    },
  }
}
