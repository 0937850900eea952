import { and, eq } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { storyVersions } from '../tables'
import { stageRefusal } from '../workflow/gate'
import { contentRefusal, type Edited, editing, refused } from './editing'
import { publishStory, unpublishStory } from './publish'
import { findStory } from './story-tree'

/** Publishes the draft, or unpublishes the story. A folder has no versions. */
export function setPublished(db: Executor, id: number, published: boolean, author?: string): Promise<Edited> {
  return editing(db, async (tx) => {
    const before = await findStory(tx, id)
    if (!before) return { ok: false, missing: true }
    if (before.isFolder) return refused('base', 'a folder cannot be published')
    const refusal = published && (contentRefusal(before.content) ?? (await stageRefusal(tx, id)))
    if (refusal) return refusal
    const done = published
      ? await publishStory(tx, id, author)
      : await unpublishStory(tx, id, author).then((story) => story && { story, changes: [] })
    return done ? { ok: true, ...done } : { ok: false, missing: true }
  })
}

/**
 * Publishes a version that was planned, or that somebody has read, whatever the draft has become.
 * @param name unset: that of the version
 */
export function publishVersion(
  db: Executor,
  id: number,
  versionId: number | null,
  author: string,
  name?: string,
): Promise<Edited> {
  return editing(db, async (tx) => {
    const before = await findStory(tx, id)
    const [version] =
      versionId === null
        ? []
        : await tx
            .select({ name: storyVersions.name, content: storyVersions.content })
            .from(storyVersions)
            .where(and(eq(storyVersions.id, versionId), eq(storyVersions.storyId, id)))
    if (!before || !version) return { ok: false, missing: true }
    if (before.isFolder) return refused('base', 'a folder cannot be published')
    const refusal = contentRefusal(version.content) ?? (await stageRefusal(tx, id, versionId ?? undefined))
    if (refusal) return refusal
    const done = await publishStory(tx, id, author, { ...version, ...(name !== undefined && { name }) })
    return done ? { ok: true, ...done } : { ok: false, missing: true }
  })
}
