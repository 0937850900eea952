import { z } from 'zod'
import { tokenKinds } from '@/lib/content/embedded'

/** For how many days a token can be made; null: without end, for one that reads what is published. */
const tokenDays = [30, 90, 365] as const

export const tokenBody = z
  .object({
    name: z.string().trim().min(1, 'required').max(100, 'tooLong'),
    kind: z.enum(tokenKinds),
    days: z.literal([...tokenDays]).nullable(),
  })
  .refine(({ kind, days }) => days !== null || kind === 'public', { path: ['days'], error: 'endless' })
export type TokenBody = z.output<typeof tokenBody>
