import { expect, test } from 'vitest'
import { readFeedLine } from '@/lib/shop/import/read-line'
import type { Brand } from '@/schemas'
import { sourceGuarantee } from '../../../fixtures/guarantee'
import { sleepingBag, sourcePrice, sourceVariant } from '../../../fixtures/source-product'

const read = (guarantee: unknown, more: object = {}, brand: Brand = 'baby') =>
  readFeedLine(
    { number: 1, tooLong: false, text: JSON.stringify({ ...sleepingBag('a'), guarantee, ...more }) },
    [],
    brand,
  )

test('a guarantee of durability is read', () => {
  expect(read({ ...sourceGuarantee(), label: '/labels/a.png' })).toMatchObject({ ok: true })
})

const { guarantor, ...withoutGuarantor } = sourceGuarantee()

test.each([
  [
    'no longer than the legal one',
    { ...sourceGuarantee(), months: 24 },
    {},
    'guarantee.months: is no more than the 24 months of the legal guarantee',
  ],
  ['of half a month', { ...sourceGuarantee(), months: 36.5 }, {}, 'guarantee.months: '],
  [
    'of years',
    { ...sourceGuarantee(), years: 4 },
    {},
    'guarantee.years: there is no field of this name; the known ones are months, ',
  ],
  ['of nobody', withoutGuarantor, {}, 'guarantee.guarantor: '],
  ['that holds nowhere', { ...sourceGuarantee(), territory: [] }, {}, 'guarantee.territory: '],
  [
    'of a place in words',
    { ...sourceGuarantee(), territory: ['Europa'] },
    {},
    'guarantee.territory.0: is no code of a country like DE, nor EU',
  ],
  [
    'without terms',
    { ...sourceGuarantee(), terms: { de: ' ' } },
    {},
    'guarantee.terms: no words in any language',
  ],
  [
    'with a label of another scheme',
    { ...sourceGuarantee(), label: 'javascript:1' },
    {},
    'guarantee.label: ',
  ],
  ['for a file', sourceGuarantee(), { download: 'plan.pdf' }, 'guarantee: is for goods, not for a file'],
])('a guarantee %s is refused with the reason', (_, guarantee, more, reason) => {
  expect(read(guarantee, more)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) })
})

test.each<[Brand, string, boolean]>([
  ['baby', '9420', false],
  ['baby', '9410', false],
  ['bm', '51000', false],
  ['bm', '52000', false],
  ['baby', '51000', true],
  ['bm', '9420', true],
])(
  'in a shop of %s a guarantee for the product group %s is taken, unless that is a voucher: %s',
  (brand, productGroup, ok) => {
    const reason = 'guarantee: is for goods, not for a voucher'
    expect(read(sourceGuarantee(), { productGroup }, brand)).toMatchObject(
      ok ? { ok } : { ok, id: 'a', reason },
    )
    // A voucher has no tax.
    const price = sourcePrice(1999, { withoutTax: 1999, tax: { vat: { amount: 0 } } })
    const variants = [sourceVariant('a.1', { prices: { DE: price } })]
    expect(read(undefined, { productGroup, variants }, brand)).toMatchObject({ ok: true })
  },
)

test.each(['name', 'address'])('a guarantor without %s is refused with the reason', (field) => {
  for (const empty of ['', ' ', '\u00a0\n'])
    expect(read({ ...sourceGuarantee(), guarantor: { ...guarantor, [field]: empty } })).toEqual({
      ...{ ok: false, id: 'a' },
      reason: `guarantee.guarantor.${field}: has no words`,
    })
})

test('the guarantor needs a name, an address and a way to reach them', () => {
  for (const field of ['name', 'address', 'contact']) {
    const given = { ...sourceGuarantee(), guarantor: { ...guarantor, [field]: undefined } }
    expect(read(given)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(`guarantee.guarantor.${field}`),
    })
  }
})
