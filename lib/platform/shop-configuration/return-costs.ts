import { config } from '@/lib/platform/config'
import { formatPrice, marketText, type PriceMarket } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import type { ReturnTerms, ShopConfiguration } from '@/schemas/shop'

/**
 * Who pays for what comes back without a fault, as messages choose their words by it. `how` also says by what the seller
 * pays: a label of the carrier, or back with the price.
 */
export type ReturnCosts = {
  payer: 'seller' | 'from' | 'customer'
  how: 'label' | 'back' | 'labelFrom' | 'backFrom' | 'own'
  /** The value of the goods from which on the seller pays. */
  from: string
  freight: 'free' | 'paid'
  /** What the collection of bulky goods costs. */
  amount: string
}

export function returnCosts(
  { payer, freightCost }: Pick<ReturnTerms, 'payer' | 'freightCost'>,
  market: PriceMarket,
  hasLabel: boolean,
): ReturnCosts {
  const freight = {
    freight: freightCost === 0 ? 'free' : 'paid',
    amount: formatPrice(freightCost, market),
  } as const
  if (payer === 'customer') return { payer, how: 'own', from: '', ...freight }
  if (payer === 'seller') return { payer, how: hasLabel ? 'label' : 'back', from: '', ...freight }
  const from = formatPrice(payer.sellerFrom, market)
  return { payer: 'from', how: hasLabel ? 'labelFrom' : 'backFrom', from, ...freight }
}

type Labels = Pick<ShopConfiguration, 'returnLabels'>

/** Whether labels of returns can be ordered: at DHL, or of the local carrier where no money moves. */
function hasLabelAccess(): boolean {
  const { dhl, paymentMode } = config()
  return dhl !== undefined || paymentMode !== 'live'
}

/** Whether a parcel of the market comes back with a label of a carrier that pays the postage. */
export const hasReturnLabel = ({ returnLabels }: Labels, market: Market): boolean =>
  returnLabels?.receiverIds[countryOf(market)] !== undefined && hasLabelAccess()

/** What a market says about the costs of returns before anything is ordered. */
export const returnCostsOf = (
  shop: Labels & Pick<ShopConfiguration, 'returns'>,
  market: Market,
): ReturnCosts => returnCosts(shop.returns, market, hasReturnLabel(shop, market))

/** The costs of returns in a few words without a full stop, to stand after others: `Porto erstattet`. */
export const returnNote = (costs: ReturnCosts, market: Market): string =>
  marketText(market)('returnCosts.note', costs)
