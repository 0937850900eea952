import { formatDay, marketText } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { shownPhone } from '@/lib/shop/addresses'
import type { Customer } from '@/lib/shop/customers'
import { LinkButton, TextLink } from '@/lib/storefront/design/ui'
import { Part } from '@/lib/storefront/screens/order-status'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import type { CustomerCounts } from '@/lib/storefront/visitor/account-export'

type Props = { market: Market; customer: Customer; counts: CustomerCounts }

const dayOf = (market: Market, day: string) =>
  formatDay(new Date(`${day}T00:00:00Z`), { ...market, timezone: 'UTC' })

/** Shows the data stored about the customer, with a file of all of it. */
export function MyData({ market, customer, counts }: Props) {
  const t = marketText(market)
  const { gender, firstName, lastName, email, phone, birthDate, customerNo, createdAt } = customer
  const none = t('account.data.none')
  const facts = [
    [t('account.fields.gender'), t(`forms.salutations.${gender}`)],
    [t('account.data.name'), `${firstName} ${lastName}`],
    [t('account.data.email'), email],
    [t('account.data.phone'), phone ? shownPhone(phone) : none],
    [t('account.data.birthDate'), birthDate ? dayOf(market, birthDate) : none],
    [t('account.data.customerNo'), String(customerNo)],
    [t('account.data.since'), formatDay(createdAt, market)],
  ] as const
  return (
    <>
      <h1 className="font-display text-h1">{t('account.screens.myData')}</h1>
      <p className="mt-2 max-w-prose text-quiet">{t('account.data.lead')}</p>
      <Part id="data-account" title={t('account.data.account')}>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
          {facts.map(([label, value]) => (
            <div key={label} className="sm:contents">
              <dt className="text-quiet">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">
          <TextLink href={screenPath(market, 'personalData')}>{t('account.addresses.edit')}</TextLink>
        </p>
      </Part>
      <Part id="data-kept" title={t('account.data.kept')}>
        <ul className="list-disc ps-5">
          {(Object.keys(counts) as (keyof typeof counts)[]).map((name) => (
            <li key={name}>{t(`account.data.${name}`, { count: counts[name] })}</li>
          ))}
        </ul>
        <p className="mt-4">
          <LinkButton href={callAddress(market, 'account/export')} variant="secondary" download="">
            {t('account.data.export')}
          </LinkButton>
        </p>
      </Part>
      <p className="mt-6 text-small">
        {t('account.data.delete')}{' '}
        <TextLink href={screenPath(market, 'deleteAccount')}>{t('account.data.deleteLink')}</TextLink>
      </p>
    </>
  )
}
