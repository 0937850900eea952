import { formatClock, marketText, typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { when } from './condition-word'
import type { ConfiguredShop } from './configured-shop'
import { hasReturnLabel, returnCostsOf } from './return-costs'
import { returnPlace } from './return-place'
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
    returnPostageNote: t('returnCosts.note', costs),
    returnFreight: t('returnCosts.freight', costs),
    withdrawalSend: t('withdrawal.effects.send', { to: returnPlace(shop.seller) }),
    withdrawalCosts: `${t('returnCosts.law', costs)} ${t('returnCosts.lawFreight', costs)}`,
    ifReturns: '',
    ifLongerReturns: when(isBeyondLaw(market, shop.returns)),
    ifLegalReturns: when(!isBeyondLaw(market, shop.returns)),
    ifPostageBack: when(costs.how === 'back' || costs.how === 'backFrom'),
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

export function serviceWords(shop: ConfiguredShop, market: Market) {
  const { answerDays, hours, madeDays, dispatchUntil } = shop.service
  const t = marketText(market)
  return {
    ifLabel: when(hasReturnLabel(shop, market)),
    answerTime: t('service.answerTime', { days: answerDays }),
    serviceHours: typeset(hours, market),
    daysCounted: t('service.daysCounted', {
      until: dispatchUntil === undefined ? 'none' : formatClock(dispatchUntil, market),
    }),
    madeTime: madeDays === undefined ? undefined : t('service.madeTime', { days: madeDays }),
  }
}
