import { expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets'
import { writeTerms } from '@/lib/shop/order-papers'
import { readPdf } from '../../../fixtures/read-pdf'

const [market] = [findMarket('baby', 'de')]
const clause =
  'Was zu diesem Vertrag gehört, steht in ihm, und was nicht in ihm steht, gehört nicht dazu. '.repeat(3)

const lastPageOf = async (count: number) => {
  if (!market) throw new Error('no market')
  const pdf = await writeTerms({
    ...{ title: 'AGB', footer: 'shop.example/agb', author: 'Beispiel GmbH', market },
    ...{ letterhead: { kind: 'mark' as const, shapes: [] }, at: new Date('2026-11-01T00:00:00Z') },
    parts: Array.from({ length: count }, (_, index) => ({
      kind: 'text' as const,
      text: `${index + 1}. ${clause}`,
    })),
  })
  const { pages } = await readPdf(pdf)
  return pages.at(-1) ?? ''
}

it('The terms never end with a page of two lines', async () => {
  const few: number[] = []
  for (let count = 14; count < 62; count += 1) {
    const words = await lastPageOf(count)
    if ((words.match(/gehört, steht in ihm/g) ?? []).length < 6) few.push(count)
  }
  expect(few).toEqual([])
})
