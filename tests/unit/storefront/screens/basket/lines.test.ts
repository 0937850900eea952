import { describe, expect, it } from 'vitest'
import { fillPlural, fillTemplate } from '@/lib/platform/i18n/fill-template'
import { neighbourOf, recommendationsPath } from '@/lib/storefront/screens/basket/lines'
import { quantitiesOf } from '@/lib/storefront/screens/basket/quantities'

describe('the quantities of a line', () => {
  it.each([
    ['as many as there are', 2, 4, [1, 2, 3, 4]],
    ['and what is wanted, where less is left', 5, 3, [1, 2, 3, 5]],
    ['none where it cannot be ordered', 2, 0, []],
  ])('%s', (_, quantity, most, offered) =>
    expect(quantitiesOf({ quantity, variant: { most } })).toEqual(offered),
  )
})

describe('the focus', () => {
  const lines = [{ key: 'a' }, { key: 'b' }, { key: 'c' }]
  it.each([
    ['goes to the next line', 'a', 'b'],
    ['or to the one before the last', 'c', 'b'],
  ])('%s', (_, key, neighbour) => expect(neighbourOf(lines, key)).toBe(neighbour))
  it('has no line after the only one', () => expect(neighbourOf([{ key: 'a' }], 'a')).toBeUndefined())
})

describe('what is recommended', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ product: { number: String(100 + index) } }))
  const asked = (count: number) =>
    new URL(recommendationsPath('de-de', lines(count)), 'https://shop.example').searchParams.get('numbers')

  it('is asked for beside each product once, and beside no more than the call takes', () => {
    const twice = [...lines(1), ...lines(1)]
    expect(recommendationsPath('fr-ch', twice)).toBe(
      '/api/shop/recommendations/?locale=fr-ch&slot=basket&numbers=100',
    )
    expect(asked(60)?.split(',')).toHaveLength(12)
    expect(asked(0)).toBe('')
  })
})

describe('words with values', () => {
  it('take each value as it is, once', () => {
    expect(fillTemplate('{name} und {name}', { name: '{total} $& $1', total: '5' })).toBe(
      '{total} $& $1 und {total} $& $1',
    )
    expect(fillTemplate('{unknown}', {})).toBe('{unknown}')
  })
  it('have a form for one and one for more', () => {
    const words = { language: 'de', one: 'Ein Stück von {name}', other: '{count} Stück von {name}' }
    expect(fillPlural(words, 1, { name: 'A' })).toBe('Ein Stück von A')
    expect(fillPlural(words, 7, { name: 'A' })).toBe('7 Stück von A')
  })
})
