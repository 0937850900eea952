import type { StoryPlan } from '@/lib/studio/schedules'

/** A version that a plan or a release holds. */
export type HeldDraft = Pick<NonNullable<StoryPlan['version']>, 'content' | 'name'>

/**
 * Whether the draft is another one than a version that is held.
 * @param draft as it is by now, which need not be the one on the screen; `isSaved`: nothing of the person waits to be saved
 */
export const isOtherDraft = (
  held: HeldDraft,
  draft: { version: string; name: string; isSaved: boolean },
): boolean => !draft.isSaved || held.content !== draft.version || held.name !== draft.name
