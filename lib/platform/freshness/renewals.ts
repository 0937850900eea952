/** A cache tag, and when its content changes next, in milliseconds since the epoch. */
export type Renewal = { tag: string; at: number }

type Listener = (renewal: Renewal) => void

/** Pages and the HTTP edge are bundled separately, so they share a module only through the process. */
const store = globalThis as { nestlingCampaignClock?: Listener }

/** Subscribes the campaign clock to the renewals that pages publish. Returns the function that unsubscribes it. */
export function subscribeToRenewals(clock: Listener): () => void {
  store.nestlingCampaignClock = clock
  return () => {
    if (store.nestlingCampaignClock === clock) delete store.nestlingCampaignClock
  }
}

/**
 * Publishes when a campaign begins or ends. A build has no subscriber: the server reads all these times when it starts.
 */
export const publishRenewal: Listener = (renewal) => store.nestlingCampaignClock?.(renewal)
