import 'server-only'
import { withoutEmbargoed } from '@/lib/content/campaigns'
import {
  type ContentVersion,
  contentClient,
  contentService,
  joinUnsaved,
  readUnjoined,
  type Story,
} from '@/lib/content/client'
import { renewAssets } from '@/lib/content/embedded'
import { type LiveStory, withEditorMarks } from '@/lib/content/preview'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { layoutDefinition } from '@/schemas/layout'
import { findLayout, type Layout } from './layout'
import { pageOf } from './page'
import { withShopValues } from './shop-values'

/** A story by its full slug as one version has it, without the stories that it references. Throws `ContentUnavailableError`. */
export const readVersion = (fullSlug: string, version: ContentVersion): Promise<Story | undefined> =>
  readUnjoined(fullSlug, contentClient, version)

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

/**
 * A draft for readers to whom an editor gave a link: what it references is as it is published, and nothing in it is for
 * editors. Campaigns that are not running are left out, so are those whose dates cannot be read.
 */
export async function contentForReaders({
  story: { uuid },
  content,
  now,
}: Pick<Shown, 'story' | 'content' | 'now'>): Promise<LiveStory['content']> {
  const root = { uuid, content: structuredClone(content) }
  await joinUnsaved(root, contentClient, 'published')
  return withoutEmbargoed(root.content, { now, preview: false })
}

async function shownLayout(market: Market, version: 'draft' | 'published', now: number): Promise<Layout> {
  const { layout } = await findLayout(contentService(), market, version)
  return withShopValues(layout, await loadShopConfiguration(market.code), market, now)
}

/** What is published of a market's layout, for readers of a draft. Throws `ContentUnavailableError`. */
export async function readPublishedLayout(market: Market, now: number): Promise<Layout> {
  return withoutEmbargoed(await shownLayout(market, 'published', now), { now, preview: false })
}

/** The draft of a market's layout, without the campaigns that are not running. Throws `ContentUnavailableError`. */
export async function readDraftLayout(market: Market, now: number): Promise<Layout> {
  return withoutEmbargoed(await shownLayout(market, 'draft', now), { now, preview: true })
}

/** A layout that is being edited; undefined while its content cannot be read as one. */
export async function layoutOfContent(
  content: object,
  market: Market,
  now: number,
): Promise<Layout | undefined> {
  const { data } = layoutDefinition.schema.safeParse(content)
  return data && withShopValues(data, await loadShopConfiguration(market.code), market, now)
}
