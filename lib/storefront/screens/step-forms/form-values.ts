import type { Checkout, CheckoutStep } from '@/lib/shop/checkout'
import type { Address, Pickup } from '@/schemas/shop'

export type FormValues = Readonly<Record<string, string>>

/** What says where an address is. That of a pick-up station has fields of its own, so that a form may hold both. */
const placeFields = ['street', 'postcode', 'city', 'withoutNumber', 'confirmedPlace'] as const
const ofStation = (name: string) => (placeFields.some((field) => field === name) ? `station.${name}` : name)

/** The fields of one address of a form: with the place of the station where one is chosen, else with that of the home. */
export function addressIn(fields: FormValues, prefix: string): Record<string, string> {
  const own = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(`${prefix}.`) ? [[name.slice(prefix.length + 1), value]] : [],
    ),
  )
  const place = own.pickup ? placeFields.map((name) => [name, own[`station.${name}`] ?? '']) : []
  return { ...own, ...Object.fromEntries(place) }
}

/** The errors of such an address by the names of its controls. */
export const errorsIn = (fields: FormValues, prefix: string, errors: FormValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      `${prefix}.${fields[`${prefix}.pickup`] ? ofStation(name) : name}`,
      error,
    ]),
  )

/** The fields of an address by their names in the form. A street that was accepted without a number stays so. */
export function addressValues(prefix: string, address: Partial<Address> = {}): Record<string, string> {
  const { pickup, ...lines } = address
  const { kind, ...numbers }: Partial<Pickup> = pickup ?? {}
  const isWithoutNumber = lines.street !== undefined && !/\p{Nd}/u.test(lines.street)
  const values = { ...lines, ...numbers, pickup: kind, ...(isWithoutNumber && { withoutNumber: 'yes' }) }
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[`${prefix}.${pickup ? ofStation(name) : name}`, value]],
    ),
  )
}

/** Who orders is usually who gets the parcel. */
const fromGuest = ({ guest }: Checkout): Pick<Address, 'gender' | 'firstName' | 'lastName'> | undefined =>
  guest && { gender: guest.gender, firstName: guest.first_name, lastName: guest.last_name }

/** The fields of both addresses, as far as they are known. */
export function savedAddresses(checkout: Checkout): Record<string, string> {
  const { deliveryAddress, invoiceAddress } = checkout
  const start = fromGuest(checkout)
  return {
    ...addressValues('delivery', deliveryAddress ?? start),
    hasOwnInvoiceAddress: invoiceAddress ? 'on' : '',
    ...addressValues('invoice', invoiceAddress ?? start),
  }
}

const saved: Record<CheckoutStep, (checkout: Checkout) => FormValues> = {
  login: ({ guest }) => ({
    gender: guest?.gender ?? 'd',
    first_name: guest?.first_name ?? '',
    last_name: guest?.last_name ?? '',
    email: guest?.email ?? '',
    newsletter: guest?.newsletter ? 'on' : '',
  }),
  address: savedAddresses,
  payment: ({ paymentMethod }) => ({ method: paymentMethod ?? '' }),
  review: () => ({}),
}

/** What the form of a step shows: what was rejected, else what is kept. */
export function valuesOf(checkout: Checkout, step: CheckoutStep): FormValues {
  const { draft } = checkout
  return draft?.step === step ? draft.values : saved[step](checkout)
}

/** The keys of the errors by field, of what was rejected in a step. */
export const errorsOf = ({ draft }: Checkout, step: CheckoutStep): FormValues =>
  draft?.step === step ? draft.errors : {}

/** What a form sends that nobody has typed into it; the box of the address book may be ticked from the start. */
const isOfForm = (name: string): boolean => /(?:^|\.)(?:checkout|gender|country|keepAddress)$/.test(name)

/** A checkout without the refusal of a form into which nothing was typed: who comes to it again has made no mistake. */
export function withoutUntyped(checkout: Checkout): Checkout {
  const { draft, ...rest } = checkout
  if (!draft) return checkout
  const known = saved[draft.step](rest)
  const isUntyped = Object.entries(draft.values).every(
    ([name, value]) => isOfForm(name) || value === '' || value === known[name],
  )
  return isUntyped && draft.step !== 'review' ? rest : checkout
}
