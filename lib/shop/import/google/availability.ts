import { dayText } from '@/lib/platform/time'
import { preorderDays, workingDayAfter } from '@/lib/shop/rules'
import type { DeliveryDays, Logistics } from '@/schemas/shop'
import type { FeedContext } from './context'
import { readMoment, usualZone } from './values'

export type Supply = {
  quantity: number
  /** The feed says that the product is in stock, but not the quantity. */
  assumed: boolean
  logistics: Logistics
  /** Until goods in stock are with the customer in the country of the feed, where it names that. */
  days: DeliveryDays | undefined
}

/** Google's feeds give no quantity except for local inventories (`quantity`); this one is assumed. */
const assumedQuantity = 100
const dayMs = 86_400_000
const fewestDays = 4
/** The last day from which one is counted whose year has four digits. */
const lastMoment = Date.UTC(9999, 11, 24)
/** From the day on which a preorder is available to its delivery: one to three working days, over any weekend. */
const preorderDeliveryDays = 7

/** How long it takes is said by the country, not by the goods. */
const ready: Logistics = { BVC: 1, deliveryDaysFrom: 0 }

/** Days until a backorder arrives: at least 4, and always fewer than the preorder marker. */
const daysUntil = (moment: number, now: number) =>
  Math.min(preorderDays - 1, Math.max(fewestDays, Math.ceil((moment - now) / dayMs)))

type Given = {
  availability: string
  date: string | undefined
  quantity: number | undefined
  /** Until a product in stock is with the customer, where the feed says it. */
  days: DeliveryDays | undefined
  context: Pick<FeedContext, 'country' | 'now' | 'timezone'>
}

/** A quantity of a feed: `7`, `7.0`, `1,000`, and below zero what is owed. Undefined where it is no whole number. */
export function readQuantity(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/[.,]0+$/, '')
    .replace(/[.,'\s](?=\d{3}(?!\d))/g, '')
  if (!/^-?\d{1,9}$/.test(plain)) return undefined
  return Number(plain)
}

/**
 * What feeds write in place of Google's four words, without blanks and signs. What shops sell in their stores alone is
 * sold out here.
 */
const wordsFor: Readonly<Record<string, readonly string[]>> = {
  in_stock: [
    'instock',
    'onlineonly',
    'availablefororder',
    'available',
    'limitedavailability',
    'auflager',
    'lagernd',
    'vorrätig',
    'verfügbar',
    'lieferbar',
    'sofortlieferbar',
    'sofortverfügbar',
    'enstock',
    'disponible',
    'opvoorraad',
    'beschikbaar',
    'leverbaar',
    'directleverbaar',
    ...['ja', 'j', 'yes', 'y', 'oui', 'true'],
  ],
  out_of_stock: [
    'outofstock',
    'instoreonly',
    'soldout',
    'discontinued',
    'unavailable',
    'notavailable',
    'notinstock',
    'nichtauflager',
    'nichtvorrätig',
    'nichtverfügbar',
    'nichtlieferbar',
    'nichtmehrlieferbar',
    'nichtmehrverfügbar',
    'derzeitnichtlieferbar',
    'zurzeitnichtlieferbar',
    'ausverkauft',
    'vergriffen',
    'enrupturedestock',
    'rupturedestock',
    'enrupture',
    'rupture',
    'indisponible',
    'nondisponible',
    'horsstock',
    'épuisé',
    'nietopvoorraad',
    'nietbeschikbaar',
    'nietleverbaar',
    'uitverkocht',
    ...['nein', 'no', 'n', 'non', 'nee', 'false'],
  ],
  preorder: ['preorder', 'presale', 'vorbestellbar', 'vorbestellung', 'précommande', 'voorbestelling'],
  backorder: ['backorder', 'nabestelling'],
}

const otherWords = new Map(
  Object.entries(wordsFor).flatMap(([kind, words]) => words.map((word) => [word, kind])),
)

/** `in stock`, `InStock`, `https://schema.org/InStock` and `auf Lager` are `in_stock`. */
const kindOf = (text: string): string | undefined =>
  otherWords.get(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/^https?:\/\/schema\.org\//, '')
      .replace(/[\s_-]+/g, ''),
  )

/** Google's availability as stock and logistics. A string is the reason why it cannot be read. */
export function readSupply({ availability, date, quantity, days, context }: Given): Supply | string {
  // Some systems write how many there are, or 0, in place of a word.
  const counted = readQuantity(availability)
  const assumed = quantity === undefined && counted === undefined
  const there = quantity ?? counted ?? assumedQuantity
  const kind = counted === undefined ? kindOf(availability) : counted > 0 ? 'in_stock' : 'out_of_stock'
  if (kind === 'in_stock') return { quantity: there, assumed, logistics: ready, days }
  if (kind === 'out_of_stock') return { quantity: 0, assumed: false, logistics: { ...ready, BVC: 4 }, days }
  if (kind !== 'preorder' && kind !== 'backorder')
    return `availability “${availability}” is none of in_stock, out_of_stock, preorder, backorder`
  const { country, now, timezone = usualZone } = context
  const moment = date === undefined ? undefined : readMoment(date, 'start', timezone)
  if (moment === undefined)
    return date === undefined
      ? `availability_date is missing, which ${kind} needs`
      : `availability_date “${date}” is no date (2026-12-24T13:00+0100, or 24.12.2026)`
  const wait = kind === 'preorder' ? preorderDays : daysUntil(moment, now)
  const later = { BVC: 2, deliveryDaysFrom: wait, deliveryDaysTo: wait }
  if (kind === 'backorder') return { quantity: there, assumed, logistics: later, days }
  const from = dayText(Math.min(lastMoment, moment), timezone)
  const deliveryUntil = workingDayAfter(from, preorderDeliveryDays, country)
  return { quantity: there, assumed, logistics: { ...later, deliveryUntil }, days }
}
