import { expect, it } from 'vitest'
import { guideHref } from '@/lib/storefront/screens/guide-pages'
import { layoutDefinition } from '@/schemas/layout'
import { testMarket } from '../../fixtures/render'

const layoutOf = (raw: object) => layoutDefinition.schema.parse(raw)
const to = (slug: string) => ({ linktype: 'story', story: { full_slug: `de-de/${slug}` } })
const linked = { legalInfos: [{ component: 'layout_link', name: 'AGB', link: to('agb') }] }
const termsOf = (raw: object) => guideHref('terms', testMarket('de'), layoutOf(raw))

it('a guide is the page that the layout names, wherever that stands', () => {
  expect(termsOf({ ...linked, termsPage: to('bedingungen') })).toBe('/de/bedingungen/')
  expect(termsOf({ termsPage: to('bedingungen') })).toBe('/de/bedingungen/')
})

it('a guide that the layout does not name is at its usual address, if the layout links to it', () => {
  expect(termsOf(linked)).toBe('/de/agb/')
  expect(termsOf({})).toBeUndefined()
})
