import { describe, expect, it } from 'vitest'
import { iconPaths } from '@/lib/storefront/design/ui/icons'
import { findIcons, iconLabel } from '@/lib/studio/editor/fields/icon-names'
import { studioLanguages } from '@/lib/studio/i18n'

describe.each(studioLanguages)('the names of icons in %s', (language) => {
  it('are there for each of them, and each is another', () => {
    const names = findIcons('', language)
    expect([...names].sort()).toEqual(Object.keys(iconPaths).sort())
    const labels = names.map((name) => iconLabel(name, language))
    expect(labels.every(Boolean)).toBe(true)
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('lead to them, as do their names in content', () => {
    for (const name of findIcons('', language)) {
      expect(findIcons(iconLabel(name, language), language)).toContain(name)
      expect(findIcons(name, language)).toContain(name)
    }
  })
})

describe('the search for icons', () => {
  it.each([
    ['de', 'versand', 'truck'],
    ['de', 'GRÖSSE', 'ruler'],
    ['en', 'wishlist', 'heart'],
    ['fr', 'coeur', 'heart'],
    ['fr', 'etoile', 'star'],
    ['fr', 'livraison', 'truck'],
  ] as const)('in %s finds by %s', (language, term, name) => expect(findIcons(term, language)[0]).toBe(name))

  it('finds nothing by a word that names none', () => expect(findIcons('xyz', 'de')).toEqual([]))
})
