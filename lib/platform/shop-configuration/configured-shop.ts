import type { ShopConfiguration } from '@/schemas/shop'

/** The part of a shop's configuration that its words are made from. */
export type ConfiguredShop = Pick<
  ShopConfiguration,
  | ('name' | 'returns' | 'returnLabels' | 'service')
  | ('seller' | 'payments' | 'options' | 'voucherPartner')
  | 'timezone'
>
