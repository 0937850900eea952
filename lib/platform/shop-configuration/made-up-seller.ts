import type { PaymentMode } from '@/lib/platform/config'
import type { Seller, ShopConfiguration } from '@/schemas/shop'
import { defaultLooks } from './default-look'
import { madeUpSellers, usualSeller } from './default-seller'

/** What names a company, or leads to it, as words that two companies do not share. */
const detailsOf = ({ bankAccount, returnAddress, ...seller }: Seller) => ({
  name: [seller.name],
  street: [seller, returnAddress].map((at) => at && `${at.street}, ${at.city}`),
  email: [seller.email],
  phone: [seller.phone],
  holder: [bankAccount.holder],
  bank: [bankAccount.bank],
  iban: [bankAccount.iban, bankAccount.refundsFrom],
  bic: [bankAccount.bic],
  register: [seller.register],
  taxNumber: seller.taxNumbers,
  // Without what the person is in the company.
  representedBy: [seller.representedBy?.split(/[(,]/)[0]],
})

type Detail = keyof ReturnType<typeof detailsOf>

/** Without blanks and without the word that calls a detail an example. */
const plain = (text: string) =>
  text
    .replace(/\((?:Beispiel|fictive?|verzonnen)\)/gi, '')
    .replace(/\s/g, '')
    .toLowerCase()

const plainDetails = (seller: Seller) =>
  Object.entries(detailsOf(seller)).map(
    ([detail, values]) =>
      [detail as Detail, values.flatMap((value) => (value ? [plain(value)] : []))] as const,
  )

const madeUp = new Map<Detail, Set<string>>()
for (const { name } of Object.values(defaultLooks))
  for (const locale of Object.keys(madeUpSellers))
    for (const [detail, values] of plainDetails(usualSeller(locale, name)))
      madeUp.set(detail, new Set([...(madeUp.get(detail) ?? []), ...values]))

/** The details of a seller that are those of a made-up company, which the shop has until its own is imported. */
export const madeUpDetails = (seller: Seller): Detail[] =>
  plainDetails(seller).flatMap(([detail, values]) =>
    values.some((value) => madeUp.get(detail)?.has(value)) ? [detail] : [],
  )

type Look = Pick<ShopConfiguration, 'name' | 'mark'>

/** Whether a shop has the name or the mark of one of the demo's shops. */
export const madeUpLook = ({ name, mark = [] }: Look): (keyof Look)[] => {
  const looks = Object.values(defaultLooks)
  const isOf = (path: string) => looks.some((look) => look.mark.some((shape) => shape.path === path))
  return [
    ...(looks.some((look) => plain(look.name) === plain(name)) ? (['name'] as const) : []),
    ...(mark.some(({ path }) => isOf(path)) ? (['mark'] as const) : []),
  ]
}

/** The shop's own name, else that of its seller; undefined while both are the demo's. */
export function ownNameOf(shop: Look & { seller: Seller }): string | undefined {
  if (!madeUpLook(shop).includes('name')) return shop.name
  return madeUpDetails(shop.seller).includes('name') ? undefined : shop.seller.name
}

/** Whether orders are taken: money moves to a shop and a company that are real, or none moves at all. */
export const isSelling = (shop: Look & { seller: Seller }, mode: PaymentMode): boolean =>
  mode !== 'live' || (madeUpDetails(shop.seller).length === 0 && madeUpLook(shop).length === 0)
