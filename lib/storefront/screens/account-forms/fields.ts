import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { suggestMail } from '@/lib/storefront/runtime/mail-hint'
import { longestInAccount, newPasswordRules } from '@/schemas/api/account'
import { mailRules, nameRules, passwordRules } from '@/schemas/field-rules'
import type { AccountFormField as Field } from './account-form.client'

type Values = Readonly<Record<string, string | undefined>>

export const emailField = (market: Market, values: Values, label?: string): Field => ({
  name: 'email',
  kind: 'email',
  label: label ?? marketText(market)('account.fields.email'),
  required: true,
  value: values.email,
  guess: suggestMail(values.email ?? ''),
  autoComplete: 'username',
  longest: longestInAccount.email,
  rules: mailRules('email'),
})

export const currentPasswordField = (market: Market, label?: string): Field => ({
  name: 'password',
  kind: 'password',
  label: label ?? marketText(market)('account.fields.currentPassword'),
  required: true,
  autoComplete: 'current-password',
  rules: passwordRules,
})

export const newPasswordField = (market: Market, isFirst = false): Field => {
  const t = marketText(market)
  return {
    name: 'register_password',
    kind: 'password',
    label: t(isFirst ? 'account.fields.choosePassword' : 'account.fields.register_password'),
    hint: t('account.fields.passwordHint'),
    required: true,
    autoComplete: 'new-password',
    rules: newPasswordRules,
  }
}

/** How somebody is addressed, and their names. */
export function nameFields(market: Market, values: Values): Field[] {
  const t = marketText(market)
  const names = [
    ['first_name', 'given-name'],
    ['last_name', 'family-name'],
  ] as const
  return [
    {
      name: 'gender',
      kind: 'radio',
      label: t('account.fields.gender'),
      // No purpose needs one: no star, and nobody is called something unasked.
      required: false,
      value: values.gender ?? 'd',
      options: (['f', 'm', 'd'] as const).map((value) => ({ value, label: t(`forms.salutations.${value}`) })),
    },
    ...names.map(([name, autoComplete]) => ({
      ...{ name, autoComplete, kind: 'text' as const, required: true, longest: longestInAccount[name] },
      label: t(`account.fields.${name}`),
      rules: nameRules('name'),
      value: values[name],
    })),
  ]
}
