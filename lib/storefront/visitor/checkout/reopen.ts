import 'server-only'
import { z } from 'zod'
import { currentTime } from '@/lib/platform/clock'
import { checkouts } from '@/lib/shop/door'
import type { Visitor } from '@/lib/storefront/visitor/session'
import { type LostReason, lostBy } from './lost'

/**
 * Why the visitor does not have the checkout that a form was made for, and a guest's basket that the form opens again.
 */
export async function whyUnknown(
  visitor: Visitor,
  checkout: string | undefined,
): Promise<{ reason: LostReason; basket?: string }> {
  if (visitor.hasLostLogin) return { reason: 'login' }
  if (visitor.basket !== undefined) return { reason: 'other' }
  const id = z.uuid().safeParse(checkout)
  const owner = id.success ? await checkouts.owner(id.data, currentTime()) : undefined
  if (!owner) return { reason: 'session' }
  return owner.isCustomer ? { reason: 'login' } : { reason: 'restored', basket: owner.basket }
}

/**
 * Gives a browser that has lost its session the basket back for which the form of a step was made, so that what was typed
 * is not lost with it. `isBack`: it had been lost. `lost`: why there is no checkout, should there be none.
 */
export async function reopen(
  visitor: Visitor,
  checkout: string | undefined,
): Promise<{ isBack: boolean; lost: LostReason }> {
  if (visitor.basket !== undefined) return { isBack: false, lost: lostBy(visitor) }
  const { reason, basket } = await whyUnknown(visitor, checkout)
  if (basket === undefined) return { isBack: false, lost: reason }
  visitor.basket = basket
  await visitor.save()
  return { isBack: true, lost: 'empty' }
}

/** The address of a step that says that the session was lost and everything is back. */
export const toldBack = (path: string, isBack: boolean): string =>
  isBack ? `${path}${path.includes('?') ? '&' : '?'}lost=restored` : path
