import { and, inArray, isNotNull } from 'drizzle-orm'
import { stories } from '../tables'
import type { StoryContent, TranslatedSlug } from '../types'
import type { DeliveryContext } from './context'
import { nameIn } from './in-version'
import { translateContent } from './translate'

export type StoryRow = Omit<
  typeof stories.$inferSelect,
  'content' | 'publishedContent' | 'publishedName' | 'unpublishedChanges'
> & { content: StoryContent | null }

export type Alternate = {
  id: number
  name: string
  slug: string
  published: boolean
  full_slug: string
  is_folder: boolean
  parent_id: number | null
}

/** The members of the stories' groups in one query, so that a page of stories costs no query per story. */
export async function readAlternates(
  { db, version, isPublic }: DeliveryContext,
  rows: readonly { id: number; groupId: string }[],
): Promise<(row: { id: number; groupId: string }) => Alternate[]> {
  if (rows.length === 0) return () => []
  const members = await db
    .select({
      id: stories.id,
      groupId: stories.groupId,
      name: nameIn(version),
      slug: stories.slug,
      fullSlug: stories.fullSlug,
      isFolder: stories.isFolder,
      parentId: stories.parentId,
      publishedAt: stories.publishedAt,
    })
    .from(stories)
    .where(
      and(
        inArray(stories.groupId, [...new Set(rows.map((row) => row.groupId))]),
        isPublic ? isNotNull(stories.publishedContent) : undefined,
      ),
    )
    .orderBy(stories.id)
  return (row) =>
    members
      .filter((member) => member.groupId === row.groupId && member.id !== row.id)
      .map(({ id, name, slug, fullSlug, isFolder, parentId, publishedAt }) => ({
        id,
        name,
        slug,
        published: publishedAt !== null,
        full_slug: fullSlug,
        is_folder: isFolder,
        parent_id: parentId,
      }))
}

const translationFor = (row: StoryRow, language: string | undefined): TranslatedSlug | undefined =>
  language ? row.translatedSlugs.find((entry) => entry.lang === language) : undefined

/** The address of a story in the request's language: the translated path below the language's prefix. */
function localisedSlug(row: StoryRow, language: string | undefined): string {
  if (!language) return row.fullSlug
  return `${language}/${translationFor(row, language)?.path || row.fullSlug}`
}

const without = (content: StoryContent, fields: readonly string[]): StoryContent =>
  fields.length === 0
    ? content
    : Object.fromEntries(
        Object.entries(content).filter(
          ([name]) => name === 'component' || name === '_uid' || !fields.includes(name),
        ),
      )

/** A story in the cloud's format. */
export function toStoryObject(row: StoryRow, alternates: Alternate[], context: DeliveryContext) {
  const { language, fallbackLanguage, excludingFields, excludingStoryFields } = context
  const languages = [language, fallbackLanguage].filter((code) => code !== undefined)
  const fullSlug = localisedSlug(row, language)
  const story = {
    name: translationFor(row, language)?.name || row.name,
    created_at: row.createdAt.toISOString(),
    published_at: row.publishedAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
    id: row.id,
    uuid: row.uuid,
    content: without(translateContent(row.content ?? {}, languages), excludingFields),
    slug: language ? (fullSlug.split('/').filter(Boolean).at(-1) ?? row.slug) : row.slug,
    full_slug: fullSlug,
    sort_by_date: null,
    position: row.position,
    tag_list: row.tagList,
    is_startpage: row.isStartpage,
    parent_id: row.parentId,
    meta_data: row.metaData,
    group_id: row.groupId,
    first_published_at: row.firstPublishedAt?.toISOString() ?? null,
    release_id: null,
    lang: language ?? row.lang,
    path: row.path,
    alternates,
    default_full_slug: row.translatedSlugs.length > 0 || language ? row.fullSlug : null,
    translated_slugs: row.translatedSlugs.length > 0 ? row.translatedSlugs : null,
  }
  if (excludingStoryFields.length === 0) return story
  const kept = Object.entries(story).filter(
    ([name]) => name === 'uuid' || name === 'content' || !excludingStoryFields.includes(name),
  )
  return Object.fromEntries(kept) as typeof story
}

export type StoryObject = ReturnType<typeof toStoryObject>
