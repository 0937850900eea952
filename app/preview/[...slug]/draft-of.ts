import { pageOfDraft, readVersion } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { fallbackMarket, type Market, marketsOf, marketsOfStory } from '@/lib/platform/markets'
import { percentDecoded } from '@/lib/platform/text'

/** The market in which a story is shown: the one that is asked for where the story is there, else its first. */
function marketOfDraft(fullSlug: string, asked?: unknown): Market {
  const { brand } = config()
  const own = marketsOfStory(fullSlug).filter((market) => marketsOf(brand).includes(market))
  return own.find(({ code }) => code === asked) ?? own[0] ?? fallbackMarket(brand)
}

/** The full slug that the segments of an address name; undefined when they are no text. */
const slugOf = (segments: readonly string[]): string | undefined => percentDecoded(segments.join('/'))

/** The draft of a story by its full slug, with its page in a market. */
export async function draftOfSlug(slug: string, asked?: unknown) {
  const market = marketOfDraft(slug, asked)
  const story = await readVersion(slug, 'draft')
  return story && market ? { story, market, page: await pageOfDraft(story, market) } : undefined
}

/** The draft that an address names, with its page in a market. */
export async function draftOf(segments: readonly string[], asked?: unknown) {
  const slug = slugOf(segments)
  if (slug === undefined) return undefined
  const [folder = '', ...rest] = slug.split('/')
  // The address of a category's page does not name the folder of its story.
  return (
    (await draftOfSlug(slug, asked)) ?? draftOfSlug([folder, 'kategorieseiten', ...rest].join('/'), asked)
  )
}

/** What shoppers get of a story that an editor looks at; undefined where nothing of it is published. */
export const publishedOf = async ({ fullSlug }: { fullSlug: string }) =>
  (await readVersion(fullSlug, 'published'))?.content
