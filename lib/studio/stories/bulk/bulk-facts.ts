import type { Permission } from '@/lib/studio/people'
import { mayMove } from '../actions'
import type { Consequences } from '../consequences'
import { isUnchanged } from '../count-changes'
import { counted, type Matter, mattersOf, pagesReached, reachOf } from '../matters'
import type { PublicationFacts } from '../publication-facts'
import type { StoryRow } from '../story-row'

/** What can be done with several pages at once. */
export const bulkActions = ['stage', 'publish', 'unpublish', 'move', 'release', 'tag', 'delete'] as const
export type BulkAction = (typeof bulkActions)[number]

/** What shoppers see is changed by those who may publish; the rest is refused page by page. */
export const bulkPermission: Readonly<Record<BulkAction, Permission>> = {
  stage: 'edit',
  publish: 'publish',
  unpublish: 'publish',
  move: 'edit',
  release: 'publish',
  tag: 'edit',
  delete: 'edit',
}

/** Why nothing is done with one of the pages. */
export type Skipped = 'changed' | 'unchanged' | 'notPublic' | 'needsPublisher' | 'stage' | 'noWorkflow'

/** A page is left out of an action before anything is asked about it; undefined: it takes part. */
export function skippedAtOnce(
  action: BulkAction,
  row: Pick<StoryRow, 'state' | 'isPublic'>,
  may: (permission: Permission) => boolean,
): Skipped | undefined {
  if (action === 'publish' && row.state === 'published') return 'unchanged'
  if (action === 'unpublish' && row.state === 'draft') return 'notPublic'
  if ((action === 'move' || action === 'tag' || action === 'delete') && !mayMove(row, may))
    return 'needsPublisher'
  return undefined
}

/** What should be known of a page: the key of a text, and how many. */
export type Note = {
  key:
    | Matter
    | 'first'
    | 'same'
    | 'changes'
    | 'references'
    | 'campaigns'
    | 'redirects'
    | 'versions'
    | 'plans'
    | 'releases'
    | 'campaigns'
    | 'present'
    | 'atWork'
    | 'unsaved'
    | 'public'
  count: number
  names?: string
  /** `fault`: a block will not appear as intended. */
  tone?: 'fault' | 'warning'
}

/** With these the page is hardly what shoppers should see. */
const faults: ReadonlySet<Note['key']> = new Set(['empty', 'note', 'stage', 'faulty'])

const warning = (key: Note['key'], count: number, names?: string): Note[] =>
  count > 0 ? [{ key, count, ...(names && { names }), tone: faults.has(key) ? 'fault' : 'warning' }] : []

export function notesOfPublication(
  action: 'publish' | 'unpublish' | 'release',
  facts: PublicationFacts,
): Note[] {
  const { changes, others = [], present = [], references, alternates, campaigns, redirects } = facts
  if (action === 'unpublish')
    return [
      ...warning('reach', counted.reach(facts)),
      ...warning('references', references.total),
      ...warning('versions', alternates.length),
      ...warning('campaigns', campaigns.length),
      ...warning('redirects', redirects?.total ?? 0),
      ...warning('present', present.length, present.join(', ')),
    ]
  const count = changes ? changes.changed + changes.added + changes.removed : 0
  return [
    changes ? { key: isUnchanged(changes) ? 'same' : 'changes', count } : { key: 'first', count: 1 },
    ...mattersOf(facts)
      // A release has its own moment beside the plan.
      .filter((matter) => matter !== 'planned' || action === 'publish')
      .flatMap((matter) =>
        warning(matter, counted[matter](facts), matter === 'others' ? others.join(', ') : undefined),
      ),
    ...warning('present', present.length, present.join(', ')),
  ]
}

/** @param unsaved on how many pages of it this browser keeps work that is not saved */
export const notesOfConsequences = (
  action: 'move' | 'delete',
  found: Consequences,
  unsaved: number,
): Note[] => [
  ...warning('reach', pagesReached(reachOf(action, found.reach))),
  ...(action === 'delete' ? warning('public', found.isPublic ? 1 : 0) : []),
  ...(action === 'delete' ? warning('references', found.references.total) : []),
  ...(action === 'delete' ? warning('versions', found.versions.length) : []),
  ...(action === 'delete' ? warning('redirects', found.redirects.total) : []),
  ...(action === 'delete' ? warning('comments', found.comments) : []),
  ...(action === 'delete' ? warning('unsaved', unsaved) : []),
  ...(action === 'delete' ? warning('atWork', found.atWork.length, found.atWork.join(', ')) : []),
  ...warning('plans', found.plans.length),
  ...warning('releases', found.releases.length, found.releases.map(({ name }) => name).join(', ')),
  ...warning('campaigns', found.campaigns.length, found.campaigns.map(({ name }) => name).join(', ')),
  ...warning('present', found.present.length, found.present.join(', ')),
]
