import type { PublicationFacts } from './facts'

/**
 * What the button of the question does: leads to a drafting note, without which a page can be published at last; publishes
 * what does not appear as intended; or publishes.
 */
export type PublishStep = 'toNote' | 'allTheSame' | 'publish'

export function publishStep({ note, faulty }: Pick<PublicationFacts, 'note' | 'faulty'>): PublishStep {
  if (note !== undefined) return 'toNote'
  return faulty.length > 0 ? 'allTheSame' : 'publish'
}

/** Where the editor shows a block of a story, at one of its fields. */
export const blockAddress = (storyId: number, { uid, field }: { uid: string; field?: string }): string =>
  `/studio/stories/${storyId}/#${new URLSearchParams({ block: uid, ...(field && { field }) })}`
