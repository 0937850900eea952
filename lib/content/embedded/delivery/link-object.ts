import { stories } from '../tables'
import type { TranslatedSlug } from '../types'
import type { Version } from './context'
import { nameIn, translationsIn } from './in-version'
import type { Alternate } from './story-object'

export const linkColumns = (version: Version) => ({
  id: stories.id,
  uuid: stories.uuid,
  groupId: stories.groupId,
  parentId: stories.parentId,
  name: nameIn(version),
  fullSlug: stories.fullSlug,
  path: stories.path,
  position: stories.position,
  isFolder: stories.isFolder,
  isStartpage: stories.isStartpage,
  translatedSlugs: translationsIn(version),
  createdAt: stories.createdAt,
  updatedAt: stories.updatedAt,
  publishedAt: stories.publishedAt,
})

type LinkRow = {
  [Name in keyof ReturnType<typeof linkColumns>]: (typeof stories.$inferSelect)[Name]
}

const inLanguage = (slugs: TranslatedSlug[], language: string | undefined) =>
  slugs.find((entry) => entry.lang === language)

/** A story or folder as `links` and `resolve_links=link` return it; `slug` is its full slug. */
export function toLink(row: LinkRow, language: string | undefined) {
  const translated = language ? inLanguage(row.translatedSlugs, language) : undefined
  const slug = language ? `${language}/${translated?.path || row.fullSlug}` : row.fullSlug
  return {
    id: row.id,
    uuid: row.uuid,
    slug,
    path: row.path,
    parent_id: row.parentId,
    name: translated?.name || row.name,
    is_folder: row.isFolder,
    published: row.publishedAt !== null,
    is_startpage: row.isStartpage,
    position: row.position,
    real_path: `/${row.path ?? slug}`,
  }
}

export const datesOf = (row: LinkRow) => ({
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  published_at: row.publishedAt?.toISOString() ?? null,
})

/** A resolved link in a response with stories, with its full slug under both names that clients read. */
export const toResolvedLink = (row: LinkRow, language: string | undefined, alternates: Alternate[]) => {
  const link = toLink(row, language)
  // Shared stories have a path of their own in each market; Storyblok names them in its links, too.
  const translated = language === undefined && row.translatedSlugs.length > 0
  return {
    ...link,
    full_slug: link.slug,
    url: link.slug,
    alternates,
    ...(translated && { translated_slugs: row.translatedSlugs }),
  }
}
