import { describe, expect, it } from 'vitest'
import { LogoWall } from '@/blocks/logo-wall/logo-wall'
import { iconPaths } from '@/lib/storefront/design/ui/icons'
import { logoMarks, logoWallBlock } from '@/schemas/blocks/logo-wall'
import { tagsOf } from '../../fixtures/hostile'
import { renderBlock } from '../../fixtures/render'

const wall = (items: unknown, more: Record<string, unknown> = {}) =>
  renderBlock(logoWallBlock, LogoWall, { items, ...more })
const logo = (more: Record<string, unknown> = {}) => ({
  component: 'logo_wall_item',
  name: 'Nid Doux',
  ...more,
})
const image = { filename: '/pictures/nid.png', alt: 'ein Nest' }

describe('the logo wall', () => {
  it('has a drawing for every mark that it offers', () => {
    for (const mark of Object.keys(logoMarks)) if (mark !== 'none') expect(iconPaths).toHaveProperty(mark)
  })

  it('shows the logo under the name of the entry', async () => {
    const { html } = await wall([logo({ image, mark: 'leaf' })])
    expect(
      tagsOf(html)
        .find(({ name }) => name === 'img')
        ?.attributes.get('alt'),
    ).toBe('Nid Doux')
    expect(html).not.toContain('<svg')
  })

  it('shows the mark and the name without a logo, and the name alone without both', async () => {
    expect((await wall([logo({ mark: 'leaf' })])).html).toMatch(/<svg.*Nid Doux/)
    expect((await wall([logo({ mark: 'gone' })])).html).not.toContain('<svg')
    expect((await wall([logo({ mark: 'gone' })])).html).toContain('Nid Doux')
  })

  it('loses only the entries that cannot be read, and renders nothing without entries', async () => {
    expect((await wall([logo(), { name: '' }, null])).left).toHaveLength(2)
    expect((await wall([{ name: '' }], { headline: 'Marken' })).html).toBe('')
  })
})
