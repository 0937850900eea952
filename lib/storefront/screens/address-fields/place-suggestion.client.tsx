'use client'

import { useEffect, useState } from 'react'
import { fetchOnceMore, isSuccess } from '@/lib/platform/http'
import type { PostcodeAnswer } from '@/schemas/api/postcodes'
import { type Places, watchPostcode } from './watch-postcode'

type Props = {
  locale: string
  /** Of the address, unless a control of it says another. */
  country: string
  /** The ids of the controls. */
  ids: { postcode: string; city: string; country: string }
}

const inputOf = (id: string) => document.getElementById(id) as HTMLInputElement | null

/** Fills in or offers the places of a postcode. The fields work without it. */
export function PlaceSuggestion({ locale, country, ids }: Props) {
  const [places, setPlaces] = useState<Places>([])

  useEffect(() => {
    const [postcode, city] = [inputOf(ids.postcode), inputOf(ids.city)]
    if (!postcode || !city) return
    async function find(typed: string, signal: AbortSignal): Promise<Places> {
      const query = { locale, country: inputOf(ids.country)?.value ?? country, postcode: typed }
      const response = await fetchOnceMore(`/api/shop/postcodes/?${new URLSearchParams(query)}`, { signal })
      return isSuccess(response) ? ((await response.json()) as PostcodeAnswer).places : []
    }
    return watchPostcode({ postcode, city, find, offer: setPlaces })
  }, [locale, country, ids.postcode, ids.city, ids.country])

  const cities = [...new Set(places.map(({ place }) => place))]
  return (
    <>
      <datalist id={`${ids.postcode}-list`}>
        {places.map(({ postcode, place }) => (
          <option key={`${postcode} ${place}`} value={postcode}>
            {place}
          </option>
        ))}
      </datalist>
      <datalist id={`${ids.city}-list`}>
        {cities.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  )
}
