import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { readPath, readSlug, slugFromName, slugRefusals } from '@/lib/content/addresses'
import { currentTime } from '@/lib/platform/clock'
import type { Executor, Transaction } from '@/lib/platform/db'
import { enqueueWebhooks } from '../enqueue-webhooks'
import { raiseCv } from '../space'
import { type SaveEvent, stories } from '../tables'
import type { Json, StoryContent, TranslatedSlug } from '../types'
import { stageRefusal } from '../workflow/gate'
import { changesOfUpdate } from './changes-of-update'
import { addressTaker, changedAddressRefusal, newAddressRefusal, takenSlug } from './check-address'
import { keepDeleted } from './deleted-stories'
import { contentRefusal, type Edited, editing, refused, undone } from './editing'
import { propagateMove } from './move-story'
import { noteVersion, publishStory } from './publish'
import { recordTranslatedRedirects } from './record-redirects'
import { mergedTranslations, type StoryChange, type StoryInput } from './story-input'
import { findStory, fullSlugIn, isOrIsBelow, nextPosition } from './story-tree'

type PlacedStory = Parameters<typeof addressTaker> extends [unknown, ...infer Rest] ? Rest : never

const withoutComponent = refused('content.component', "can't be blank")

const withUid = (content: StoryContent): StoryContent => ({ ...content, _uid: content._uid || randomUUID() })

const parentFor = async (tx: Transaction, id: number | null | undefined) => {
  if (!id) return { ok: true as const, parent: undefined }
  const parent = await findStory(tx, id)
  return parent?.isFolder ? { ok: true as const, parent } : { ok: false as const }
}

/** The paths of a story in other languages, as the shop will look them up; those that it had are left as they are. */
function readTranslations(entries: readonly TranslatedSlug[], before: readonly TranslatedSlug[]) {
  const translatedSlugs: TranslatedSlug[] = []
  for (const entry of entries) {
    const isKept =
      entry.path === '' || before.some(({ lang, path }) => lang === entry.lang && path === entry.path)
    const read = isKept ? { ok: true as const, path: entry.path } : readPath(entry.path)
    if (!read.ok) return read
    translatedSlugs.push({ ...entry, path: read.path })
  }
  return { ok: true as const, translatedSlugs }
}

const takerOf = async (tx: Transaction, problem: string, ...placed: PlacedStory) => {
  const taker = problem === takenSlug ? await addressTaker(tx, ...placed) : undefined
  return taker && { taker }
}

/**
 * Creates a story or a folder. `author` is who stands in its history; without one, a program. `kept` is the identity of a
 * story that was deleted and comes back.
 */
export function createStory(
  db: Executor,
  input: StoryInput,
  publish: boolean,
  author?: string,
  kept?: { id: number; uuid: string },
): Promise<Edited> {
  return editing(db, async (tx) => {
    const isFolder = input.is_folder ?? false
    if (!isFolder && !input.content) return refused('content', "can't be blank")
    if (!isFolder && !input.content?.component) return withoutComponent
    const found = await parentFor(tx, input.parent_id)
    if (!found.ok) return refused('parent_id', 'is not a folder')
    const read = readSlug(input.slug ?? slugFromName(input.name))
    if (!read.ok) return refused('slug', slugRefusals[read.refusal])
    const translated = readTranslations(mergedTranslations([], input.translated_slugs_attributes ?? []), [])
    if (!translated.ok) return refused('translated_slugs_attributes', slugRefusals[translated.refusal])
    const { slug } = read
    const { translatedSlugs } = translated
    const isStartpage = !isFolder && (input.is_startpage ?? false)
    const fullSlug = fullSlugIn(found.parent, slug, isStartpage)
    const content = isFolder ? (input.content ?? {}) : withUid(input.content ?? {})
    const placed = { fullSlug, translatedSlugs, isFolder, content }
    const problem = await newAddressRefusal(tx, placed)
    if (problem) return { ...refused('slug', problem), ...(await takerOf(tx, problem, placed)) }
    const refusal = publish && !isFolder && contentRefusal(content)
    if (refusal) return refusal
    const parentId = found.parent?.id ?? null
    const [story] = await tx
      .insert(stories)
      .values({
        ...(kept ?? { uuid: randomUUID() }),
        groupId: input.group_id ?? randomUUID(),
        parentId,
        name: input.name,
        slug,
        fullSlug,
        position: input.position ?? (await nextPosition(tx, parentId)),
        isFolder,
        isStartpage,
        tagList: input.tag_list ?? [],
        path: input.path ?? null,
        translatedSlugs,
        metaData: (input.meta_data ?? null) as Json,
        firstPublishedAt: input.first_published_at ?? null,
        content,
        unpublishedChanges: !isFolder,
      })
      .returning()
    if (!story) throw new Error('The story was not stored')
    if (!isFolder) await noteVersion(tx, story, 'saved', author)
    const waits = publish && !isFolder && (await stageRefusal(tx, story.id))
    if (waits) return undone(waits)
    const published = publish && !isFolder ? await publishStory(tx, story.id, author) : undefined
    return published ? { ok: true, ...published } : { ok: true, story }
  })
}

