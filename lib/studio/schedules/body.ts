import { z } from 'zod'

/** By the clock of the story's market, `2026-12-01T08:00`; empty for nothing planned. */
const clock = z.string().max(20)

export const planBody = z.object({ publishAt: clock, unpublishAt: clock })
export type PlanBody = z.output<typeof planBody>
