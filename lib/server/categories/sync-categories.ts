import type { StoryblokClient } from '@/lib/content/client'
import { categoryPages } from '@/lib/content/pages'
import type { Database } from '@/lib/platform/db'
import { writePageCategories } from '@/lib/shop/import'
import type { Brand } from '@/schemas'

/**
 * Makes the categories of the content service's category pages. Returns the cache tags that went stale. Throws
 * `ContentUnavailableError` and changes nothing unless all pages could be read.
 */
export async function syncCategories(
  db: Database,
  client: StoryblokClient,
  { brand }: { brand: Brand },
): Promise<string[]> {
  return writePageCategories(db, await categoryPages(client, brand), { brand })
}
