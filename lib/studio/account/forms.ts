import { z } from 'zod'
import { studioLanguages } from '@/lib/studio/i18n'
import { emailAddress } from '@/schemas/email'
import { longestEmail } from '@/schemas/lengths'

/** A name as it stands in the log of changes. */
export const personName = z.string().trim().min(1, 'required').max(100, 'tooLong')

export const loginForm = z.object({
  address: z.string().trim().min(1).max(longestEmail),
  password: z.string().min(1).max(1_000),
  target: z.string().max(2_000).optional(),
})

export const forgottenForm = z.object({
  address: z.string().trim().toLowerCase().max(longestEmail).pipe(emailAddress()),
})

export const linkForm = z.object({ key: z.string().max(200), password: z.string().max(1_000) })

export const profileBody = z.object({
  name: personName,
  language: z.enum(studioLanguages),
  /** Unset: as it was. */
  mentionMails: z.boolean().optional(),
})

export const passwordBody = z.object({
  current: z.string().min(1, 'required').max(1_000),
  password: z.string().min(1, 'required').max(1_000),
})
