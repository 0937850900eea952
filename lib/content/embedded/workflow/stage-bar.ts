import type { Stage } from './stage-of'

/** Why somebody may not bring a page to a stage of its workflow. */
export type StageBar = 'notNext' | 'role' | 'fourEyes' | 'eyesFirst'

type Ordered = readonly Pick<Stage, 'id' | 'needsOther'>[]

/**
 * What keeps somebody from bringing a page from a stage to another one of its workflow, if anything does. No page skips a
 * stage with four eyes: somebody brings it there who has not written it. From there on it stays at a stage only as it was
 * looked at: what is changed begins at the first stage again.
 * @param isWriter whether they have written anything of the page that is not published
 * @param stages all of the workflow, in their order
 */
export function stageBar(
  from: Pick<Stage, 'id' | 'nextIds'>,
  to: Pick<Stage, 'id' | 'roles' | 'needsOther'>,
  /** Without a role: a program, which brings pages everywhere else. */
  { role, isWriter }: { role: string | undefined; isWriter: boolean },
  stages: Ordered,
): StageBar | undefined {
  if (from.id === to.id) return undefined
  if (from.nextIds.length > 0 && !from.nextIds.includes(to.id)) return 'notNext'
  if (role !== undefined && to.roles.length > 0 && !to.roles.includes(role)) return 'role'
  // Pages are in the first stage without anybody: where that needs four eyes, another person brings them on.
  if ((to.needsOther || needsEyesToLeave(from, stages)) && isWriter) return 'fourEyes'
  const [begin, end] = [from, to].map(({ id }) => stages.findIndex((stage) => stage.id === id))
  return stages.slice((begin ?? 0) + 1, end).some(({ needsOther }) => needsOther) ? 'eyesFirst' : undefined
}

/** Whether a page leaves a stage by another person alone: the first one, if it has four eyes. */
export const needsEyesToLeave = ({ id }: Pick<Stage, 'id'>, [first]: Ordered): boolean =>
  first?.id === id && first.needsOther

/** Whether a page is at a stage only as it was when it came there: one that publishes, or from the first four eyes on. */
export function holdsAsSeen(stage: Pick<Stage, 'id' | 'allowPublish'>, stages: Ordered): boolean {
  const eyes = stages.findIndex(({ needsOther }) => needsOther)
  return stage.allowPublish || (eyes >= 0 && stages.findIndex(({ id }) => id === stage.id) >= eyes)
}
