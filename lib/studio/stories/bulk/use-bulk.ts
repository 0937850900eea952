import { useEffect, useRef, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { countUnsavedWork } from '@/lib/studio/kept'
import type { Permission } from '@/lib/studio/people'
import type { Consequences } from '../consequences'
import { isUnchanged } from '../count-changes'
import { leavingPath } from '../dialogs/lead-field.client'
import { isVisited } from '../matters'
import type { PublicationFacts } from '../publication-facts'
import type { OpenStoryRow } from '../read'
import type { StoryRow } from '../story-row'
import {
  type BulkAction,
  type Note,
  notesOfConsequences,
  notesOfPublication,
  type Skipped,
  skippedAtOnce,
} from './bulk-facts'
import { changedSince, isOtherPage, type Since } from './changed-since'
import { barTo, type StageRead, type StageTarget, stageBody } from './stage-target'
import type { TagChange } from './tag-field.client'

/** How an action on a page has ended: `status` and `key` say why it was refused. */
export type Outcome = { isDone: true } | { isDone: false; status: number; key?: string | undefined }

export type BulkLine = {
  row: StoryRow
  /** Unset while it is read. */
  notes?: readonly Note[]
  skipped?: Skipped
  /** What somebody else has done with it since the list showed it. */
  since?: readonly Since[]
  /** The stage in which it waits, and who can go on with it there. */
  waits?: { stage: string; goesOn: readonly string[] }
  /** Where it is, and where it can go. */
  staged?: StageRead
  /** Shoppers come to it now, whom a redirect could lead on. */
  isVisited?: boolean
  /** What is known of it could not be read. */
  isUnread?: true
  outcome?: Outcome
}

/** Where pages go, a folder or a release, which tags they get and lose, or where visitors of those that leave come. */
export type BulkTarget = {
  id: number | null
  tags?: TagChange
  stage?: StageTarget
  leadTo?: { id: number } | undefined
  /** The versions that were read, although the drafts are newer. */
  asRead?: true
}

/** A page whose draft has gone on, while the version that was read can be taken all the same. */
export const isBehind = ({ outcome }: Pick<BulkLine, 'outcome'>): boolean =>
  outcome !== undefined && !outcome.isDone && outcome.status === 409 && outcome.key === 'newer'

/** What changes what shoppers see is done with what the person has seen, and with nothing else. */
const needsSeen: ReadonlySet<BulkAction> = new Set(['publish', 'unpublish', 'release'])

/** As many questions are under way at once. */
const atOnce = 4

type May = (permission: Permission) => boolean

/** What is known of a page, beginning with what others have done with it since the list showed it. */
async function readLine(action: BulkAction, row: StoryRow, may: May): Promise<Partial<BulkLine>> {
  const path = new URLSearchParams({ path: row.fullSlug })
  const answer = await askStudio<OpenStoryRow>(`stories/${row.id}/?${path}`)
  const since = changedSince(row, answer)
  const isOther = since.some(isOtherPage)
  if (since.some(({ kind }) => kind === 'deleted') || (isOther && needsSeen.has(action)))
    return { notes: [], skipped: 'changed', since }
  // What the list has shown may not be so any more.
  const skipped = skippedAtOnce(action, answer.ok ? answer.data : row, may)
  return { ...(skipped ? { notes: [], skipped } : await readFacts(action, row)), since }
}

async function readFacts(action: BulkAction, row: StoryRow): Promise<Partial<BulkLine>> {
  if (action === 'tag') return { notes: [] }
  if (action === 'stage') {
    const answer = await askStudio<StageRead>(`stories/${row.id}/stage/`)
    if (!answer.ok) return { isUnread: true }
    return answer.data.options.length === 0
      ? { notes: [], skipped: 'noWorkflow' }
      : { notes: [], staged: answer.data }
  }
  if (action === 'move' || action === 'delete') {
    const answer = await askStudio<Consequences>(`stories/${row.id}/consequences/`)
    if (!answer.ok) return { isUnread: true }
    const notes = notesOfConsequences(action, answer.data, countUnsavedWork(row))
    return { notes, isVisited: isVisited(row, answer.data.reach) }
  }
  const query = action === 'unpublish' ? '?leaving=1' : ''
  const answer = await askStudio<PublicationFacts>(`stories/${row.id}/publication/${query}`)
  if (!answer.ok) return { isUnread: true }
  if (action === 'publish' && answer.data.changes && isUnchanged(answer.data.changes))
    return { notes: [], skipped: 'unchanged' }
  const { waits, goesOn = [] } = answer.data
  // It would be refused.
  if (action === 'publish' && waits !== undefined)
    return { notes: [], skipped: 'stage', waits: { stage: waits, goesOn } }
  const { isVisited: hasVisitors } = answer.data
  return { notes: notesOfPublication(action, answer.data), ...(hasVisitors && { isVisited: true }) }
}

/** The call that does an action on one page. */
function callFor(
  action: BulkAction,
  { row, staged, isVisited: hasVisitors }: Pick<BulkLine, 'row' | 'staged' | 'isVisited'>,
  { id: target, tags, stage, leadTo, asRead }: BulkTarget,
) {
  const { id, mark } = row
  if (action === 'stage' && staged && stage)
    return { path: `stories/${id}/stage/`, method: 'PUT', body: stageBody(staged, stage, mark) } as const
  const led = hasVisitors ? leadTo : undefined
  if (action === 'publish')
    return { path: `stories/${id}/publish/`, method: 'POST', body: { seen: { mark }, asRead } } as const
  if (action === 'unpublish')
    return { path: leavingPath(`stories/${id}/unpublish/`, led), method: 'POST' } as const
  if (action === 'delete') return { path: leavingPath(`stories/${id}/`, led), method: 'DELETE' } as const
  if (action === 'move') return { path: `stories/${id}/`, method: 'PATCH', body: { parent: target } } as const
  if (action === 'tag') return { path: `stories/${id}/`, method: 'PATCH', body: { tags } } as const
  return { path: `releases/${target}/`, method: 'PATCH', body: { take: [{ id, mark, asRead }] } } as const
}

/** Reads what should be known of several pages, and does an action on each of them, one after the other. */
export function useBulk(action: BulkAction, rows: readonly StoryRow[], may: May) {
  const [lines, setLines] = useState<readonly BulkLine[]>(() => rows.map((row) => ({ row })))
  const [stage, setStage] = useState<'asking' | 'doing' | 'done'>('asking')
  const first = useRef(lines)
  const change = (id: number, more: Partial<BulkLine>) =>
    setLines((before) => before.map((line) => (line.row.id === id ? { ...line, ...more } : line)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the question is asked
  useEffect(() => {
    let isOver = false
    const waiting = first.current.map(({ row }) => row)
    const readNext = async (): Promise<void> => {
      const row = waiting.shift()
      if (!row || isOver) return
      const read = await readLine(action, row, may)
      if (!isOver) change(row.id, read)
      return readNext()
    }
    for (let one = 0; one < atOnce; one += 1) void readNext()
    return () => {
      isOver = true
    }
  }, [])

  const left = lines.filter(({ skipped }) => !skipped)
  const run = async (target: BulkTarget): Promise<BulkLine[]> => {
    if (stage === 'doing' || (stage === 'done' && !target.asRead)) return []
    setStage('doing')
    const done: BulkLine[] = []
    for (const line of target.asRead ? left.filter(isBehind) : left) {
      // It is said of it why.
      if (target.stage && (!line.staged || barTo(line.staged, target.stage.stage))) continue
      const { path, ...call } = callFor(action, line, target)
      const answer = await askStudio(path, call)
      const key = answer.ok ? undefined : Object.values(answer.errors)[0]
      const outcome: Outcome = answer.ok ? { isDone: true } : { isDone: false, status: answer.status, key }
      done.push({ ...line, outcome })
      change(line.row.id, { outcome })
    }
    setStage('done')
    return done
  }
  return {
    ...{ lines, stage, run },
    /** The pages with which something is done. */
    left,
    isRead: left.every(({ notes, isUnread }) => notes !== undefined || isUnread),
  }
}
