import type { OpenStoryRow, StoryRow } from '@/lib/studio/stories'

/** What an editor shows of a story beside its content. */
export type KnownStory = Pick<StoryRow, 'name' | 'fullSlug' | 'state'> & {
  /** The draft that is shown or was told of last; unset while there is unsaved work, whose save finds out itself. */
  version?: string | undefined
}

/** What somebody else, or the person in another tab, did with a story that is open here. */
export type OtherChange =
  | { kind: 'deleted' }
  /** `by`: unset for a program. */
  | { kind: 'renamed'; name: string; by?: string | undefined }
  | { kind: 'moved'; address: string; by?: string | undefined }
  | { kind: 'published' | 'unpublished'; by?: string | undefined }
  | { kind: 'saved'; by?: string | undefined }

type Answer = { ok: true; data: OpenStoryRow } | { ok: false; status: number }

/** What has changed, by the answer to a look at the story; nothing where there was no answer. */
export function otherChanges(known: KnownStory, answer: Answer): OtherChange[] {
  if (!answer.ok) return answer.status === 404 ? [{ kind: 'deleted' }] : []
  const { name, fullSlug, address, state, draft, by } = answer.data
  const [was, is] = [known.state !== 'draft', state !== 'draft']
  return [
    ...(name !== known.name ? [{ kind: 'renamed', name, by: by.renamed } as const] : []),
    ...(fullSlug !== known.fullSlug ? [{ kind: 'moved', address, by: by.moved } as const] : []),
    // What is public and had changes has none any more: it was published again.
    ...(is && (!was || (known.state === 'changed' && state === 'published'))
      ? [{ kind: 'published', by: by.published } as const]
      : []),
    ...(was && !is ? [{ kind: 'unpublished', by: by.unpublished } as const] : []),
    ...(draft && known.version !== undefined && draft.version !== known.version
      ? [{ kind: 'saved', by: draft.by } as const]
      : []),
  ]
}
