import { expect, it } from 'vitest'
import { fillIn } from '@/lib/storefront/screens/contact/fill-in'

const customer = { loggedIn: true, firstName: 'Test', lastName: 'Person', email: 'test@example.com' }

const filled = (user: Parameters<typeof fillIn>[1], typed: Record<string, string> = {}) => {
  const fields: Record<string, { value: string }> = {
    name: { value: typed.name ?? '' },
    email: { value: typed.email ?? '' },
  }
  fillIn((name) => fields[name], user)
  return [fields.name?.value, fields.email?.value]
}

it.each([
  ['a customer', customer, {}, ['Test Person', 'test@example.com']],
  ['a customer who types already', customer, { name: 'Te' }, ['Te', 'test@example.com']],
  ['a guest of an order', { ...customer, loggedIn: false }, {}, ['', '']],
  ['somebody unknown', { loggedIn: false }, {}, ['', '']],
])('the contact form is filled in for who is logged in: %s', (_, user, typed, expected) => {
  expect(filled(user, typed)).toEqual(expected)
})

it('a form without these fields stays as it is', () => expect(fillIn(() => null, customer)).toBeUndefined())
