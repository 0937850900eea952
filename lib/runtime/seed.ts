import type { Database } from '@/lib/db'
import type { Brand } from '@/lib/markets'
import { redirects } from '@/lib/shop/tables'
import { ensureTokens, importSpace } from '@/lib/studio'
import { seedRedirects, seedStories } from '@/lib/studio/seed'

/** Fills an empty database with the first content. Returns whether there was anything to fill. */
export async function seedDatabase(db: Database, brand: Brand): Promise<boolean> {
  await ensureTokens(db)
  const { imported } = await importSpace(db, { stories: seedStories(brand) })
  if (imported === 0) return false
  await db.insert(redirects).values(seedRedirects()).onConflictDoNothing()
  return true
}
