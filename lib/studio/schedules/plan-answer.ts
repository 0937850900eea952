import { answered, missing, unprocessable } from '@/lib/studio/calls'
import type { PlanResult } from './plan'

/** The answer to a plan. */
export function planAnswer(result: PlanResult): Response {
  if (result.ok) return answered(result.plan)
  return 'errors' in result ? unprocessable(result.errors) : missing()
}
