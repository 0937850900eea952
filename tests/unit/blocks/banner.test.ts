import { describe, expect, it } from 'vitest'
import { Banner } from '@/blocks/banner/banner'
import { bannerBlock } from '@/schemas/blocks/banner'
import { tagsOf } from '../../fixtures/hostile'
import { renderBlock } from '../../fixtures/render'

const banner = (blok: Record<string, unknown>) =>
  renderBlock(bannerBlock, Banner, { headline: 'Ein Zimmer, das mitwächst', ...blok })
const wide = { filename: 'https://a.storyblok.com/f/1/1600x1200/x/zimmer.jpg', alt: 'Ein Zimmer' }
const phone = { filename: 'https://a.storyblok.com/f/1/800x600/x/bett.jpg', alt: 'Ein Bett' }
const tag = (html: string, wanted: string) => tagsOf(html).find(({ name }) => name === wanted)?.attributes

describe('the banner', () => {
  it.each([
    ['large', 'h2', '(width < 48rem)'],
    ['compact', 'h2', '(width < 40rem)'],
    ['compact', 'h1', '(width < 40rem)'],
  ])('gives phones their own picture where it is %s with an %s', async (size, level, media) => {
    const { html } = await banner({ image: wide, mobileImage: phone, size, level })
    expect(tag(html, 'source')?.get('media')).toBe(media)
    expect(tag(html, 'source')?.get('srcset')).toContain('bett.jpg')
    expect(tag(html, 'img')?.get('src')).toContain('zimmer.jpg')
    expect(tag(html, 'img')?.get('alt')).toBe('Ein Zimmer')
  })

  it('shows the only picture that there is on both', async () => {
    const onlyWide = (await banner({ image: wide })).html
    expect(tag(onlyWide, 'source')?.get('srcset')).toContain('zimmer.jpg')
    const onlyPhone = (await banner({ mobileImage: phone })).html
    expect(tag(onlyPhone, 'img')?.get('src')).toContain('bett.jpg')
  })

  it('asks for a small picture where it is low, and loads it first all the same', async () => {
    const { html } = await banner({ image: wide, level: 'h1', size: 'compact' })
    expect(tag(html, 'img')?.get('sizes')).toMatch(/ 4\.5rem$/)
    expect(tag(html, 'img')?.get('fetchpriority')).toBe('high')
    expect(html).toContain('Ein Zimmer, das mitwächst')
  })

  it('loads its picture first where it carries the heading of the page, later elsewhere', async () => {
    expect(tag((await banner({ image: wide, level: 'h1' })).html, 'img')?.get('fetchpriority')).toBe('high')
    expect(tag((await banner({ image: wide })).html, 'img')?.get('loading')).toBe('lazy')
  })

  it('has no frame for a picture without one, and no button without a link', async () => {
    const { html } = await banner({ image: '', mobileImage: null, text: '', link: '', linkText: 'Ansehen' })
    expect(tagsOf(html).map(({ name }) => name)).toEqual(['section', 'div', 'h2'])
  })

  it('keeps a hostile picture out of the sources', async () => {
    const { html } = await banner({ image: wide, mobileImage: 'javascript:alert(1)//.png' })
    expect(html).not.toContain('javascript')
    expect(tag(html, 'img')?.get('src')).toContain('zimmer.jpg')
  })

  it('needs a headline', () => {
    expect(bannerBlock.schema.safeParse({ image: wide }).success).toBe(false)
  })
})
