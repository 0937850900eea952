import { inArray } from 'drizzle-orm'
import { ownFocus } from '@/lib/content/media'
import type { Executor } from '@/lib/platform/db'
import { type AssetAddress, readAssetAddress } from '@/schemas/content'
import { visitLimit, walkObjects } from '../walk'
import { versionedAddress } from './asset-address'
import { assets } from './tables'

type Named = { node: Record<string, unknown>; field: string; address: AssetAddress }

function addressesIn(contents: readonly unknown[]): Named[] {
  const found: Named[] = []
  const budget = { left: visitLimit }
  for (const content of contents)
    walkObjects(content, budget, (node) => {
      for (const [field, value] of Object.entries(node)) {
        const address = typeof value === 'string' ? readAssetAddress(value) : undefined
        if (address) found.push({ node, field, address })
      }
    })
  return found
}

/**
 * Writes into content, in place, what its files are now: their size and their version, so that a replaced file has
 * another address for browsers, and the focal point: that of the file, unless the field has one of its own.
 */
export async function renewAssets(db: Executor, contents: readonly unknown[]): Promise<void> {
  const found = addressesIn(contents)
  if (found.length === 0) return
  const keys = [...new Set(found.map(({ address }) => address.key))]
  const rows = await db.select().from(assets).where(inArray(assets.key, keys))
  const byKey = new Map(rows.map((row) => [row.key, row]))
  for (const { node, field, address } of found) {
    const row = byKey.get(address.key)
    if (!row) continue
    node[field] = versionedAddress(row)
    if (field === 'filename') node.focus = ownFocus(node.focus, address.size, row) ?? row.focus
  }
}
