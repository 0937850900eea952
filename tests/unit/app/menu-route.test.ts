import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/api/cms/menu/route'
import { menuTeasers } from '@/schemas/api/menu'
import { layoutDefinition } from '@/schemas/layout'
import { seedStories } from '@/scripts/seed/content'

const given = vi.hoisted(() => ({ layout: {} as unknown }))

vi.mock('@/lib/platform/config', () => ({ config: () => ({ brand: 'baby' }) }))
vi.mock('@/lib/content/pages', () => ({ loadLayout: async () => ({ layout: given.layout }) }))

const ask = (locale: string) => GET(new Request(`https://shop.example/api/cms/menu/?locale=${locale}`))
const stories = seedStories('baby')

describe('the teasers of the menu', () => {
  beforeEach(() => void vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough'))

  it.each([
    ['de-DE', 'de-de', '/de/'],
    ['fr-CH', 'fr-ch', '/ch-fr/'],
  ])(
    'come for each group of %s with a picture of 310 pixels and a link into its market',
    async (iso, locale, root) => {
      const layout = stories.find(({ fullSlug }) => fullSlug === `${locale}/layouts/layout`)?.content
      const parsed = layoutDefinition.schema.parse(layout)
      given.layout = parsed
      const teasers = menuTeasers.parse(await (await ask(iso)).json())
      expect(Object.keys(teasers)).toEqual(
        // What has nothing below it opens no panel.
        expect.arrayContaining(
          parsed.navigation.flatMap(({ entries }, place) => (entries.length > 0 ? [`${place}`] : [])),
        ),
      )
      for (const { headline, link, picture } of Object.values(teasers)) {
        expect(link?.href, headline).toMatch(new RegExp(`^${root}`))
        expect(picture?.srcSet, headline).toMatch(/\/m\/310x.* 1x, .*\/m\/620x.* 2x/)
        expect(picture?.alt, headline).not.toBe('')
      }
    },
  )

  it('are for markets that there are', async () => expect((await ask('xx')).status).toBe(400))
})
