import type { SeedStory } from '@/lib/content/embedded'
import type categories from './categories.json'

export type CategoryKey = keyof typeof categories

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | Named

export type Named = { [name: string]: Json }

/** A stored block. */
export type SeedBlok = SeedStory['content']

/** A redirect of a market; `path` is below the market prefix, `target` a path of the shop or an external address. */
export type SeedRedirect = { locale: string; path: string; target: string; statusCode: 301 | 302 | 307 | 308 }

/** A page as its file describes it. */
export type Skeleton = {
  group: string
  slug: string
  name: string
  content: Json
  /** Parts that the page's texts or blocks can name. */
  parts?: Named
  isStartpage?: boolean
  /** Not published: an editor completes it first. */
  draft?: boolean
  tags?: Json
}
