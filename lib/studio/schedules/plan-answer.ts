import { answered, changedMeanwhile, missing, unprocessable } from '@/lib/studio/calls'
import type { PlanResult } from './plan'

/** The answer to a plan. */
export function planAnswer(result: PlanResult): Response {
  if (result.ok) return answered(result.plan)
  if ('errors' in result) return unprocessable(result.errors)
  return result.error === 'missing' ? missing() : changedMeanwhile({ draft: 'changed' })
}
