import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productNumberOf, seoSlug, shortenedSlug } from '@/lib/shop/rules/seo-slug'

describe('the seo slug', () => {
  test.each([
    ['is lower case', ['KINDERWAGEN'], 'kinderwagen'],
    ['has hyphens for spaces', ['Bio Baumwolle'], 'bio-baumwolle'],
    ['has hyphens for commas', ['rot,blau'], 'rot-blau'],
    ['has hyphens for slashes', ['62/68'], '62-68'],
    ['writes umlauts and the sharp s out', ['Größe Übermäßig'], 'groesse-uebermaessig'],
    ['does so for capitals', ['ÄÖÜẞ'], 'aeoeuess'],
    ['does so for letters in two pieces', ['Gro\u0308ße'], 'groesse'],
    ['removes everything else', ['Bär_ & Co. (100 %)'], 'baer-co-100'],
    ['keeps hyphens', ['Baby-Body'], 'baby-body'],
    ['joins the parts with hyphens', ['Lino', 'Salbei', '104711'], 'lino-salbei-104711'],
    ['leaves out what is empty', ['Lino', undefined, '', '  ', '4711'], 'lino-4711'],
    ['takes accents away', ['Gigoteuse légère, œuf'], 'gigoteuse-legere-oeuf'],
    ['is empty for nothing', ['日本語'], ''],
  ])('%s', (_, parts, slug) => {
    expect(seoSlug(parts)).toBe(slug)
  })

  const parts = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constant(undefined)))

  test('of anything is letters, digits and single hyphens between them', () => {
    fc.assert(
      fc.property(parts, (any) => {
        expect(seoSlug(any)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      }),
    )
  })

  test('of a slug is the slug', () => {
    fc.assert(
      fc.property(parts, (any) => {
        expect(seoSlug([seoSlug(any)])).toBe(seoSlug(any))
      }),
    )
  })

  test('gives the number at its end back', () => {
    fc.assert(
      fc.property(parts, fc.stringMatching(/^[a-z0-9]{1,40}$/), (any, number) => {
        expect(productNumberOf(seoSlug([...any, number]))).toBe(number)
      }),
    )
  })
})

describe('a slug that no file could be named after', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'wickelbody').join('-')

  test.each([
    ['stays as it is within 150 characters', words(13), words(13)],
    ['stays as it is with 150 characters', `${words(13)}-${'x'.repeat(7)}`, `${words(13)}-${'x'.repeat(7)}`],
    ['loses the word that is too much', `${words(13)}-${'x'.repeat(8)}`, words(13)],
    ['loses all words that are too much', words(100), words(13)],
    ['loses letters where there is one word alone', 'x'.repeat(300), 'x'.repeat(150)],
  ])('%s', (_, slug, expected) => expect(shortenedSlug(slug)).toBe(expected))
})
