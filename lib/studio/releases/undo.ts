import 'server-only'
import {
  findRelease,
  listUndone,
  lockPublished,
  noteUndone,
  type UndoneStory,
  undoStory,
} from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { type Person, recordChange } from '@/lib/studio/people'
import { type FactsCheck, type PublicationFacts, readFacts, shownAddress } from '@/lib/studio/stories'
import type { UndoReleaseBody } from './body'
import type { ReleaseEdit } from './manage'

/** A page of a published release, with what undoing the release means for it. `facts` of what shoppers would see then. */
export type UndonePage = Pick<UndoneStory, 'id' | 'name' | 'becomes' | 'mark'> & {
  address: string
  facts?: PublicationFacts
}
export type UndoFacts = { pages: UndonePage[] }

/** What should be known before a published release is undone; undefined for one that is not published, or is undone. */
export async function readUndoFacts(
  id: number,
  check: FactsCheck,
  db: Database = database(),
  reader?: { id: string; name: string },
): Promise<UndoFacts | undefined> {
  const release = await findRelease(db, id)
  if (!release?.releasedAt || release.undoneAt) return undefined
  const pages: UndonePage[] = []
  for (const story of await listUndone(db, id)) {
    const { name, becomes, mark, formerVersionId } = story
    const asked =
      becomes === 'off' ? { isLeaving: true } : formerVersionId !== null && { version: formerVersionId }
    const facts =
      becomes === 'stays' || !asked
        ? undefined
        : await readFacts(story.id, check, db, { ...asked, ...(reader && { reader }) })
    pages.push({
      ...{ id: story.id, name, becomes, mark, address: shownAddress(story) },
      ...(facts && { facts }),
    })
  }
  return { pages }
}

/**
 * Takes back what a release has published, all in one transaction, if it is what the person has seen. What was published
 * anew or taken off since stays as it is, and so do all drafts.
 */
export const undo = (
  person: Pick<Person, 'id' | 'name'>,
  id: number,
  { pages: seen }: UndoReleaseBody,
  db: Database = database(),
): Promise<ReleaseEdit> =>
  db.transaction(async (tx): Promise<ReleaseEdit> => {
    const release = await lockPublished(tx, id)
    if (!release) return { ok: false, error: 'missing' }
    const marks = new Map(seen.map((page) => [page.id, page.mark]))
    const pages = (await listUndone(tx, id)).filter(({ becomes }) => becomes !== 'stays')
    if (pages.length !== marks.size || pages.some((page) => marks.get(page.id) !== page.mark))
      return { ok: false, error: 'changed' }
    if (pages.length === 0) return { ok: false, errors: { stories: 'empty' } }
    for (const page of pages) {
      await undoStory(tx, page, person.name)
      const kind = page.becomes === 'off' ? 'story-unpublished' : 'story-published'
      await recordChange(tx, { person, kind, story: { id: page.id, name: page.name } })
    }
    await noteUndone(tx, id, person.name)
    await recordChange(tx, { person, kind: 'release-undone', detail: { name: release.name } })
    return { ok: true, id }
  })
