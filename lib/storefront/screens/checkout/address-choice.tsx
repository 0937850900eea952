import { marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { AddressBlock } from '@/lib/storefront/screens/order-parts'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import type { Address } from '@/schemas/shop'

type Props = { market: Market; book: readonly { id: string; address: Address }[]; checkout: string }

/** The addresses of a customer to which this market delivers, each with a button that takes it. */
export function AddressChoice({ market, book, checkout }: Props) {
  const t = marketText(market)
  const here = book.filter(({ address }) => address.country === countryOf(market))
  if (here.length === 0) return null
  return (
    <section aria-labelledby="address-book" className="mt-6">
      <h2 id="address-book" className="mb-3 font-bold">
        {t('account.addresses.book')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {here.map(({ id, address }) => (
          <li key={id} className="flex flex-col rounded-card border border-line bg-card p-4">
            <AddressBlock address={address} market={market} />
            <form action={callAddress(market, 'checkout/addresses')} method="post" className="mt-auto pt-3">
              <input type="hidden" name="book" value={id} />
              <input type="hidden" name="checkout" value={checkout} />
              <button
                type="submit"
                aria-label={t('account.addresses.useOf', {
                  name: `${address.firstName} ${address.lastName}`,
                  city: address.city,
                })}
                className="cursor-pointer py-1 underline underline-offset-2"
              >
                {t('account.addresses.use')}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
