import type { Executor } from '@/lib/platform/db'
import type { StoryContent } from '../types'
import {
  addressTaker,
  changedAddressRefusal,
  newAddressRefusal,
  type Taker,
  takenSlug,
} from './check-address'
import { findStory, fullSlugIn, type Story } from './story-tree'

type Asked = {
  /** The story or folder that is to have the address; unset for one that is to be made. */
  id?: number | undefined
  /** The folder, null for the top; unset: the one in which it is. */
  parent?: number | null | undefined
  /** The last part, as the shop reads it. */
  slug: string
  isFolder: boolean
  content: StoryContent
}

/** Where a story would be, why it cannot have the address, and what has it already. */
type Examined = {
  placed: Pick<Story, 'fullSlug' | 'translatedSlugs' | 'isFolder' | 'content'>
  refusal?: string
  taker?: Taker
}

/** What an address means that is asked for, before it is; undefined where there is no such story or folder. */
export async function examineAddress(
  db: Executor,
  { id, parent, slug, isFolder, content }: Asked,
): Promise<Examined | undefined> {
  const own = id === undefined ? undefined : await findStory(db, id)
  if (id !== undefined && !own) return undefined
  const folderId = parent === undefined ? (own?.parentId ?? null) : parent
  const folder = folderId === null ? undefined : await findStory(db, folderId)
  if (folderId !== null && !folder?.isFolder) return undefined
  const fullSlug = fullSlugIn(folder, slug, own?.isStartpage ?? false)
  const placed = own ? { ...own, fullSlug } : { fullSlug, translatedSlugs: [], isFolder, content }
  const refusal = own
    ? await changedAddressRefusal(db, own, { ...own, fullSlug })
    : await newAddressRefusal(db, placed)
  const taker = refusal === takenSlug ? await addressTaker(db, placed, own) : undefined
  return { placed, ...(refusal !== undefined && { refusal }), ...(taker && { taker }) }
}
