import type { Executor } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { spaceId } from './space'

/** What the outbox knows webhooks by. */
export const webhookKind = 'webhook'
/** The job that delivers them; an edit wakes it. */
export const webhooksJobName = 'webhooks'

type WebhookAction = 'published' | 'unpublished' | 'deleted' | 'moved'

type Told = { id: number; name: string; fullSlug: string; previousFullSlug?: string }

/** A webhook as Storyblok sends it; a moved story also says where it was, so that its old page can be taken away. */
type WebhookPayload = {
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

/** Notes in the caller's transaction that the storefront has to be told. */
export const enqueueWebhooks = (db: Executor, action: WebhookAction, told: readonly Told[]): Promise<void> =>
  enqueue(
    db,
    webhookKind,
    told.map((story) => toPayload(action, story)),
  )
