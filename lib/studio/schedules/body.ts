import { z } from 'zod'
import { seenDraft } from '@/lib/studio/drafts'

/** By the clock of the story's market, `2026-12-01T08:00`; empty for nothing planned. */
const clock = z.string().max(20)

export const planBody = z.object({
  publishAt: clock,
  unpublishAt: clock,
  /** The draft that is planned. Unset: the version that the plan holds already. */
  seen: seenDraft.optional(),
  /** The version that was seen is planned, although the draft is newer. */
  asRead: z.literal(true).optional(),
  /** When that version was planned (ISO 8601), so that no other one stays in its place. */
  kept: z.iso.datetime().optional(),
})
export type PlanBody = z.output<typeof planBody>
