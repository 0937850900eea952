/** The kind of the merchant's webhooks in the outbox. */
export const merchantWebhookKind = 'merchant-webhook'

export type WebhookPayload = {
  /** The ids of the event and its order. */
  event: number
  order: number
  /** When it was written to the outbox, in ISO 8601. */
  since: string
}
