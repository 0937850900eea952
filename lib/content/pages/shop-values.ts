import type { Market } from '@/lib/platform/markets'
import type { ShopConfiguration } from '@/schemas/shop'
import type { Layout } from './layout'
import { paymentMarks } from './payment-marks'

/** A layout with what the configuration of the shop says. */
export const withShopValues = (layout: Layout, { payments }: ShopConfiguration, market: Market): Layout => ({
  ...layout,
  paymentProviders: paymentMarks(layout.paymentProviders, payments, market),
})
