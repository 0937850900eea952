import 'server-only'
import { findReferences, type Story } from '@/lib/content/embedded'
import type { Transaction } from '@/lib/platform/db'

/** What a new address of a page or folder has taken along. */
export type MovedAlong = {
  /** The redirects that were made, as paths of the shop: the first of them, and how many there are. */
  redirects: { first?: { from: string; to: string }; total: number }
  /** On how many stories a reference leads to the new address by itself. */
  references: number
  /** In how many stories conditions of campaigns name the new address. */
  conditions: number
}

type Change = { kind: string; detail: Readonly<Record<string, string>> }

export async function movedAlong(
  tx: Transaction,
  story: Story,
  changes: readonly Change[],
): Promise<MovedAlong> {
  const made = changes.filter(({ kind }) => kind === 'redirect-saved')
  const { from, to } = made[0]?.detail ?? {}
  return {
    redirects: {
      ...(from !== undefined && to !== undefined && { first: { from, to } }),
      total: made.length,
    },
    references: (await findReferences(tx, story, 1)).total,
    conditions: changes.filter(({ kind }) => kind === 'triggers-carried').length,
  }
}
