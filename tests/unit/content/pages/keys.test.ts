import { describe, expect, it } from 'vitest'
import { keysOf } from '@/lib/content/pages/keys'

const story = (fullSlug: string, more: Partial<Parameters<typeof keysOf>[0]> = {}) =>
  keysOf({ fullSlug, defaultSlug: fullSlug, alternates: [], translatedSlugs: [], ...more })

describe('The keys at which a story is found', () => {
  it.each([
    ['de-de/versand', ['versand']],
    ['de-de/home', ['_']],
    ['de-de/kategorieseiten/unterwegs/kinderwagen', ['unterwegs/kinderwagen']],
    ['baby/versand', ['versand']],
    ['de-de/baby/lernen', ['baby/lernen', 'lernen']],
    ['de-de/Größen', ['groessen']],
  ])('%s: %j', (slug, keys) => {
    expect(story(slug)).toEqual(keys)
  })

  it('are those of its translations and alternates too', () => {
    const keys = story('fr-ch/livraison', {
      defaultSlug: 'baby/versand',
      alternates: ['de-at/lieferung'],
      translatedSlugs: [{ lang: 'fr-be', path: 'livraisons' }],
    })
    expect(keys).toEqual(['livraison', 'versand', 'lieferung', 'livraisons'])
  })
})
