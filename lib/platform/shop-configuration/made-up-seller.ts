import type { PaymentMode } from '@/lib/platform/config'
import type { Seller } from '@/schemas/shop'
import { defaultLooks } from './default-look'
import { madeUpSellers, usualSeller } from './default-seller'

/** What a law asks of a seller, as words that two companies do not share. */
const detailsOf = ({ name, bankAccount, register, taxNumbers }: Seller) => ({
  name,
  holder: bankAccount.holder,
  iban: bankAccount.iban,
  register,
  taxNumber: taxNumbers[0],
})

type Detail = keyof ReturnType<typeof detailsOf>

const plain = (text: string) => text.replace(/\s/g, '').toLowerCase()

const madeUp = Object.values(defaultLooks).flatMap(({ name }) =>
  Object.keys(madeUpSellers).map((locale) => detailsOf(usualSeller(locale, name))),
)

/** The details of a seller that are those of a made-up company, which the shop has until its own is imported. */
export function madeUpDetails(seller: Seller): Detail[] {
  const details = Object.entries(detailsOf(seller)) as [Detail, string | undefined][]
  return details.flatMap(([name, value]) =>
    value !== undefined && madeUp.some((other) => plain(other[name] ?? '') === plain(value)) ? [name] : [],
  )
}

/** Whether orders are taken: money moves to a company that is real, or none moves at all. */
export const isSelling = (seller: Seller, mode: PaymentMode): boolean =>
  mode !== 'live' || madeUpDetails(seller).length === 0
