import { createContentFetch, ensureSpace } from '@/lib/content/embedded'
import type { Database } from '@/lib/platform/db'
import { createContentClient, type StoryblokClient } from './create-client'

/** A client of the embedded content service in a database, for a command beside the shop. */
export async function embeddedClient(db: Database): Promise<StoryblokClient> {
  await ensureSpace(db)
  return createContentClient({ storyblok: undefined, embedded: { fetch: createContentFetch(() => db) } })
}
