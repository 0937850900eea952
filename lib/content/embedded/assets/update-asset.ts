import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { renewStories } from '../management/translations'
import { type AssetRow, nameFor } from './asset-address'
import { hasFolder } from './asset-list'
import { findAssetUses } from './asset-usage'
import { withFormer } from './former-focuses'
import { isPublic, lockAsset, publishedIds } from './store-file'
import { assets } from './tables'

export type AssetDetails = Partial<
  Pick<AssetRow, 'name' | 'folderId' | 'alt' | 'title' | 'copyright' | 'source' | 'focus'>
>

/**
 * Changes what is said of a file; its content and its place in stories stay. Another focal point renews every page that
 * shows the file. `folder`: there is no such folder; `published`: what shoppers see would change, and the person may not
 * do that.
 */
export async function updateAsset(
  tx: Transaction,
  id: number,
  details: AssetDetails,
  { mayChangePublished }: { mayChangePublished: boolean },
): Promise<AssetRow | 'missing' | 'folder' | 'published'> {
  const found = await lockAsset(tx, id)
  if (!found) return 'missing'
  if (details.folderId && !(await hasFolder(tx, details.folderId))) return 'folder'
  const movesFocus = details.focus !== undefined && details.focus !== found.focus
  const uses = movesFocus ? await findAssetUses(tx, found.key) : []
  if (!mayChangePublished && isPublic(uses)) return 'published'
  const [row] = await tx
    .update(assets)
    .set({
      ...details,
      ...(details.name !== undefined && { name: nameFor(details.name, found.kind) }),
      ...(movesFocus && { formerFocuses: withFormer(found) }),
      updatedAt: sql`now()`,
    })
    .where(eq(assets.id, id))
    .returning()
  await renewStories(tx, publishedIds(uses))
  return row ?? 'missing'
}
