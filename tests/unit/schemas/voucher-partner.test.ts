import { expect, it } from 'vitest'
import { changedConfiguration } from '@/schemas/shop'

const numbers = { trafficSourceNumber: '4711', trafficMediumNumber: '3' }
const address = 'https://offers.example/'
const problemsOf = (voucherPartner: object) =>
  changedConfiguration
    .safeParse({ voucherPartner })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

it.each([
  ['numbers alone', numbers, undefined],
  ['a name and an address', { ...numbers, name: 'Angebote & Mehr GmbH', address }, undefined],
  [
    'an address without the name of its company',
    { ...numbers, address },
    ['voucherPartner.name is needed with an address: the shop tells visitors who it is'],
  ],
  [
    'a name with marks of words of the content',
    { ...numbers, name: '{shop}', address },
    ['voucherPartner.name has characters that a name cannot have'],
  ],
])('a voucher partner with %s', (_, partner, expected) => {
  expect(problemsOf(partner)).toEqual(expected)
})
