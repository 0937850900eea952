import { z } from 'zod'
import { longestMessage, longestQuote, plainText } from '@/lib/content/embedded'

export const threadId = z.uuid()

const line = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => plainText(text).replaceAll('\n', ' ').trim())

/** What somebody has typed, and whom it names. */
const typed = {
  text: z.string().min(1).max(longestMessage),
  mentions: z.array(z.object({ id: z.uuid(), label: z.string().min(1).max(255) })).max(50),
}

/** `id`: made by the page, so that a comment that is sent again is written once. */
export const replyBody = z.object({ id: z.uuid(), ...typed })
export type ReplyBody = z.output<typeof replyBody>

export const editBody = z.object(typed)
export type EditBody = z.output<typeof editBody>

export const startBody = z.object({
  ...{ id: z.uuid(), thread: z.uuid(), ...typed },
  block: z.string().min(1).max(255),
  component: line(255),
  field: line(255).nullable(),
  quote: z.string().max(longestQuote).transform(plainText).nullable(),
  title: line(255).refine((text) => text !== ''),
})
export type StartBody = z.output<typeof startBody>

/** When the newest comment that was shown was written. */
export const readBody = z.object({ until: z.iso.datetime() })

export const solveBody = z.object({ solved: z.boolean() })
