import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fileSize } from '@/blocks/downloads/file-facts'
import { measurement } from '@/blocks/size-table/measurement'
import { formatBasePrice, formatPrice, formatRate, marketText } from '@/lib/platform/i18n'
import { findMarket, type Market } from '@/lib/platform/markets'
import { formatDistance } from '@/lib/shop/stores'
import { uiWords } from '@/lib/storefront/design/ui'
import { sourceFiles } from '@/scripts/architecture/read-imports'

const market = (code: string): Market => {
  const found = findMarket('baby', code)
  if (!found) throw new Error(`There is no market ${code}`)
  return found
}

/** What a number is made of: words around it are those of the language. */
const digits = (text: string) => text.replace(/[^\d.,’'\u00a0\u202f%]|(?<!\d)[\s.,]|[\s.,](?!\d)/g, '')

const formats: readonly [string, (market: Market) => string][] = [
  ['a price', (at) => formatPrice(123_456_789, at)],
  ['a base price', (at) => formatBasePrice({ amount: 1290, quantity: 1.5, unit: 'LI' }, at)],
  ['a rate', (at) => formatRate(0.081, at)],
  ['a size of a file', (at) => fileSize(1_234, at, marketText(at))],
  ['a measurement', (at) => measurement('7.5', at)],
  ['a distance', (at) => formatDistance(2.44, at.numberLocale)],
  ['a mark of stars', (at) => uiWords(at).rating(4.25, 12)],
]

it.each(formats)(
  '%s is written in Austria as in Germany, and in French-speaking Switzerland as in the other',
  (_, format) => {
    expect(format(market('at'))).toBe(format(market('de')))
    expect(digits(format(market('ch-fr')))).toBe(digits(format(market('ch'))))
  },
)

it('every number for shoppers is written by the market, and not by its language', () => {
  const byLanguage = sourceFiles()
    .filter((file) => /^(?:app\/\[market\]|blocks|lib\/(?:storefront|shop|platform))\//.test(file))
    .filter((file) =>
      /NumberFormat\((?:\w+\.)?(?:iso|language|locale)\b(?!,\s*\{\s*style: 'unit')/.test(
        readFileSync(file, 'utf8'),
      ),
    )
  expect(byLanguage).toEqual([])
})
