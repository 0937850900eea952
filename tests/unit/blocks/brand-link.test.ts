import { describe, expect, it } from 'vitest'
import { BrandLink } from '@/blocks/brand-link/brand-link'
import { brandLinkBlock } from '@/schemas/blocks/brand-link'
import { tagsOf } from '../../fixtures/hostile'
import { renderBlock } from '../../fixtures/render'

const brand = async (blok: Record<string, unknown>) =>
  (await renderBlock(brandLinkBlock, BrandLink, { name: 'Wolkenschaf', ...blok })).html
const link = { linktype: 'url', url: '/de/marken/wolkenschaf/' }
const logo = { filename: '/pictures/logo.png', alt: 'Logo' }

describe('the brand link', () => {
  it('is one link, named by the brand alone', async () => {
    const html = await brand({ link, logo, text: 'Aus Wolle' })
    expect(html.match(/<a\b/g)).toHaveLength(1)
    expect(html).toMatch(/<a [^>]*href="\/de\/marken\/wolkenschaf\/"[^>]*>Wolkenschaf<\/a>/)
    expect(
      tagsOf(html)
        .find(({ name }) => name === 'img')
        ?.attributes.get('alt'),
    ).toBe('')
  })

  it('has no link, no arrow and no picture without content for them', async () => {
    const html = await brand({ link: '', logo: { filename: '' }, text: '' })
    expect(html).not.toMatch(/<(?:a|svg|img)\b/)
  })

  it.each([[{ name: '' }], [{ name: {} }]])('does not pass its schema with %j', (broken) => {
    expect(brandLinkBlock.schema.safeParse(broken).success).toBe(false)
  })
})
