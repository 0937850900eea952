import type { PublicationFacts } from './facts'

/**
 * What the button of the question does: leads to a drafting note, without which a page can be published at last; publishes
 * what is empty or does not appear as intended; or publishes.
 */
export type PublishStep = 'toNote' | 'allTheSame' | 'publish'

export function publishStep({
  note,
  faulty,
  empty,
}: Pick<PublicationFacts, 'note' | 'faulty' | 'empty'>): PublishStep {
  if (note !== undefined) return 'toNote'
  return empty || faulty.length > 0 ? 'allTheSame' : 'publish'
}

/** Where the editor shows a block of a story, at one of its fields. */
export const blockAddress = (storyId: number, { uid, field }: { uid: string; field?: string }): string =>
  `/studio/stories/${storyId}/#${new URLSearchParams({ block: uid, ...(field && { field }) })}`

/** What the address of the editor ends with to have the list of versions open. */
export const historyHash = '#history'

/** Where the editor shows the versions of a story, each with what it changed. */
export const historyAddress = (storyId: number): string => `/studio/stories/${storyId}/${historyHash}`
