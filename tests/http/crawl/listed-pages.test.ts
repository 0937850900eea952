import StoryblokClient from 'storyblok-js-client'
import { contentPath, marketsOfStory } from '@/lib/platform/markets/paths'
import { testSlugPrefix } from '../../fixtures/e2e/content-service'
import { markets, seededPages } from '../../fixtures/e2e/seeded'
import { expect, test } from '../../fixtures/http/test'

test('every page that the content service lists answers 200 at its own address', async ({
  ask,
  address,
  tokens,
}) => {
  const client = new StoryblokClient({ accessToken: tokens.public, endpoint: `${address}/cdn-api/v2` })
  const listed: { full_slug: string; content: { component: string } }[] = await client.getAll('cdn/stories', {
    version: 'published',
    per_page: 25,
  })
  const paths = listed.flatMap(({ full_slug, content }) => {
    const market = markets.find((own) => marketsOfStory(full_slug).includes(own))
    const isPage = content.component !== 'layout' && content.component !== 'section'
    if (!market || !isPage || full_slug.includes(`/${testSlugPrefix}`)) return []
    return [contentPath(market, full_slug)]
  })
  expect(paths.sort()).toEqual(seededPages.map(({ path }) => path).sort())
  const wrong: string[] = []
  for (const path of paths) {
    const { status } = await ask(path)
    if (status !== 200) wrong.push(`${path}: ${status}`)
  }
  expect(wrong).toEqual([])
})
