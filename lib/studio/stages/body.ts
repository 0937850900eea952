import { z } from 'zod'
import { seenDraft } from '@/lib/studio/drafts'

const stageId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

export const stageBody = z.object({
  stage: stageId,
  /** The person who goes on with the page; null: nobody. */
  assignee: z.uuid().nullable(),
  /** A day by the clock of the shop; empty: none. */
  dueOn: z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/, 'notADay'),
  note: z.string().trim().max(2_000, 'tooLong').default(''),
  /** Names what was set when the person read it. */
  read: z.string().max(100),
  /** The draft that the person has looked at: what allows to publish is ready as it was seen. */
  seen: seenDraft,
})
export type StageBody = z.output<typeof stageBody>
