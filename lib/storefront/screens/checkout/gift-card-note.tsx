import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Icon } from '@/lib/storefront/design/ui'

/** Says how gift cards that come by mail can be used, while they are being bought. */
export const GiftCardNote = ({ market }: { market: Market }) => (
  <p className="mt-4 flex items-start gap-3 text-small">
    <Icon name="gift" className="mt-0.5 size-5 text-accent" />
    <span className="min-w-0">{marketText(market)('giftCardMail.before')}</span>
  </p>
)
