import { describe, expect, it } from 'vitest'
import { marketsOf } from '@/lib/platform/markets'
import { defaultConfiguration, defaultLooks } from '@/lib/platform/shop-configuration'
import { storesOf } from '@/scripts/seed/catalogue/stores'
import { namedStories } from '../../../../fixtures/named-stories'

const stories = namedStories('bm')
const { name: first } = defaultLooks.baby
const { name: second } = defaultLooks.bm

/** Goods that no category of the first catalogue has, in the languages of the shop. */
const notSold =
  /Gartenh|Ranzen|ranzen\b|Schultasche|Schulthek|Schreibtisch|cartable|cabane|schooltas|speelhuisje|premier bureau|eerste bureau/

describe.each(marketsOf('bm').map((market) => [market.shopLocale, market] as const))(
  'the second brand in %s',
  (locale, market) => {
    const own = stories.filter(({ fullSlug }) => fullSlug.startsWith(`${locale}/`))

    it('is called by its own name on every page, and never by that of the first brand', () => {
      expect(own.length).toBeGreaterThan(20)
      for (const story of own)
        expect([story.fullSlug, JSON.stringify(story).includes(first)]).toEqual([story.fullSlug, false])
      const layout = own.find(({ fullSlug }) => fullSlug === `${locale}/layouts/layout`)
      expect(layout?.content).toMatchObject({ titleTemplate: `%s – ${second}` })
    })

    it('advertises only what its categories have', () => {
      for (const story of own)
        expect([story.fullSlug, notSold.exec(JSON.stringify(story))?.[0]]).toEqual([
          story.fullSlug,
          undefined,
        ])
    })

    it('is sold by a company of its own', () => {
      const { seller } = defaultConfiguration('bm', market)
      expect(seller.name).toMatch(new RegExp(`^${second} `))
      expect(seller.bankAccount.holder).toBe(seller.name)
    })
  },
)

it('the stores of each brand have its name', () => {
  for (const { name } of storesOf('bm')) expect(name).toMatch(new RegExp(`^${second} `))
  for (const { name } of storesOf('baby')) expect(name).toMatch(new RegExp(`^${first} `))
})
