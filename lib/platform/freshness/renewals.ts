/** A tag of the cache, and when what it holds changes next, in milliseconds since the epoch. */
export type Renewal = { tag: string; at: number }

type Listener = (renewal: Renewal) => void

/** The pages and the server in front of them are bundled apart, and share nothing but the process. */
const store = globalThis as { nestlingCampaignClock?: Listener }

/** Has what pages say of their next campaign heard by a clock. Returns what ends that. */
export function subscribeToRenewals(clock: Listener): () => void {
  store.nestlingCampaignClock = clock
  return () => {
    if (store.nestlingCampaignClock === clock) delete store.nestlingCampaignClock
  }
}

/** Says when a campaign begins or ends. In a build nobody listens: the server asks for all of them when it starts. */
export const publishRenewal: Listener = (renewal) => store.nestlingCampaignClock?.(renewal)
