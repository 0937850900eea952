import { pathToFileURL } from 'node:url'
import { createContentClient } from '@/lib/content/client/create-client'

/** Where @storyblok/react keeps the one client of a process. Its package does not export it. */
const stateModule = pathToFileURL(`${process.cwd()}/node_modules/@storyblok/react/dist/core/state.mjs`).href

type State = { setStoryblokApiInstance: (client: null) => void }

/**
 * Lets the next client be one of its own. `storyblokInit` gives every caller the first client of the process, whatever
 * its options are; a shop has one, a test has several.
 */
export async function forgetClient(): Promise<void> {
  const state = (await import(stateModule)) as State
  state.setStoryblokApiInstance(null)
}

/** A client of its own for each test, of a service at another host. */
export async function freshClient(origin: string, timeoutMs?: number) {
  await forgetClient()
  return createContentClient({
    storyblok: { token: 'test-token', region: 'eu', apiUrl: origin, webhookSecret: 'a-secret-of-sixteen' },
    embedded: { fetch },
    ...(timeoutMs && { timeoutMs }),
  })
}

/** The same, of the embedded service. */
export async function freshEmbeddedClient(fetch: typeof globalThis.fetch) {
  await forgetClient()
  return createContentClient({ storyblok: undefined, embedded: { fetch } })
}
