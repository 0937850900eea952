import { describe, expect, it, test } from 'vitest'
import { measurement } from '@/blocks/size-table/measurement'
import { SizeTable } from '@/blocks/size-table/size-table'
import { sizeMeasures, sizeTableBlock, sizeTableRow } from '@/schemas/blocks/size-table'
import { renderBlock, testMarket } from '../../fixtures/render'

const row = (size: unknown, values: Record<string, unknown> = { height: '56' }) => ({
  component: 'size_table_row',
  _uid: `row-${size}`,
  size,
  ...values,
})

async function render(rows: unknown, more: Record<string, unknown> = {}, market = 'de') {
  const content = { caption: 'Bodys', rows, ...more }
  const { html, left } = await renderBlock(sizeTableBlock, SizeTable, content, { market: testMarket(market) })
  return { html: html.replace(/ class="[^"]*"/g, ''), left, full: html }
}

describe('a size table', () => {
  it('has a caption, heads of columns with their units, and each size as the head of its row', async () => {
    const { html } = await render([row('56', { months: '0-2', height: '51-56' })])
    expect(html).toBe(
      '<div><div role="region" aria-label="Bodys" tabindex="0"><table><caption>Bodys</caption>' +
        '<thead><tr><th scope="col">Größe</th><th scope="col">Alter</th>' +
        '<th scope="col">Körpergröße<span>cm</span></th></tr></thead>' +
        '<tbody><tr><th scope="row">56</th><td>0–2\u00a0Monate</td><td>51–56</td></tr></tbody></table></div></div>',
    )
  })

  it('has a column only for what a row measures, in one order', async () => {
    const { html } = await render([row('S', { foot: '12' }), row('M', { weight: '5', chest: '40' })])
    expect([...html.matchAll(/<th scope="col">([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Größe',
      'Gewicht',
      'Brustumfang',
      'Fußlänge',
    ])
    expect(
      html.match(/<td><span aria-hidden="true">–<\/span><span>keine Angabe<\/span><\/td>/g),
    ).toHaveLength(3)
  })

  it('scrolls by itself and keeps the size in view', async () => {
    const { full } = await render([row('56')])
    expect(full).toMatch(/<div role="region"[^>]*tabindex="0"[^>]*class="[^"]*max-w-full overflow-x-auto/)
    expect(full).toMatch(/<th scope="row" class="[^"]*sticky start-0[^"]*bg-card/)
  })

  test.each([
    ['de', { months: '1' }, '1\u00a0Monat'],
    ['de', { months: '0-1' }, '0–1\u00a0Monat'],
    ['de', { years: '1-2' }, '1–2\u00a0Jahre'],
    ['de', { months: '12-18' }, '12–18\u00a0Monate'],
    ['de', { years: '2-3' }, '2–3\u00a0Jahre'],
    ['de', { months: '24', years: '2' }, '24\u00a0Monate'],
    ['ch-fr', { months: '1' }, '1\u00a0mois'],
    ['ch-fr', { years: '1' }, '1\u00a0an'],
    ['ch-fr', { years: '2-3' }, '2–3\u00a0ans'],
  ])('in %s says the age of %j as %s', async (market, values, words) => {
    expect((await render([row('A', values)], {}, market)).html).toContain(`<td>${words}</td>`)
  })

  it('has an own column where the editor names one', async () => {
    const rows = [row('S', { height: '60', own: '36/38' })]
    expect((await render(rows)).html).not.toContain('36/38')
    const { html } = await render(rows, { ownName: 'Vorher', ownUnit: 'EU' })
    expect(html).toContain('<th scope="col">Vorher<span>EU</span></th>')
    expect(html).toContain('<td>36/38</td>')
  })

  it('offers the editor a field for each measure, with its unit', () => {
    for (const measure of Object.keys(sizeMeasures)) expect(sizeTableRow.schema.shape).toHaveProperty(measure)
  })

  it.each([[undefined], [''], [[]], [[row('')]], [[row('56', {})]]])(
    'renders nothing with %j',
    async (rows) => {
      expect((await render(rows)).html).toBe('')
    },
  )

  it.each([
    ['no size', row('')],
    ['no measurement', row('62', { height: ' ' })],
    ['another name', { ...row('62'), component: 'faq_item' }],
    ['no object', 'x'],
  ])('loses only the row with %s, and says so', async (_, broken) => {
    const { html, left } = await render([row('56'), broken, row('68')])
    expect(html.match(/<th scope="row">/g)).toHaveLength(2)
    expect(left.map(({ item }) => item)).toEqual([1])
  })

  it('keeps a row of which one value cannot be read', async () => {
    const { html, left } = await render([row('56', { height: 56, weight: { kg: 4 } })])
    expect(html).toContain('<th scope="row">56</th><td>56</td>')
    expect(left).toHaveLength(1)
  })

  it.each([undefined, '', 7])('is refused without a caption: %j', async (caption) => {
    const asked = render([row('56')], { caption })
    if (caption === 7) expect((await asked).html).toContain('<caption>7</caption>')
    else await expect(asked).rejects.toThrow()
  })
})

describe('a measurement', () => {
  test.each([
    ['56', 'de', '56'],
    ['51-56', 'de', '51–56'],
    [' 7.5 – 8 ', 'de', '7,5–8'],
    ['7,5 bis 8', 'ch', '7.5–8'],
    ['7,5-8', 'ch-fr', '7.5–8'],
    ['1000', 'de', '1000'],
    ['36/38', 'de', '36/38'],
    ['bis 50', 'de', 'bis 50'],
    ['1.5.2', 'de', '1.5.2'],
    ['-3', 'de', '-3'],
  ])('%j is written in %s as %j', (typed, market, expected) => {
    expect(measurement(typed, testMarket(market))).toBe(expected)
  })
})
