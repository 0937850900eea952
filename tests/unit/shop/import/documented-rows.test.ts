import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { redirectRows } from '@/lib/content/redirects/redirect-rows'
import { readStrictly } from '@/lib/shop/import/issues'
import { rowTypes } from '@/lib/shop/import/rows/registry'
import { unknownFields } from '@/lib/shop/import/unknown-fields'
import { promotionTypes, sourceProduct, sourcePromotion } from '@/schemas/shop'

const chapter = readFileSync('lib/shop/import/rows/README.md', 'utf8')
const [, block = ''] = /```json lines\n(.*?)```/s.exec(chapter) ?? []
const examples = block
  .trim()
  .split('\n')
  .map((line): { type: string } => JSON.parse(line))
const types = rowTypes(redirectRows)

test('the documentation names every type of row and has an example of each', () => {
  expect(examples.map(({ type }) => type).sort()).toEqual(Object.keys(types).sort())
  for (const type of ['product', ...Object.keys(types)]) expect(chapter).toContain(`| \`${type}\` `)
})

test('the documentation of promotions shows one that is about a category', () => {
  const row = chapter.split('\n').find((line) => line.startsWith('| `promotion`')) ?? ''
  const effect: unknown = JSON.parse(`{${/`("effect":.*?\})`/.exec(row)?.[1]}}`)
  const labels = { de: 'Spielzeug' }
  const source = { type: 'promotion', id: 'toys', locales: ['de-de'], labels, ...(effect as object) }
  expect(sourcePromotion.parse(source).effect).toMatchObject({ goods: { categories: ['spielzeug'] } })
})

test('the documentation has an example of every effect of a promotion, each of which can be imported', () => {
  const [, more = ''] = /```json lines of promotions\n(.*?)```/s.exec(chapter) ?? []
  const rows = [...block.trim().split('\n'), ...more.trim().split('\n')]
    .map((line): { type: string; effect?: { type: string } } => JSON.parse(line))
    .filter(({ type }) => type === 'promotion')
  const named = chapter.split('\n').find((line) => line.startsWith('| `promotion`')) ?? ''
  const shown = new Set([...rows.map(({ effect }) => effect?.type), 'percentage', 'amount'])
  for (const type of promotionTypes) {
    expect(named).toContain(type)
    expect([...shown]).toContain(type)
  }
  for (const row of rows) expect(reasonOf(row, types.promotion?.schema)).toBeUndefined()
})

const product = {
  referenceKey: 'a',
  masterKey: 'a',
  texts: { de: { name: 'Decke' } },
  variants: [
    {
      referenceKey: 'a-1',
      stock: { quantity: 1 },
      prices: {
        DE: {
          currencyCode: 'EUR',
          withTax: 119,
          withoutTax: 100,
          tax: { vat: { amount: 0.19 } },
          appliedReductions: [],
        },
      },
    },
  ],
}

const reasonOf = (row: object, schema: z.ZodType = sourceProduct) => {
  const read = readStrictly(schema, row)
  return read.ok ? undefined : read.reason
}

test.each(examples)('its example of a $type can be imported', (example) => {
  const type = types[example.type]
  if (!type) throw new Error('no such type')
  expect(reasonOf(example, type.schema)).toBeUndefined()
})

describe.each([...examples.map(({ type }) => type), 'product'])('a %s', (name) => {
  const schema = types[name]?.schema ?? sourceProduct
  const example = examples.find(({ type }) => type === name) ?? product

  test('is refused for each name of a field that is misspelt, and the one that is meant is named', () => {
    const known = Object.keys((schema as z.ZodObject).shape)
    for (const field of known) {
      const misspelt = `${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}e`
      expect(reasonOf({ ...example, [misspelt]: 1 }, schema)).toBe(
        `${misspelt}: there is no field of this name; the nearest known one is ${field}`,
      )
    }
  })
})

type Inner = {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  valueType?: z.ZodType
  keyType?: z.ZodType
  options?: readonly z.ZodType[]
  shape?: Record<string, z.ZodType>
  entries?: Record<string, string>
  values?: readonly unknown[]
}
const innerOf = (schema: z.ZodType) => schema._zod.def as unknown as Inner

