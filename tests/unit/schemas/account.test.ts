import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorsInWords } from '@/lib/storefront/screens/account-forms/words'
import {
  accountErrors,
  hashPrefix,
  loginForm,
  newPassword,
  personalDataForm,
  registerForm,
  resetForm,
} from '@/schemas/api/account'
import { guestForm } from '@/schemas/api/checkout'
import { testMarket as marketOf } from '../../fixtures/render'

const good = {
  ...{ gender: 'f', first_name: 'Ida', last_name: 'Beispiel', email: 'ida@example.com' },
  ...{ register_password: 'Wolkenschaf-42', newsletter: 'on' },
}

/** The first fault of each field. */
function faults(read: {
  success: boolean
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
}) {
  const found: Record<string, string> = {}
  for (const { path, message } of read.error?.issues ?? []) found[String(path[0])] ??= message
  return found
}

describe('The form of a registration', () => {
  it('takes what is right, with the address in lower case', () => {
    expect(registerForm.parse({ ...good, email: '  Ida@Example.COM ' })).toEqual({
      ...good,
      email: 'ida@example.com',
      newsletter: true,
    })
    expect(registerForm.parse({ ...good, newsletter: '' }).newsletter).toBe(false)
  })

  it.each([
    ['registration', registerForm],
    ['guest', guestForm],
  ])('has the salutation f where the call of a %s names none', (_, form) => {
    const { gender: _named, ...unnamed } = good
    expect(form.parse(unnamed).gender).toBe('f')
    expect(form.safeParse({ ...unnamed, gender: '' }).success).toBe(false)
  })

  it.each([
    ['register_password', '', 'required'],
    ['register_password', 'Kurz-Wort', 'passwordShort'],
    ['register_password', `Lang${'x'.repeat(27)}`, 'passwordLong'],
    ['register_password', 'GROSSBUCHSTABEN', 'passwordLower'],
    ['register_password', 'kleinbuchstaben', 'passwordUpper'],
    ['register_password', 'Mit Leerzeichen', 'passwordSpaces'],
    ['register_password', 'Mit\tTabulator', 'passwordSpaces'],
    ['register_password', undefined, 'required'],
    ['first_name', '', 'required'],
    ['first_name', '   ', 'required'],
    ['first_name', 'Ida2', 'name'],
    ['first_name', 'Ida_B', 'name'],
    ['first_name', 'x'.repeat(61), 'tooLong'],
    ['last_name', "O'Neil", 'name'],
    ['email', '', 'required'],
    ['email', 'ida', 'email'],
    ['email', 'ida@', 'email'],
    ['email', `${'a'.repeat(250)}@example.com`, 'tooLong'],
    ['gender', '', 'choice'],
    ['gender', 'x', 'choice'],
    ['newsletter', 'yes', 'choice'],
    ['newsletter', undefined, 'undecided'],
  ])('refuses %s = %j: %s', (field, value, key) => {
    expect(faults(registerForm.safeParse({ ...good, [field]: value }))).toEqual({ [field]: key })
  })

  it.each(['Ida', 'Anna-Lena', 'J. R.', 'Åsa', 'Zoë', 'Łukasz', 'Nguyễn'])(
    'takes the name %s',
    (first_name) => {
      expect(registerForm.safeParse({ ...good, first_name }).success).toBe(true)
    },
  )

  it.each(['Zehn-Zeich', `D${'reissig-'.repeat(3)}Zeich`, 'Ünicode-wört', 'Aa!"§$%&/()='])(
    'takes the password %s',
    (register_password) => {
      expect(registerForm.safeParse({ ...good, register_password }).success).toBe(true)
    },
  )
})

describe('A new password', () => {
  it('is taken exactly when it fulfils every rule, whatever its characters are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const length = [...text].length
        const isGood =
          length >= 10 && length <= 30 && !/\s/u.test(text) && /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text)
        expect(newPassword.safeParse(text).success).toBe(isGood)
      }),
    )
  })
})

describe('The other forms', () => {
  it('ask of the password of a login only that it is there', () => {
    expect(loginForm.safeParse({ email: 'a@example.com', password: 'x' }).success).toBe(true)
    expect(faults(loginForm.safeParse({ email: '', password: '' }))).toEqual({
      ...{ email: 'required', password: 'required' },
    })
    expect(faults(loginForm.safeParse({ email: 'a@example.com', password: 'x'.repeat(201) }))).toEqual({
      password: 'tooLong',
    })
  })

  it('ask of a reset for a mail address', () => {
    expect(faults(resetForm.safeParse({ email: 'nobody' }))).toEqual({ email: 'email' })
  })

  it.each([
    ['', true],
    ['1990-02-28', true],
    ['2026-11-23', true],
    ['2026-11-24', false],
    ['1906-01-01', true],
    ['1905-12-31', false],
    ['1990-02-30', false],
    ['gestern', false],
  ])('take the date of birth %j: %s', (birth_date, isTaken) => {
    const { gender, first_name, last_name } = good
    const form = personalDataForm('2026-11-23')
    expect(form.safeParse({ gender, first_name, last_name, birth_date }).success).toBe(isTaken)
  })

  it.each([
    ['5BAA6', true],
    ['5baa6', true],
    ['5BAA', false],
    ['5BAA61', false],
    ['5BAAG', false],
    [null, false],
  ])('take %j as the beginning of a hash: %s', (text, isTaken) => {
    expect(hashPrefix.safeParse(text).success).toBe(isTaken)
  })
})

describe('What is wrong with a field', () => {
  const words = (code: 'de' | 'ch-fr', key: string) => errorsInWords(marketOf(code), { email: key }).email

  it('has words of its own for every reason', () => {
    for (const code of ['de', 'ch-fr'] as const) {
      const said = accountErrors.map((key) => words(code, key))
      expect(new Set(said).size).toBe(accountErrors.length)
    }
  })
})
