import { marketText } from '@/lib/platform/i18n'
import { type Market, orderStatusPath } from '@/lib/platform/markets'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { Button, TextField, TextLink } from '@/lib/storefront/design/ui'
import { callAddress, FaultSummary, faultInWords, faultsInWords } from '@/lib/storefront/screens/step-forms'
import { longestInOrderForms } from '@/schemas/api/orders'

type Props = {
  market: Market
  draft: OrderDraft | undefined
  /** Of a link that opens no order any more. */
  number: string | undefined
  isExpired: boolean
  /** Why a link leads here. */
  notice?: string | undefined
  /** The numbers of the orders that this browser may see without asking for them, the newest first. */
  known?: readonly string[]
}

/** Asks for the number of an order and the mail address that it was placed with. */
export function AccessForm({ market, draft, number, isExpired, notice, known = [] }: Props) {
  const t = marketText(market)
  const { values = {}, errors = {} } = draft ?? {}
  const said = isExpired ? t('orderStatus.expired') : notice
  const errorOf = (field: 'number' | 'email') => {
    const key = errors[field]
    return key === undefined ? undefined : faultInWords(market, field, key)
  }
  return (
    <div className="mx-auto max-w-xl">
      <FaultSummary market={market} faults={faultsInWords(market, { errors, first: 'number' })} />
      <h1 className="font-display text-h1">{t('orderStatus.title')}</h1>
      {said && (
        <p role="status" className="mt-4 rounded-card bg-companion-1 p-4">
          {said}
        </p>
      )}
      {known.length > 0 && (
        <section aria-labelledby="known-orders" className="mt-4 rounded-card border border-line bg-card p-4">
          <h2 id="known-orders" className="font-bold">
            {t('orderStatus.known')}
          </h2>
          <ul className="mt-1">
            {known.map((each) => (
              <li key={each}>
                <TextLink href={orderStatusPath(market, { order: each })} data-document="">
                  {t('orderStatus.of', { number: each })}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-2 max-w-prose text-quiet">{t('orderStatus.lead')}</p>
      <form action={callAddress(market, 'orders/access')} method="post" noValidate className="mt-6">
        <div className="grid gap-5">
          <p className="text-quiet text-small">{t('checkout.required')}</p>
          <TextField
            id="number"
            name="number"
            label={t('orderForms.fields.number')}
            hint={softHyphens(t('orderStatus.numberHint'), market.language, 'heading')}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={longestInOrderForms.number}
            defaultValue={values.number ?? number}
            error={errorOf('number')}
          />
          <TextField
            id="email"
            name="email"
            type="email"
            inputMode="email"
            label={t('orderForms.fields.email')}
            hint={t('orderStatus.emailHint')}
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestInOrderForms.email}
            defaultValue={values.email}
            error={errorOf('email')}
          />
        </div>
        <Button type="submit" size="large" className="mt-6 max-sm:w-full">
          {t('orderStatus.show')}
        </Button>
      </form>
    </div>
  )
}
