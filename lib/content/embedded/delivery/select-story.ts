import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { stories } from '../tables'
import { isUuid } from '../walk'
import type { DeliveryContext, Version } from './context'
import { isInVersion, translationsIn } from './in-version'
import { storyColumns, toStoryObjects } from './select-stories'
import type { StoryObject } from './story-object'

/** A folder's start page can be requested with or without the slash at the end of its full slug. */
const hasSlug = (slug: string) => inArray(stories.fullSlug, [slug, `${slug}/`])

const hasTranslatedPath = (language: string, path: string, version: Version): SQL =>
  sql`${translationsIn(version)} @> ${JSON.stringify([{ lang: language, path }])}::jsonb`

const findBy = async (context: DeliveryContext, where: SQL): Promise<StoryObject | undefined> => {
  const rows = await context.db
    .select(storyColumns(context.version))
    .from(stories)
    .where(and(isInVersion(context.version), where))
    .orderBy(stories.fullSlug)
    .limit(1)
  const [story] = await toStoryObjects(context, rows)
  return story
}

/**
 * The story of a path: a number is an id, else the full slug, else `fr/…` with one of the space's languages in front,
 * by its translated path or by its default one.
 */
export async function selectStory(
  context: DeliveryContext,
  name: string,
  byUuid: boolean,
): Promise<StoryObject | undefined> {
  if (byUuid) return isUuid(name) ? findBy(context, eq(stories.uuid, name)) : undefined
  const id = /^\d{1,15}$/.test(name) ? Number(name) : undefined
  const found =
    (id === undefined ? undefined : await findBy(context, eq(stories.id, id))) ??
    (await findBy(context, hasSlug(name)))
  if (found) return found
  const [prefix = '', ...rest] = name.split('/')
  const path = rest.join('/')
  if (path === '' || !context.space.languages.some(({ code }) => code === prefix)) return undefined
  const translated = { ...context, language: prefix }
  return (
    (await findBy(translated, hasTranslatedPath(prefix, path, context.version))) ??
    findBy(translated, hasSlug(path))
  )
}
