import { and, isNotNull, like } from 'drizzle-orm'
import { claimsOf, isPageContent, roleOf } from '@/lib/content/addresses'
import { pageAt } from '@/lib/content/redirects'
import type { Executor } from '@/lib/platform/db'
import { stories } from '../tables'
import { visitLimit, walkObjects } from '../walk'
import { listPublishedPlaces } from './connected'
import { listShown } from './showing'
import type { Story } from './story-tree'

/** The frame of a market that links to pages, by the folders of its market; `isTyped`: by an address alone. */
export type FrameLink = { folders: readonly string[]; isTyped: boolean }

/** An address of this site as it may be typed, with or without its host. */
const placeOf = (address: string): string | undefined => {
  const path = address.replace(/^https?:\/\/[^/?#]+(?=\/)/i, '')
  const page = path.startsWith('/') ? pageAt(path) : undefined
  return page && `${page.locale} ${page.path}`
}

/**
 * The published frames elsewhere whose header, menu or footer leads to a page that shoppers see, or to one in a folder.
 * Links to stories vanish with their page; typed addresses stay, and lead nowhere.
 */
export async function listFrameLinks(db: Executor, story: Story): Promise<FrameLink[]> {
  const [shown, places] = await Promise.all([listShown(db, story), listPublishedPlaces(db, story)])
  const pages = shown.filter(({ component }) => isPageContent({ component: component ?? undefined }))
  if (pages.length === 0) return []
  const uuids = new Set(pages.map(({ uuid }) => uuid))
  const addresses = new Set(places.flatMap(claimsOf).map(({ locale, key }) => `${locale} ${key}`))
  const frames = await db
    .select({ uuid: stories.uuid, fullSlug: stories.fullSlug, content: stories.publishedContent })
    .from(stories)
    .where(and(like(stories.fullSlug, '%/layouts/layout'), isNotNull(stories.publishedContent)))
  return frames.flatMap(({ uuid, fullSlug, content }) => {
    const role = roleOf(fullSlug)
    if (role?.kind !== 'frame' || shown.some((each) => each.uuid === uuid)) return []
    const found = new Set<'story' | 'typed'>()
    walkObjects(content, { left: visitLimit }, (node) => {
      const isStory = node.linktype === 'story'
      for (const value of Object.values(node)) {
        if (typeof value !== 'string') continue
        if (uuids.has(value)) found.add('story')
        else if (!isStory && addresses.has(placeOf(value) ?? '')) found.add('typed')
      }
    })
    return [...found].map((kind) => ({ folders: role.folders, isTyped: kind === 'typed' }))
  })
}
