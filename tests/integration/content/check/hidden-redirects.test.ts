import { expect, it } from 'vitest'
import { hiddenRedirects } from '@/lib/content/check/hidden-redirects'
import { createContentFetch } from '@/lib/content/embedded/in-process-fetch'
import { redirects } from '@/lib/content/redirects/tables'
import { writeShopConfigurations } from '@/lib/platform/shop-configuration/write'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace } from '../../../fixtures/space'
import { freshEmbeddedClient } from '../client/fresh-client'

const story = (fullSlug: string, component = 'page') => ({ fullSlug, name: fullSlug, content: { component } })

describeOnDatabases('the redirects that lead no visitor on', (getDb) => {
  it('stand at a page, or at a screen that the shop offers', async () => {
    await openSpace(getDb(), {
      stories: [
        story('de-at/kategorieseiten/betten'),
        story('baby/versand'),
        story('de-de/teile', 'section'),
        story('de-de/rahmen', 'layout'),
      ],
    })
    await writeShopConfigurations(getDb(), [
      { type: 'shop_configuration', locale: 'de-de', options: { wishlist: false } },
    ])
    const paths: [locale: string, path: string][] = [
      ['de-at', 'betten'],
      ['de-at', 'versand'],
      ['de-at', 'wunschliste'],
      ['de-de', 'alt'],
      ['de-de', 'betten'],
      ['de-de', 'konto'],
      ['de-de', 'p/alt-1'],
      ['de-de', 'rahmen'],
      ['de-de', 'suche'],
      ['de-de', 'teile'],
      ['de-de', 'versand'],
      ['de-de', 'wunschliste'],
      ['fr-ch', 'panier'],
      ['fr-ch', 'suche'],
    ]
    await getDb()
      .insert(redirects)
      .values(paths.map(([locale, path]) => ({ locale, path, target: '/de/neu/', statusCode: 301 })))
    const client = await freshEmbeddedClient(createContentFetch(getDb))
    expect(await hiddenRedirects(getDb(), client, 'baby')).toEqual([
      '/at/betten/',
      '/at/versand/',
      '/at/wunschliste/',
      '/de/konto/',
      '/de/suche/',
      '/de/versand/',
      '/ch-fr/panier/',
    ])
  })
})
