import { z } from 'zod'
import { currentMs } from '@/lib/platform/clock'
import { keyedHash, sameSecret } from '@/lib/platform/security'

const purpose = 'the page in an editor’s frame'
const minuteMs = 60_000

/** A pass is renewed whenever it is used; one that is not used ends after this. */
const idleMs = { storyblok: 30 * minuteMs, studio: 12 * 60 * minuteMs }
/** Storyblok's editor has to show its own token again after this. */
const longestMs = 12 * 60 * minuteMs

const crumb = z.object({ name: z.string(), href: z.string() })

const passSchema = z.object({
  /** Who was let in. In the Studio the pass alone opens nothing: the login is asked for again. */
  access: z.enum(['studio', 'storyblok']),
  /** The number of the space that the editor edits. */
  space: z.string(),
  story: z.object({ id: z.number(), uuid: z.string() }),
  market: z.string(),
  path: z.string(),
  trail: z.array(crumb),
  /** The time for which the page is shown, in milliseconds since the epoch; unset: the present. */
  at: z.number().optional(),
  /** The product and the step of the checkout with which triggers of campaigns are compared. */
  product: z
    .object({
      number: z.string(),
      brand: z.string().optional(),
      subbrand: z.string().optional(),
      categoryNames: z.array(z.string()).readonly(),
      onSale: z.boolean(),
    })
    .optional(),
  checkout: z.string().optional(),
  /** Campaigns that do not show stay as ghosts. */
  ghosts: z.boolean().optional(),
  /** The language of the person. */
  language: z.enum(['de', 'fr', 'en']).optional(),
  /** When the editor was checked. */
  since: z.number(),
  until: z.number(),
})

/** What the server lets an editor's frame show: one story on one page, for a while. */
export type FramePass = z.output<typeof passSchema>

/** A pass as text, signed with the shop's secret. It holds what the page needs, so that no instance has to remember it. */
export function sealFramePass(pass: Omit<FramePass, 'until'>, now = currentMs()): string {
  const until = Math.min(now + idleMs[pass.access], pass.since + longestMs)
  const text = Buffer.from(JSON.stringify({ ...pass, until })).toString('base64url')
  return `${text}.${keyedHash(purpose, text)}`
}

/** The pass in a text; undefined for one that was made up, changed or has ended. */
export function openFramePass(sealed: string, now = currentMs()): FramePass | undefined {
  const [, text = '', signature = ''] = /^([\w-]{1,20000})\.([\w-]{43})$/.exec(sealed) ?? []
  if (text === '' || !sameSecret(signature, keyedHash(purpose, text))) return undefined
  const pass = passSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  return pass.success && now < pass.data.until ? pass.data : undefined
}
