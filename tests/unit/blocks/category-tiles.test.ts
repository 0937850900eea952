import { describe, expect, it, vi } from 'vitest'
import { CategoryTiles } from '@/blocks/category-tiles/category-tiles'
import { fittingColumns } from '@/blocks/category-tiles/fitting-columns'
import { loadCategoryMenu } from '@/lib/shop/catalogue/load-category-pages'
import { categoryTilesBlock } from '@/schemas/blocks/category-tiles'
import { tagsOf } from '../../fixtures/hostile'
import { renderBlock } from '../../fixtures/render'

vi.mock('@/lib/shop/catalogue/load-category-pages', () => ({ loadCategoryMenu: vi.fn() }))

const tiles = (items: unknown, more: Record<string, unknown> = {}) =>
  renderBlock(categoryTilesBlock, CategoryTiles, { items, ...more })
const tile = (name: string, more: Record<string, unknown> = {}) => ({
  component: 'category_tiles_item',
  _uid: name,
  name,
  link: { linktype: 'url', url: `/de/${name.toLowerCase()}/` },
  ...more,
})

describe('the category tiles', () => {
  it('makes each tile one link that is named by its category', async () => {
    const image = { filename: '/pictures/bett.png', alt: 'Ein Bett' }
    const { html } = await tiles([tile('Betten', { image }), tile('Decken')])
    const links = tagsOf(html).filter(({ name }) => name === 'a')
    expect(links.map(({ attributes }) => attributes.get('href'))).toEqual(['/de/betten/', '/de/decken/'])
    expect(
      tagsOf(html)
        .find(({ name }) => name === 'img')
        ?.attributes.get('alt'),
    ).toBe('')
  })

  it('shows the categories of the shop where no tiles are chosen, and nothing while there are none', async () => {
    const all = Array.from({ length: 14 }, (_, at) => ({ name: `Bereich ${at}`, path: `b/${at}`, below: [] }))
    vi.mocked(loadCategoryMenu).mockResolvedValueOnce(all).mockResolvedValueOnce([])
    const { html } = await tiles([tile('Betten')], { source: 'shop', size: 'compact' })
    const links = tagsOf(html).filter(({ name }) => name === 'a')
    expect(links.map(({ attributes }) => attributes.get('href'))).toEqual(
      all.slice(0, 12).map(({ path }) => `/de/${path}/`),
    )
    expect(html).toContain('Bereich 3')
    expect((await tiles([], { source: 'shop', headline: 'Bereiche' })).html).toBe('')
  })

  it('shows a tile without a link and without a picture', async () => {
    const { html } = await tiles([
      tile('Betten', { link: '', image: { filename: 'https://a.example/film.mp4' } }),
    ])
    expect(html).not.toMatch(/<(?:a|img)\b/)
    expect(html).toContain('Betten')
  })

  it.each([
    [4, 4],
    [5, 5],
    [6, 6],
    [7, 4],
    [8, 4],
    [10, 5],
    [12, 6],
  ])('%i tiles stand in %i columns on a wide screen', (count, columns) => {
    expect(fittingColumns(count, [6, 5, 4])).toBe(columns)
  })

  it('gives a last tile that would stand alone on a phone the whole row', async () => {
    const spanning = async (count: number) =>
      (await tiles(Array.from({ length: count }, (_, index) => tile(`K${index}`)))).html.match(/col-span-2/g)
        ?.length ?? 0
    // Three, or six, fill rows of three.
    expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(spanning))).toEqual([0, 0, 0, 0, 1, 0, 1])
  })

  it('loses only the tiles that cannot be read', async () => {
    const { html, left } = await tiles([
      tile('Betten'),
      { component: 'category_tiles_item' },
      7,
      { component: 'x' },
    ])
    expect(html.match(/<li/g)).toHaveLength(1)
    expect(left.map(({ item }) => item)).toEqual([1, 2, 3])
  })

  it('renders nothing without tiles', async () => {
    expect((await tiles('', { headline: 'Bereiche' })).html).toBe('')
  })

  it('is a strip of links below a headline that is only heard, where products matter more', async () => {
    const image = { filename: '/pictures/bett.png', alt: 'Ein Bett' }
    const { html } = await tiles([tile('Betten', { image }), tile('Decken')], {
      size: 'compact',
      headline: 'Wonach suchen Sie?',
    })
    const named = (wanted: string) => tagsOf(html).filter(({ name }) => name === wanted)
    expect(named('a').map(({ attributes }) => attributes.get('href'))).toEqual(['/de/betten/', '/de/decken/'])
    expect(named('h2')[0]?.attributes.get('class')).toBe('sr-only')
    expect(named('nav')[0]?.attributes.get('aria-labelledby')).toBe(named('h2')[0]?.attributes.get('id'))
    expect(named('img')[0]?.attributes.get('alt')).toBe('')
  })
})
