import type { StoryRow } from '@/lib/studio/stories'

/** What an editor shows of a story beside its content. */
export type KnownStory = Pick<StoryRow, 'name' | 'fullSlug' | 'state'>

/** What somebody else, or the person in another tab, did with a story that is open here. */
export type OtherChange =
  | { kind: 'deleted' }
  | { kind: 'renamed'; name: string; address: string }
  | { kind: 'published' | 'unpublished' }

type Answer = { ok: true; data: StoryRow } | { ok: false; status: number }

/** What has changed, by the answer to a look at the story; nothing where there was no answer. */
export function otherChanges(known: KnownStory, answer: Answer): OtherChange[] {
  if (!answer.ok) return answer.status === 404 ? [{ kind: 'deleted' }] : []
  const { name, fullSlug, address, state } = answer.data
  const [was, is] = [known.state !== 'draft', state !== 'draft']
  return [
    ...(name !== known.name || fullSlug !== known.fullSlug
      ? [{ kind: 'renamed', name, address } as const]
      : []),
    // What is public and had changes has none any more: it was published again.
    ...(is && (!was || (known.state === 'changed' && state === 'published'))
      ? [{ kind: 'published' } as const]
      : []),
    ...(was && !is ? [{ kind: 'unpublished' } as const] : []),
  ]
}
