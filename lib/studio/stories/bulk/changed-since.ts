import type { OpenStoryRow } from '../read'
import type { StoryRow } from '../story-row'

/** What somebody else has done with a page since a list showed it. `by`: unset where nobody is known, and for a program. */
export type Since = { by?: string | undefined } & (
  | { kind: 'deleted' | 'published' | 'unpublished' | 'saved' | 'other' }
  | { kind: 'renamed'; name: string }
  | { kind: 'moved'; address: string }
)

type Answer =
  | {
      ok: true
      data: Pick<OpenStoryRow, 'name' | 'address' | 'fullSlug' | 'state' | 'mark' | 'draft' | 'last'>
    }
  | { ok: false; status: number; body?: unknown }

const isPublic = (state: StoryRow['state']) => state !== undefined && state !== 'draft'

/** What differs between a row of a list and its page as it is now; nothing where there was no answer. */
export function changedSince(
  row: Pick<StoryRow, 'name' | 'fullSlug' | 'state' | 'mark'>,
  answer: Answer,
): Since[] {
  if (!answer.ok) {
    if (answer.status !== 404) return []
    return [
      { kind: 'deleted', by: (answer.body as { deletion?: { by?: string } } | undefined)?.deletion?.by },
    ]
  }
  const { name, address, fullSlug, state, mark, draft, last } = answer.data
  const [was, is] = [isPublic(row.state), isPublic(state)]
  const since: Since[] = [
    ...(name === row.name ? [] : [{ kind: 'renamed', name, by: last.renamed?.by } as const]),
    ...(fullSlug === row.fullSlug ? [] : [{ kind: 'moved', address, by: last.moved?.by } as const]),
    ...(was && !is ? [{ kind: 'unpublished', by: last.unpublished?.by } as const] : []),
    ...(is && (!was || (row.state === 'changed' && state === 'published'))
      ? [{ kind: 'published', by: last.published?.by } as const]
      : []),
  ]
  if (mark === row.mark || since.some(({ kind }) => kind === 'renamed' || kind === 'moved')) return since
  // A publish leaves the mark as it is: the words are others, or what a version shares with the same page elsewhere.
  return [...since, draft ? { kind: 'saved', by: draft.by } : { kind: 'other' }]
}

/** With these the page is not what the person has seen and chosen: it is left out of what changes the shop. */
export const isOtherPage = ({ kind }: Since): boolean =>
  kind === 'deleted' || kind === 'renamed' || kind === 'moved' || kind === 'unpublished'
