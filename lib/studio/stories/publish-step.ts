import type { PublicationFacts } from './publication-facts'

/**
 * What the button of the question does: leads to a drafting note, without which a page can be published at last, or to the
 * stage that allows it; publishes
 * what is empty or does not appear as intended; or publishes.
 */
export type PublishStep = 'toNote' | 'toStage' | 'allTheSame' | 'publish'

export function publishStep({
  note,
  waits,
  faulty,
  empty,
}: Pick<PublicationFacts, 'note' | 'waits' | 'faulty' | 'empty'>): PublishStep {
  if (note !== undefined) return 'toNote'
  if (waits !== undefined) return 'toStage'
  return empty || faulty.length > 0 ? 'allTheSame' : 'publish'
}
