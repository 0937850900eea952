import { expect, test } from 'vitest'
import { feedAttributes, isKnownField, nearestAttribute } from '@/lib/shop/import/google/attributes'
import { attributesAsMarkdown } from '@/lib/shop/import/google/attributes-markdown'
import { readRow } from '@/lib/shop/import/google/read-row'
import { feedRow } from '../../../fixtures/feeds'

const germany = { country: 'DE', language: 'de', currency: 'EUR', now: Date.parse('2026-11-21') } as const

const readWith = (more: Record<string, string>) =>
  readRow(
    new Map(Object.entries(feedRow('a', more)).flatMap(([name, value]) => (value ? [[name, [value]]] : []))),
    germany,
  )

test('the chapter says what the table says', async () => {
  await expect(attributesAsMarkdown()).toMatchFileSnapshot('../../../../lib/shop/import/google/attributes.md')
})

test.each(Object.entries(feedAttributes))('%s costs a product only if it is required', (name, { use }) => {
  const wrong = readWith({ [name]: '§ no value of any attribute §' })
  const hasTwo = ['id', 'title', 'description', 'brand', 'image_link'].includes(name)
  // An article whose condition is unknown may not be new.
  const isRefused = (use === 'required' && !hasTwo) || name === 'condition'
  expect(wrong.ok).toBe(!isRefused)
  const without = readWith({ [name]: '' })
  expect(without.ok).toBe(use !== 'required')
})

test.each([
  ['colour', 'color'],
  ['Farbe', undefined],
  ['titel', 'title'],
  ['image_url', 'image_link'],
  ['sale_prize', 'sale_price'],
  ['availabilty', 'availability'],
  ['g_t_i_n', 'gtin'],
  ['produkt_type', 'product_type'],
  ['descriptions', 'description'],
  ['x', undefined],
  ['constructor', undefined],
])('%s is unknown; the nearest is %s', (name, nearest) => {
  expect(isKnownField(name)).toBe(false)
  expect(nearestAttribute(name)).toBe(nearest)
})

test.each(['shipping.price', 'tax.rate', 'pubDate', 'custom_label_4'])('%s is known', (name) => {
  expect(isKnownField(name)).toBe(true)
})
