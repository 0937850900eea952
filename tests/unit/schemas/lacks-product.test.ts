import { expect, it } from 'vitest'
import { lacksProduct, triggers, triggerTypes } from '@/schemas/blocks/triggers'

it.each(triggerTypes)('a condition of the kind %s lacks a product on pages of content alone', (type) => {
  expect(lacksProduct(type, 'page')).toBe(triggers[type].ofProduct === true)
  for (const root of ['layout', 'section', undefined, null]) expect(lacksProduct(type, root)).toBe(false)
})

it('what is no kind of condition lacks nothing', () => {
  expect(lacksProduct('', 'page')).toBe(false)
})
