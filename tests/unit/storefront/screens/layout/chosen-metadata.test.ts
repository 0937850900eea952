import { describe, expect, it, vi } from 'vitest'
import { chosenMetadata } from '@/lib/storefront/screens/layout/chosen-page'

const path = '/de/kleidung/'
const languages = { 'de-DE': path, 'fr-CH': '/ch-fr/vetements/' }

vi.mock('@/lib/platform/config', () => ({ config: () => ({ brand: 'baby' }) }))
vi.mock('@/lib/storefront/screens/layout/content-page', () => ({
  contentMetadata: async () => ({
    title: 'Kleidung',
    alternates: { canonical: path, languages },
    openGraph: { type: 'website', title: 'Kleidung', url: path },
  }),
}))

const head = (params: Record<string, string>) =>
  chosenMetadata({ address: { market: 'de', slug: ['kleidung'] }, params })

describe('the head of a listing', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a further page', { page: '2' }, `${path}?page=2`],
    ['a filtered one', { brand: 'nestling' }, path],
    ['a further page of a filtered one', { brand: 'nestling', page: '2' }, path],
    ['a sorted one', { sort: 'price-asc' }, path],
  ])(
    'has one address for search engines and for sharing, and no translations: %s',
    async (_, params, url) => {
      const { alternates, openGraph } = await head(params)
      expect(alternates).toEqual({ canonical: url })
      expect(openGraph).toMatchObject({ title: 'Kleidung', url })
    },
  )

  it.each<[string, Record<string, string>]>([
    ['without choices', {}],
    ['with the number of its first page', { page: '1' }],
    ['with parameters of others', { utm_source: 'letter' }],
  ])('names its translations %s', async (_, params) => {
    const { alternates, openGraph, title } = await head(params)
    expect(alternates).toEqual({ canonical: path, languages })
    expect(openGraph).toMatchObject({ url: path })
    expect(title).toBe('Kleidung')
  })

  it('lets search engines index further pages, and no filtered ones', async () => {
    expect(await head({ page: '2' })).not.toHaveProperty('robots')
    expect(await head({ brand: 'nestling' })).toMatchObject({ robots: { index: false, follow: true } })
  })
})
