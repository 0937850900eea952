import type { Text } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { weekdayName } from '@/lib/storefront/screens/stores'

/** The texts for the browser, with placeholders for what only the browser knows. */
export const finderWords = (t: Text, market: Market, stores: number) => ({
  form: t('stores.form'),
  field: t('stores.field'),
  hint: t('stores.hint'),
  search: t('stores.search'),
  searching: t('stores.searching'),
  position: t('stores.position'),
  locating: t('stores.locating'),
  empty: t('stores.empty'),
  unknown: t('stores.unknown', { place: '{place}' }),
  failed: t('stores.failed'),
  positionFailed: {
    denied: t('stores.positionFailed.denied'),
    unavailable: t('stores.positionFailed.unavailable'),
    timeout: t('stores.positionFailed.timeout'),
  },
  nearPlace: t('stores.nearPlace', { count: stores, place: '{place}' }),
  nearPosition: t('stores.nearPosition', { count: stores }),
  away: t('stores.away', { distance: '{distance}' }),
  roughlyAway: t('stores.roughlyAway', { distance: '{distance}' }),
  pin: t('stores.pin', { number: '{number}', name: '{name}' }),
  open: t('stores.open', { time: '{time}' }),
  closed: t('stores.closed'),
  opensToday: t('stores.opensToday', { time: '{time}' }),
  opensTomorrow: t('stores.opensTomorrow', { time: '{time}' }),
  opensOn: t('stores.opensOn', { day: '{day}', time: '{time}' }),
  days: Array.from({ length: 7 }, (_, day) => weekdayName(day, market.iso)),
})

export type FinderWords = ReturnType<typeof finderWords>
