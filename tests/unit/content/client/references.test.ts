import { expect, it } from 'vitest'
import { referencesOf } from '@/lib/content/client/references'

const uuid = '3f9a1f0e-6f0e-4a53-9b64-7a2f0b6a1c11'

it.each([
  ['as the service sends it', { linktype: 'story', id: uuid, cached_url: '' }, true],
  ['inside rich text', { linktype: 'story', uuid, href: '' }, true],
  ['as a schema reads it', { kind: 'story', uuid, fullSlug: undefined }, true],
  ['with an address', { linktype: 'story', id: uuid, cached_url: 'de-de/versand' }, false],
  ['with its story', { linktype: 'story', id: uuid, story: { full_slug: 'de-de/versand' } }, false],
  ['that nobody has filled in', { linktype: 'story', id: '', cached_url: '' }, false],
  ['to another site', { linktype: 'url', id: uuid, url: '' }, false],
])('waits for the story of a link %s: %o → %s', (_, link, isIncomplete) => {
  expect(referencesOf({ component: 'page', body: [{ component: 'button', link }] })).toEqual({
    stories: [],
    isIncomplete,
  })
})
