/** Publishing and taking off at a time that was planned. */
export { planBody } from './body'
export { carryOutPlanned } from './carry-out'
export { HeldPlans } from './held-plans.client'
export { planStory, type ReleasedVersion, readPlan, type StoryPlan, zoneOfStory } from './plan'
export { planAnswer } from './plan-answer'
export { readHeld, readTakenOver, takeOver } from './take-over'
export { TakenOverPlans } from './taken-over-plans'
