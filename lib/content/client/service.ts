import 'server-only'
import { contentFetch, ensureSpace } from '@/lib/content/embedded'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { createContentClient, type StoryblokClient } from './create-client'
import { snapshotStore } from './snapshots'
import { type ContentSource, contentSource } from './source'

const store = globalThis as {
  nestlingContentSource?: ContentSource
  nestlingContentClient?: Promise<StoryblokClient> | undefined
}

const openClient = async (): Promise<StoryblokClient> => {
  const { storyblok } = config()
  if (!storyblok) await ensureSpace(database())
  return createContentClient({ storyblok, embedded: { fetch: contentFetch } })
}

/** The client of this process, shared so that all callers together stay within the service's limits. */
export function contentClient(): Promise<StoryblokClient> {
  store.nestlingContentClient ??= openClient().catch((error: unknown) => {
    store.nestlingContentClient = undefined
    throw error
  })
  return store.nestlingContentClient
}

/** The content service of this process: Storyblok's cloud when a token is configured, else the embedded one. */
export function contentService(): ContentSource {
  const remote = config().storyblok !== undefined
  store.nestlingContentSource ??= contentSource(contentClient, remote ? snapshotStore(database()) : undefined)
  return store.nestlingContentSource
}
