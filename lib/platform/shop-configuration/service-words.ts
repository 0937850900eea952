import { carrierOf, returnCarrier } from '@/lib/platform/carriers'
import { formatClock, marketText, typeset } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { configuredPayments, settlementOf } from '@/lib/platform/payment-methods'
import { when } from './condition-word'
import type { ConfiguredShop } from './configured-shop'
import { hasReturnLabel, returnCostsOf } from './return-costs'
import { carrierNames } from './return-labels'
import { isReturnAbroad, returnPlace } from './return-place'
import { isBeyondLaw } from './return-terms'

/** What is promised about returns; where the shop takes nothing back, nothing but that. */
export function returnWords(shop: ConfiguredShop, market: Market) {
  const { days, refundDays, takesMade } = shop.returns
  if (days === 0) return { ifNoReturns: '' }
  const t = marketText(market)
  const costs = returnCostsOf(shop, market)
  return {
    returnDays: String(days),
    refundDays: t('returnCosts.refundDays', { days: refundDays }),
    returnPostage: t('returnCosts.postage', costs),
    // Texts name it where nobody knows which goods are meant, so that it says how both kinds come back.
    returnPostageNote: t('returnCosts.allGoodsNote', { ...costs, note: t('returnCosts.note', costs) }),
    returnFreight: t('returnCosts.freight', costs),
    withdrawalSend: t('withdrawal.effects.send', { to: returnPlace(shop.seller) }),
    withdrawalCosts: `${t('returnCosts.law', costs)} ${t('returnCosts.lawFreight', costs)}`,
    ifReturns: '',
    ifLongerReturns: when(isBeyondLaw(market, shop.returns)),
    ifLegalReturns: when(!isBeyondLaw(market, shop.returns)),
    ifPostageBack: when(costs.how === 'back' || costs.how === 'backFrom'),
    ifPaidLabel: when(costs.how === 'label' || costs.how === 'labelFrom'),
    ifOwnLabel: when(costs.how !== 'label'),
    ifMadeExcluded: when(!takesMade),
    ifMadeTaken: when(takesMade),
  }
}

/** The telephone as a part of a sentence that goes on with the e-mail address; nothing where there is none. */
export function hotlineWords({ seller, service }: ConfiguredShop, market: Market) {
  const { phone } = seller
  if (!phone) return { hotlineAt: '', hotlineNumber: '', hotlineOr: '', ifNoHotline: '' }
  const hours = typeset(service.hours, market)
  const [hotlineAt, rest] = marketText(market)('service.hotline', { phone: '\n', hours }).split('\n')
  return { hotlineAt, hotlineNumber: typeset(phone, market), hotlineOr: `${rest} `, ifHotline: '' }
}

/** From which day the days of a delivery count that is paid by a transfer first; undefined where that is not offered. */
function transferCounted({ payments }: ConfiguredShop, market: Market): string | undefined {
  const code = configuredPayments.find(
    (each) => settlementOf(each) === 'transferFirst' && payments.methods[each]?.isOffered,
  )
  if (!code) return undefined
  const t = marketText(market)
  const method = payments.methods[code]?.name ?? t(`payment.methods.${code}.name`)
  return t('service.transferCounted', { method })
}

/** Whether somebody else takes the parcels of a carrier's labels where the market is. */
const isTakenByOther = (carrier: string, market: Market): boolean =>
  returnCarrier(carrier, countryOf(market)) !== carrier

/** Who takes a parcel with a label of a carrier where the market is, as it is named behind a preposition: bei der Österreichischen Post. */
const dropOff = (carrier: string, market: Market): string =>
  carrierOf(returnCarrier(carrier, countryOf(market)), market.language).from

export function serviceWords(shop: ConfiguredShop, market: Market) {
  const { answerDays, hours, madeDays, dispatchUntil } = shop.service
  const t = marketText(market)
  return {
    ifLabel: when(hasReturnLabel(shop, market)),
    ifReturnTaken: when(
      hasReturnLabel(shop, market) &&
        shop.returnLabels !== undefined &&
        isTakenByOther(shop.returnLabels.carrier, market),
    ),
    ifReturnAbroad: when(isReturnAbroad(shop.seller, market)),
    returnCarrier: shop.returnLabels && carrierNames[shop.returnLabels.carrier],
    returnDropOff: shop.returnLabels && dropOff(shop.returnLabels.carrier, market),
    answerTime: t('service.answerTime', { days: answerDays }),
    serviceHours: typeset(hours, market),
    daysCounted: t('service.daysCounted', {
      until: dispatchUntil === undefined ? 'none' : formatClock(dispatchUntil, market),
    }),
    transferCounted: transferCounted(shop, market),
    madeTime: madeDays === undefined ? undefined : t('service.madeTime', { days: madeDays }),
  }
}
