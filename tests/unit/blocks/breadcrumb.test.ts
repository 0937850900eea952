import { describe, expect, it } from 'vitest'
import { Breadcrumb } from '@/blocks/breadcrumb/breadcrumb'
import { breadcrumbBlock } from '@/schemas/blocks/breadcrumb'
import { expectInert, hostileAddresses, jsonLdOf, tagsOf } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

const step = (name: unknown, link?: unknown) => ({
  component: 'breadcrumb_item',
  _uid: String(name),
  name,
  link,
})
const to = (url: string) => ({ linktype: 'url', url })
const breadcrumb = (items: unknown, context = {}) =>
  renderBlock(breadcrumbBlock, Breadcrumb, { items }, context)

const listed = (html: string) =>
  [...html.matchAll(/<li[^>]*>.*?<\/li>/gs)].map(([item]) => item.replace(/<[^>]*>/g, ''))

describe('the breadcrumb', () => {
  it('follows the folders of the page without entries of its own', async () => {
    const { html } = await breadcrumb('')
    expect(listed(html)).toEqual(['Startseite', 'Ratgeber'])
    expect(html).toContain('href="/de/"')
    expect(html).toContain('aria-label="Sie befinden sich hier"')
  })

  it('starts at the home page of the market, once', async () => {
    const items = [step('Conseils', to('/ch-fr/conseils/')), step('Dormir')]
    const french = { market: testMarket('ch-fr') }
    expect(listed((await breadcrumb(items, french)).html)).toEqual(['Accueil', 'Conseils', 'Dormir'])
    const withHome = [step('Début', { linktype: 'story', story: { full_slug: 'fr-ch/home' } }), ...items]
    expect(listed((await breadcrumb(withHome, french)).html)).toEqual(['Début', 'Conseils', 'Dormir'])
  })

  it('ends with the page itself, which is no link', async () => {
    const { html } = await breadcrumb([step('Betten', to('/de/betten/')), step('Pflege', to('/de/pflege/'))])
    expect(html.match(/aria-current/g)).toHaveLength(1)
    expect(html).toMatch(/<span aria-current="page"[^>]*>Pflege<\/span>/)
    expect(
      tagsOf(html)
        .filter(({ name }) => name === 'a')
        .map(({ attributes }) => attributes.get('href')),
    ).toEqual(['/de/', '/de/betten/'])
  })

  it('has the arrow before the step that it leads to, so that no line ends with it', async () => {
    const { html } = await breadcrumb([step('Betten', to('/de/betten/')), step('Pflege')])
    const shapes = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) =>
      item.replace(/<svg.*?<\/svg>/gs, '›').replace(/<[^>]*>/g, ''),
    )
    expect(shapes).toEqual(['Startseite', '›Betten', '›Pflege'])
  })

  it('tells search engines the same way', async () => {
    const { html } = await breadcrumb([
      step('Betten', to('/de/betten/')),
      step('Ohne Adresse'),
      step('Pflege'),
    ])
    expect(jsonLdOf(html)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Startseite', item: 'https://shop.example/de/' },
          { '@type': 'ListItem', position: 2, name: 'Betten', item: 'https://shop.example/de/betten/' },
          { '@type': 'ListItem', position: 3, name: 'Pflege' },
        ],
      },
    ])
  })

  it('is not there on the home page', async () => {
    const home = [{ name: 'Startseite', href: '/de/' }]
    expect((await breadcrumb('', { breadcrumb: home })).html).toBe('')
    expect((await breadcrumb([step('Start', to('/de/'))])).html).toBe('')
    expect((await breadcrumb([], { breadcrumb: [] })).html).toBe('')
  })

  it.each([[step('')], [step({})], ['x'], [{ component: 'teaser', name: 'x' }]])(
    'loses only the step %j',
    async (broken) => {
      const { html, left } = await breadcrumb([step('Betten', to('/de/betten/')), broken, step('Pflege')])
      expect(listed(html)).toEqual(['Startseite', 'Betten', 'Pflege'])
      expect(left).toHaveLength(1)
    },
  )

  it.each(hostileAddresses)('names the step to %j without a link', async (url) => {
    const { html } = await breadcrumb([step('Falle', to(url)), step('Ziel')])
    expect(listed(html)).toEqual(['Startseite', 'Falle', 'Ziel'])
    expect(html.match(/<a /g)).toHaveLength(1)
    expectInert(html)
  })
})
