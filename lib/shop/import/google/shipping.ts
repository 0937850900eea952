import type { Fields } from '../feed-error'
import type { FeedContext } from './context'

type Days = { from: number; to: number }
type Entry = Readonly<Record<string, string>>

/** The order of the parts where the column declares none: Google's. */
const usualParts = [
  'country',
  'region',
  'service',
  'price',
  'min_handling_time',
  'max_handling_time',
  'min_transit_time',
  'max_transit_time',
]

/** More days than any parcel takes. */
const mostDays = 90

/** `DE::Standard:4.99 EUR:1:2:1:3` with several entries parted by commas. */
const fromText = (text: string): Entry[] =>
  text.split(/,(?=\s*[A-Z]{2}:)/i).map((entry) => {
    const values = entry.split(':').map((part) => part.trim())
    return Object.fromEntries(usualParts.map((name, at) => [name, values[at] ?? '']))
  })

/** `<g:shipping>` with elements of its own. Which belong together is known where every entry has them all. */
function fromElements(fields: Fields): Entry[] {
  const given = [...fields].flatMap(([name, values]) =>
    name.startsWith('shipping.') ? [[name.slice('shipping.'.length), values] as const] : [],
  )
  const count = Math.max(0, ...given.map(([, values]) => values.length))
  const whole = given.filter(([, values]) => values.length === count)
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(whole.map(([name, values]) => [name, values[at] ?? ''])),
  )
}

function entriesOf(fields: Fields): Entry[] {
  const elements = fromElements(fields)
  return elements.length > 0 ? elements : (fields.get('shipping') ?? []).flatMap(fromText)
}

const dayOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,3}$/.test(text) && Number(text) <= mostDays ? Number(text) : undefined

/** The least and the most of two numbers of which one may be missing. */
function range(least: string | undefined, most: string | undefined): Days | undefined {
  const [from, to] = [dayOf(least), dayOf(most)]
  const [first, last] = [from ?? to, to ?? from]
  return first !== undefined && last !== undefined && first <= last ? { from: first, to: last } : undefined
}

/**
 * The working days until a product is with the customer: handling and transit of the country's shipping, of the
 * slowest service. Undefined where the feed does not say how long the way takes.
 */
export function deliveryDaysOf(fields: Fields, { country }: FeedContext): Days | undefined {
  const own = range(fields.get('min_handling_time')?.[0], fields.get('max_handling_time')?.[0])
  const ways = entriesOf(fields)
    .filter((entry) => (entry.country ?? '').toUpperCase() === country)
    .flatMap((entry) => {
      const transit = range(entry.min_transit_time, entry.max_transit_time)
      const handling = range(entry.min_handling_time, entry.max_handling_time) ?? own ?? { from: 0, to: 0 }
      return transit ? [{ from: handling.from + transit.from, to: handling.to + transit.to }] : []
    })
  return ways.toSorted((a, b) => b.to - a.to)[0]
}
