'use client'

import type { KeptElement } from '@/lib/storefront/runtime/adopted-markup'
import { KeptMarkup } from '@/lib/storefront/runtime/adopted-markup/client'
import { placeAttribute } from '@/lib/storefront/runtime/templates'
import { type GivenListing, ListingPlace } from '@/lib/storefront/screens/listing/client'

/** What the browser's code is given of a search whose words are markup of the document. */
export type GivenSearch = { head: KeptElement; tail: KeptElement; label: string; listing: GivenListing }

/** The results of a search in their template, as `ListingPlace` is those of a page. */
export function SearchPlace({ given }: { given: string | GivenSearch }) {
  if (typeof given === 'string') return <template {...{ [placeAttribute]: '' }} />
  const { head, tail, label, listing } = given
  return (
    <>
      <KeptMarkup element={head} />
      <div className="mt-4">
        <section id={listing.frame.anchor} aria-label={label} className="w-full">
          <ListingPlace given={listing} />
        </section>
      </div>
      <KeptMarkup element={tail} />
    </>
  )
}
