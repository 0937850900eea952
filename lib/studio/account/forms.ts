import { z } from 'zod'
import { studioLanguages } from '@/lib/studio/i18n'
import { emailAddress } from '@/schemas/email'
import { longestEmail } from '@/schemas/lengths'

/** A name as it stands in the log of changes. */
/** What turns the direction of the letters beside it, or is no letter at all. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** A name as the people of the shop write it, also with an apostrophe: it stands in lists and in the log. */
export const personName = z
  .string()
  .normalize('NFC')
  .transform((name) => name.replace(unseen, '').trim())
  .pipe(z.string().min(1, 'required').max(100, 'tooLong'))

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
