import { beforeAll, expect, it } from 'vitest'
import { type ContentSource, contentSource } from '@/lib/content/client/source'
import { createContentFetch } from '@/lib/content/embedded/in-process-fetch'
import { findPage, type PageResult } from '@/lib/content/pages/page'
import { findMarket } from '@/lib/platform/markets/markets'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace } from '../../../fixtures/space'
import { freshEmbeddedClient } from '../client/fresh-client'

const content = {
  component: 'page',
  title: 'Über uns',
  title__i18n__fr_ch: 'À propos',
  title__i18n__de_ch: 'Über uns in der Schweiz',
}

describeOnDatabases('a story of the company', (getDb) => {
  let source: ContentSource

  const find = (key: string, code: string): Promise<PageResult> => {
    const market = findMarket('baby', code)
    if (!market) throw new Error(`There is no market ${code}`)
    return findPage({ source, brand: 'baby', market, key, version: 'published' })
  }

  beforeAll(async () => {
    const { manage } = await openSpace(
      getDb(),
      { stories: [{ fullSlug: 'de-de/versand', name: 'Versand', content: { component: 'page' } }] },
      ['fr-ch', 'de-ch'],
    )
    const folder = await manage('POST', 'stories', { story: { name: 'Baby', slug: 'baby', is_folder: true } })
    await manage('POST', 'stories', {
      publish: 1,
      story: {
        name: 'Über uns',
        slug: 'ueber-uns',
        parent_id: folder.body.story.id,
        content,
        translated_slugs_attributes: [
          { lang: 'fr-ch', path: 'baby/a-propos', name: 'À propos', slug: 'a-propos', published: true },
          { lang: 'de-ch', path: 'baby/ueber-uns', name: 'Über uns', slug: 'ueber-uns', published: true },
        ],
      },
    })
    const client = await freshEmbeddedClient(createContentFetch(getDb))
    source = contentSource(async () => client)
  })

  it.each([
    ['de', 'ueber-uns', '/de/ueber-uns/', 'Über uns'],
    ['at', 'ueber-uns', '/at/ueber-uns/', 'Über uns'],
    ['ch-fr', 'a-propos', '/ch-fr/a-propos/', 'À propos'],
    ['ch-fr', 'ueber-uns', '/ch-fr/a-propos/', 'À propos'],
    ['ch', 'ueber-uns', '/ch/ueber-uns/', 'Über uns in der Schweiz'],
  ])('is the page of the market %s under %s, in its language', async (code, key, path, title) => {
    const page = await find(key, code)
    expect(page).toMatchObject({ kind: 'page', path, story: { content: { title } } })
    expect(page.kind === 'page' && page.alternates.map((alternate) => alternate.path)).toEqual([
      '/de/ueber-uns/',
      '/at/ueber-uns/',
      '/ch-fr/a-propos/',
      '/ch/ueber-uns/',
    ])
  })

  it('is no page under the slug of another language', async () => {
    expect((await find('a-propos', 'de')).kind).toBe('missing')
  })

  it('leaves the pages of a market as they are', async () => {
    expect(await find('versand', 'de')).toMatchObject({ kind: 'page', path: '/de/versand/' })
    expect((await find('versand', 'at')).kind).toBe('missing')
  })
})
