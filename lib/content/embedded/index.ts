/**
 * The embedded content service: Storyblok's Content Delivery API v2 over PostgreSQL, the part of its Management API
 * that editing needs, and the webhooks that notify the storefront of a publish.
 */
export { deliverPendingWebhooks, type WebhookTarget, webhookSignature } from './deliver-webhooks'
export { type DeliveryOptions, handleDelivery } from './delivery/handle'
export { createRateLimiter, type RateLimits, storyblokLimits } from './delivery/rate-limit'
export { webhookKind, webhooksJobName } from './enqueue-webhooks'
export { importSpace, type SeedDatasource, type SeedStory, type SpaceSeed } from './import-space'
export { contentFetch, createContentFetch } from './in-process-fetch'
export { handleManagement, type ManagementOptions } from './management/handle'
export { stableUuid, storyUuid } from './story-uuid'
export { ensureTokens, type SpaceTokens, type TokenKind } from './tokens'
