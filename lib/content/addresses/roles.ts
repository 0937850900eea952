import { canonicalContentPath, marketsOfStory } from '@/lib/platform/markets'

/** The stories below `layouts/` that fill screens of the shop, or stand in place of a page that is missing. */
export const screenStories = [
  'account-content',
  'checkout-content',
  'error-page',
  'failure-page',
  'login-content',
  'null-result-error',
  'search-start',
  'thank-you-expired',
] as const
type ScreenStory = (typeof screenStories)[number]

/** What a story is for the whole of its markets, which its path alone decides. */
export type StoryRole = {
  /** The folders of the markets, such as `de-de`. */
  folders: readonly string[]
} & (
  | { /** Surrounds every page. */ kind: 'frame' }
  | { /** The page with which a market begins. */ kind: 'home' }
  | { /** Stands in a screen. */ kind: 'screen'; screen: ScreenStory }
)

const layouts = 'layouts/'

/** Undefined for a story that is a page like others, and for one in the folder of no open market. */
export function roleOf(fullSlug: string): StoryRole | undefined {
  const markets = marketsOfStory(fullSlug)
  const folders = markets.map(({ shopLocale }) => shopLocale)
  if (folders.length === 0) return undefined
  const path = canonicalContentPath(fullSlug)
  if (path === '') return { kind: 'home', folders }
  // The layout of a market lies in its own folder alone.
  if (folders.some((folder) => fullSlug === `${folder}/${layouts}layout`)) return { kind: 'frame', folders }
  const screen = screenStories.find((name) => path === `${layouts}${name}`)
  return screen && { kind: 'screen', screen, folders }
}
