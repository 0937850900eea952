import { config } from '@/lib/platform/config'

/** Whether no money moves here although others can open the shop, as `PAYMENTS=sandbox` says on purpose. */
export const isTestShop = (): boolean => config().paymentMode === 'test'
