import { describe, expect, test } from 'vitest'
import { html, type Node, node, p, words } from '../../fixtures/rich-text'

describe('table', () => {
  const cell = (type: 'tableCell' | 'tableHeader', text: string, attrs?: Node) =>
    node(type, attrs, p(words(text)))
  const row = (...cells: unknown[]) => node('tableRow', undefined, ...cells)
  const head = row(cell('tableHeader', 'Größe'), cell('tableHeader', 'Alter'))

  test('leading rows of headings are the head', async () => {
    expect(
      await html(
        node('table', undefined, head, row(cell('tableHeader', '56'), cell('tableCell', '2 Monate'))),
      ),
    ).toBe(
      '<div role="region" aria-label="Größe, Alter" tabindex="0"><table>' +
        '<thead><tr><th scope="col">Größe</th><th scope="col">Alter</th></tr></thead>' +
        '<tbody><tr><th scope="row">56</th><td>2 Monate</td></tr></tbody></table></div>',
    )
  })

  test('without headings there is no head', async () => {
    expect(await html(node('table', undefined, row(cell('tableCell', 'a'))))).toBe(
      '<div role="region" aria-label="a" tabindex="0"><table><tbody><tr><td>a</td></tr></tbody></table></div>',
    )
  })

  test('cells span columns and rows, and name what they head', async () => {
    const wide = row(cell('tableHeader', 'Maße', { colspan: 2 }))
    const tall = row(cell('tableHeader', 'a', { rowspan: 2 }), cell('tableCell', 'b'))
    const markup = await html(node('table', undefined, wide, tall, row(cell('tableCell', 'c'))))
    expect(markup).toContain('<th scope="colgroup" colSpan="2">Maße</th>')
    expect(markup).toContain('<th scope="rowgroup" rowSpan="2">a</th>')
  })

  test.each([
    [{ colspan: 9_999_999 }, 'colSpan="50"'],
    [{ colspan: '3' }, 'colSpan="3"'],
  ])('%j is kept within reason', async (attrs, expected) => {
    expect(await html(node('table', undefined, row(cell('tableCell', 'a', attrs))))).toContain(
      `<td ${expected}>`,
    )
  })

  test.each([
    { colspan: 0 },
    { colspan: -2 },
    { colspan: 1.5 },
    { colspan: '2"><script>' },
    { rowspan: 65_534 },
    { colspan: {} },
    { backgroundColor: 'red;background:url(//evil.example)' },
    { backgroundColor: 'url(https://evil.example/a.png)' },
    { textAlign: 'fixed' },
  ])('%j is ignored', async (attrs) => {
    expect(await html(node('table', undefined, row(cell('tableCell', 'a', attrs))))).toContain(
      '<tr><td>a</td></tr>',
    )
  })

  test('the colour of a cell', async () => {
    const attrs = { backgroundColor: '#dce8dc' }
    expect(await html(node('table', undefined, row(cell('tableCell', 'a', attrs))))).toContain(
      '<td style="background-color:#dce8dc">a</td>',
    )
  })

  test('no rows, no table; rows that are none keep their words', async () => {
    expect(await html(p(words('x')), node('table', undefined), node('table', undefined, row()))).toBe(
      '<p>x</p>',
    )
    const markup = await html(
      node('table', undefined, p(words('a')), row(p(words('b'))), cell('tableCell', 'c')),
    )
    expect(markup).toContain('<tr><td>a</td></tr><tr><td>b</td></tr><tr><td>c</td></tr>')
  })

  test('cells and rows outside a table keep their words', async () => {
    expect(await html(row(cell('tableCell', 'a')))).toBe('<p>a</p>')
  })
})
