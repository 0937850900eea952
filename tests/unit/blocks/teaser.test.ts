import { describe, expect, it } from 'vitest'
import { Teaser } from '@/blocks/teaser/teaser'
import { teaserBlock } from '@/schemas/blocks/teaser'
import { tagsOf } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

const teaser = (blok: Record<string, unknown>, code = 'de') =>
  renderBlock(teaserBlock, Teaser, { headline: 'Schlafen', ...blok }, { market: testMarket(code) })
const link = { linktype: 'url', url: '/de/schlafen/' }
const image = { filename: 'https://a.storyblok.com/f/1/800x600/x/bett.jpg', alt: 'Ein Bett' }

describe('the teaser', () => {
  it('makes the whole card one link', async () => {
    const { html } = await teaser({ link, image, text: 'Für ruhige Nächte' })
    const links = tagsOf(html).filter(({ name }) => name === 'a')
    expect(links).toHaveLength(1)
    expect(links[0]?.attributes.get('href')).toBe('/de/schlafen/')
    expect(links[0]?.attributes.get('class')).toContain('after:inset-0')
  })

  it('names its link by its words and its headline', async () => {
    const { html } = await teaser({ link })
    const labels = tagsOf(html)
      .find(({ name }) => name === 'a')
      ?.attributes.get('aria-labelledby')
      ?.split(' ')
    expect(labels).toHaveLength(2)
    for (const id of labels ?? []) expect(html).toContain(`id="${id}"`)
  })

  it.each([
    ['de', 'Mehr erfahren'],
    ['ch-fr', 'En savoir plus'],
  ])('says in %s where the editor left the link text empty: %s', async (code, words) => {
    expect((await teaser({ link, linkText: '' }, code)).html).toContain(words)
  })

  it('has the heading level that the editor chose, h3 otherwise', async () => {
    expect((await teaser({})).html).toMatch(/<h3[^>]*>Schlafen<\/h3>/)
    expect((await teaser({ level: 'h2' })).html).toMatch(/<h2[^>]*>Schlafen<\/h2>/)
    expect((await teaser({ level: 'h9' })).html).toMatch(/<h3[^>]*>Schlafen<\/h3>/)
  })

  it('has no link, no picture and no empty paragraph without content for them', async () => {
    const { html } = await teaser({ link: '', image: { filename: '' }, text: '', kicker: null })
    expect(tagsOf(html).map(({ name }) => name)).toEqual(['article', 'div', 'div', 'h3'])
  })

  it('leaves out a file that is no picture', async () => {
    expect(
      (await teaser({ image: { filename: 'https://a.storyblok.com/f/1/x/film.mp4' } })).html,
    ).not.toContain('<img')
  })

  it('opens a link in a new tab without handing over the page', async () => {
    const { html } = await teaser({ link: { ...link, target: '_blank' } })
    const { attributes } = tagsOf(html).find(({ name }) => name === 'a') ?? { attributes: new Map() }
    expect(attributes.get('target')).toBe('_blank')
    expect(attributes.get('rel')).toContain('noopener')
  })

  it.each([[{ headline: undefined }], [{ headline: '' }], [{ headline: { a: 1 } }]])(
    'does not pass its schema with %j',
    (broken) => {
      expect(teaserBlock.schema.safeParse(broken).success).toBe(false)
    },
  )
})
