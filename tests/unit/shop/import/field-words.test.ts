import { expect, it } from 'vitest'
import { readStrictly } from '@/lib/shop/import/issues'
import { sourceShopConfiguration } from '@/schemas/shop'

const reasonOf = (fields: object) => {
  const read = readStrictly(sourceShopConfiguration, {
    type: 'shop_configuration',
    locale: 'de-de',
    ...fields,
  })
  return read.ok ? undefined : read.reason
}

it.each<[object, string]>([
  [
    { bookkeeping: { deliveryNotes: { orders: true } } },
    'bookkeeping.deliveryNotes: is {"orders":true}, no list in square brackets, such as ["orders"]',
  ],
  [{ returns: { refundDays: 30 } }, 'returns.refundDays: is 30: at most 14, such as 1'],
  [{ termsPage: '/de/agb/' }, 'termsPage: is not the path of a page, such as "agb"'],
  [{ timezone: 'Berlin' }, 'timezone: is not a time zone, such as "Europe/Berlin"'],
  [
    { service: { hours: 8 } },
    'service.hours: is 8, no text in quotation marks, such as "Montag bis Freitag, 8 bis 18 Uhr"',
  ],
  [{ options: { faq: 'no' } }, 'options.faq: is "no", no true or false, such as true'],
  [{ fallbackLanguage: 'xx' }, 'fallbackLanguage: is "xx", none of "de", "fr", "nl"'],
])('a refused field of the configuration says what is right: %j', (fields, reason) => {
  expect(reasonOf(fields)).toBe(reason)
})

const groups = Object.keys(sourceShopConfiguration.shape).filter((name) => !['type', 'locale'].includes(name))

it.each(groups)('speaks of what was given for %s, without the words of the checker', (name) => {
  const reason = reasonOf({ [name]: 7 })
  expect(reason).toMatch(new RegExp(`^${name}: .*7`))
  expect(reason).not.toMatch(/Invalid|expected|Too big|Too small/)
})
