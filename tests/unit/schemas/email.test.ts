import { expect, test } from 'vitest'
import { emailAddress, isEmailAddress } from '@/schemas/email'

test.each([
  'info@müller.de',
  'a@example.org',
  'A.B@EXAMPLE.ORG',
  'a+tag@shop.example.co.uk',
  "o'neil@example.org",
  'x_y@xn--mller-kva.de',
  'info@почта.рф',
  'info@例え.テスト',
  'a@b-c.example',
  '1@2.example',
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
  expect(emailAddress().safeParse(text).success).toBe(true)
})

test.each([
  '',
  'a',
  '@example.org',
  'a@',
  'a@example',
  'a b@example.org',
  'a@@example.org',
  '.a@example.org',
  'a..b@example.org',
  'a@-example.org',
  'a@example.org.',
  'a@example.1',
  'a@exa mple.org',
  'a,b@example.org',
  'a@example.org,b@example.org',
  '<a@example.org>',
  'ä@example.org',
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false)
  expect(emailAddress('email').safeParse(text).error?.issues[0]?.message).toBe('email')
})
