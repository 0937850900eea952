import 'server-only'
import { findStory } from '@/lib/content/embedded'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { type Database, database } from '@/lib/platform/db'
import {
  createPreviewLink,
  endPreviewLink,
  findPreviewLink,
  listPreviewLinks,
  type Person,
  type PreviewLink,
} from '@/lib/studio/people'
import { idInToken, previewPath } from './seal'

/** A link as the Studio shows it. Times are ISO 8601 texts. */
export type PreviewLinkRow = { id: string; path: string; by: string; createdAt: string; expiresAt: string }

const toRow = (link: PreviewLink): PreviewLinkRow => ({
  id: link.id,
  path: previewPath(link),
  by: link.by,
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
})

const pageOf = async (db: Database, storyId: number) => {
  const story = await findStory(db, storyId)
  return story && !story.isFolder ? { id: story.id, name: story.name } : undefined
}

/** The links to a page's draft that hold; undefined for a page that is not there. */
export async function readPreviewLinks(
  storyId: number,
  db: Database = database(),
): Promise<PreviewLinkRow[] | undefined> {
  if (!(await pageOf(db, storyId))) return undefined
  return (await listPreviewLinks(db, storyId, currentTime())).map(toRow)
}

/** Makes a link to a page's draft that holds for some days. */
export async function makePreviewLink(
  person: Person,
  storyId: number,
  days: number,
  db: Database = database(),
): Promise<PreviewLinkRow | 'missing' | 'tooMany'> {
  const story = await pageOf(db, storyId)
  if (!story) return 'missing'
  const made = await createPreviewLink(db, person, { story, days, now: currentTime() })
  return made === 'tooMany' ? made : toRow(made)
}

/** Takes a link back; false for one that is not there. */
export async function dropPreviewLink(
  person: Person,
  storyId: number,
  id: string,
  db: Database = database(),
): Promise<boolean> {
  const story = await pageOf(db, storyId)
  return story !== undefined && endPreviewLink(db, person, { id, story })
}

/**
 * The page to which a token lets anybody who has it look, and until when; undefined for a token that was made up or has
 * ended, and for a link that was taken back. With a Storyblok space there are none.
 */
export async function openPreviewLink(
  token: string,
  db: Database = database(),
): Promise<{ fullSlug: string; expiresAt: Date } | undefined> {
  const now = currentTime()
  const id = config().storyblok ? undefined : idInToken(token, now)
  const link = id === undefined ? undefined : await findPreviewLink(db, id, now)
  const story = link && (await findStory(db, link.storyId))
  return story && { fullSlug: story.fullSlug, expiresAt: link.expiresAt }
}
