import { expect, it } from 'vitest'
import { stillWrong } from '@/lib/storefront/screens/account-forms/fault-of'

it('a refusal that comes late leaves out the fields that were filled meanwhile', () => {
  const now = new FormData()
  for (const [name, value] of Object.entries({ email: 'anna@example.com', password: '' }))
    now.set(name, value)
  const sent = [
    ['email', ''],
    ['password', ''],
  ] as const
  const faults = [
    ['email', 'needed'],
    ['password', 'needed'],
    ['form', 'attempts'],
  ] as const
  expect(stillWrong(faults, sent, now)).toEqual([
    ['password', 'needed'],
    ['form', 'attempts'],
  ])
})
