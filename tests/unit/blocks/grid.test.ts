import { describe, expect, it } from 'vitest'
import { Grid } from '@/blocks/grid/grid'
import { gridBlock } from '@/schemas/blocks/grid'
import { tagsOf } from '../../fixtures/hostile'
import { renderBlock } from '../../fixtures/render'

const blocks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ component: 'paragraph', _uid: `p${index}`, text: 'x' }))
const grid = (body: unknown, more: Record<string, unknown> = {}) =>
  renderBlock(gridBlock, Grid, { body, ...more })
const columns = (html: string) => {
  const found = tagsOf(html).find(({ attributes }) => attributes.get('class')?.includes('grid-cols-1'))
  const names = found?.attributes.get('class') ?? ''
  return Number(/lg:grid-cols-(\d)/.exec(names)?.[1] ?? /md:grid-cols-(\d)/.exec(names)?.[1] ?? 1)
}

describe('the grid', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 3],
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 3],
    [12, 4],
  ])('puts %i blocks into %i columns, so that the fewest places stay empty', async (count, expected) => {
    expect(columns((await grid(blocks(count))).html)).toBe(expected)
  })

  it.each([
    ['2', 2],
    [3, 3],
    ['2,6', 3],
    [0, 1],
    [-5, 1],
    [99, 4],
    ['', 4],
    [null, 4],
  ])('asked for %j columns has %i', async (wanted, expected) => {
    expect(columns((await grid(blocks(4), { columns: wanted })).html)).toBe(expected)
  })

  it('is a named section only with a headline', async () => {
    expect((await grid(blocks(2))).html).not.toContain('<section')
    const { html } = await grid(blocks(2), { headline: 'Schlafen', level: 'h3' })
    expect(html).toMatch(/<section[^>]* aria-labelledby="headline-grid-test"><h3 id="headline-grid-test"/)
  })

  it.each([[undefined], [''], [null], [[]], ['text'], [[null, 'x', 7]]])(
    'renders nothing with the blocks %j, not an empty box',
    async (body) => {
      const parsed = gridBlock.schema.safeParse({ body })
      expect(
        parsed.success ? (await grid(body, { headline: 'Schlafen', backgroundColor: 'sage' })).html : '',
      ).toBe('')
    },
  )

  it('loses only what is no block', async () => {
    const { html, left } = await grid([...blocks(1), 'x', { text: 'no name' }, ...blocks(1)])
    expect(html.match(/data-nested/g)).toHaveLength(2)
    expect(left.map(({ item }) => item)).toEqual([1, 2])
  })

  it('is a row to swipe on phones where an editor says so, and on wide screens the same', async () => {
    const classOf = async (more: object) =>
      tagsOf((await grid(blocks(2), { columns: '2', ...more })).html)
        .map(({ attributes }) => attributes.get('class') ?? '')
        .find((names) => names.includes('md:grid-cols-2'))
    expect(await classOf({})).not.toContain('grid-flow-col')
    expect(await classOf({ phones: 'strip' })).toContain('max-md:grid-flow-col')
  })

  it('has cards with their pictures beside the words on phones where an editor says so', async () => {
    const marked = async (more: Record<string, unknown>) =>
      tagsOf((await grid(blocks(2), more)).html).some(({ attributes }) => attributes.has('data-rows'))
    expect(await marked({})).toBe(false)
    expect(await marked({ phones: 'strip' })).toBe(false)
    expect(await marked({ phones: 'rows' })).toBe(true)
  })
})
