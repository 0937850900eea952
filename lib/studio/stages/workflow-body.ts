import { z } from 'zod'
import { roles } from '@/lib/studio/people'
import { storyTypes } from '@/lib/studio/stories'

const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const name = z.string().trim().min(1, 'required').max(100, 'tooLong')

const fold = (text: string) => text.toLocaleLowerCase().normalize()

/** A workflow with all of its stages, in their order; one without an id is new, one that is left out is deleted. */
export const workflowBody = z.object({
  name,
  isDefault: z.boolean(),
  contentTypes: z.array(z.enum(storyTypes)).max(50),
  folderIds: z.array(id).max(200),
  stages: z
    .array(
      z.object({
        id: id.optional(),
        name,
        color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
        allowPublish: z.boolean(),
        needsOther: z.boolean(),
        roles: z.array(z.enum(roles)).max(roles.length),
        /** The stages that may follow, by their places in this list; empty: all. */
        next: z.array(z.number().int().min(0).max(19)).max(20).default([]),
      }),
    )
    .min(1, 'required')
    .max(20, 'tooMany')
    .superRefine((stages, { addIssue }) => {
      const seen = new Set<string>()
      for (const [place, stage] of stages.entries()) {
        if (seen.has(fold(stage.name))) addIssue({ code: 'custom', message: 'twice', path: [place, 'name'] })
        seen.add(fold(stage.name))
      }
      // Pages are in the first stage without anybody bringing them there.
      if (stages[0]?.needsOther) addIssue({ code: 'custom', message: 'firstEyes', path: [0, 'needsOther'] })
    }),
  /** Where the pages of stages go that are left out; both by their ids. */
  pagesTo: z
    .array(z.object({ from: id, to: id }))
    .max(20)
    .default([]),
})
export type WorkflowBody = z.output<typeof workflowBody>
