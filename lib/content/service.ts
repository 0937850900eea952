import 'server-only'
import { config } from '@/lib/config'
import { database } from '@/lib/db'
import { contentFetch, ensureTokens } from '@/lib/studio'
import { createContentClient, type StoryblokClient } from './client'
import { snapshotStore } from './snapshots'
import { type ContentSource, contentSource } from './source'

const store = globalThis as { nestlingContentSource?: ContentSource }

const openClient = async (): Promise<StoryblokClient> => {
  const { storyblok } = config()
  const token = storyblok ? '' : (await ensureTokens(database())).preview
  return createContentClient({ storyblok, embedded: { fetch: contentFetch, token } })
}

/** The content service of this process: Storyblok's cloud when a token is configured, else the embedded one. */
export function contentService(): ContentSource {
  if (!store.nestlingContentSource) {
    const remote = config().storyblok !== undefined
    let client: Promise<StoryblokClient> | undefined
    const open = () => {
      client ??= openClient().catch((error: unknown) => {
        client = undefined
        throw error
      })
      return client
    }
    store.nestlingContentSource = contentSource(open, remote ? snapshotStore(database()) : undefined)
  }
  return store.nestlingContentSource
}
