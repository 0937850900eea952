import type { Market } from '@/lib/platform/markets'
import { grantsWithdrawal, shopWords, withShopWords } from '@/lib/platform/shop-configuration'
import type { ShopConfiguration } from '@/schemas/shop'
import type { Layout } from './layout'
import { paymentMarks } from './payment-marks'

/** A layout with what the configuration of the shop says at a time. */
export const withShopValues = (
  layout: Layout,
  configuration: ShopConfiguration,
  market: Market,
  now: number,
): Layout => ({
  ...withShopWords(layout, shopWords(configuration, market, now)),
  grantsWithdrawal: grantsWithdrawal(market, configuration.returns),
  answerDays: configuration.service.answerDays,
  paymentProviders: paymentMarks(layout.paymentProviders, configuration.payments, market),
})
