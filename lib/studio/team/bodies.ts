import { z } from 'zod'
import { personName } from '@/lib/studio/account'
import { studioLanguages } from '@/lib/studio/i18n'
import { roles } from '@/lib/studio/people'
import { emailAddress } from '@/schemas/email'
import { longestEmail } from '@/schemas/lengths'

const role = z.enum(roles)

export const newPersonBody = z.object({
  name: personName,
  address: z.string().trim().toLowerCase().max(longestEmail).pipe(emailAddress('address')),
  role,
  /** Null: the first login takes that of the person's browser. */
  language: z.enum(studioLanguages).nullable(),
})

export const personBody = z.object({ name: personName, role })

export const personId = z.uuid()

export const invitationId = z.uuid()
