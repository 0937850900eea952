import { describe, expect, it } from 'vitest'
import { backTo, pagePath } from '@/lib/content/preview/back-to'
import { issuePass, isValidPass } from '@/lib/content/preview/pass'

const secret = 'a-secret-of-sixteen'
const now = Date.UTC(2026, 10, 22, 8)
const hours = 60 * 60 * 1_000

describe('A pass for the preview', () => {
  it('is valid for eight hours', () => {
    const { value, maxAge } = issuePass(secret, now)
    expect(maxAge).toBe(8 * 60 * 60)
    expect(isValidPass(value, secret, now)).toBe(true)
    expect(isValidPass(value, secret, now + 8 * hours - 1)).toBe(true)
    expect(isValidPass(value, secret, now + 8 * hours)).toBe(false)
  })

  it('ends when the secret changes or is taken away', () => {
    const { value } = issuePass(secret, now)
    expect(isValidPass(value, 'another-secret-of-sixteen', now)).toBe(false)
    expect(isValidPass(value, undefined, now)).toBe(false)
  })

  it('cannot be lengthened', () => {
    const { value } = issuePass(secret, now)
    const [until = '', signature = ''] = value.split('.')
    expect(isValidPass(`${Number(until) + 1}.${signature}`, secret, now)).toBe(false)
  })

  it.each([
    undefined,
    '',
    '.',
    'x',
    '9999999999',
    '9999999999.',
    `9999999999.${'A'.repeat(43)}`,
    '__proto__',
  ])('is not made up: %j', (value) => {
    expect(isValidPass(value, secret, now)).toBe(false)
    expect(isValidPass(value, '', now)).toBe(false)
  })
})

describe('The way back from a form of the preview', () => {
  it('is asked for with GET, whatever the form was sent with', () => {
    const answer = backTo('/de/a/?b=c#d')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/de/a/?b=c')
  })

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', '', 'de/', null, undefined])(
    'stays on this site: %j',
    (path) => {
      expect(pagePath.safeParse(path).success).toBe(false)
    },
  )
})
