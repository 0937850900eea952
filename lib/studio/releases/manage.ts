import 'server-only'
import {
  changeRelease,
  createRelease,
  deleteRelease,
  dropFromRelease,
  findRelease,
  findSeenVersion,
  findStory,
  isDraftAsSeen,
  listReleaseStories,
  lockRelease,
  takeIntoRelease,
  takeOverRelease,
  waitingInRelease,
} from '@/lib/content/embedded'
import { currentMs } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import { instantOf } from '@/lib/platform/time'
import { timeZone } from '@/lib/studio/i18n'
import { allows, type Person, recordChange } from '@/lib/studio/people'
import { hasDraftingNotes } from '@/schemas/content'
import type { ChangeReleaseBody, SeenVersion } from './body'
import { mostReleaseStories } from './most-stories'
import { publishLocked } from './publish'

type Author = Pick<Person, 'id' | 'name'>
/** `isFresh`: the person has shown a short time ago who they are. */
type Planning = Author & Pick<Person, 'role'> & { isFresh?: boolean }

export type ReleaseEdit =
  | { ok: true; id: number }
  /**
   * `changed`: a draft, or what is in the release, is not as it was seen; `newer`: the version that was seen can be taken
   * all the same. `stale`: that asks for a fresh login.
   */
  | { ok: false; error: 'missing' | 'changed' | 'newer' | 'stale' }
  | {
      ok: false
      errors: {
        releaseAt?: 'notATime' | 'past'
        stories?: 'empty' | 'anew' | 'tooMany' | 'draftingNotes' | 'notReady'
        hold?: 'notYours'
      }
    }

const missing: ReleaseEdit = { ok: false, error: 'missing' }

/** Ends the transaction of a change of which nothing may stay. */
class Refused extends Error {
  constructor(readonly edit: ReleaseEdit) {
    super('refused')
  }
}

const orRefused = (edit: Promise<ReleaseEdit>): Promise<ReleaseEdit> =>
  edit.catch((error: unknown) => {
    if (error instanceof Refused) return error.edit
    throw error
  })

export const create = (person: Author, name: string, db: Database = database()): Promise<number> =>
  db.transaction(async (tx) => {
    const id = await createRelease(tx, { name, author: person.name, plannerId: person.id })
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

/**
 * What keeps a person from going on with a release on hold: its planner may, and an administrator, who answers by a fresh
 * login for what somebody else has planned.
 */
function refusalToLift({ id, role, isFresh }: Planning, plannerId: string | null): ReleaseEdit | undefined {
  if (id === plannerId) return undefined
  if (!allows({ role }, 'administer')) return { ok: false, errors: { hold: 'notYours' } }
  return isFresh ? undefined : { ok: false, error: 'stale' }
}

/** Changes the name, the time or the stories of a release that is not published yet. */
export async function change(
  person: Planning,
  id: number,
  { name, releaseAt, takeOver, take = [], drop = [] }: ChangeReleaseBody,
  { db = database(), now = currentMs() }: Asked = {},
): Promise<ReleaseEdit> {
  const at = releaseAt === undefined ? undefined : timeIn(releaseAt, now)
  if (typeof at === 'string') return { ok: false, errors: { releaseAt: at } }
  const edit = db.transaction(async (tx): Promise<ReleaseEdit> => {
    const before = await lockRelease(tx, id)
    if (!before) return missing
    const own = { ...(name !== undefined && { name }), ...(at !== undefined && { releaseAt: at }) }
    const asksForPlan = before.onHold && (takeOver === true || at !== undefined)
    const refusal = asksForPlan ? refusalToLift(person, before.plannerId) : undefined
    if (refusal) return refusal
    const takesOver = asksForPlan && (takeOver === true || at instanceof Date)
    // It would be done at once, and put on hold again.
    const isDue = at === undefined && before.releaseAt !== null && before.releaseAt.getTime() <= now
    if (takesOver && isDue && (await waitingInRelease(tx, id)).length > 0)
      return { ok: false, errors: { stories: 'notReady' } }
    // Neither a new name nor a time taken away is a reason to publish in another's place.
    if (at instanceof Date) await changeRelease(tx, id, { ...own, author: person.name, plannerId: person.id })
    else if (Object.keys(own).length > 0) await changeRelease(tx, id, own)
    if (takesOver) {
      await takeOverRelease(tx, id, person)
      const former = before.plannerId !== person.id && before.plannerId
      await recordChange(tx, {
        ...{ person, kind: 'plan-taken-over' },
        detail: { name: name ?? before.name, ...(former && { planner: former }) },
      })
    }
    if (drop.length > 0) await dropFromRelease(tx, id, drop)
    for (const { id: story, mark, asRead = false } of take) {
      const isDraft = await isDraftAsSeen(tx, story, { mark })
      const read = isDraft ? undefined : await findSeenVersion(tx, story, { mark })
      if (!isDraft && !(read && asRead)) throw new Refused({ ok: false, error: read ? 'newer' : 'changed' })
      if (hasDraftingNotes((read ?? (await findStory(tx, story)))?.content))
        throw new Refused({ ok: false, errors: { stories: 'draftingNotes' } })
      await takeIntoRelease(tx, id, story, person, read)
    }
    if (take.length > 0 && (await listReleaseStories(tx, id)).length > mostReleaseStories)
      throw new Refused({ ok: false, errors: { stories: 'tooMany' } })
    const kind = at ? 'release-scheduled' : 'release-changed'
    if (Object.keys(own).length + take.length + drop.length > 0)
      await recordChange(tx, { person, kind, detail: { name: name ?? before.name } })
    return { ok: true, id }
  })
  return orRefused(edit)
}

/** Publishes the versions that a release holds, all or none, if they are those that the person has seen. */
export const publish = (
  person: Author,
  id: number,
  versions: readonly SeenVersion[],
  db: Database = database(),
): Promise<ReleaseEdit> =>
  db.transaction(async (tx) => {
    const release = await lockRelease(tx, id)
    if (!release) return missing
    const held = await listReleaseStories(tx, id)
    if (held.length === 0) return { ok: false, errors: { stories: 'empty' } }
    if (held.some(({ version }) => version === null)) return { ok: false, errors: { stories: 'anew' } }
    const seen = new Map(versions.map(({ id: version, mark }) => [version, mark]))
    if (
      held.length !== seen.size ||
      held.some(({ version }) => !version || seen.get(version.id) !== version.mark)
    )
      return { ok: false, error: 'changed' }
    if ((await waitingInRelease(tx, id)).length > 0) return { ok: false, errors: { stories: 'notReady' } }
    await publishLocked(tx, release, person)
    return { ok: true, id }
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
