import { giftCard, type PaymentMethod } from '@/schemas/shop'
import { methods, type ProviderMethod, type Settlement } from './methods'

export const isGiftCard = (method: PaymentMethod): method is typeof giftCard => method === giftCard

/** How a method is settled. */
export function settlementOf(method: PaymentMethod): Settlement
export function settlementOf(method: PaymentMethod | undefined): Settlement | undefined
export function settlementOf(method: PaymentMethod | undefined): Settlement | undefined {
  if (method === undefined) return undefined
  return isGiftCard(method) ? 'giftCard' : methods[method].settlement
}

const settlers: Record<Settlement, 'shop' | 'provider'> = {
  atOnce: 'provider',
  partner: 'provider',
  transferFirst: 'shop',
  invoice: 'shop',
  cash: 'shop',
  giftCard: 'shop',
}

/** Whether the shop settles a method itself, or its payment service does. */
export const settledBy = (method: PaymentMethod): 'shop' | 'provider' => settlers[settlementOf(method)]

/** How a method is settled that is chosen now and paid later, without a payment service. */
export type LaterSettlement = 'invoice' | 'transferFirst' | 'cash'

export function laterSettlement(method: PaymentMethod): LaterSettlement | undefined {
  const settlement = settlementOf(method)
  return settlement === 'invoice' || settlement === 'transferFirst' || settlement === 'cash'
    ? settlement
    : undefined
}

export const isProviderMethod = (method: PaymentMethod): method is ProviderMethod =>
  settledBy(method) === 'provider'

const partnerNames = { klarna: 'Klarna' } as const

/** Whom the shopper owes money that was borrowed for an order, by the name that customers know; undefined where nobody lends it. */
export function lenderOf(method: PaymentMethod | undefined): string | undefined {
  if (method === undefined || isGiftCard(method) || settlementOf(method) !== 'partner') return undefined
  const { partner } = methods[method]
  return partner && partnerNames[partner]
}
