import { postcodeValidator } from 'postcode-validator'
import { describe, expect, it } from 'vitest'
import { postcodeRule } from '@/lib/shop/addresses'
import { newPasswordRules, personalDataForm, registerForm } from '@/schemas/api/account'
import { guestForm } from '@/schemas/api/checkout'
import { dayRules, type FieldRule, mailRules, nameRules } from '@/schemas/field-rules'
import { countryCodes } from '@/schemas/shop'
import { addressFields } from '@/schemas/shop/address'

/** The error that a browser finds in a value. */
const found = (rules: readonly FieldRule[], value: string) =>
  rules.find(([, source, flags = 'u']) => !new RegExp(source, flags).test(value))?.[0]

type Field = { safeParse: (value: string) => { error?: { issues: { message: string }[] } | undefined } }
const refused = (field: Field, value: string) => field.safeParse(value).error?.issues[0]?.message

const names = [
  '',
  ' ',
  'Anna',
  ' Zoé ',
  'Zoé'.normalize('NFD'),
  'St. Clair-Ö',
  'Kim2',
  'O’Brien',
  '<b>',
  '美咲',
]
const mails = [
  ...[
    '',
    ' ',
    'a@b.de',
    ' A.B+c@Müller.DE ',
    'a@b',
    'a@@b.de',
    'a b@c.de',
    'ä@b.de',
    'a@b.xn--p1ai',
    '@b.de',
  ],
]
const passwords = [
  ...['', 'kurz', 'alleskleinhier', 'ALLESGROSSHIER', 'Mit Leerzeichen', 'Langgenug1', ' Langgenug1'],
  ...[`Aa${'x'.repeat(29)}`, `Aa${'x'.repeat(28)}`, 'Ää👶👶👶👶👶👶👶👶'],
]

describe.each<[string, Field, readonly FieldRule[], readonly string[]]>([
  ['a name of an account', registerForm.shape.first_name, nameRules('name'), names],
  ['a name of an address', addressFields.shape.lastName, nameRules('name'), names],
  ['a mail address', registerForm.shape.email, mailRules('email'), mails],
  ['a new password', registerForm.shape.register_password, newPasswordRules, passwords],
  [
    'a date of birth',
    personalDataForm('2026-11-21').shape.birth_date,
    dayRules,
    ['', '2001-02-03', '3.2.2001'],
  ],
])('the rules that a browser has of %s', (_, field, rules, values) => {
  it.each(values)('say what the server says: “%s”', (value) => {
    expect(found(rules, value)).toBe(refused(field, value))
  })
})

it.each(names)('a name of a guest is refused by the browser where the server refuses it: “%s”', (name) => {
  expect(found(nameRules('invalid'), name) === undefined).toBe(
    guestForm.shape.last_name.safeParse(name).success,
  )
})

it.each(countryCodes)('the rule of postcodes is that of the server: %s', (country) => {
  for (const code of [
    '1012',
    '0123',
    '10115',
    '1012 AB',
    '1012AB',
    '75 001',
    '75001',
    '',
    '1',
    'ABCDE',
    '123456',
  ])
    expect([code, found([postcodeRule(country)], ` ${code} `)]).toEqual([
      code,
      postcodeValidator(code, country) ? undefined : 'postcode',
    ])
})

it('a Dutch postcode may be typed with small letters, which are written large', () => {
  expect(found([postcodeRule('NL')], '1012 ab')).toBeUndefined()
})
