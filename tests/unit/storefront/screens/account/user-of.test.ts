import { afterEach, expect, it } from 'vitest'
import { handIn } from '@/lib/shop/door'
import { userOf } from '@/lib/storefront/screens/account-calls/user-of'
import type { GuestForm } from '@/schemas/api/checkout'

const guest: GuestForm = {
  ...{ gender: 'd', first_name: 'Ida', last_name: 'Beispiel', email: 'ida@example.com', newsletter: false },
}

afterEach(() => handIn({}))

it.each([
  ['a guest customer', guest, { firstName: 'Ida', lastName: 'Beispiel', gender: 'd', email: guest.email }],
  ['nobody yet', undefined, {}],
])('who has begun a basket without an account is told as %s', async (_, begun, named) => {
  handIn({ checkouts: { guest: async () => begun } })
  const state = { loggedIn: false, isGuestCustomer: begun !== undefined, registered: false }
  expect(await userOf({ basket: 'b', customer: undefined })).toEqual({ ...named, ...state })
})
