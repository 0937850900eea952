import { describe, expect, test } from 'vitest'
import { ContentImage } from '@/blocks/content-image/content-image'
import { contentImageBlock } from '@/schemas/blocks/content-image'
import { renderBlock } from '../../fixtures/render'

const filename = 'https://a.storyblok.com/f/1/1600x1000/ab/nest.jpg'
const render = async (blok: Record<string, unknown>) =>
  (await renderBlock(contentImageBlock, ContentImage, { src: { filename, alt: 'Ein Nest' }, ...blok })).html
const m = (size: string) => `${filename}/m/${size}/filters:quality(70):format(webp)`

describe('picture', () => {
  test('offers a file for each density of its width', async () => {
    const html = await render({ width: '400' })
    expect(html).toContain(`srcSet="${m('400x0')} 1x, ${m('800x0')} 2x"`)
    expect(html).toContain(`src="${m('400x0')}"`)
    expect(html).toContain('width="400" height="250"')
    expect(html).toMatch(/^<figure style="max-width:400px">/)
  })

  test('densities of the editor, without those that no screen has', async () => {
    expect(await render({ width: 200, densities: ['1', '1.5', 3, 9, 'x'] })).toContain(
      `srcSet="${m('200x0')} 1x, ${m('300x0')} 1.5x, ${m('600x0')} 3x"`,
    )
  })

  test.each([{ toString: 1 }, [{ valueOf: 1 }], true])(
    'densities of %j are the usual ones',
    async (densities) => {
      expect(await render({ width: 200, densities })).toContain(`srcSet="${m('200x0')} 1x, ${m('400x0')} 2x"`)
    },
  )

  test('without a width it offers one file for each breakpoint, up to its own size', async () => {
    const html = await render({})
    expect(html).toContain(`${m('480x0')} 480w, ${m('640x0')} 640w`)
    expect(html).toContain(`${m('1440x0')} 1440w, ${m('1600x0')} 1600w"`)
    expect(html).toContain('sizes="(min-width: 80rem) 77rem, calc(100vw - 2rem)"')
    expect(html).toContain('width="1280" height="800"')
  })

  test.each([
    ['is loaded when a visitor comes near', {}, 'loading="lazy"'],
    ['first on its page it is loaded at once', { priority: 'true' }, 'fetchPriority="high"'],
  ])('%s', async (_, blok, attribute) => {
    const html = await render(blok)
    expect(html).toContain(attribute)
    expect(html.includes('loading="lazy"')).toBe(!('priority' in blok))
  })

  test.each([
    ['an upright one without a width', '900x1600', {}, 'max-width:calc(90svh * 0.563)'],
    ['an upright one that is turned', '900x1600', { rotate: '90' }, undefined],
    ['an upright one with a width', '900x1600', { width: 400 }, 'max-width:400px'],
    ['an upright one in a frame', '900x1600', { aspect: '16/9' }, undefined],
    ['one that lies', '1600x900', {}, undefined],
  ])('is no higher than the window: %s', async (_, size, more, wanted) => {
    const src = { filename: filename.replace('1600x1000', size), alt: 'Ein Nest' }
    expect(/<figure style="([^"]*)"/.exec(await render({ src, ...more }))?.[1]).toBe(wanted)
  })

  test('is never enlarged', async () => {
    const small = 'https://a.storyblok.com/f/1/300x200/ab/nest.png'
    const html = await render({ src: { filename: small }, width: 250 })
    expect(html).toContain('/m/300x0/')
    expect(html).not.toContain('/m/500x0/')
  })

  test('fills the frame around the focal point', async () => {
    const html = await render({
      src: { filename, focus: '10x20:11x21' },
      aspect: '1/1',
      cover: true,
      width: 200,
    })
    expect(html).toContain('/m/200x200/filters:quality(70):format(webp):focal(10x20:11x21)')
    expect(html).toContain('aspect-ratio:1')
    expect(html).toContain('object-cover')
    expect(html).toContain('width="200" height="200"')
  })

  test('stands whole in the frame unless it is to fill it', async () => {
    const html = await render({ aspect: '16/9', width: 320 })
    expect(html).toContain('object-contain')
    expect(html).toContain('/m/320x0/')
    expect(html).toContain('width="320" height="180"')
  })

  test.each<[Record<string, unknown>, string]>([
    [
      { brightness: '-20', blur: 12.4, quality: 40 },
      '320x0/filters:quality(40):format(webp):brightness(-20):blur(12)',
    ],
    [{ quality: 0 }, '320x0/filters:quality(0):format(webp)'],
    [{ provider: 'shop' }, '320x0/filters:quality(75):format(webp)'],
    [{ brightness: 0, rotate: '0', format: 'jpeg' }, '320x0/filters:quality(70):format(jpeg)'],
    [{ rotate: '90' }, '0x320/filters:quality(70):format(webp):rotate(90)'],
    [{ fill: '#F6EFE6', aspect: '1/1' }, 'fit-in/320x320/filters:quality(70):format(webp):fill(f6efe6)'],
    [
      { fill: 'transparent', aspect: '1/1' },
      'fit-in/320x320/filters:quality(70):format(webp):fill(transparent)',
    ],
    [
      { brightness: 101, blur: 0, quality: 101, rotate: '45', format: 'gif' },
      '320x0/filters:quality(70):format(webp)',
    ],
    [{ fill: 'red):evil(', aspect: '1/1' }, '320x0/filters:quality(70):format(webp)'],
  ])('%j are asked of the image service within its bounds', async (filters, path) => {
    expect(await render({ width: 320, ...filters })).toContain(`src="${filename}/m/${path}"`)
  })

  test('is loaded when it comes near, and decoded beside the page', async () => {
    const html = await render({})
    expect(html).toContain('loading="lazy"')
    expect(html).toContain('decoding="async"')
  })

  test('other sources are used as they are, with space reserved although their size is unknown', async () => {
    const html = await render({ src: 'https://example.org/nest.jpg' })
    expect(html).toContain('src="https://example.org/nest.jpg"')
    expect(html).not.toContain('srcSet')
    expect(html).toContain('aspect-ratio:1.5')
  })

  test.each([
    [{ alt: 'Feld' }, 'alt="Feld"'],
    [{}, 'alt="Ein Nest"'],
    [{ src: { filename } }, 'alt=""'],
    [{ src: { filename, alt: null } }, 'alt=""'],
  ])('alternative text of %j', async (blok, expected) => {
    expect(await render(blok)).toContain(expected)
  })

  test('names its source', async () => {
    expect(await render({ src: { filename, copyright: 'Foto: A. Muster' } })).toMatch(
      /<figcaption[^>]*>Foto: A\. Muster<\/figcaption>/,
    )
  })

  test('links, and a link always has words', async () => {
    expect(await render({ to: { linktype: 'url', url: '/de/a/' } })).toMatch(/<a href="\/de\/a\/"[^>]*><img /)
    const src = { filename }
    expect(await render({ src, to: { linktype: 'story', cached_url: 'de-de/sicher-schlafen' } })).toMatch(
      /<a href="\/de\/sicher-schlafen\/"[^>]*><img [^>]*alt="sicher schlafen"/,
    )
    expect(await render({ src, to: { url: '/de/a/', title: 'Zum Ratgeber' } })).toContain(
      'alt="Zum Ratgeber"',
    )
  })

  test.each([
    { linktype: 'url', url: 'javascript:alert(1)' },
    { linktype: 'url', url: '//evil.example' },
    { linktype: 'story', id: '', url: '', cached_url: '' },
  ])('without the link %j', async (to) => {
    const html = await render({ to })
    expect(html).toContain('<img ')
    expect(html).not.toContain('<a')
  })

  test.each([
    'https://example.org/nest.svg',
    'https://example.org/nest.jpg.exe',
    'https://example.org/nest',
    'javascript:alert(1)//.jpg',
    'data:image/png,x.png',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    'mailto:a@example.org.png',
    'nest.jpg',
  ])('%j is no picture and renders nothing', async (src) => {
    expect(await render({ src })).toBe('')
  })

  test.each([undefined, '', null, {}, { filename: '' }, { filename: null }, { filename: 7 }, [], 7])(
    'without a file (%j) the block is broken',
    async (src) => {
      await expect(render({ src })).rejects.toThrow()
    },
  )
})
