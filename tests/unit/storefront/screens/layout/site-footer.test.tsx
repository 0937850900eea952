import { expect, test } from 'vitest'
import { marketsOf } from '@/lib/platform/markets/markets'
import { SiteFooter } from '@/lib/storefront/screens/layout/site-footer'
import { layoutDefinition } from '@/schemas/layout'
import { seedStories } from '@/scripts/seed/content'
import { renderElement } from '@/tests/fixtures/render'
import { usualShop } from '@/tests/fixtures/shops'

const cases = (['baby', 'bm'] as const).flatMap((brand) => {
  const stories = new Map(seedStories(brand).map((story) => [story.fullSlug, story]))
  return marketsOf(brand).map((market) => ({
    name: `${brand} in ${market.code}`,
    market,
    layout: layoutDefinition.schema.parse(stories.get(`${market.shopLocale}/layouts/layout`)?.content),
  }))
})

test.each(cases)('the footer of $name is for shoppers: nothing in it leads to the editors', async (given) => {
  const html = await renderElement(
    <SiteFooter layout={given.layout} market={given.market} shop={usualShop()} />,
  )
  expect(html.match(/<a /g)?.length).toBeGreaterThan(15)
  expect(html).not.toMatch(/\/(?:studio|documentation)\b|Redaktion|Rédaction|Redactie|Studio/)
})
