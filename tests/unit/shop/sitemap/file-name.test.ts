import { expect, it } from 'vitest'
import { productFileOf, productFilePath } from '@/lib/shop/sitemap/file-name'

it('the address of a file names it', () => {
  expect(productFilePath('ch-fr', 12)).toBe('/ch-fr/sitemap/products-12.xml')
  expect(productFileOf('products-12.xml')).toBe(12)
})

it.each([
  'products-0.xml',
  'products-01.xml',
  'products--1.xml',
  'products-1.5.xml',
  'products-9999999999.xml',
  'products-1.xml.gz',
  'pages-1.xml',
  "products-1'.xml",
  '',
])('%j is no file', (name) => expect(productFileOf(name)).toBeUndefined())
