import 'server-only'
import { withoutEmbargoed } from '@/lib/content/campaigns'
import { contentClient, contentService, joinUnsaved, readUnjoined, type Story } from '@/lib/content/client'
import { renewAssets } from '@/lib/content/embedded'
import { type LiveStory, withEditorMarks } from '@/lib/content/preview'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { layoutDefinition } from '@/schemas/layout'
import { findLayout, type Layout } from './layout'
import { pageOf } from './page'

/** The draft of any story by its full slug, without the stories that it references. Throws `ContentUnavailableError`. */
export const readDraftStory = (fullSlug: string): Promise<Story | undefined> =>
  readUnjoined(fullSlug, contentClient)

/** The page of a draft in a market, as it will be when it is published. Throws `ContentUnavailableError`. */
export const pageOfDraft = (story: Story, market: Market) =>
  pageOf({ source: contentService(), brand: config().brand, market, version: 'draft' }, story)

type Shown = {
  story: { id: number; uuid: string }
  space: string
  content: LiveStory['content']
  now: number
  /** Campaigns that are not running stay in it. */
  ghosts: boolean | undefined
}

/**
 * Content for an editor's frame, saved or not: with the drafts that it references, without the campaigns that are not
 * running at that time, and with the marks by which the editor finds its blocks.
 */
export async function contentForEditor({
  story,
  space,
  content,
  now,
  ghosts,
}: Shown): Promise<LiveStory['content']> {
  const marked = withEditorMarks(content, { id: story.id, space })
  const root = { uuid: story.uuid, content: marked }
  // What is not saved has not been through the content service, which shows files as they are now.
  if (!config().storyblok) await renewAssets(database(), [marked])
  await joinUnsaved(root, contentClient)
  if (ghosts) return root.content as LiveStory['content']
  return withoutEmbargoed(root.content, { now, preview: true }) as LiveStory['content']
}

/** The draft of a market's layout, without the campaigns that are not running. Throws `ContentUnavailableError`. */
export async function readDraftLayout(market: Market, now: number): Promise<Layout> {
  const { layout } = await findLayout(contentService(), market, 'draft')
  return withoutEmbargoed(layout, { now, preview: true })
}

/** A layout that is being edited; undefined while its content cannot be read as one. */
export const layoutOfContent = (content: object): Layout | undefined =>
  layoutDefinition.schema.safeParse(content).data
