import { readSlug, slugFromName } from '@/lib/content/addresses/client'
import { movedAddress } from '../moved-address'
import type { StoryRow } from '../story-row'
import { withoutDots } from '../typed-slug'

/** How the shop reads what is typed as a part of an address, where that is something else. */
function readOtherwise(typed: string): string | undefined {
  const read = withoutDots(readSlug(typed))
  return read.ok && read.slug !== typed ? read.slug : undefined
}

/** The address that a new story will have: the typed one as the shop reads it, else one from its name. */
export function newSlug(name: string, typed: string): string | undefined {
  if (typed.trim() !== '') return readOtherwise(typed)
  return name.trim() === '' ? undefined : slugFromName(name)
}

type Renamed = Pick<StoryRow, 'slug' | 'fullSlug' | 'isFolder' | 'state'>

/** What is said of a new address: how the shop reads it, and that the previous one leads to it. */
export function renameHints(row: Renamed, typed: string): { read?: string; leadsOn: boolean } {
  const read = typed === row.slug ? undefined : readOtherwise(typed)
  const isPublic = row.isFolder || row.state !== 'draft'
  const next = row.fullSlug.slice(0, row.fullSlug.lastIndexOf('/') + 1) + (read ?? typed)
  return {
    ...(read !== undefined && { read }),
    leadsOn: isPublic && movedAddress(row, next) === 'redirect',
  }
}
