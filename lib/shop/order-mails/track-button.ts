import type { Part } from '@/lib/platform/mail-body'
import type { writtenParcel } from '@/lib/shop/orders'
import type { Composing } from './composing'

/** A button to the carrier's page about a parcel; none where the carrier has no such page. */
export const trackButton = (
  { page }: ReturnType<typeof writtenParcel>,
  t: Composing['words']['t'],
): Part[] => (page === undefined ? [] : [{ kind: 'button', text: t('orderMails.shipped.track'), href: page }])
