import { expect, it } from 'vitest'
import { situationOf } from '@/app/preview/[...slug]/situation'
import { testMarket } from '../../fixtures/render'

const section = { content: { component: 'section' }, path: '' }
const pathOf = async (path: unknown, shown = section) =>
  (await situationOf({ path }, testMarket('ch-fr'), shown)).path

it.each([
  ['/ch-fr/panier/', '/ch-fr/panier/'],
  ['/de/warenkorb/', '/de/warenkorb/'],
  ['/panier/', '/ch-fr/panier/'],
  ['//evil.example/', '/ch-fr/'],
  ['panier', '/ch-fr/'],
  [undefined, '/ch-fr/'],
])('what stands on many pages is shown at %s as at %s', async (asked, path) => {
  expect(await pathOf(asked)).toBe(path)
})

it('a page is shown at its own path', async () => {
  expect(await pathOf('/de/x/', { content: { component: 'page' }, path: '/de/y/' })).toBe('/de/y/')
})
