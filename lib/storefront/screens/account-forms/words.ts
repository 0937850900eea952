import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { accountErrors, longestInAccount } from '@/schemas/api/account'
import type { AccountFormProps } from './account-form.client'
import { faultOf } from './fault-of'

type Faults = Readonly<Record<string, string>>

/** What can be refused in the forms of an account, in words by key, or by key and field: `tooLong.email`. */
function accountFaults(market: Market): Faults {
  const t = marketText(market)
  const lengths = Object.entries(longestInAccount).map(([name, max]) => [
    `tooLong.${name}`,
    t('account.errors.tooLong', { max: String(max) }),
  ])
  const others = accountErrors.flatMap((key) =>
    key === 'tooLong' ? [] : [[key, t(`account.errors.${key}`)] as const],
  )
  return {
    ...Object.fromEntries([...others, ...lengths]),
    ...{ attempts: t('account.errors.attempts'), locked: t('account.errors.locked') },
    mailsSent: t('account.errors.mailsSent'),
    ...{ wait1: t('account.errors.wait1'), wait5: t('account.errors.wait5') },
    full: t('account.addresses.full'),
  }
}

/** What a form of an account says while it is sent and when it fails. */
export function accountFormWords(market: Market): Pick<AccountFormProps, 'words' | 'faults'> {
  const t = marketText(market)
  return {
    faults: accountFaults(market),
    words: {
      sending: t('checkout.sending'),
      offline: t('checkout.failures.offline'),
      failed: t('checkout.failures.failed'),
      tooMany: t('account.errors.attempts'),
      show: t('account.fields.show'),
      hide: t('account.fields.hide'),
      mailHint: t('forms.mailHint', { email: '{email}' }),
      required: t('checkout.required'),
    },
  }
}

/** What was refused before, in words by field, for a page that answers a form. */
export function errorsInWords(
  market: Market,
  errors: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const faults = accountFaults(market)
  return Object.fromEntries(
    Object.entries(errors).map(([name, key]) => [
      name,
      faultOf(faults, name, key) ?? marketText(market)('checkout.errors.invalid'),
    ]),
  )
}
