import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { type AccountError, accountErrors } from '@/schemas/api/account'
import type { AccountFormProps } from './account-form.client'

/** What can be refused in the forms of an account, in words by key. */
export function accountFaults(market: Market): Readonly<Record<AccountError | 'attempts' | 'full', string>> {
  const t = marketText(market)
  const words = Object.fromEntries(accountErrors.map((key) => [key, t(`account.errors.${key}`)]))
  return {
    ...(words as Record<AccountError, string>),
    attempts: t('account.errors.attempts'),
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
      required: t('checkout.required'),
    },
  }
}

/** What was refused before, in words by field, for a page that answers a form. */
export function errorsInWords(
  market: Market,
  errors: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const words: Readonly<Record<string, string>> = accountFaults(market)
  return Object.fromEntries(
    Object.entries(errors).map(([name, key]) => [
      name,
      words[key] ?? marketText(market)('checkout.errors.invalid'),
    ]),
  )
}
