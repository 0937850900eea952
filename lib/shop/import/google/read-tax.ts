import { type Country, countries } from '@/schemas/markets'
import type { Fields } from '../feed-error'

/** What a row says of its rate in a country; undefined where it says nothing of it. */
export type FeedTax = { rate: number } | { problem: string } | undefined

/** The usual rate of a country, in per cent. */
export const usualRate = (country: Country): number => Math.round(countries[country].vat * 1000) / 10

type Entry = { place: string; rate: string; text: string }

const isPlace = (text: string) => /^[a-z]{2}$/i.test(text)

/** `DE::7:n` as Google asks for it, `DE:7`, and `7,0 %` for the country of the feed. */
function entryOf(text: string, country: Country): Entry {
  const parts = text.split(':').map((part) => part.trim())
  const [place = '', second = '', third = ''] = parts
  if (parts.length === 1 && /^[\d.,]+\s*%$/.test(place)) return { place: country, rate: place, text }
  return { place, rate: parts.length === 2 ? second : third, text }
}

function entriesOf(fields: Fields, country: Country): Entry[] {
  const rates = fields.get('tax.rate')
  if (rates)
    return rates.map((rate, at) => ({ place: fields.get('tax.country')?.[at] ?? '', rate, text: rate }))
  return (fields.get('tax') ?? [])
    .flatMap((text) => text.split(/,(?=\s*[a-z]{2}:)/i))
    .map((text) => entryOf(text.trim(), country))
}

/** A rate that a row gives for a country. A part of one (`0.07`) and a name (`reduced`) are none. */
export function readTax(fields: Fields, country: Country): FeedTax {
  const entries = entriesOf(fields, country)
  const unnamed = entries.find(({ place }) => !isPlace(place))
  if (unnamed) return { problem: `tax “${unnamed.text.slice(0, 20)}” names no country and rate (DE::7:n)` }
  const own = entries.find(({ place }) => place.toUpperCase() === country)
  if (!own) return undefined
  const number = (own.rate.endsWith('%') ? own.rate.slice(0, -1) : own.rate).replace(',', '.')
  const percent = Number(number)
  if (number.trim() !== '' && (percent === 0 || percent >= 1) && percent < 100) return { rate: percent / 100 }
  return { problem: `tax “${(own.rate || own.text).slice(0, 20)}” is no rate in per cent` }
}
