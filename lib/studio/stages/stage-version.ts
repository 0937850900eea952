import type { StageOfStory } from '@/lib/content/embedded'

/** Names what is set for a page, so that nobody overwrites what they have not seen. */
export const stageVersion = ({ stage, changedAt }: Pick<StageOfStory, 'stage' | 'changedAt'>): string =>
  `${stage.id} ${changedAt?.toISOString() ?? ''}`
