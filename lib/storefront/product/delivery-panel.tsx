import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { VariantView } from '@/lib/shop/catalogue'
import { arrivalText, deliveryWords, fewLeft } from '@/lib/shop/product'
import type { DeliveryMessage } from '@/lib/shop/rules'
import { classes, Icon, type IconName } from '@/lib/storefront/ui'

const good = 'bg-success-ground text-success'
const slow = 'bg-warning-ground text-warning'
const none = 'bg-ink/6 text-ink'

/** The look of each of the eight delivery messages. */
const looks: Record<DeliveryMessage['kind'], { icon: IconName; tone: string }> = {
  preorder: { icon: 'calendar', tone: slow },
  notAvailable: { icon: 'info', tone: none },
  sold: { icon: 'close', tone: none },
  late: { icon: 'calendar', tone: slow },
  download: { icon: 'download', tone: good },
  instant: { icon: 'truck', tone: good },
  soon: { icon: 'truck', tone: good },
  available: { icon: 'truck', tone: good },
}

function noteOf({ delivery, availability }: VariantView, market: Market): string | undefined {
  const t = marketText(market)
  if (delivery.kind === 'download')
    return delivery.byEmail ? t('product.deliveryNote.downloadByEmail') : undefined
  if (delivery.kind === 'instant' || delivery.kind === 'soon')
    return arrivalText({ delivery, availability }, market)
  const note = t(`product.deliveryNote.${delivery.kind}`)
  return delivery.kind === 'preorder' ? (arrivalText({ delivery, availability }, market) ?? note) : note
}

/** The availability and delivery time of a variant. */
export function DeliveryPanel({ variant, market }: { variant: VariantView; market: Market }) {
  const { icon, tone } = looks[variant.delivery.kind]
  const few = fewLeft(variant)
  const note = noteOf(variant, market)
  return (
    <div className={classes('flex items-start gap-3 rounded-card p-4', tone)}>
      <Icon name={icon} className="mt-0.5 size-6" />
      <div className="min-w-0">
        <p className="font-bold">{deliveryWords(variant, market)}</p>
        {note !== undefined && <p className="text-ink text-small">{note}</p>}
        {few !== undefined && (
          <p className="mt-1 font-bold text-accent text-small">
            {marketText(market)('product.few', { count: few })}
          </p>
        )}
      </div>
    </div>
  )
}
