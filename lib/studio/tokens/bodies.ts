import { z } from 'zod'
import { tokenKinds } from '@/lib/content/embedded'

export const tokenBody = z.object({
  name: z.string().trim().min(1, 'required').max(100, 'tooLong'),
  kind: z.enum(tokenKinds),
})
