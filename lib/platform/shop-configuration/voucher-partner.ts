import type { ShopConfiguration } from '@/schemas/shop'

type Configured = Pick<ShopConfiguration, 'options' | 'voucherPartner'>

/** The partner whose offers a shop shows after an order; undefined where it shows none. */
export function voucherPartnerOf({ options, voucherPartner }: Configured) {
  if (!options.voucherPartner || !voucherPartner) return undefined
  const { name, address, ...numbers } = voucherPartner
  return name === undefined || address === undefined ? undefined : { name, address, ...numbers }
}
