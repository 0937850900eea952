import { describe, expect, it, test } from 'vitest'
import { ImageMap } from '@/blocks/image-map/image-map'
import { placeOf } from '@/blocks/image-map/place'
import { imageMapBlock } from '@/schemas/blocks/image-map'
import { expectInert, hostileAddresses, hostileText, tagsOf } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

const image = { filename: '/pictures/originals/1600x1200/teaser/nursery.png', alt: 'Ein Zimmer' }
const url = (address: string) => ({ linktype: 'url', url: address })
const area = (name: unknown, more: Record<string, unknown> = { link: url('/de/a/') }) => ({
  component: 'image_map_area',
  _uid: `area-${name}`,
  name,
  left: 10,
  top: 20,
  ...more,
})
const render = (areas: unknown, more: Record<string, unknown> = {}, context = {}) =>
  renderBlock(imageMapBlock, ImageMap, { image, areas, ...more }, context)

const named = (html: string, tag: string) =>
  tagsOf(html)
    .filter(({ name }) => name === tag)
    .map(({ attributes }) => attributes)

describe('an image map', () => {
  it('has a link on the picture and the same in its list', async () => {
    const { html } = await render([area('Bett', { link: url('/de/bett/'), width: 20, height: 10 })])
    expect(named(html, 'img')[0]?.get('alt')).toBe('Ein Zimmer')
    const [onPicture, inList] = named(html, 'a')
    expect(onPicture?.get('href')).toBe('/de/bett/')
    expect(onPicture?.get('style')).toContain('width:20%;height:10%')
    expect(inList?.get('href')).toBe('/de/bett/')
    expect(html.match(/>Bett</g)).toHaveLength(2)
    expect(html).toMatch(/<ol aria-label="Stellen im Bild" class="[^"]*md:hidden md:noscript:block/)
  })

  it('opens a text without client code, from the picture and from the list', async () => {
    const { html } = await render([area('Bett', { text: 'Fest.' })])
    const ids = named(html, 'div').flatMap((attributes) =>
      attributes.get('popover') === 'auto' ? [attributes.get('id')] : [],
    )
    expect(ids).toEqual(['area-0-image_map-test'])
    expect(named(html, 'button').map((button) => button.get('popovertarget'))).toEqual([
      ...ids,
      ...ids,
      ...ids,
    ])
    expect(named(html, 'button').at(-1)?.get('popovertargetaction')).toBe('hide')
    expect(html).toContain('role="dialog" aria-labelledby="area-0-image_map-test-name"')
    expect(html.match(/Fest\./g)).toHaveLength(1)
  })

  it('has the link below the text where an area has both', async () => {
    const { html } = await render([area('Bett', { text: 'Fest.', link: url('/de/bett/') })])
    expect(html).toMatch(/Fest\..*<a href="\/de\/bett\/"[^>]*>Mehr erfahren/)
    expect(named(html, 'a')).toHaveLength(1)
  })

  it('gives a finger its room on every area', async () => {
    const { html } = await render([area('Punkt'), area('Text', { text: 'a' })])
    expect(html.match(/group\/area absolute flex min-h-11 min-w-11/g)).toHaveLength(2)
  })

  it('numbers its areas alike on the picture and in the list, for the eye alone', async () => {
    const { html } = await render([area('A', { link: url('javascript:a') }), area('B'), area('C')])
    const numbers = [...html.matchAll(/<span aria-hidden="true"[^>]*>(\d)</g)].map(([, number]) => number)
    expect(numbers).toEqual(['1', '2', '1', '2'])
  })

  it('leaves its list where the picture is none', async () => {
    const { html } = await render([area('Bett')], { image: 'javascript:alert(1)' })
    expect(html).not.toContain('<img')
    expect(named(html, 'a')).toHaveLength(1)
    expect(html).not.toContain('md:hidden')
  })

  it('is the picture alone without areas, and nothing without both', async () => {
    expect((await render([])).html).toContain('<img')
    expect((await render([])).html).not.toContain('<ol')
    expect((await render([], { image: '/text.txt' })).html).toBe('')
  })

  it('speaks the language of the market', async () => {
    const { html } = await render([area('Lit')], {}, { market: testMarket('ch-fr') })
    expect(html).toContain('aria-label="Zones de l’image"')
  })

  it.each([undefined, '', null, 7])('is refused with the picture %j', async (broken) => {
    await expect(render([area('A')], { image: broken })).rejects.toThrow()
  })

  it.each<[string, unknown]>([
    ['no name', area('')],
    ['no place', { ...area('B'), left: '', top: '' }],
    ['a place beside the picture', { ...area('B'), left: 120 }],
    ['neither link nor text', area('B', {})],
    ['an empty text', area('B', { text: { type: 'doc', content: [] } })],
    ['another name', { ...area('B'), component: 'faq_item' }],
    ['no object', null],
  ])('loses only the area with %s, and says so', async (_, broken) => {
    const { html, left } = await render([area('A'), broken, area('C')])
    expect(html.match(/<li/g)).toHaveLength(2)
    expect(left.map(({ item }) => item)).toContain(1)
  })

  it.each(hostileAddresses)('never leads to %j', async (address) => {
    const { html } = await render([area('A', { link: url(address) }), area('B')])
    expect(html.match(/<li/g)).toHaveLength(1)
    expectInert(html)
  })

  it('executes nothing of script in every text', async () => {
    const { html } = await render(
      [area(hostileText, { text: hostileText, link: url('/de/') }), area(hostileText)],
      { headline: hostileText, aspect: hostileText, image: { ...image, alt: hostileText } },
    )
    expectInert(html)
  })
})

describe('the place of an area', () => {
  test.each([
    ['a box', { left: 10, top: 20, width: 30, height: 40 }, ['25%', '40%', '30%', '40%'], [false, false]],
    ['a point', { left: 80, top: 70 }, ['80%', '70%', '0%', '0%'], [true, true]],
    [
      'beyond the edge',
      { left: 90, top: 90, width: 30, height: 30 },
      ['95%', '95%', '10%', '10%'],
      [true, true],
    ],
    [
      'broken numbers',
      { left: 0.1, top: 0.2, width: 0.4, height: 0.6 },
      ['0.3%', '0.5%', '0.4%', '0.6%'],
      [false, false],
    ],
  ])('of %s', (_, given, [x, y, width, height], [isRight, isLow]) => {
    expect(placeOf(given)).toEqual({
      style: {
        left: `clamp(1.375rem, ${x}, 100% - 1.375rem)`,
        top: `clamp(1.375rem, ${y}, 100% - 1.375rem)`,
        width,
        height,
      },
      isRight,
      isLow,
    })
  })
})
