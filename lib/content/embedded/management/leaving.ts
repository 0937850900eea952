import { roleOf } from '@/lib/content/addresses'
import type { FieldErrors } from './editing'
import { listFrameLinks } from './frame-links'
import type { ManagementRequest } from './request'
import { listShowing, listShown } from './showing'
import { findStory, type Story } from './story-tree'

/** The parameter that confirms what a whole market would notice: `?confirm=market`. */
const confirmed = ({ params }: ManagementRequest): boolean => params.get('confirm') === 'market'

const how = 'Add confirm=market to the query to do it nevertheless.'

const inWords = (folders: readonly string[]) => folders.join(', ')

/** The stories of a market that stand for more than a page, among those that shoppers see. */
async function rolesIn(db: ManagementRequest['db'], story: Story): Promise<string[]> {
  const shown = await listShown(db, story)
  return shown.flatMap(({ fullSlug }) => {
    const role = roleOf(fullSlug)
    if (!role) return []
    const what = { frame: 'the header and footer of every page', home: 'the home page', screen: 'a screen' }
    return [`${fullSlug} is ${what[role.kind]} of ${inWords(role.folders)}.`]
  })
}

/** What the frames of markets show of a story, or of what lies in a folder: links to pages, and shared sections. */
async function framedIn(db: ManagementRequest['db'], story: Story): Promise<string[]> {
  const shown = await listShown(db, story)
  const [links, showing] = await Promise.all([
    listFrameLinks(db, story),
    listShowing(
      db,
      shown.map(({ uuid }) => uuid),
    ),
  ])
  const own = new Set(shown.map(({ uuid }) => uuid))
  const around = showing.flatMap(({ uuid, fullSlug }) => {
    const role = own.has(uuid) ? undefined : roleOf(fullSlug)
    return role?.kind === 'frame' ? role.folders : []
  })
  const folders = new Set([...links.flatMap((link) => link.folders), ...around])
  return folders.size === 0
    ? []
    : [`The header, menu or footer of ${inWords([...folders])} shows it or links to it.`]
}

type Leaving =
  | 'gone'
  /** It stays public, at another address, which links to it follow. */
  | 'moved'

/**
 * Why a story, or a folder, is not taken from its place without a confirmation: a whole market would notice, and who
 * works in the Studio is asked before. Undefined where nothing speaks against it.
 */
export async function leavingRefusal(
  request: ManagementRequest,
  id: number,
  leaving: Leaving,
): Promise<FieldErrors | undefined> {
  if (confirmed(request)) return undefined
  const story = await findStory(request.db, id)
  if (!story) return undefined
  const roles = await rolesIn(request.db, story)
  const reasons = leaving === 'moved' ? roles : [...roles, ...(await framedIn(request.db, story))]
  return reasons.length === 0 ? undefined : { base: [...reasons, how] }
}
