import { PlaceFacts, placeWord } from '@/lib/storefront/runtime/templates'
import type { SearchFacts } from './found'
import { SearchPlace } from './islands'

/** The place of a search in the template of its page. */
export const SearchTemplate = ({ facts }: { facts: SearchFacts }) => (
  <div className="pt-6 pb-section md:pt-10">
    <PlaceFacts facts={facts} />
    <SearchPlace given={placeWord} />
  </div>
)
