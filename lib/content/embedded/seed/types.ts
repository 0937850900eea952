/** A block as it is stored; `_uid` is added when the story is finished. */
export type SeedBlok = { component: string } & Record<string, unknown>

/** One story of the seed, as the importer takes it. Stories of one group are each other's alternates. */
export type SeedStory = {
  fullSlug: string
  name: string
  content: SeedBlok
  group?: string
  isStartpage?: boolean
  position?: number
  published?: boolean
  tags?: string[]
}

/** A redirect of a market; `path` is below the market prefix, `target` a path of the shop or an external address. */
export type SeedRedirect = { locale: string; path: string; target: string; statusCode: 301 | 302 | 307 | 308 }

/** A story as an author writes it: its slug, and every link, is below the folder of the market. */
export type Draft = {
  slug: string
  group: string
  name: string
  content: SeedBlok
  isStartpage?: boolean
  tags?: string[]
}