/** Every object within a schema, as what leads to it: a value of the shape that the object at the end has. */
function* objectsIn(
  schema: z.ZodType,
  around: (value: unknown) => unknown,
): Generator<{ shape: Record<string, z.ZodType>; wrap: (value: unknown) => unknown }> {
  const { innerType, in: first, element, valueType, keyType, options, shape } = innerOf(schema)
  const inner = innerType ?? first
  if (inner) yield* objectsIn(inner, around)
  else if (options) for (const option of options) yield* objectsIn(option, around)
  else if (element) yield* objectsIn(element, (value) => around([value]))
  else if (valueType) {
    const [key = 'a'] = keyType ? Object.values(innerOf(keyType).entries ?? {}) : []
    yield* objectsIn(valueType, (value) => around({ [key]: value }))
  } else if (shape) {
    yield { shape, wrap: around }
    const kind = shape.type && innerOf(shape.type).values?.[0]
    const marked = kind === undefined ? {} : { type: kind }
    for (const [name, field] of Object.entries(shape))
      yield* objectsIn(field, (value) => around({ ...marked, [name]: value }))
  }
}

describe.each(['product', ...Object.keys(types)])('the inner objects of a %s', (name) => {
  const schema = types[name]?.schema ?? sourceProduct
  const inner = [...objectsIn(schema, (value) => value)].slice(1)

  test('are refused for fields that they do not have', () => {
    for (const { shape, wrap } of inner) {
      const kind = shape.type && innerOf(shape.type).values?.[0]
      const [field = ''] = Object.keys(shape).filter((key) => key !== 'type')
      const value = { ...(kind === undefined ? {} : { type: kind }), [`${field}e`]: 1 }
      const { faults } = unknownFields(schema, wrap(value))
      expect(faults, JSON.stringify(wrap(value))).toEqual([
        expect.stringMatching(
          new RegExp(`\\b${field}e: there is no field of this name; the nearest known one is `),
        ),
      ])
    }
  })
})

test('a logistics block may have the fields of the shop system that nothing reads', () => {
  const variant = { ...product.variants[0], logistics: { BVC: 1, deliveryDaysTo: 3, lane: 'x' } }
  expect(readStrictly(sourceProduct, { ...product, variants: [variant] })).toMatchObject({
    ok: true,
    data: { variants: [{ logistics: { BVC: 1, deliveryDaysFrom: 0, deliveryDaysTo: 3 } }] },
    foreign: ['variants.logistics.lane'],
  })
})

test.each([
  ['deliveryUntl', 'deliveryUntil'],
  ['delivery_days_to', 'deliveryDaysTo'],
  ['deliverydaysfrom', 'deliveryDaysFrom'],
  ['priceReferenz', 'priceReference'],
  ['bvc', 'BVC'],
])('and is refused for a field %s, which is nearly %s', (name, meant) => {
  const variant = { ...product.variants[0], logistics: { BVC: 1, deliveryDaysTo: 3, [name]: 1 } }
  expect(reasonOf({ ...product, variants: [variant] })).toBe(
    `variants.0.logistics.${name}: there is no field of this name; the nearest known one is ${meant}`,
  )
})

test.each([
  ['PL-7/2026', 'PL-7/2026'],
  [4711, '4711'],
  [' ', undefined],
  [null, undefined],
])('the price reference %j of a logistics block is kept as %j', (priceReference, kept) => {
  const variant = { ...product.variants[0], logistics: { BVC: 1, deliveryDaysTo: 3, priceReference } }
  const read = readStrictly(sourceProduct, { ...product, variants: [variant] })
  expect(read.ok && read.data.variants[0]?.logistics?.priceReference).toBe(kept)
})

test.each([{}, true, 'x'.repeat(101)])('the price reference %j is refused', (priceReference) => {
  const variant = { ...product.variants[0], logistics: { BVC: 1, deliveryDaysTo: 3, priceReference } }
  expect(reasonOf({ ...product, variants: [variant] })).toMatch(/^variants\.0\.logistics\.priceReference: /)
})

test.each([
  [
    { ...product, variants: [{ ...product.variants[0], storestock: {} }] },
    'variants.0.storestock: there is no field of this name; the nearest known one is storeStock',
  ],
  [
    { ...product, texts: { de: { name: 'Decke', desciption: 'x' } } },
    'texts.de.desciption: there is no field of this name; the nearest known one is description',
  ],
  [
    { ...product, xyzzyplugh: 1, images: [{ src: '/a.jpg', zzzzzz: 1 }] },
    expect.stringContaining(
      'xyzzyplugh: there is no field of this name; the known ones are referenceKey, number',
    ),
  ],
])('fields that a product does not know are named wherever they stand', (row, reason) => {
  expect(reasonOf(row)).toEqual(reason)
})
