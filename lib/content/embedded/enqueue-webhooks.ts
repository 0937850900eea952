import type { Executor } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { spaceId } from './space'

/** The kind of webhooks in the outbox. */
export const webhookKind = 'webhook'
/** The name of the job that delivers webhooks; an edit wakes it. */
export const webhooksJobName = 'webhooks'

type WebhookAction = 'published' | 'unpublished' | 'deleted' | 'moved'

type ChangedStory = { id: number; name: string; fullSlug: string; previousFullSlug?: string }

/** A webhook as Storyblok sends it. A moved story's also has the old slug, so that the old page can be removed. */
type WebhookPayload = {
  text: string
  action: WebhookAction
  space_id: number
  story_id: number
  full_slug: string
  previous_full_slug?: string
}

const toPayload = (action: WebhookAction, story: ChangedStory): WebhookPayload => ({
  text: `The Story ${story.name} (${story.fullSlug}) was ${action}`,
  action,
  space_id: spaceId,
  story_id: story.id,
  full_slug: story.fullSlug,
  ...(story.previousFullSlug !== undefined && { previous_full_slug: story.previousFullSlug }),
})

/** Writes a webhook for each changed story to the outbox, in the caller's transaction. */
export const enqueueWebhooks = (
  db: Executor,
  action: WebhookAction,
  stories: readonly ChangedStory[],
): Promise<void> =>
  enqueue(
    db,
    webhookKind,
    stories.map((story) => toPayload(action, story)),
  )
