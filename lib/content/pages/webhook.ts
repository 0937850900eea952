import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { contentTag } from '@/lib/platform/freshness'
import { indexTag, pathsTag, storyTag } from './page'

/** The maximum size of a webhook's body, in bytes. */
export const webhookLimit = 65_536

/** The signature of a webhook body: hexadecimal HMAC-SHA1, as Storyblok sends it in `webhook-signature`. */
export function signWebhook(body: string, secret: string): string {
  return createHmac('sha1', secret).update(body).digest('hex')
}

export function isSigned(body: string, signature: string | null, secret: string): boolean {
  if (!signature) return false
  const expected = Buffer.from(signWebhook(body, secret))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

const payload = z.looseObject({
  action: z.string(),
  story_id: z.number().nullish(),
  full_slug: z.string().nullish(),
  previous_full_slug: z.string().nullish(),
})

/** Actions that may leave outdated links and alternates on other pages. */
const movesPaths = new Set(['moved', 'deleted', 'unpublished'])

/** The cache tags that an event of the content service makes stale; undefined when the body is not such an event. */
export function tagsOfEvent(body: string): string[] | undefined {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return undefined
  }
  const parsed = payload.safeParse(json)
  if (!parsed.success) return undefined
  const { action, story_id, full_slug, previous_full_slug } = parsed.data
  if (story_id == null && full_slug == null) return [contentTag]
  return [
    indexTag,
    ...(story_id == null ? [] : [`story-id:${story_id}`]),
    ...(full_slug == null ? [] : [storyTag(full_slug)]),
    ...(previous_full_slug == null ? [] : [storyTag(previous_full_slug)]),
    ...(movesPaths.has(action) ? [pathsTag] : []),
  ]
}
