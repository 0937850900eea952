import { expect, it } from 'vitest'
import { readFeedLine } from '@/lib/shop/import/read-line'
import { conditionOf } from '@/lib/shop/rules'
import { sourceVariant } from '../../../fixtures/source-product'

const read = (product: string | undefined, variant: string | undefined) => {
  const attributes = (zustand: string | undefined) => (zustand === undefined ? {} : { zustand })
  const text = JSON.stringify({
    ...{
      referenceKey: 'a',
      masterKey: 'a',
      texts: { de: { name: 'Buggy' } },
      attributes: attributes(product),
    },
    variants: [sourceVariant('a.1', { attributes: attributes(variant) })],
  })
  return readFeedLine({ text, number: 1, tooLong: false }, [], 'baby')
}

it.each([
  ['used', undefined, 'used'],
  [undefined, 'Gebraucht', 'used'],
  ['https://schema.org/RefurbishedCondition', undefined, 'refurbished'],
  ['d’occasion', 'reconditionné', 'refurbished'],
  ['new', undefined, undefined],
  [undefined, 'neu', undefined],
  // Of used goods one variant is new.
  ['gebraucht', 'new', undefined],
])(
  'a line whose product is “%s” and whose variant is “%s” sells what is %s',
  (product, variant, condition) => {
    const line = read(product, variant)
    if (!line.ok || !('source' in line)) throw new Error(JSON.stringify(line))
    const [first] = line.source.variants
    expect(first && conditionOf(first, line.source)).toBe(condition)
  },
)

it.each([
  ['leicht bespielt', undefined, 'attributes.zustand: is none of new, refurbished, used'],
  [undefined, 'not new', 'variants.0.attributes.zustand: is none of new, refurbished, used'],
])(
  'a line is refused where the condition says nothing that is known: “%s”, “%s”',
  (product, variant, reason) => {
    expect(read(product, variant)).toMatchObject({ ok: false, reason })
  },
)
