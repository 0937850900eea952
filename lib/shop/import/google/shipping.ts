import type { DeliveryDays } from '@/schemas/shop'
import type { Fields } from '../feed-error'
import type { FeedContext } from './context'

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

/** What the report says of the prices of the column `shipping`, once. */
export const ignoredShippingPrice = [
  'shipping.price',
  'shipping costs are those of the layout; days are read',
] as const

/** Whether a field names what sending costs, which the shop takes from its layout. */
export function pricesShipping(name: string, fields: Fields): boolean {
  const [attribute] = name.split('.')
  return attribute === 'shipping' && entriesOf(fields).some(({ price }) => /\d/.test(price ?? ''))
}

type NoteDown = (attribute: string, reason: string) => void

/** The days of a part of an entry; undefined where it says none, or none that can be read. */
function dayOf(name: string, text: string | undefined, note: (reason: string) => void): number | undefined {
  if (text === undefined || text.trim() === '') return undefined
  if (/^\d{1,3}$/.test(text) && Number(text) <= mostDays) return Number(text)
  note(`${name} “${text.slice(0, 20)}” is no number of days from 0 to ${mostDays}`)
  return undefined
}

/** The least and the most days of handling or transit, of which one may be missing. */
function range(entry: Entry, way: 'handling' | 'transit', note: NoteDown): DeliveryDays | undefined {
  const [least, most] = [`min_${way}_time`, `max_${way}_time`] as const
  const from = dayOf(least, entry[least], (reason) => note(least, reason))
  const to = dayOf(most, entry[most], (reason) => note(most, reason))
  const [first, last] = [from ?? to, to ?? from]
  if (first === undefined || last === undefined) return undefined
  if (first <= last) return { from: first, to: last }
  note(least, `${least} “${first}” is more than ${most} “${last}”`)
  return undefined
}

/**
 * The working days until a product is with the customer: handling and transit of the country's shipping, of the
 * slowest service. Undefined where the feed does not say how long the way takes. Names what cannot be read.
 */
export function deliveryDaysOf(
  fields: Fields,
  { country }: FeedContext,
  note: NoteDown,
): DeliveryDays | undefined {
  const parts = ['min_handling_time', 'max_handling_time']
  const given = Object.fromEntries(parts.map((name) => [name, fields.get(name)?.[0] ?? '']))
  const own = range(given, 'handling', note)
  const noteWay: NoteDown = (_, reason) => note('shipping', reason)
  const ways = entriesOf(fields)
    .filter((entry) => (entry.country ?? '').toUpperCase() === country)
    .flatMap((entry) => {
      const transit = range(entry, 'transit', noteWay)
      const handling = range(entry, 'handling', noteWay) ?? own ?? { from: 0, to: 0 }
      return transit ? [{ from: handling.from + transit.from, to: handling.to + transit.to }] : []
    })
  return ways.toSorted((a, b) => b.to - a.to)[0]
}
