import type { OpenStoryRow, StoryRow } from '@/lib/studio/stories'

/** What an editor shows of a story beside its content. */
export type KnownStory = Pick<StoryRow, 'name' | 'fullSlug' | 'state'> & {
  /** The draft that is shown or was told of last; unset while there is unsaved work, whose save finds out itself. */
  version?: string | undefined
  /** The last publish that is known, 0 for none; unset after one of this editor until it was looked at. */
  publish?: number | undefined
}

/** `by`: unset for a program. `at` is an ISO 8601 text, unset where it is not known. */
type Told = { by?: string | undefined; at?: string | undefined }

/** What somebody else, or the person in another tab, did with a story that is open here. */
export type OtherChange =
  | ({ kind: 'deleted' } & Told)
  | ({ kind: 'renamed'; name: string } & Told)
  | ({ kind: 'moved'; address: string } & Told)
  | ({ kind: 'published' | 'unpublished' | 'saved' } & Told)

type Answer = { ok: true; data: OpenStoryRow } | { ok: false; status: number; body?: unknown }

/** What has changed, by the answer to a look at the story; nothing where there was no answer. */
export function otherChanges(known: KnownStory, answer: Answer): OtherChange[] {
  if (!answer.ok)
    return answer.status === 404
      ? [{ kind: 'deleted', ...(answer.body as { deletion?: Told } | undefined)?.deletion }]
      : []
  const { name, fullSlug, address, state, draft, published, last } = answer.data
  const [was, is] = [known.state !== 'draft', state !== 'draft']
  const isNewer = known.publish !== undefined && published !== undefined && published > known.publish
  return [
    ...(name !== known.name ? [{ kind: 'renamed', name, ...last.renamed } as const] : []),
    ...(fullSlug !== known.fullSlug ? [{ kind: 'moved', address, ...last.moved } as const] : []),
    // A publish may leave the state as it was: a plan publishes a version while the draft has changed since.
    ...(is && (!was || isNewer) ? [{ kind: 'published', ...last.published } as const] : []),
    ...(was && !is ? [{ kind: 'unpublished', ...last.unpublished } as const] : []),
    ...(draft && known.version !== undefined && draft.version !== known.version
      ? [{ kind: 'saved', by: draft.by, at: draft.at } as const]
      : []),
  ]
}

const isPublication = ({ kind }: OtherChange) => kind === 'published' || kind === 'unpublished'

/** What is told, with what has happened since: of each kind the latest, and nothing that still holds is taken away. */
export const withChanges = (
  told: readonly OtherChange[],
  changes: readonly OtherChange[],
): readonly OtherChange[] => [
  ...told.filter((each) =>
    changes.every((now) => now.kind !== each.kind && !(isPublication(now) && isPublication(each))),
  ),
  ...changes,
]
