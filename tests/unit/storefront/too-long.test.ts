import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets'
import { errorsInWords } from '@/lib/storefront/screens/account-forms/words'
import { addressErrorInWords } from '@/lib/storefront/screens/address-fields/error-words'
import { errorInWords } from '@/lib/storefront/screens/step-forms/errors'
import { faultInWords, orderFields } from '@/lib/storefront/screens/step-forms/field-words'
import {
  deletionForm,
  emailField,
  giftCardForm,
  longestInAccount,
  personalDataForm,
} from '@/schemas/api/account'
import { guestForm, longestInGuest } from '@/schemas/api/checkout'
import { longestInOrderForms, refundAccountForm, typedStatement } from '@/schemas/api/orders'
import { addressFields, longestOf } from '@/schemas/shop'

const { email, password, code, ...personal } = longestInAccount
const text = (length: number) => 'a'.repeat(length)

/** Whether a schema finds that a field is too long. */
const isTooLong = (
  schema: { safeParse: (fields: object) => { error?: { issues: readonly object[] } | undefined } },
  name: string,
  length: number,
) => {
  const issues = schema.safeParse({ [name]: text(length) }).error?.issues ?? []
  return issues.some((issue) => {
    const { path, message, code: kind } = issue as { path: string[]; message: string; code: string }
    return path[0] === name && (message === 'tooLong' || kind === 'too_big')
  })
}

describe('A text that is too long', () => {
  it.each<[string, string, number, Parameters<typeof isTooLong>[0]]>([
    ...Object.entries(longestOf).map(([name, most]) => ['an address', name, most, addressFields] as never),
    ...Object.entries(longestInGuest).map(([name, most]) => ['a guest', name, most, guestForm] as never),
    ...Object.entries(personal).map(
      ([name, most]) => ['an account', name, most, personalDataForm('2026-11-20')] as never,
    ),
    ['an account', 'code', code, giftCardForm],
    ...Object.entries(longestInOrderForms).map(
      ([name, most]) =>
        [
          'a form about an order',
          name,
          most,
          name in refundAccountForm.shape ? refundAccountForm : typedStatement,
        ] as never,
    ),
  ])('of %s is refused from the limit on that is said: %s, %d', (_, name, most, schema) => {
    expect([isTooLong(schema, name, most), isTooLong(schema, name, most + 1)]).toEqual([false, true])
  })

  it('of a login is refused from the limit on', () => {
    const domain = '@example.com'
    const mail = (length: number) =>
      emailField.safeParse(text(length - domain.length) + domain).error?.issues[0]?.message
    expect([mail(email), mail(email + 1)]).toEqual([undefined, 'tooLong'])
    expect([password, password + 1].map((most) => isTooLong(deletionForm, 'password', most))).toEqual([
      false,
      true,
    ])
  })

  it.each(allMarkets.map((market) => [market.code, market] as const))(
    'is told its limit in %s',
    (_, market) => {
      const said = [
        ...Object.entries(longestInAccount).map(
          ([name, most]) => [most, errorsInWords(market, { [name]: 'tooLong' })[name]] as const,
        ),
        ...Object.entries(longestOf).flatMap(([name, most]) => [
          [most, addressErrorInWords(market, name, 'tooLong', undefined)] as const,
          [most, errorInWords(market, `delivery.${name}`, 'tooLong')] as const,
          [most, errorInWords(market, `invoice.${name}`, 'tooLong')] as const,
        ]),
        ...Object.entries(longestInGuest).map(
          ([name, most]) => [most, errorInWords(market, name, 'tooLong')] as const,
        ),
        ...orderFields.flatMap((field) => {
          const most = Object.entries(longestInOrderForms).find(([name]) => name === field)?.[1]
          return most === undefined ? [] : [[most, faultInWords(market, field, 'tooLong')] as const]
        }),
      ]
      for (const [most, words] of said)
        expect(words).toMatch(new RegExp(`\\b${most} (?:Zeichen|caractères|tekens)`))
    },
  )
})
