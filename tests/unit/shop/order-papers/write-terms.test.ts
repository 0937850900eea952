import { expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets'
import { writeTerms } from '@/lib/shop/order-papers'
import { readPdf } from '../../../fixtures/read-pdf'

const [market] = [findMarket('baby', 'de')]
const clause =
  'Was zu diesem Vertrag gehört, steht in ihm, und was nicht in ihm steht, gehört nicht dazu. '.repeat(3)

const pagesOf = async (count: number, at: Date | undefined) => {
  if (!market) throw new Error('no market')
  const pdf = await writeTerms({
    ...{ title: 'AGB', footer: 'shop.example/agb', author: 'Beispiel GmbH', market },
    ...{ letterhead: { kind: 'mark' as const, shapes: [] }, at },
    parts: Array.from({ length: count }, (_, index) => ({
      kind: 'text' as const,
      text: `${index + 1}. ${clause}`,
    })),
  })
  return (await readPdf(pdf)).pages
}
const at = new Date('2026-11-01T00:00:00Z')
const lastPageOf = async (count: number) => (await pagesOf(count, at)).at(-1) ?? ''

it.each([
  [at, 'shop.example/agb · Stand: 1. November 2026 · Seite 1 von 1'],
  [undefined, 'shop.example/agb · Seite 1 von 1'],
])('The terms say since when they are so, where that is known: %s', async (since, foot) => {
  const [page = ''] = await pagesOf(1, since)
  expect(page.replaceAll(/\s+/g, ' ')).toContain(foot)
})

it('The terms never end with a page of two lines', async () => {
  const few: number[] = []
  for (let count = 14; count < 62; count += 1) {
    const words = await lastPageOf(count)
    if ((words.match(/gehört, steht in ihm/g) ?? []).length < 6) few.push(count)
  }
  expect(few).toEqual([])
})
