import { type Address, type Attributes, type Country, pickupKinds } from '@/schemas/shop'
import { pickupRule } from './pickups'
import { isPostBox } from './post-box'

/** What decides whether a pick-up station takes an article. */
export type PickupGoods = {
  name: string
  /** A carrier brings it, which calls at doors alone. */
  isBulky: boolean
  /** How many are ordered, which come in one parcel. */
  quantity: number
  /** Of one packed article; unset where it is not known. */
  kilograms?: number
  /** The same: the longest side first. */
  centimetres?: readonly number[]
}

export type Packed = Pick<PickupGoods, 'kilograms' | 'centimetres'>

const numberOf = (text: string): number | undefined => {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : undefined
}

/** The packed article by the attributes `paketgewicht` (`4,2`, in kilograms) and `paketmasse` (`60x40x30`, in cm). */
export function packedOf(attributes: Attributes): Packed {
  const { paketgewicht = '', paketmasse = '' } = attributes
  const kilograms = numberOf(paketgewicht)
  const sides = paketmasse.split(/[x×]/i).map(numberOf)
  const known = sides.filter((side) => side !== undefined)
  return {
    ...(kilograms !== undefined && { kilograms }),
    ...(known.length === 3 && sides.length === 3 && { centimetres: known.sort((one, other) => other - one) }),
  }
}

const pickupFaults = ['pickupFreight', 'pickupWeight', 'pickupSize'] as const
type PickupFault = { key: (typeof pickupFaults)[number]; name: string }

/** All for which goods refuse the place of an address. */
export const goodsFaults = [...pickupFaults, 'postBoxFreight', 'postBoxFreightMixed'] as const
type GoodsFault = { key: (typeof goodsFaults)[number]; name: string }

const weightOf = ({ kilograms = 0, quantity }: PickupGoods) => kilograms * quantity

/** The heaviest line of goods that are too heavy together for one parcel. */
const tooHeavy = (most: number, goods: readonly PickupGoods[]): PickupGoods | undefined => {
  const total = goods.reduce((sum, each) => sum + weightOf(each), 0)
  // Grams, because the sum of fractions is not exact.
  if (Math.round(total * 1_000) <= most * 1_000) return undefined
  return goods.toSorted((one, other) => weightOf(other) - weightOf(one))[0]
}

/** The first article that the pick-up station of an address does not take, and why; undefined if it takes them all. */
export function pickupFault(
  { country, pickup }: Pick<Address, 'country' | 'pickup'>,
  goods: readonly PickupGoods[],
): PickupFault | undefined {
  const most = pickup && pickupRule(country, pickup.kind)?.most
  if (!most) return undefined
  for (const { name, isBulky, centimetres = [] } of goods) {
    if (isBulky) return { key: 'pickupFreight', name }
    if (centimetres.some((side, index) => side > (most.centimetres[index] ?? 0)))
      return { key: 'pickupSize', name }
  }
  const heavy = tooHeavy(most.kilograms, goods)
  return heavy && { key: 'pickupWeight', name: heavy.name }
}

/** The same of a station that a form names, whatever else is wrong with its address. */
export function pickupFaultOf(
  { country, pickup }: { country: Country; pickup: string | undefined },
  goods: readonly PickupGoods[],
): PickupFault | undefined {
  const kind = pickupKinds.find((known) => known === pickup)
  return kind && pickupFault({ country, pickup: { kind } }, goods)
}

/** Whether the goods need a phone number that an address has not: a carrier calls to agree on a day. */
export const lacksPhone = (
  { phone }: { phone?: string | undefined },
  goods: readonly PickupGoods[],
): boolean => !phone?.trim() && goods.some(({ isBulky }) => isBulky)

/**
 * The first article that cannot go to a post box, where the street of an address is one: a carrier of it needs a door. What
 * is ordered with it may go there by itself (`postBoxFreightMixed`).
 */
export function postBoxFault(
  { street, pickup }: { street: string | undefined; pickup?: unknown },
  goods: readonly PickupGoods[],
): GoodsFault | undefined {
  const bulky = goods.find(({ isBulky }) => isBulky)
  if (!bulky || pickup || !isPostBox(street ?? '')) return undefined
  const isAlone = goods.every(({ isBulky }) => isBulky)
  return { key: isAlone ? 'postBoxFreight' : 'postBoxFreightMixed', name: bulky.name }
}

/** Whether all of the goods can go to an address, with what their carriers need to know. */
export const takesGoods = (address: Address, goods: readonly PickupGoods[]): boolean =>
  !pickupFault(address, goods) && !postBoxFault(address, goods) && !lacksPhone(address, goods)

/** As the error of a form's field, whose words name the article. */
export const goodsError = ({ key, name }: GoodsFault): string => `${key}|${name}`
