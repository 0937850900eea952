import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'

/** Something that is sent, and whether a carrier of freight brings it, which calls before. */
type Sent = { name: string; isBulky: boolean }

const namesOf = (goods: readonly Sent[], isFreight: boolean) =>
  [...new Set(goods.filter(({ isBulky }) => isBulky === isFreight).map(({ name }) => name))].join(', ')

/** Who brings what, where a carrier of freight brings some of it; nothing where everything comes by parcel. */
export function waysOfDelivery(
  market: Market,
  goods: readonly Sent[],
): { freight?: string; parcel?: string } {
  const t = marketText(market)
  const [freight, parcel] = [namesOf(goods, true), namesOf(goods, false)]
  if (freight === '') return {}
  return {
    freight: t('checkout.address.byFreight', { names: freight }),
    ...(parcel !== '' && { parcel: t('checkout.address.byParcel', { names: parcel }) }),
  }
}
