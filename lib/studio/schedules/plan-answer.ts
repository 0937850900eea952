import { answered, changedMeanwhile, missing, unprocessable } from '@/lib/studio/calls'
import type { PlanResult } from './plan'

/** The answer to a plan. */
export function planAnswer(result: PlanResult): Response {
  if (result.ok) return answered(result.plan)
  if ('errors' in result) return unprocessable(result.errors)
  if (result.error === 'missing') return missing()
  return changedMeanwhile({ draft: result.error === 'draftNewer' ? 'newer' : 'changed' })
}
