import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { PlaceFacts, placeWord } from '@/lib/storefront/runtime/templates'
import { ListingPlace } from './islands'
import type { ListingFacts } from './listing-facts'

type Props = { market: Market; facts: ListingFacts; name?: string | undefined }

/** The place of a listing in the template of its page. */
export const ListingTemplate = ({ market, facts, name }: Props) => (
  <section id={facts.anchor} aria-label={listingLabel(market, name)} className="w-full">
    <PlaceFacts facts={facts} />
    <ListingPlace given={placeWord} />
  </section>
)

/** The name of a listing for screen readers. */
export const listingLabel = (market: Market, name: string | undefined): string =>
  [marketText(market)('listing.label'), name].filter(Boolean).join(': ')
