import { z } from 'zod'
import { signedResponse } from '@/lib/studio/passkeys'
import { studioPasswordLength } from '@/lib/studio/people'

/** The password, or what a passkey has signed. */
export const freshLoginBody = z
  .object({
    password: z.string().max(studioPasswordLength.max, 'wrong').optional(),
    response: signedResponse.optional(),
  })
  .refine(({ password, response }) => password || response, { path: ['password'], error: 'required' })
export type FreshLoginBody = z.output<typeof freshLoginBody>