/** Fields that both versions share: changing them on a published story changes what is delivered at once. */
const changesDelivery = (change: StoryChange) =>
  [
    change.tag_list,
    change.position,
    change.group_id,
    change.path,
    change.translated_slugs_attributes,
    change.is_startpage,
    change.meta_data,
  ].some((value) => value !== undefined)

export function updateStory(
  db: Executor,
  id: number,
  change: StoryChange,
  publish: boolean,
  author?: string,
  event: SaveEvent = 'saved',
): Promise<Edited> {
  return editing(db, async (tx) => {
    const before = await findStory(tx, id)
    if (!before) return { ok: false, missing: true }
    const found = await parentFor(tx, change.parent_id === undefined ? before.parentId : change.parent_id)
    if (!found.ok) return refused('parent_id', 'is not a folder')
    const { parent } = found
    if (parent && (parent.id === id || parent.fullSlug.startsWith(`${before.fullSlug}/`)))
      return refused('parent_id', 'is invalid')
    // A slug of an earlier release is left as it is, until it is changed.
    const wanted = change.slug ?? before.slug
    const read: ReturnType<typeof readSlug> =
      wanted === before.slug ? { ok: true, slug: wanted } : readSlug(wanted)
    if (!read.ok) return refused('slug', slugRefusals[read.refusal])
    const { slug } = read
    const translated = change.translated_slugs_attributes
      ? readTranslations(mergedTranslations([], change.translated_slugs_attributes), before.translatedSlugs)
      : undefined
    if (translated?.ok === false)
      return refused('translated_slugs_attributes', slugRefusals[translated.refusal])
    const translatedSlugs = translated?.translatedSlugs ?? before.translatedSlugs
    const isStartpage = !before.isFolder && (change.is_startpage ?? before.isStartpage)
    const fullSlug = fullSlugIn(parent, slug, isStartpage)
    const after = { ...before, fullSlug, translatedSlugs, content: change.content ?? before.content }
    const problem = await changedAddressRefusal(tx, before, after)
    if (problem) {
      const field = fullSlug === before.fullSlug ? 'translated_slugs_attributes' : 'slug'
      return { ...refused(field, problem), ...(await takerOf(tx, problem, after, before)) }
    }
    if (!before.isFolder && change.content && !change.content.component) return withoutComponent
    const content = change.content && (before.isFolder ? change.content : withUid(change.content))
    const refusal = publish && !before.isFolder && contentRefusal(after.content)
    if (refusal) return refusal
    const [story] = await tx
      .update(stories)
      .set({
        name: change.name ?? before.name,
        slug,
        fullSlug,
        parentId: parent?.id ?? null,
        isStartpage,
        ...(content && { content }),
        ...(change.position !== undefined && { position: change.position }),
        ...(change.tag_list && { tagList: change.tag_list }),
        ...(change.group_id && { groupId: change.group_id }),
        ...(change.path !== undefined && { path: change.path }),
        translatedSlugs,
        ...(change.meta_data !== undefined && { metaData: change.meta_data as Json }),
        ...(change.first_published_at && { firstPublishedAt: change.first_published_at }),
        unpublishedChanges:
          !before.isFolder && (before.unpublishedChanges || Boolean(content ?? change.name)),
        updatedAt: currentTime(),
      })
      .where(eq(stories.id, id))
      .returning()
    if (!story) return { ok: false, missing: true }
    if (content && !before.isFolder) await noteVersion(tx, story, event, author)
    const { carried, redirects: moved } = await propagateMove(tx, before, story, author)
    const translations = story.publishedContent ? await recordTranslatedRedirects(tx, before, story) : []
    const changes = changesOfUpdate(before, story, { carried, redirects: [...moved, ...translations] })
    if (publish && !before.isFolder) {
      const waits = await stageRefusal(tx, id)
      if (waits) return undone(waits)
      const published = await publishStory(tx, id, author)
      return {
        ok: true,
        story: published?.story ?? story,
        changes: [...changes, ...(published?.changes ?? [])],
      }
    }
    if (before.publishedContent && changesDelivery(change)) {
      await raiseCv(tx)
      await enqueueWebhooks(tx, 'published', [story])
    }
    return { ok: true, story, changes }
  })
}

/**
 * Deletes a story, or a folder with everything in it; every deleted published page gets a webhook. The stories go to the
 * bin. `author` is who deletes; without one, a program.
 */
export function deleteStory(db: Executor, id: number, author?: string): Promise<Edited> {
  return editing(db, async (tx) => {
    await raiseCv(tx)
    const story = await findStory(tx, id)
    if (!story) return { ok: false, missing: true }
    const published = await tx
      .select({ id: stories.id, name: stories.name, fullSlug: stories.fullSlug })
      .from(stories)
      .where(and(isOrIsBelow(story), isNotNull(stories.publishedContent)))
      .orderBy(stories.id)
    await keepDeleted(tx, story, author)
    await tx.delete(stories).where(eq(stories.id, id))
    await enqueueWebhooks(tx, 'deleted', published)
    return { ok: true, story }
  })
}
