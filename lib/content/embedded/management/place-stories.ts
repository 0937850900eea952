import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { readSlug } from '@/lib/content/addresses'
import type { Database, Executor, Transaction } from '@/lib/platform/db'
import { enqueueWebhooks } from '../enqueue-webhooks'
import { lockSpace, raiseCv } from '../space'
import { releases, stories, storyVersions } from '../tables'
import type { StoryContent } from '../types'
import { newAddressRefusal, takenSlug } from './check-address'
import { copyContent } from './copy-content'
import { createStory, updateStory } from './edit-stories'
import type { Edited } from './editing'
import type { Planner } from './planner'
import { takeIntoRelease } from './releases'
import { findStory, type Story } from './story-tree'

const missing: Edited = { ok: false, missing: true }

/** A slug under which no other story is found: `page`, `page-1`, `page-2`. */
async function freeSlug(tx: Transaction, folder: string, { slug: given, isFolder, content }: Story) {
  const read = readSlug(given)
  const slug = read.ok ? read.slug : 'story'
  for (let number = 0; ; number += 1) {
    const candidate = number === 0 ? slug : `${slug}-${number}`
    const placed = { fullSlug: `${folder}${candidate}`, translatedSlugs: [], isFolder, content }
    if ((await newAddressRefusal(tx, placed)) !== takenSlug) return candidate
  }
}

type Copied = { name?: string | undefined; slug?: string | undefined; parent_id?: number | null | undefined }

/** Copies a story as a draft, whose blocks have ids of their own. A folder is copied without what is in it. */
export const duplicateStory = (db: Executor, id: number, input: Copied, author: string): Promise<Edited> =>
  db.transaction(async (tx): Promise<Edited> => {
    await lockSpace(tx)
    const from = await findStory(tx, id)
    if (!from) return missing
    const parentId = input.parent_id === undefined ? from.parentId : input.parent_id || null
    const parent = parentId === null ? undefined : await findStory(tx, parentId)
    const slug = input.slug ?? (await freeSlug(tx, parent ? `${parent.fullSlug}/` : '', from))
    const { component } = from.content
    const content = component === undefined ? undefined : { ...copyContent(from.content), component }
    return createStory(
      tx,
      {
        name: input.name ?? from.name,
        slug,
        parent_id: parentId,
        is_folder: from.isFolder,
        is_startpage: undefined,
        tag_list: from.tagList,
        group_id: randomUUID(),
        ...(content && { content }),
      },
      false,
      author,
    )
  })

/** The places in a folder are ten apart, so that editors see where there is room. */
const step = 10

/** Places a story behind another one, in that one's folder; behind none it is the first of its own folder. */
export const moveStory = (
  db: Executor,
  id: number,
  afterId: number | undefined,
  author: string,
): Promise<Edited> =>
  db.transaction(async (tx): Promise<Edited> => {
    await lockSpace(tx)
    const story = await findStory(tx, id)
    if (!story) return missing
    const after = afterId === undefined ? undefined : await findStory(tx, afterId)
    if (afterId !== undefined && (!after || after.id === id))
      return { ok: false, errors: { after_id: ['is not a story'] } }
    const parentId = after ? after.parentId : story.parentId
    const moved =
      parentId === story.parentId
        ? undefined
        : await updateStory(tx, id, { parent_id: parentId }, false, author)
    if (moved?.ok === false) return moved
    const siblings = await tx
      .select({ id: stories.id, position: stories.position })
      .from(stories)
      .where(parentId === null ? isNull(stories.parentId) : eq(stories.parentId, parentId))
      .orderBy(asc(stories.position), asc(stories.id))
    const others = siblings.filter((each) => each.id !== id)
    const place = after ? others.findIndex((each) => each.id === after.id) + 1 : 0
    const ordered = others.map((each) => each.id).toSpliced(place, 0, id)
    const before = new Map(siblings.map((each) => [each.id, each.position]))
    for (const [index, each] of ordered.entries())
      if (before.get(each) !== index * step)
        await tx
          .update(stories)
          .set({ position: index * step })
          .where(eq(stories.id, each))
    await raiseCv(tx)
    const placed = await findStory(tx, id)
    if (placed?.publishedContent) await enqueueWebhooks(tx, 'published', [placed])
    return placed ? { ok: true, story: placed, ...(moved?.changes && { changes: moved.changes }) } : missing
  })

/** Makes an earlier version the draft again; what is published stays. */
export const restoreVersion = (
  db: Executor,
  id: number,
  versionId: number,
  author: string,
): Promise<Edited> =>
  db.transaction(async (tx): Promise<Edited> => {
    const [version] = await tx
      .select()
      .from(storyVersions)
      .where(and(eq(storyVersions.id, versionId), eq(storyVersions.storyId, id)))
    if (!version) return missing
    const content = version.content as StoryContent & { component: string }
    return updateStory(tx, id, { name: version.name, content }, false, author, 'restored')
  })

/** A version beside the present draft. */
export async function compareVersion(db: Database, id: number, versionId: number) {
  const [story, [version]] = await Promise.all([
    findStory(db, id),
    db
      .select()
      .from(storyVersions)
      .where(and(eq(storyVersions.id, versionId), eq(storyVersions.storyId, id))),
  ])
  return story && version ? { story, version } : undefined
}

/** Puts the draft of a story into a release that is not published yet; false when there is none with this number. */
export const addToRelease = (
  db: Executor,
  storyId: number,
  releaseId: number,
  by: Planner,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockSpace(tx)
    const [release] = await tx
      .select({ id: releases.id })
      .from(releases)
      .where(and(eq(releases.id, releaseId), isNull(releases.releasedAt)))
    if (!release) return false
    return takeIntoRelease(tx, releaseId, storyId, by)
  })
