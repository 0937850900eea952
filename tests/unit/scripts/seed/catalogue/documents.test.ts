import { describe, expect, test } from 'vitest'
import { paperOf } from '@/lib/shop/product-documents/address'
import { electronicsOf } from '@/lib/shop/rules/electronics'
import { isVoucher } from '@/lib/shop/rules/voucher'
import { seedProducts } from '@/scripts/seed/catalogue'

describe.each(['baby', 'bm'] as const)('the documents of the first catalogue of %s', (brand) => {
  const products = [...seedProducts(brand, 300)]
  const papers = products.map((product) => ({
    product,
    papers: product.documents.map(({ label, src }) => {
      const [, root, number = '', file = ''] = src.split('/')
      return { label, root, paper: paperOf(number, file) }
    }),
  }))

  test('are papers of the shop about the product itself, each in the language of its name', () => {
    for (const { product, papers: own } of papers)
      for (const { label, root, paper } of own) {
        expect(root).toBe('documents')
        expect(paper?.number).toBe(product.number)
        expect(Object.keys(label)).toEqual([paper?.language])
      }
  })

  test('are there in every language of the brand', () => {
    for (const { product, papers: own } of papers) {
      const kinds = Map.groupBy(own, ({ paper }) => paper?.kind)
      for (const [, list] of kinds)
        expect(list.map(({ paper }) => paper?.language).sort()).toEqual(Object.keys(product.texts).sort())
    }
  })

  test('come with what needs them: devices and toys declare, seats and furniture explain', () => {
    const kindsOf = (category: string) =>
      new Set(
        papers
          .filter(({ product }) => product.categories.includes(category))
          .flatMap(({ papers: own }) => own.map(({ paper }) => paper?.kind)),
      )
    expect(kindsOf('kindersitze')).toEqual(new Set(['safety']))
    expect(kindsOf('kuscheltiere')).toEqual(new Set(['conformity-toy']))
    expect(kindsOf('kinderzimmer')).toContain('conformity-radio')
    expect(kindsOf('bodys-strampler')).toEqual(new Set())
    for (const { product } of papers) {
      if (electronicsOf(product.categories)) expect(product.documents.length).toBeGreaterThan(2)
      if (isVoucher(product.productGroup, brand)) expect(product.documents).toEqual([])
    }
  })
})
