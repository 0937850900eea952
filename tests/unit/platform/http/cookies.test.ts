import { describe, expect, it } from 'vitest'
import { cookieLine, readCookie } from '@/lib/platform/http/cookies'

const kind = { name: 'a', path: '/', sameSite: 'lax' } as const

describe('a cookie', () => {
  it.each([
    [{ ...kind, maxAgeSeconds: 60 }, false, 'a=1; Max-Age=60; Path=/; SameSite=Lax'],
    [{ ...kind, maxAgeSeconds: 0 }, false, 'a=1; Max-Age=0; Path=/; SameSite=Lax'],
    [kind, false, 'a=1; Path=/; SameSite=Lax'],
    [kind, true, 'a=1; Path=/; SameSite=Lax; Secure'],
  ])('is written: %o, https %s', (cookie, secure, line) => expect(cookieLine(cookie, '1', secure)).toBe(line))

  it.each([
    ['a=1; b=2', 'b', '2'],
    ['a=1;b=2', 'b', '2'],
    ['a=x=y', 'a', 'x=y'],
    ['ab=1', 'b', undefined],
    ['', 'a', undefined],
    [null, 'a', undefined],
    [undefined, 'a', undefined],
  ])('is read: %s', (header, name, value) => expect(readCookie(header, name)).toBe(value))
})
