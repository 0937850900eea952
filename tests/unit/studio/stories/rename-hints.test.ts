import { describe, expect, it } from 'vitest'
import { changeBody, createBody } from '@/lib/studio/stories/bodies'
import { newSlug, renameHints } from '@/lib/studio/stories/dialogs/slug-hint'

const page = { slug: 'versand', fullSlug: 'de-de/versand', isFolder: false, state: 'published' } as const

describe('the hints of a new address', () => {
  it.each([
    ['versand', { leadsOn: false }],
    ['lieferung', { leadsOn: true }],
    ['Über uns', { read: 'ueber-uns', leadsOn: true }],
    ['lieferung.neu', { read: 'lieferung-neu', leadsOn: true }],
    ['Versand', { read: 'versand', leadsOn: false }],
  ])('%s', (typed, hints) => {
    expect(renameHints(page, typed)).toEqual(hints)
  })

  it('do not say of a draft that its address leads on', () => {
    expect(renameHints({ ...page, state: 'draft' }, 'lieferung')).toEqual({ leadsOn: false })
  })
})

it.each([
  ['', '', undefined],
  ['Über uns', '', 'ueber-uns'],
  ['Für Geschwister & Zwillinge', ' ', 'fuer-geschwister-zwillinge'],
  ['Über uns', 'Wir', 'wir'],
  ['Über uns', 'wir', undefined],
])('a new page called %j with the address %j is told to have %j', (name, typed, wanted) => {
  expect(newSlug(name, typed)).toBe(wanted)
})

describe('a typed address with dots', () => {
  it.each([
    ['st.-gallen', 'st-gallen'],
    ['version 2.0 neu', 'version-2-0-neu'],
    ['St. Gallen', 'st-gallen'],
    ['ende.', 'ende'],
  ])('is read alike for a new and a renamed page: %s', (typed, slug) => {
    const created = createBody.parse({ kind: 'folder', name: 'X', slug: typed, parent: null })
    expect([changeBody.parse({ slug: typed }).slug, created.slug]).toEqual([slug, slug])
  })

  it('is refused where nothing else is left', () => {
    expect(changeBody.safeParse({ slug: '...' }).success).toBe(false)
  })
})
