import 'server-only'
import { readSlug } from '@/lib/content/addresses'
import { examineAddress, type Taker } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import type { AddressQuery } from './bodies'
import { slugProblem } from './edit-result'
import { shownAddress } from './shown-address'
import { withoutSigns } from './typed-slug'

/** What an address means that somebody is typing. */
export type NextAddress = {
  /** Of a page that is there: its address as a shopper would see it. */
  address?: string
  /** Why it would be refused. */
  problem?: string
  /** What has the address. */
  taker?: Taker
}

/** Undefined where there is no such story or folder. */
export async function readAddress(
  { id, parent, slug: typed, type, folder }: AddressQuery,
  db: Database = database(),
): Promise<NextAddress | undefined> {
  const read = withoutSigns(readSlug(typed))
  if (!read.ok) return { problem: read.refusal === 'empty' ? 'required' : read.refusal }
  const found = await examineAddress(db, {
    ...{ id, parent: parent === 'top' ? null : parent, slug: read.slug },
    ...{ isFolder: folder === '1', content: { component: type ?? 'page' } },
  })
  if (!found) return undefined
  const { placed, refusal, taker } = found
  return {
    ...(!placed.isFolder &&
      id !== undefined && {
        address: shownAddress({ ...placed, component: placed.content.component ?? null }),
      }),
    ...(refusal !== undefined && { problem: slugProblem(refusal) }),
    ...(taker && { taker }),
  }
}
