import { beforeEach, expect, it, vi } from 'vitest'
import { loadProduct } from '@/lib/shop/catalogue'
import { entriesOfForm } from '@/lib/storefront/screens/basket-answers/entries-of-form'
import { productView, variantView } from '../../../../fixtures/product'
import { testMarket } from '../../../../fixtures/render'

vi.mock('@/lib/shop/catalogue', () => ({ loadProduct: vi.fn() }))

const body = productView({ number: '1', name: 'Body', variants: [variantView('1 M'), variantView('1 L')] })
const pram = productView({ number: '2', name: 'Pram', variants: [variantView('2.1')] })

beforeEach(() => {
  vi.mocked(loadProduct).mockImplementation(async (_, number) =>
    [body, pram].find((view) => view.number === number),
  )
})

const both = { number: '1 2', promotion: 'set.1' }
const customData = { cPromo: { promotionId: 'set.1' } }

it.each<[what: string, fields: Record<string, string>, entries: object[]]>([
  ['one of a page with its choice', { number: '1', variant: '1 L' }, [{ variant: '1 L', quantity: 1 }]],
  [
    'one beside no form, with its quantity',
    { number: '1', variants: '["1 M"]', quantity: '3' },
    [{ variant: '1 M', quantity: 3 }],
  ],
  [
    'a bundle for its promotion',
    { ...both, variants: '["1 L","2.1"]' },
    [
      { variant: '1 L', quantity: 1, customData },
      { variant: '2.1', quantity: 1, customData },
    ],
  ],
  [
    'a bundle under a name that no promotion has',
    { number: '2', variants: '["2.1"]', promotion: '<set>' },
    [{ variant: '2.1', quantity: 1 }],
  ],
])('a form asks for %s', async (_, fields, entries) => {
  expect(await entriesOfForm(testMarket(), fields)).toEqual({ ok: true, entries })
})

it.each<[what: string, fields: Record<string, string>, error: string, name: string | undefined]>([
  ['a choice that was not made', { ...both, variants: '["","2.1"]' }, 'missing', 'Body'],
  ['a choice that the page had not', { ...both, variants: '[null,"2.1"]' }, 'missing', 'Body'],
  ['no choices', both, 'missing', 'Body'],
  ['choices that are no list', { ...both, variants: '{' }, 'missing', 'Body'],
  ['a variant of another product', { ...both, variants: '["1 L","1 M"]' }, 'unknownVariant', 'Pram'],
  ['a product that is not sold', { number: '2 9', variants: '["2.1","9"]' }, 'unknownVariant', undefined],
  ['no product', {}, 'unknownVariant', undefined],
])('all of it is refused for %s', async (_, fields, error, name) => {
  const read = await entriesOfForm(testMarket(), fields)
  expect(read).toMatchObject({ ok: false, errors: { variant: error } })
  expect(read.ok ? '' : read.product?.name).toBe(name)
})
