import { describe, expect, it } from 'vitest'
import { voucherCode, voucherCookie, voucherOf } from '@/lib/storefront/runtime/origin/voucher'

describe('a voucher code', () => {
  it.each([
    ['WILLKOMMEN10', 'WILLKOMMEN10'],
    ['baby-2026_a', 'BABY-2026_A'],
    // As when it is entered: editors and mails write codes in groups.
    ['will kommen 10', 'WILLKOMMEN10'],
    ['A\nB', 'AB'],
    ['  HERBST  ', 'HERBST'],
    ['7', '7'],
    ['A'.repeat(40), 'A'.repeat(40)],
  ])('is %s', (text, code) => expect(voucherCode(text)).toBe(code))

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['spaces', '   '],
    ['too long a text', 'A'.repeat(41)],
    ['a very long text', 'A'.repeat(100_000)],
    ['a further attribute of the cookie', 'A; Domain=evil.example'],
    ['a further cookie', 'A\r\nSet-Cookie: b=c'],
    ['a script', '<script>alert(1)</script>'],
    ['a quotation mark', 'A"B'],
    ['an escape', 'A%3BB'],
    ['a letter of no code', 'GRÖSSE'],
    ['a mark at its edge', '-A-'],
    ['a path', '../A'],
    ['a null byte', 'A\0'],
  ])('is not %s', (_, text) => expect(voucherCode(text)).toBeUndefined())
})

describe('the voucher cookie', () => {
  it('lasts 14 days, for every path, SameSite lax', () =>
    expect(voucherCookie).toEqual({ name: 'voucher', maxAgeSeconds: 1_209_600, path: '/', sameSite: 'lax' }))

  it.each([
    ['a=1; voucher=HERBST; b=2', 'HERBST'],
    ['voucher=', undefined],
    ['voucher=<b>', undefined],
    ['myvoucher=HERBST', undefined],
    [null, undefined],
  ])('is read from %s', (cookies, code) => expect(voucherOf(cookies)).toBe(code))
})
