import { z } from 'zod'
import { language } from './attributes'
import { shopLocale } from './key'

const target = z.string().trim().min(1).max(2000)

/** The status codes that a redirect may answer with. */
export const redirectStatuses = [301, 302, 303, 307, 308] as const

/** A redirect of a missing page in a feed. */
export const sourceRedirect = z.object({
  locale: shopLocale,
  /** The path that leads away, with or without the market prefix: `/de/alt/` or `alt`. */
  source: z.string().trim().min(1).max(600),
  /** A path of this site with the market prefix, or a whole address. */
  target,
  status: z.literal(redirectStatuses, `is none of ${redirectStatuses.join(', ')}`).default(301),
})
export type SourceRedirect = z.infer<typeof sourceRedirect>

/** A search term in a feed that leads to a page instead of showing results. */
export const sourceSearchRedirect = z.object({
  locale: shopLocale,
  term: z.string().trim().min(1).max(200),
  target,
})
export type SourceSearchRedirect = z.infer<typeof sourceSearchRedirect>

const searchWord = z.string().trim().min(1).max(100)

/** A word in a feed for what the catalogue calls by another name. Without meanings it is taken away. */
export const sourceSearchSynonym = z.object({
  language,
  word: searchWord,
  means: z.array(searchWord).max(20),
})
export type SourceSearchSynonym = z.infer<typeof sourceSearchSynonym>

/** An occasion in a feed, with the keys of the categories that it leads to. Without any it is taken away. */
export const sourceSearchOccasion = z.object({
  language,
  word: searchWord,
  categories: z.array(z.string().trim().min(1).max(100)).max(20),
})
export type SourceSearchOccasion = z.infer<typeof sourceSearchOccasion>
