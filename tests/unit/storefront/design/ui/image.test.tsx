import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Image } from '@/lib/storefront/design/ui/image'

const src = 'https://a.storyblok.com/f/1/1200x800/ab/nest.jpg'

describe('Image', () => {
  test('with priority it is loaded at once and before others', () => {
    const html = render(<Image src={src} alt="" priority />)
    expect(html).toMatch(/fetchPriority="high"/i)
    expect(html).not.toContain('loading=')
  })

  test('with priority it is no preload of its own, which a page that is loaded ahead would start', () => {
    expect(render(<Image src={src} alt="" priority />)).not.toContain('<link')
  })

  test('without it waits until it is near', () => {
    const html = render(<Image src={src} alt="" />)
    expect(html).toContain('loading="lazy"')
    expect(html).not.toMatch(/fetchPriority/i)
  })

  test('the room that it takes picks the file', () => {
    const html = render(<Image src={src} alt="" sizes="50vw" />)
    expect(html).toContain('sizes="50vw"')
    expect(html).toMatch(/480w, .* 640w, .* 768w, .* 1024w, .* 1200w"/)
  })

  test.each(['x', '0/1', '1/0', '4/3;position:fixed', ''])('aspect %j is ignored', (aspect) => {
    const html = render(<Image src={src} alt="" aspect={aspect} />)
    expect(html).not.toContain('style=')
    expect(html).toContain('width="1200" height="800"')
  })

  test('renders nothing for what is no picture', () => {
    expect(render(<Image src="https://example.org/a.svg" alt="" />)).toBe('')
  })
})
