import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathWithoutPersonalData, withoutPersonalData } from '@/lib/platform/text'
import { otherText, personalText, typedName } from '@/tests/fixtures/personal-texts'

describe('A text for a service outside of the shop', () => {
  it.each([
    ['a mail address', 'No mailbox for anna.muster@example.com here', 'No mailbox for …@… here'],
    ['a mail address in an address', 'GET /x/anna%40example.com/ failed', 'GET …@… failed'],
    [
      'the query of an address',
      'https://shop.example/de/?email=a&key=b failed',
      'https://shop.example/de/?… failed',
    ],
    ['a fragment', 'at /de/konto/#token-abc', 'at /de/konto/#…'],
    ['a fragment of one word', 'at https://shop.example/de/#anna', 'at https://shop.example/de/#…'],
    ['a cookie', 'cookie: shop-session=Fe26.2*1*abc; consent=1\nat x', '…\nat x'],
    ['a cookie that is set', 'set-cookie: a=b; Path=/\nat x', 'set-…\nat x'],
    ['a header of a login', 'Authorization: Bearer abc.def\nat x', '…\nat x'],
    ['a header of a proxy', 'x-forwarded-for: 2001:db8::1\nat x', '…\nat x'],
    ['a bearer token', 'sent Bearer abc.def-ghi', 'sent …'],
    ['a key', 'session dGhpcyBpcyBhIHNlY3JldCAx1 ended', 'session … ended'],
    ['a web token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.abc-_DEF0123', '…'],
    ['credentials in an address', 'smtp://anna:geheim@mail.example', 'smtp://mail.example'],
    ['an IPv4 address', 'ECONNREFUSED 203.0.113.7:443', 'ECONNREFUSED …:443'],
    ['an IPv6 address', 'from 2001:db8::8a2e:370:7334 came', 'from … came'],
    ['an IPv6 address with a port', 'connect [2001:db8::1]:443', 'connect […]:443'],
    ['an IPv4 address within an IPv6 one', 'from ::ffff:203.0.113.7 came', 'from … came'],
    ['the number of an order', 'Order 71803427 is unknown', 'Order … is unknown'],
    ['a telephone number', 'call +49 (0)30 123 45 67 back', 'call … back'],
    ['a Dutch postcode', 'no place for 1012 AB', 'no place for …'],
    [
      'what is quoted',
      'Unexpected name "Anna Muster", „Anna“, «Anna» and \'Muster\'',
      'Unexpected name “…”, “…”, “…” and “…”',
    ],
    ['a quoted name with an apostrophe', "The name 'O'Muster' is wrong", 'The name “…” is wrong'],
    ['a quote that is cut', 'Unexpected name "Anna Mus', 'Unexpected name “…”'],
    ['a field with its value', 'lastName=Muster&age=3', 'lastName=…&age=…'],
  ])('has no more of %s', (_, text, left) => expect(withoutPersonalData(text)).toBe(left))

  it.each([
    "Cannot read properties of undefined (reading 'price')",
    "Cannot set properties of null (setting 'value')",
    'Maximum call stack size exceeded',
    'No answer within 1200 ms',
    'status 503, the service is away',
    'x is not a function',
    "It can't be read, and isn't there",
    'Minified React error #418.',
    'at app.js:12:34',
  ])('keeps what says where the fault is: %s', (text) => expect(withoutPersonalData(text)).toBe(text))

  it('holds nothing personal, whatever is around it', () => {
    fc.assert(
      fc.property(personalText, otherText, otherText, ({ secret, text }, before, after) => {
        const left = withoutPersonalData(`${before} ${text} ${after}`)
        expect(left.toLowerCase()).not.toContain(secret.toLowerCase())
      }),
      { numRuns: 1_000 },
    )
  })

  it('holds no mail address, whatever is around it', () => {
    const address = fc.emailAddress().filter((each) => /^[\w.+-]+@/.test(each))
    fc.assert(
      fc.property(fc.string(), address, fc.string(), (before, mail, after) => {
        expect(withoutPersonalData(`${before} ${mail} ${after}`)).not.toContain(mail)
      }),
    )
  })

  it.each([
    ['as it is', 'Muster is no colour'],
    ['in other letters', 'MUSTER is no colour'],
    ['with others', 'Anna Muster-Beispiel is no colour'],
    ['in an address', 'no page at /Anna%20Muster-Beispiel/'],
  ])('has nothing that stands in a field of the page: %s', (_, text) =>
    expect(withoutPersonalData(text, ['Anna Muster-Beispiel', 'Muster', ' ', '(', '\ud800'])).not.toMatch(
      /muster/i,
    ),
  )

  it('has nothing that is typed, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4 }), otherText, (name, other) => {
        const typed = `zz${name}zz`
        expect(withoutPersonalData(`no ${other}: ${typed} is unknown`, [typed])).not.toContain(typed)
      }),
    )
    fc.assert(
      fc.property(typedName, (name) => {
        expect(withoutPersonalData(`no ${name.toUpperCase()}`, [name]).toLowerCase()).not.toContain(name)
      }),
    )
  })
})

describe('A path for the log and for services outside of the shop', () => {
  it.each([
    ['/de/schlafen/schlafsaecke/', '/de/schlafen/schlafsaecke/'],
    ['https://shop.example/de/suche/?term=Anna#x', '/de/suche/'],
    ['/de/mein-konto/bestellungen/71803427/', '/de/mein-konto/bestellungen/…/'],
    ['/de/blog/schlafen-2026/', '/de/blog/schlafen-…/'],
    ['/de/anna%2540example.com/', '/de/…/'],
    ['/de/Anna%20Muster/', '/de/…/'],
    ['/de/rechnung-71803427.pdf', '/de/…'],
    ['/de/schlafsack-70-90-cm-2-5-tog/', '/de/schlafsack-70-90-cm-2-5-tog/'],
    ['/api/basket/items/0b9f2c1ad8e34c7fa1/', '/api/basket/items/…/'],
    ['/api/basket/0b9f2c1a-d8e3-4c7f-a1b2-0b9f2c1ad8e3/', '/api/basket/…/'],
    ['/de/dGhpcy-pcy1-IHNl-JldCAx/', '/de/…/'],
    ['/de/anna%40example.com/', '/de/…/'],
    ['/de/030%20123%2045%2067/', '/de/…/'],
    ['/de/%E0%A4%A/', '/de/…/'],
    ['/[market]/(shop)/[[...slug]]', '/[market]/(shop)/[[...slug]]'],
  ])('names %s as %s', (address, path) => expect(pathWithoutPersonalData(address)).toBe(path))

  it('has no number of an order, no mail address and no key', () => {
    const number = fc.integer({ min: 1_000, max: 999_999_999 }).map(String)
    const mail = fc.emailAddress()
    const key = fc.uuid()
    fc.assert(
      fc.property(fc.oneof(number, mail, key), (secret) => {
        expect(pathWithoutPersonalData(`/de/danke/${encodeURIComponent(secret)}/`)).not.toContain(secret)
      }),
    )
  })
})
