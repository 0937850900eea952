import { formatPrice, marketText } from '@/lib/platform/i18n'
import { countryOf, type Market, orderStatusPath } from '@/lib/platform/markets'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import type { Order } from '@/lib/shop/orders'
import type { RefundTransfers } from '@/lib/shop/refund-transfers'
import { TextField, TextLink } from '@/lib/storefront/design/ui'
import {
  callAddress,
  FaultSummary,
  faultInWords,
  faultsInWords,
  StepForm,
  stepWords,
} from '@/lib/storefront/screens/step-forms'
import { longestInOrderForms } from '@/schemas/api/orders'
import type { Country } from '@/schemas/markets'

type Props = {
  market: Market
  order: Order
  transfers: RefundTransfers
  draft: OrderDraft | undefined
}

/** The number of an account as each country writes it, from the register of IBANs. */
const examples: Record<Country, string> = {
  AT: 'AT61 1904 3002 3457 3201',
  BE: 'BE68 5390 0754 7034',
  CH: 'CH93 0076 2011 6238 5295 7',
  DE: 'DE89 3704 0044 0532 0130 00',
  FR: 'FR14 2004 1010 0505 0001 3M02 606',
  NL: 'NL91 ABNA 0417 1643 00',
}

/** Asks to which account money is transferred back. One that was named before is not shown again. */
export function RefundStep({ market, order, transfers, draft }: Props) {
  const t = marketText(market)
  const { values = {}, errors = {} } = draft ?? {}
  const { number, invoiceAddress } = order
  const errorOf = (field: 'holder' | 'iban') => errors[field] && faultInWords(market, field, errors[field])
  return (
    <div className="mx-auto max-w-xl">
      <FaultSummary market={market} faults={faultsInWords(market, { errors, first: 'holder' })} />
      <h1 className="font-display text-h1">{t('refundAccount.title')}</h1>
      <p className="mt-2 max-w-prose">
        {transfers.due.length === 0
          ? t('refundAccount.leadPostage', { number })
          : t('refundAccount.lead', { amount: formatPrice(transfers.amount, market), number })}
      </p>
      <p className="mt-2 max-w-prose text-quiet text-small">{t('refundAccount.use')}</p>
      <StepForm
        action={callAddress(market, 'orders/refund-account')}
        submit={t('refundAccount.submit')}
        words={stepWords(market)}
        beside={
          <TextLink href={orderStatusPath(market, { order: number })} data-document="">
            {t('refundAccount.later')}
          </TextLink>
        }
      >
        <input type="hidden" name="order" value={number} />
        <div className="mt-6 grid gap-5">
          <TextField
            id="holder"
            name="holder"
            label={t('orderForms.fields.holder')}
            required
            autoComplete="name"
            maxLength={longestInOrderForms.holder}
            defaultValue={values.holder ?? `${invoiceAddress.firstName} ${invoiceAddress.lastName}`}
            error={errorOf('holder')}
          />
          <TextField
            id="iban"
            name="iban"
            label={t('orderForms.fields.iban')}
            hint={t('refundAccount.hint', { example: examples[countryOf(market)] })}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={longestInOrderForms.iban}
            defaultValue={values.iban}
            error={errorOf('iban')}
          />
        </div>
      </StepForm>
    </div>
  )
}
