import { describe, expect, it } from 'vitest'
import { columnsOf } from '@/blocks/size-table/columns'
import { marketsOf } from '@/lib/platform/markets/markets'
import { wholeTable } from '@/lib/shop/advisors'
import { Advice } from '@/lib/storefront/screens/tiles/advice'
import { sizeTableBlock } from '@/schemas/blocks/size-table'
import { storiesOf } from '@/scripts/seed/content/stories'
import { renderElement } from '../../../../fixtures/render'

/** As it is read: a range has a dash in one table and a word in the other. */
const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(\d) (?:bis|à|tot) (?=\d)/g, '$1–')
    .replace(/^(?:bis|jusqu’à|tot) (?=\d)/, '0–')
    .replace(/^de (?=\d)/, '')

describe('the page of sizes', () => {
  it.each(
    (['baby', 'bm'] as const).flatMap((brand) => marketsOf(brand).map((market) => ({ brand, market }))),
  )(
    'of $brand $market.code says of each size what the table beside a product says',
    async ({ brand, market }) => {
      const page = storiesOf(brand, market).find(({ group }) => group === 'sizes')
      const body = page?.content.body as { component: string }[]
      const content = sizeTableBlock.schema.parse(body.find(({ component }) => component === 'size_table'))
      const columns = columnsOf({ ...content, uid: 'sizes' } as Parameters<typeof columnsOf>[0], market)
      const cell = (key: string, row: (typeof content.rows)[number]) =>
        plain(columns.find((column) => column.key === key)?.cell(row) ?? '')
      const onPage = content.rows.map((row) => [row.size, `${cell('height', row)} cm`, cell('age', row)])
      const dialog = await renderElement(Advice({ advisor: 'size', market }))
      const inDialog = [...dialog.matchAll(/<tr.*?<\/tr>/gs)]
        .slice(1)
        .map(([row]) => [...row.matchAll(/<t[hd].*?<\/t[hd]>/gs)].map(([text]) => plain(text)))
      expect(onPage).toHaveLength(wholeTable.length)
      expect(inDialog).toEqual(onPage)
    },
  )
})
