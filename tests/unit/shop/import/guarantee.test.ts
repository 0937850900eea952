import { expect, test } from 'vitest'
import { readFeedLine } from '@/lib/shop/import/read-line'
import { sourceGuarantee } from '../../../fixtures/guarantee'
import { sleepingBag } from '../../../fixtures/source-product'

const read = (guarantee: unknown, more: object = {}) =>
  readFeedLine(
    { number: 1, tooLong: false, text: JSON.stringify({ ...sleepingBag('a'), guarantee, ...more }) },
    [],
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

test('the guarantor needs a name, an address and a way to reach them', () => {
  for (const field of ['name', 'address', 'contact']) {
    const given = { ...sourceGuarantee(), guarantor: { ...guarantor, [field]: undefined } }
    expect(read(given)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(`guarantee.guarantor.${field}`),
    })
  }
})
