import { sql } from 'drizzle-orm'
import { textArray } from '@/lib/platform/db'
import type { Run } from '../run'
import { digestOf } from '../write/digest'
import { type Design, newReferenceKey } from './design'

/** The product that each variant belongs to now. */
export async function ownersOf(designs: readonly Design[], { db }: Run) {
  const ids = designs.flatMap(({ lines }) => lines.map(({ variant }) => variant.id))
  const rows = await db.execute<{ key: string; product: string; master: string }>(sql`
    select v.reference_key as key, p.reference_key as product, p.master_key as master
    from variants v join products p on p.id = v.product_id where v.reference_key = any(${textArray(ids)})`)
  return new Map(rows.map(({ key, ...owner }) => [key, owner]))
}

/**
 * The reference keys of designs. A design takes the key of the product that already has one of its variants, even if
 * the feed names the colour differently: feeds in another language do.
 */
export function keysOf(
  designs: readonly Design[],
  owners: Awaited<ReturnType<typeof ownersOf>>,
): Map<Design, string> {
  const taken = new Set<string>()
  const keys = new Map<Design, string>()
  const claim = (design: Design, key: string) => {
    taken.add(key)
    keys.set(design, key)
  }
  for (const design of designs) {
    const owner = design.lines
      .map(({ variant }) => owners.get(variant.id))
      .find((found) => found && found.master === design.masterKey && !taken.has(found.product))
    if (owner) claim(design, owner.product)
  }
  for (const design of designs) {
    if (keys.has(design)) continue
    const made = newReferenceKey(design)
    const free = taken.has(made) ? `${made.slice(0, 40)}.${digestOf(design.name).slice(0, 8)}` : made
    claim(design, free)
  }
  return keys
}
