import type { Text } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Store } from '@/lib/shop/stores'
import { routeLink } from '@/lib/shop/stores'
import { Icon, VisuallyHidden } from '@/lib/storefront/design/ui'
import { telAddress } from '@/schemas/telephone'
import { OpeningHours } from './opening-hours'

const linkLook =
  'inline-flex min-h-11 min-w-0 items-center gap-2 font-bold text-accent no-underline underline-offset-4 hover:text-accent-deep hover:underline'

/** The static part of a store, also without scripts: address, opening hours and directions. */
export function StoreCard({ store, market, t }: { store: Store; market: Market; t: Text }) {
  const { phone } = store
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <div className="min-w-0">
        <address className="not-italic">
          {store.street}
          <br />
          {store.postcode} {store.city}
        </address>
        <div className="mt-1 flex flex-wrap gap-x-6">
          <a href={routeLink(store)} rel="noopener noreferrer" className={linkLook}>
            <Icon name="external" className="size-4" />
            <span>
              {t('stores.route')}
              <VisuallyHidden> {t('stores.routeTo', { name: store.name })}</VisuallyHidden>
            </span>
          </a>
          {phone && (
            <a href={telAddress(phone)} className={linkLook}>
              <Icon name="phone" className="size-4" />
              <span className="min-w-0 tabular-nums">{phone}</span>
            </a>
          )}
        </div>
      </div>
      <OpeningHours hours={store.hours} market={market} t={t} />
    </div>
  )
}
