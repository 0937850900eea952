import { describe, expect, it } from 'vitest'
import { readFields } from '@/lib/platform/http/read-fields'

const ways: [string, (value: string) => Request][] = [
  [
    'a form',
    (name) =>
      new Request('http://shop.test/api/account/email/', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ name, 'a\0b': 'c' }),
      }),
  ],
  [
    'JSON',
    (name) =>
      new Request('http://shop.test/api/account/email/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ name, 'a\0b': 'c' }),
      }),
  ],
]

it.each([
  [true, { newsletter: 'on' }],
  [false, { newsletter: '' }],
  [null, {}],
])('A box that a script sends as %j is one that a form sends so', async (given, fields) => {
  const request = new Request('http://shop.test/api/account/email/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ newsletter: given }),
  })
  expect(await readFields(request)).toEqual({ ok: true, fields })
})

describe.each(ways)('The fields of a call by %s', (_, request) => {
  it.each([
    ['Müller', 'Müller'],
    ['👶 Ella', '👶 Ella'],
    ['El\0la', 'Ella'],
    ['El\ud83dla', 'El\ufffdla'],
  ])('hold %j as what the database can keep', async (given, kept) => {
    expect(await readFields(request(given))).toEqual({ ok: true, fields: { name: kept, ab: 'c' } })
  })
})
