import { describe, expect, test } from 'vitest'
import { TableBlock } from '@/blocks/table/table'
import { tableBlock } from '@/schemas/blocks/table'
import { renderBlock } from '../../fixtures/render'

const row = (...values: unknown[]) => ({ body: values.map((value) => ({ value })) })
const head = (...values: unknown[]) => values.map((value) => ({ value }))

async function render(blok: Record<string, unknown>) {
  const { html, left } = await renderBlock(tableBlock, TableBlock, blok)
  return { html: html.replace(/ class="[^"]*"/g, ''), left }
}

describe('table', () => {
  test('has a caption, heads of columns and heads of rows', async () => {
    const table = { thead: head('Größe', 'Alter'), tbody: [row('56', '2 Monate')] }
    expect((await render({ table, caption: 'Größen', firstColumnIsHead: true })).html).toBe(
      '<div role="region" aria-label="Größen" tabindex="0"><table><caption>Größen</caption>' +
        '<thead><tr><th scope="col">Größe</th><th scope="col">Alter</th></tr></thead>' +
        '<tbody><tr><th scope="row">56</th><td>2 Monate</td></tr></tbody></table></div>',
    )
  })

  test('without a caption it is named after its first row', async () => {
    const withHead = { thead: head('', 'Größe', 'Alter'), tbody: [row('a', 'b', 'c')] }
    expect((await render({ table: withHead })).html).toContain('aria-label="Größe, Alter"')
    const without = { thead: head('', ''), tbody: [row('a', 'b')] }
    const { html } = await render({ table: without })
    expect(html).toContain('aria-label="a, b"')
    expect(html).not.toContain('<thead>')
  })

  test('scrolls by itself and is never wider than the page', async () => {
    const { html } = await renderBlock(tableBlock, TableBlock, { table: { tbody: [row('a')] } })
    expect(html).toMatch(/^<div role="region"[^>]*tabindex="0"[^>]*class="[^"]*max-w-full overflow-x-auto/)
  })

  test('an empty corner is not read out as a heading', async () => {
    const { html } = await render({ table: { thead: head('', 'Preis'), tbody: [row('a', 'b')] } })
    expect(html).toContain('<tr><td></td><th scope="col">Preis</th></tr>')
  })

  test('rows of unequal length are filled up', async () => {
    const { html } = await render({ table: { thead: head('A'), tbody: [row('a', 'b'), row('c')] } })
    expect(html).toContain('<tr><th scope="col">A</th><td></td></tr>')
    expect(html).toContain('<tr><td>c</td><td></td></tr>')
  })

  test.each([
    { thead: [], tbody: [] },
    {},
    { thead: head('A'), tbody: [] },
    { thead: null, tbody: null },
    { thead: 'x', tbody: 7 },
  ])('%j renders nothing', async (table) => {
    expect((await render({ table })).html).toBe('')
  })

  test.each([undefined, '', null, 'text', 7, []])('%j is no table', async (table) => {
    await expect(render({ table })).rejects.toThrow()
  })

  test('a bad row costs that row alone and is reported; a bad cell is empty', async () => {
    const table = {
      thead: [],
      tbody: [null, row('a', { x: 1 }), { body: 'x' }, { body: [null, { value: true }, { value: 3 }] }],
    }
    const { html, left } = await render({ table })
    expect(html).toContain(
      '<tbody><tr><td>a</td><td></td><td></td></tr><tr><td></td><td></td><td>3</td></tr></tbody>',
    )
    expect(left).toEqual([
      { item: 0, message: 'is not a row of a table' },
      { item: 2, message: 'is not a row of a table' },
    ])
  })
})
