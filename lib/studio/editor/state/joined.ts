import type { Difference } from '../model'
import type { Overruled } from './overruled'

/** What somebody else saved, what it changed on the screen, and what of it stands in the place of own words. */
export type JoinedChanges = {
  by: string | undefined
  differences: readonly Difference[]
  overruled: readonly Overruled[]
}

/** `asked`: the ids of what the person decided themselves. */
export type NewlyJoined = JoinedChanges & { asked: readonly string[] }

/** What is told once more was joined; what the person was asked about meanwhile is told no more. */
export function withJoined(
  before: JoinedChanges | undefined,
  { by, differences, overruled, asked }: NewlyJoined,
): JoinedChanges | undefined {
  if (!before && differences.length === 0) return undefined
  const told = before?.overruled.filter(({ id }) => !asked.includes(id)) ?? []
  return {
    by,
    differences: [...(before?.differences ?? []), ...differences],
    overruled: [...told, ...overruled],
  }
}
