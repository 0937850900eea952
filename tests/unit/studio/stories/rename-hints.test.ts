import { describe, expect, it } from 'vitest'
import { changeBody, createBody } from '@/lib/studio/stories/bodies'
import { newSlug, readTyped, renameHint, slugWithoutName } from '@/lib/studio/stories/dialogs/slug-hint'
import { addressChange, nextFullSlug, publicPath, shopsOwn } from '@/lib/studio/stories/next-address'

describe('the hint of a new address', () => {
  it.each([
    ['versand', undefined],
    ['lieferung', undefined],
    ['Über uns', 'ueber-uns'],
    ['lieferung.neu', 'lieferung-neu'],
    ['Versand', 'versand'],
  ])('%s', (typed, read) => {
    expect(renameHint({ slug: 'versand' }, typed)).toBe(read)
  })
})

it.each(['..', '.', ' ', '%2e', 'a/b'])('no address is shown for what can be none: %j', (typed) => {
  expect(readTyped({ slug: 'versand' }, typed)).toBeUndefined()
})

const page = { slug: 'versand', isStartpage: false, isFolder: false, address: '/de/hilfe/versand/' }

describe('the public address of a page that is moved or renamed', () => {
  it.each([
    ['another folder', 'de-de/hilfe/versand', 'de-de/service', undefined, '/de/service/versand/'],
    ['another name', 'de-de/hilfe/versand', 'de-de/hilfe', 'größen', '/de/hilfe/größen/'],
    ['another market', 'de-de/hilfe/versand', 'fr-ch', undefined, '/ch-fr/versand/'],
    ['no market', 'de-de/hilfe/versand', 'entwurf', undefined, 'none'],
    ['the same place', 'de-de/hilfe/versand', 'de-de/hilfe', undefined, undefined],
  ])('%s', (_, fullSlug, folder, slug, after) => {
    const row = { ...page, fullSlug }
    const change = addressChange(row, nextFullSlug(row, folder, slug))
    expect(change && [change.before, change.after ?? 'none']).toEqual(after && ['/de/hilfe/versand/', after])
  })

  it('is that of everything in a folder', () => {
    const folder = { ...page, isFolder: true, slug: 'hilfe', fullSlug: 'de-de/hilfe', address: 'de-de/hilfe' }
    expect(addressChange(folder, 'de-de/service')).toEqual({ before: '/de/hilfe/…', after: '/de/service/…' })
  })

  it('is the one of its folder for a start page, and none for what is no page', () => {
    const start = { ...page, isStartpage: true, slug: 'service', fullSlug: 'de-de/hilfe/service' }
    expect(nextFullSlug(start, 'de-de/service')).toBe('de-de/service/')
    const section = { ...page, fullSlug: 'de-de/abschnitt', address: 'de-de/abschnitt' }
    expect(addressChange(section, 'de-de/x/abschnitt')).toBeUndefined()
  })
})

it.each([
  ['', '', undefined],
  ['Über uns', '', 'ueber-uns'],
  ['Für Geschwister & Zwillinge', ' ', 'fuer-geschwister-zwillinge'],
  ['ÉTÉ à l’Œuvre. Nº 1', '', 'ete-a-l-oeuvre-no-1'],
  ['Über uns', 'Wir', 'wir'],
  ['Über uns', 'Über.Uns!', 'ueber-uns'],
  ['Über uns', 'wir', undefined],
])('a new page called %j with the address %j is told to have %j', (name, typed, wanted) => {
  expect(newSlug(name, typed)).toBe(wanted)
})

describe('a typed address with signs', () => {
  it.each([
    ['st.-gallen', 'st-gallen'],
    ['version 2.0 neu', 'version-2-0-neu'],
    ['St. Gallen', 'st-gallen'],
    ['ende.', 'ende'],
    ['Über.Uns!', 'ueber-uns'],
    ['l’été (2026)', 'l-ete-2026'],
    ['Kind & Co: a - b', 'kind-co-a-b'],
    ['unter_strich', 'unter_strich'],
  ])('is read alike for a new and a renamed page: %s', (typed, slug) => {
    const created = createBody.parse({ kind: 'folder', name: 'X', slug: typed, parent: null })
    expect([changeBody.parse({ slug: typed }).slug, created.slug]).toEqual([slug, slug])
  })

  it('is refused where nothing else is left', () => {
    expect(changeBody.safeParse({ slug: '...' }).success).toBe(false)
  })
})

it.each([
  ['🎄🎁', '', 'story'],
  ['🎄🎁', 'advent', undefined],
  ['', '', undefined],
  ['Advent 🎄', '', undefined],
  ['Story', '', undefined],
])('a name of which no address can be made is told before: %s, %s', (name, typed, said) => {
  expect(slugWithoutName(name, typed)).toBe(said)
})

it('a long name makes an address that fits', () => {
  const slug = newSlug('Übergrößen '.repeat(40), '') ?? ''
  expect(slug.length).toBeLessThanOrEqual(255)
  expect(slug).not.toMatch(/-$/)
})

it('a path of the tree is shown as shoppers know it', () => {
  expect(publicPath('de-de/dreihundert-bloecke')).toBe('/de/dreihundert-bloecke/')
  expect(publicPath('teile/innen')).toBe('teile/innen')
})

it.each([
  ['warenkorb', 'de-de', 'screen'],
  ['p', 'de-de', 'product'],
  ['hilfe', 'de-de', undefined],
  ['warenkorb', 'de-de/hilfe', undefined],
])('what the shop has itself at a new address is known while it is typed: %s in %s', (typed, folder, own) => {
  const row = { ...page, fullSlug: `${folder}/versand` }
  expect(shopsOwn(row, nextFullSlug(row, folder, typed))).toBe(own)
  expect(shopsOwn({ ...row, isFolder: true }, nextFullSlug(row, folder, typed))).toBeUndefined()
})
