import { editDistance } from '@/lib/platform/text'
import type { Language } from '@/schemas'
import type { Country } from '@/schemas/shop'
import { nameIn, type Places, placeKey, placesOf, postcodeDigits, type Town } from './places/index'
import type { Point } from './store'

type Place = Point & {
  /** The town, or the largest one of the region that the postcode belongs to. */
  name: string
}

/** `10115`, `10115 Berlin`, `D-10115`, `1012 AB`; the first two digits are enough. */
const postcode = /^(?:[a-z]{1,2}[\s-]*)?(\d{2,})/i

/** Short names are not corrected: a typing error in them usually gives another town. */
const maxEdits = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2)

function closest(towns: Places['towns'], key: string): Town | undefined {
  let best: { town: Town; errors: number } | undefined
  const limit = maxEdits(key.length)
  if (limit === 0) return undefined
  for (const [name, town] of towns) {
    const errors = editDistance(key, name, best ? best.errors - 1 : limit)
    if (errors <= limit && (!best || errors < best.errors)) best = { town, errors }
  }
  return best?.town
}

/** Matches the whole name, the name without further words (`Berlin Mitte`), a prefix, or a name with typing errors. */
function townNamed(towns: Places['towns'], key: string): Town | undefined {
  const words = key.split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const town = towns.get(words.slice(0, count).join(' '))
    if (town) return town
  }
  const begins = key.length >= 4 && [...towns.keys()].find((name) => name.startsWith(key))
  return begins ? towns.get(begins) : closest(towns, key)
}

/** The position of a postcode or a place in a country, from a hand-made table. */
export function findPlace(country: Country, language: Language, text: string): Place | undefined {
  const { regions, towns } = placesOf(country)
  const [, digits] = postcode.exec(text.trim()) ?? []
  const key = placeKey(text)
  const town =
    digits === undefined
      ? key && townNamed(towns, key)
      : digits.length <= postcodeDigits(country) && regions.get(digits.slice(0, 2))
  if (!town) return undefined
  const { latitude, longitude } = town
  return { name: nameIn(language, town), latitude, longitude }
}
