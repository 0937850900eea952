import { expect, test } from 'vitest'
import { languages } from '@/schemas'
import { sourceProduct } from '@/schemas/shop'
import { seedProducts } from '@/scripts/seed/catalogue'
import { tables } from '@/scripts/seed/catalogue/tables'

const products = [...seedProducts('bm', 300)]
const guaranteed = products.filter(({ guarantee }) => guarantee)

test('some products have a guarantee of durability, by their manufacturer and in every language', () => {
  expect(guaranteed.length).toBeGreaterThan(3)
  expect(guaranteed.length).toBeLessThan(30)
  expect(new Set(guaranteed.map(({ guarantee }) => guarantee?.months))).toEqual(new Set([36, 48, 60]))
  for (const { number, guarantee, safety } of guaranteed) {
    expect(guarantee?.guarantor, number).toEqual(safety?.manufacturer)
    for (const language of languages) expect(guarantee?.terms[language], number).toBeTruthy()
  }
})

test('each is one that a feed may have', () => {
  for (const product of guaranteed) expect(sourceProduct.safeParse(product).error).toBeUndefined()
})

test('guarantees are given by brands that make the kind', () => {
  for (const [key, { brands, guarantee = {} }] of Object.entries(tables().kinds))
    expect(brands, key).toEqual(expect.arrayContaining(Object.keys(guarantee)))
})
