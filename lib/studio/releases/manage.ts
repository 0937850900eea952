import 'server-only'
import {
  changeRelease,
  createRelease,
  deleteRelease,
  findRelease,
  lockRelease,
  setReleaseStories,
} from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { instantOf } from '@/lib/platform/time'
import { timeZone } from '@/lib/studio/i18n'
import { type Person, recordChange } from '@/lib/studio/people'
import type { ChangeReleaseBody } from './body'
import { publishLocked } from './publish'

type Author = Pick<Person, 'id' | 'name'>

export type ReleaseEdit =
  | { ok: true; id: number }
  | { ok: false; error: 'missing' }
  | { ok: false; errors: { releaseAt?: 'notATime' | 'past'; stories?: 'empty' } }

const missing: ReleaseEdit = { ok: false, error: 'missing' }

export const create = (person: Author, name: string, db: Database = database()): Promise<number> =>
  db.transaction(async (tx) => {
    const id = await createRelease(tx, { name, author: person.name })
    await recordChange(tx, { person, kind: 'release-created', detail: { name } })
    return id
  })

/** An instant after now, null for none. */
function timeIn(text: string, now: number): Date | null | 'notATime' | 'past' {
  if (text.trim() === '') return null
  const instant = instantOf(text, timeZone)
  if (instant === undefined) return 'notATime'
  return instant <= now ? 'past' : new Date(instant)
}

type Asked = { db?: Database; now?: number }

/** Changes the name, the time or the stories of a release that is not published yet. */
export async function change(
  person: Author,
  id: number,
  { name, releaseAt, stories }: ChangeReleaseBody,
  { db = database(), now = Date.now() }: Asked = {},
): Promise<ReleaseEdit> {
  const at = releaseAt === undefined ? undefined : timeIn(releaseAt, now)
  if (typeof at === 'string') return { ok: false, errors: { releaseAt: at } }
  return db.transaction(async (tx) => {
    const before = await lockRelease(tx, id)
    if (!before) return missing
    const own = { ...(name !== undefined && { name }), ...(at !== undefined && { releaseAt: at }) }
    if (Object.keys(own).length > 0) await changeRelease(tx, id, { ...own, author: person.name })
    if (stories) await setReleaseStories(tx, id, stories)
    const kind = at ? 'release-scheduled' : 'release-changed'
    await recordChange(tx, { person, kind, detail: { name: name ?? before.name } })
    return { ok: true, id }
  })
}

/** Publishes the drafts of all stories of a release, all or none. */
export const publish = (person: Author, id: number, db: Database = database()): Promise<ReleaseEdit> =>
  db.transaction(async (tx) => {
    const release = await lockRelease(tx, id)
    if (!release) return missing
    const count = await publishLocked(tx, release, person)
    return count === 0 ? { ok: false, errors: { stories: 'empty' } } : { ok: true, id }
  })

/** Removes a release; its stories stay as they are. */
export const remove = (person: Author, id: number, db: Database = database()): Promise<ReleaseEdit> =>
  db.transaction(async (tx) => {
    const release = await findRelease(tx, id)
    if (!release) return missing
    await deleteRelease(tx, id)
    await recordChange(tx, { person, kind: 'release-deleted', detail: { name: release.name } })
    return { ok: true, id }
  })
