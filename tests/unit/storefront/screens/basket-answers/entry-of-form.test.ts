import { describe, expect, it } from 'vitest'
import { entryOfForm, piecesOf } from '@/lib/storefront/screens/basket-answers/entry-of-form'
import { productView, variantView } from '@/tests/fixtures/product'

const body = productView()
const pram = productView({ variants: [variantView('020.1.1')] })
const blanket = productView({ variants: [variantView('030.1.1')], personalised: true })

describe('what the form of a product asks for', () => {
  it.each([
    [
      'the chosen variant and the quantity',
      body,
      { variant: '010.4711.62', quantity: '3' },
      { variant: '010.4711.62', quantity: 3 },
    ],
    ['the only variant without a choice', pram, {}, { variant: '020.1.1', quantity: 1 }],
    [
      'a text for what carries one',
      blanket,
      { inscription: ' Zoë & Ida ' },
      { variant: '030.1.1', quantity: 1, inscription: 'Zoë & Ida' },
    ],
    ['no text for anything else', pram, { inscription: 'Ida' }, { variant: '020.1.1', quantity: 1 }],
  ])('is %s', (_, product, fields, entry) => {
    expect(entryOfForm(product, fields as Record<string, string>)).toEqual({ ok: true, entry })
  })

  it.each([
    ['no size', body, { quantity: '2' }, { variant: 'missing' }],
    ['an empty size', body, { variant: '' }, { variant: 'missing' }],
    ['a variant of another product', body, { variant: '020.1.1' }, { variant: 'unknownVariant' }],
    ['no text', blanket, { inscription: ' ' }, { inscription: 'missing' }],
    ['too long a text', blanket, { inscription: 'x'.repeat(31) }, { inscription: 'tooLong' }],
    ['a heart in the text', blanket, { inscription: 'Ida ♥' }, { inscription: 'characters' }],
  ])('is refused with %s', (_, product, fields, errors) => {
    expect(entryOfForm(product, fields as Record<string, string>)).toEqual({ ok: false, errors })
  })

  it.each([
    [undefined, 1],
    ['', 1],
    ['0', 1],
    ['-3', 1],
    ['2.9', 2],
    ['1e9', 20],
    ['Infinity', 1],
    ['vier', 1],
  ])('reads %s as %i pieces', (text, pieces) => expect(piecesOf(text)).toBe(pieces))
})
