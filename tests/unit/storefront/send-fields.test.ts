import { expect, it, vi } from 'vitest'
import { sendFields } from '@/lib/storefront/runtime/browser'
import { emailField } from '@/schemas/api/account'
import { orderClaim, withdrawalStatement } from '@/schemas/api/orders'

vi.mock('@/lib/storefront/runtime/browser/connection', () => ({
  connection: { waiting: () => () => {}, works: () => {}, failed: () => {} },
}))

it('a script sends a mail address in lower case, and all else as it was typed', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({}))
  await sendFields('/api/a/', new URLSearchParams({ email: ' Anna@Example.COM ', first_name: 'Anna' }), send)
  await sendFields('/api/a/', new URLSearchParams({ first_name: 'Anna' }), send)
  expect(send.mock.calls.map(([, init]) => String(init?.body))).toEqual([
    'email=anna%40example.com&first_name=Anna',
    'first_name=Anna',
  ])
})

const typed = 'Anna@Example.COM'
const kept = 'anna@example.com'

it.each([
  ['an account', () => emailField.parse(typed)],
  ['an order that is opened', () => orderClaim.parse({ number: '71803399', email: typed }).email],
  [
    'a withdrawal',
    () => withdrawalStatement.parse({ name: 'Anna', number: '71803399', email: typed, goods: '' }).email,
  ],
])('a form without a script has it in lower case, too: %s', (_, read) => expect(read()).toBe(kept))
