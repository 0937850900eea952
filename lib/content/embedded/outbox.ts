import type { Executor } from '@/lib/platform/db'
import { spaceId } from './space'
import { webhookOutbox } from './tables'

export type WebhookAction = 'published' | 'unpublished' | 'deleted' | 'moved'

type Told = { id: number; name: string; fullSlug: string; previousFullSlug?: string }

/** A webhook as Storyblok sends it; a moved story also says where it was, so that its old page can be taken away. */
export type WebhookPayload = {
  text: string
  action: WebhookAction
  space_id: number
  story_id: number
  full_slug: string
  previous_full_slug?: string
}

const toPayload = (action: WebhookAction, story: Told): WebhookPayload => ({
  text: `The Story ${story.name} (${story.fullSlug}) was ${action}`,
  action,
  space_id: spaceId,
  story_id: story.id,
  full_slug: story.fullSlug,
  ...(story.previousFullSlug !== undefined && { previous_full_slug: story.previousFullSlug }),
})

/** Notes in the caller's transaction that the storefront has to be told: the change and its webhook live or die together. */
export async function oweWebhooks(db: Executor, action: WebhookAction, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return
  await db.insert(webhookOutbox).values(told.map((story) => ({ payload: toPayload(action, story) })))
}
