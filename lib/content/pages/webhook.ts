import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { contentTag } from '@/lib/platform/freshness'
import { isCategoryPage } from './category-pages'
import { indexTag, pathsTag, storyIdTag, storyTag } from './tags'

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

type Event = z.infer<typeof payload>

function readEvent(body: string): Event | undefined {
  try {
    return payload.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/** The cache tags that an event of the content service makes stale; undefined when the body is not such an event. */
export function tagsOfEvent(body: string): string[] | undefined {
  const event = readEvent(body)
  if (!event) return undefined
  const { action, story_id, full_slug, previous_full_slug } = event
  if (story_id == null && full_slug == null) return [contentTag]
  return [
    indexTag,
    ...(story_id == null ? [] : [storyIdTag(story_id)]),
    ...(full_slug == null ? [] : [storyTag(full_slug)]),
    ...(previous_full_slug == null ? [] : [storyTag(previous_full_slug)]),
    ...(movesPaths.has(action) ? [pathsTag] : []),
  ]
}

/**
 * Whether an event may have made, changed or removed a category page. Storyblok does not say where a moved story was
 * before, and a moved folder names none of its pages.
 */
export function mayChangeCategories(body: string): boolean {
  const event = readEvent(body)
  if (!event) return false
  const { action, full_slug } = event
  return action === 'moved' || full_slug == null || isCategoryPage(full_slug)
}
