import type { Checkout, CheckoutStep } from '@/lib/shop/checkout'
import type { Address, Pickup } from '@/schemas/shop'

export type FormValues = Readonly<Record<string, string>>

/** The fields of an address by their names in the form. A street that was accepted without a number stays so. */
export function addressValues(prefix: string, address: Partial<Address> = {}): Record<string, string> {
  const { pickup, ...lines } = address
  const { kind, ...numbers }: Partial<Pickup> = pickup ?? {}
  const isWithoutNumber = lines.street !== undefined && !/\p{Nd}/u.test(lines.street)
  const values = { ...lines, ...numbers, pickup: kind, ...(isWithoutNumber && { withoutNumber: 'yes' }) }
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[`${prefix}.${name}`, value]],
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
