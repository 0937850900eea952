import type { StoryPlan } from '@/lib/studio/schedules'
import type { OpenStoryRow, StoryRow } from '@/lib/studio/stories'

/** What an editor shows of a story beside its content. */
export type KnownStory = Pick<StoryRow, 'name' | 'fullSlug' | 'state'> & {
  /** The draft that is shown or was told of last; unset while there is unsaved work, whose save finds out itself. */
  version?: string | undefined
  /** The last publish that is known, 0 for none; unset after one of this editor until it was looked at. */
  publish?: number | undefined
  plan: StoryPlan
}

/** A story as a look at it finds it. */
export type SeenStory = OpenStoryRow & {
  plan: StoryPlan
  present: readonly string[]
  /** Another text once anything about its comments has changed. */
  comments: string
  /** Another text once somebody has brought it to a stage, or given it to somebody. */
  stageMark: string
}

/** `by`: unset for a program. `at` is an ISO 8601 text, unset where it is not known. */
type Told = { by?: string | undefined; at?: string | undefined }

/** What somebody else, or the person in another tab, did with a story that is open here. */
export type OtherChange =
  | ({ kind: 'deleted' } & Told)
  | ({ kind: 'renamed'; name: string } & Told)
  | ({ kind: 'moved'; address: string } & Told)
  | ({ kind: 'published' | 'unpublished' | 'saved' } & Told)
  /** `asPlanned`, because the time of its plan had come. */
  | ({ kind: 'publishedAsPlanned' | 'unpublishedAsPlanned' | 'planned' | 'replanned' | 'planEnded' } & Told)

type Answer = { ok: true; data: SeenStory } | { ok: false; status: number; body?: unknown }

/** What a plan does: when which version is published, and when the page is taken off. */
const stepsOf = ({ publishAt, unpublishAt, version }: StoryPlan) => ({
  publish: publishAt && `${publishAt} ${version?.at}`,
  unpublish: unpublishAt,
})
type Steps = ReturnType<typeof stepsOf>

/** What somebody has planned, planned anew or cancelled, or what ended without having been done. */
function planChange(left: Steps, { plan, last }: SeenStory): OtherChange[] {
  const { publish, unpublish } = stepsOf(plan)
  if (publish === left.publish && unpublish === left.unpublish) return []
  const wasPlanned = left.publish !== '' || left.unpublish !== ''
  if (publish || unpublish) return [{ kind: wasPlanned ? 'replanned' : 'planned', ...last.scheduled }]
  const [begun, ended] = [Date.parse(last.scheduled?.at ?? ''), Date.parse(last.unscheduled?.at ?? '')]
  return [{ kind: 'planEnded', ...(ended >= begun && last.unscheduled) }]
}

/** What has changed, by the answer to a look at the story; nothing where there was no answer. */
export function otherChanges(known: KnownStory, answer: Answer): OtherChange[] {
  if (!answer.ok)
    return answer.status === 404
      ? [{ kind: 'deleted', ...(answer.body as { deletion?: Told } | undefined)?.deletion }]
      : []
  const { name, fullSlug, address, state, draft, published, last, plan } = answer.data
  const [was, is] = [known.state !== 'draft', state !== 'draft']
  const isNewer = known.publish !== undefined && published !== undefined && published > known.publish
  // A publish may leave the state as it was: a plan publishes a version while the draft has changed since.
  const [isPublished, isTakenOff] = [is && (!was || isNewer), was && !is]
  const steps = stepsOf(known.plan)
  const isDone = {
    publish: isPublished && steps.publish !== '' && plan.publishAt === '',
    unpublish: isTakenOff && steps.unpublish !== '' && plan.unpublishAt === '',
  }
  const left = {
    publish: isDone.publish ? '' : steps.publish,
    unpublish: isDone.unpublish ? '' : steps.unpublish,
  }
  return [
    ...(name !== known.name ? [{ kind: 'renamed', name, ...last.renamed } as const] : []),
    ...(fullSlug !== known.fullSlug ? [{ kind: 'moved', address, ...last.moved } as const] : []),
    ...(isPublished
      ? [{ kind: isDone.publish ? 'publishedAsPlanned' : 'published', ...last.published } as const]
      : []),
    ...(isTakenOff
      ? [{ kind: isDone.unpublish ? 'unpublishedAsPlanned' : 'unpublished', ...last.unpublished } as const]
      : []),
    ...planChange(left, answer.data),
    ...(draft && known.version !== undefined && draft.version !== known.version
      ? [{ kind: 'saved', by: draft.by, at: draft.at } as const]
      : []),
  ]
}

/** Of the changes of a group only the last still tells how things are. */
const groupOf = ({ kind }: OtherChange) => {
  if (kind === 'planned' || kind === 'replanned' || kind === 'planEnded') return 'plan'
  return /^(?:un)?published/.test(kind) ? 'publication' : kind
}

/** What is told, with what has happened since: of each kind the latest, and nothing that still holds is taken away. */
export const withChanges = (
  told: readonly OtherChange[],
  changes: readonly OtherChange[],
): readonly OtherChange[] => [
  ...told.filter((each) => changes.every((now) => groupOf(now) !== groupOf(each))),
  ...changes,
]
