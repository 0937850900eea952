'use client'

import type { KeptElement } from '@/lib/storefront/runtime/adopted-markup'
import { KeptMarkup } from '@/lib/storefront/runtime/adopted-markup/client'
import { placeAttribute } from '@/lib/storefront/runtime/templates'
import { TileColours } from '@/lib/storefront/screens/tiles'
import { type FrameProps, ListingFrame } from './listing-frame.client'

/** What the browser's code is given of a listing whose results are markup of the document. */
export type GivenListing = { frame: FrameProps; locale: string; results: KeptElement }

type Props = {
  /** A word in the template. */
  given: string | GivenListing
}

/**
 * The listing of a page whose template is kept: the HTTP edge puts the listing that was asked for into its place, as markup
 * and as what is given here.
 */
export function ListingPlace({ given }: Props) {
  if (typeof given === 'string') return <template {...{ [placeAttribute]: '' }} />
  return (
    <>
      <ListingFrame {...given.frame}>
        <KeptMarkup element={given.results} />
      </ListingFrame>
      <TileColours locale={given.locale} />
    </>
  )
}
