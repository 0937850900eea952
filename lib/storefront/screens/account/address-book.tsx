import { marketText } from '@/lib/platform/i18n'
import { accountPath, type Market } from '@/lib/platform/markets'
import type { CustomerAddress } from '@/lib/shop/customers'
import { Badge, EmptyState, LinkButton } from '@/lib/storefront/design/ui'
import { AddressBlock } from '@/lib/storefront/screens/order-parts'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import { Notice } from './notice'

type Props = {
  market: Market
  addresses: readonly CustomerAddress[]
  notice: string | undefined
}

/** The address book: where the customer's parcels and invoices go. */
export function AddressBook({ market, addresses, notice }: Props) {
  const t = marketText(market)
  const add = accountPath(market, 'addressBook', { address: 'new' })
  return (
    <>
      <h1 className="font-display text-h1">{t('account.screens.addressBook')}</h1>
      <Notice>{notice}</Notice>
      {addresses.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            icon="mail"
            headline={t('account.addresses.empty')}
            text={t('account.addresses.emptyText')}
          >
            <LinkButton href={add}>{t('account.addresses.add')}</LinkButton>
          </EmptyState>
        </div>
      ) : (
        <>
          <ul className="mt-6 grid gap-4 sm:grid-cols-2">
            {addresses.map((entry) => (
              <li key={entry.id} className="flex flex-col rounded-card border border-line bg-card p-4 sm:p-5">
                <Entry market={market} entry={entry} />
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <LinkButton href={add}>{t('account.addresses.add')}</LinkButton>
          </p>
        </>
      )}
    </>
  )
}

function Entry({ market, entry }: { market: Market; entry: CustomerAddress }) {
  const t = marketText(market)
  const { id, address, isDefaultDelivery, isDefaultInvoice } = entry
  const name = `${address.firstName} ${address.lastName}`
  return (
    <>
      {(isDefaultDelivery || isDefaultInvoice) && (
        <p className="mb-2 flex flex-wrap gap-2">
          {isDefaultDelivery && <Badge>{t('account.addresses.delivery')}</Badge>}
          {isDefaultInvoice && <Badge>{t('account.addresses.invoice')}</Badge>}
        </p>
      )}
      <AddressBlock address={address} market={market} />
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-1 pt-3">
        <a
          href={accountPath(market, 'addressBook', { address: id })}
          aria-label={t('account.addresses.editOf', { name })}
          className="inline-block py-1 underline underline-offset-2"
        >
          {t('account.addresses.edit')}
        </a>
        <form action={callAddress(market, 'account/addresses/delete')} method="post">
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            aria-label={t('account.addresses.deleteOf', { name })}
            className="cursor-pointer py-1 underline underline-offset-2"
          >
            {t('account.addresses.delete')}
          </button>
        </form>
      </div>
    </>
  )
}
