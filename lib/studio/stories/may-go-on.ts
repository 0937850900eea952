import { type StageBar, stageBar } from '@/lib/content/embedded'
import { allows, type Person } from '@/lib/studio/people'

type StageOf = Parameters<typeof stageBar>[0] & Parameters<typeof stageBar>[1] & { allowPublish: boolean }
type Someone = Pick<Person, 'role'> & { isWriter: boolean }

/**
 * Whether somebody can go on with a page at a stage: they publish it where that is allowed, or bring it to a later stage.
 * At the last stage, where nothing is left to do, everybody can.
 * @param stages all of the workflow, in their order
 */
export function mayGoOn(at: StageOf, stages: readonly StageOf[], someone: Someone): boolean {
  const bars = (to: StageOf): StageBar | undefined => stageBar(at, to, someone, stages)
  const later = stages.slice(stages.findIndex(({ id }) => id === at.id) + 1)
  if (at.allowPublish && allows(someone, 'publish')) return true
  if (later.length === 0) return !at.allowPublish
  return later.some((to) => bars(to) === undefined)
}
