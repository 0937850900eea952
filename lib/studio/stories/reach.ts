import 'server-only'
import { isPageContent, roleOf, type StoryRole } from '@/lib/content/addresses'
import {
  countShownPages,
  listFrameLinks,
  listShowing,
  listShown,
  type ShownStory,
  type Story,
} from '@/lib/content/embedded'
import type { Executor } from '@/lib/platform/db'
import { marketsOf } from '@/lib/platform/markets'
import { shopBrands } from '@/schemas'
import { sectionBlock } from '@/schemas/blocks/section'
import { layoutDefinition } from '@/schemas/layout'

/** What of the shop changes with a story beside an address of its own. `pages`: how many published pages with content. */
export type Reach = (
  | StoryRole
  | {
      /** `linked`, `typed`: a page to which the frame of a market leads, by a link to it or by its address alone. */
      kind: 'section' | 'linked' | 'typed'
      folders: readonly string[]
    }
) & { pages: number }

type Reaching = Pick<ShownStory, 'uuid' | 'fullSlug' | 'component'>

/** As deep as the shop resolves the references of a page. */
const deepest = 2

const notPages = [layoutDefinition.name, sectionBlock.name]

/** The folders in which the pages of some markets lie: their own, and that of their company. */
const foldersOfPages = (locales: readonly string[]): string[] => [
  ...locales,
  ...shopBrands.filter((brand) => marketsOf(brand).some(({ shopLocale }) => locales.includes(shopLocale))),
]

const countPages = (db: Executor, locales: readonly string[]) =>
  countShownPages(db, foldersOfPages(locales), notPages)

/** Where shoppers see shared stories: on pages, in others that pages show, and around all pages of a market. */
async function reachOfSections(db: Executor, sections: readonly Reaching[]): Promise<Reach | undefined> {
  const pages = new Set<number>()
  const folders = new Set<string>()
  const known = new Set<string>()
  let next = sections.map(({ uuid }) => uuid)
  for (let level = 0; level < deepest && next.length > 0; level += 1) {
    for (const uuid of next) known.add(uuid)
    const showing = await listShowing(db, next)
    next = []
    for (const { id, uuid, fullSlug, component } of showing) {
      const role = roleOf(fullSlug)
      if (role?.kind === 'frame') for (const folder of role.folders) folders.add(folder)
      else if (component === sectionBlock.name && !known.has(uuid)) next.push(uuid)
      else if (isPageContent({ component: component ?? undefined })) pages.add(id)
    }
  }
  const around = [...folders]
  const total = Math.max(pages.size, around.length > 0 ? await countPages(db, around) : 0)
  return total > 0 || around.length > 0 ? { kind: 'section', folders: around, pages: total } : undefined
}

async function reachOfEach(db: Executor, found: readonly Reaching[]): Promise<Reach[]> {
  const roles = found.flatMap(({ fullSlug }) => roleOf(fullSlug) ?? [])
  const reaches: Reach[] = []
  for (const role of roles)
    reaches.push({ ...role, pages: role.kind === 'frame' ? await countPages(db, role.folders) : 1 })
  const shared = await reachOfSections(
    db,
    found.filter(({ component }) => component === sectionBlock.name),
  )
  return shared ? [...reaches, shared] : reaches
}

/** What changes when a version of a story is published. The page with which a market begins is a page like others then. */
export const reachOfPublishing = async (
  db: Executor,
  { uuid, fullSlug }: Pick<Story, 'uuid' | 'fullSlug'>,
  content: { component?: unknown },
): Promise<Reach[]> => {
  const component = typeof content.component === 'string' ? content.component : null
  const reaches = await reachOfEach(db, [{ uuid, fullSlug, component }])
  return reaches.filter(({ kind }) => kind !== 'home')
}

/** What changes when a story, or all in a folder, leaves its place in the shop. */
export async function reachOfLeaving(db: Executor, story: Story): Promise<Reach[]> {
  const [reaches, links] = await Promise.all([
    listShown(db, story).then((shown) => reachOfEach(db, shown)),
    listFrameLinks(db, story),
  ])
  for (const kind of ['linked', 'typed'] as const) {
    const found = links.filter(({ isTyped }) => isTyped === (kind === 'typed'))
    const folders = [...new Set(found.flatMap((link) => link.folders))]
    if (folders.length > 0) reaches.push({ kind, folders, pages: await countPages(db, folders) })
  }
  return reaches
}
