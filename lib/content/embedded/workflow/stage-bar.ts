import type { Stage } from './stage-of'

/** Why somebody may not bring a page to a stage of its workflow. */
export type StageBar = 'notNext' | 'role' | 'fourEyes'

/**
 * What keeps somebody from bringing a page from a stage to another one of its workflow, if anything does.
 * @param isWriter whether they have written anything of the page that is not published
 */
export function stageBar(
  from: Pick<Stage, 'id' | 'nextIds'>,
  to: Pick<Stage, 'id' | 'roles' | 'needsOther'>,
  /** Without a role: a program, which brings pages everywhere. */
  { role, isWriter }: { role: string | undefined; isWriter: boolean },
): StageBar | undefined {
  if (from.id === to.id) return undefined
  if (from.nextIds.length > 0 && !from.nextIds.includes(to.id)) return 'notNext'
  if (role !== undefined && to.roles.length > 0 && !to.roles.includes(role)) return 'role'
  return to.needsOther && isWriter ? 'fourEyes' : undefined
}
