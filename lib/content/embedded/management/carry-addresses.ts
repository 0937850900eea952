import { and, eq, or, type SQLWrapper, sql } from 'drizzle-orm'
import { placeOfAddress } from '@/lib/content/campaigns'
import { currentTime } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { allMarkets, type Market, marketsOfStory } from '@/lib/platform/markets'
import { triggerItem } from '@/schemas/blocks/trigger-container'
import { triggerTypeOf } from '@/schemas/blocks/triggers'
import { releaseStories, releases, stories, storySchedules, storyVersions } from '../tables'
import { visitLimit, walkObjects } from '../walk'
import { noteVersion } from './publish'
import type { Story } from './story-tree'
import { renewStories } from './translations'

type Place = { market: Market; path: string }
/** `isPublic`: shoppers know the former address, or it is planned that they do. */
type AddressChange = { from: Place; to: Place; isPublic: boolean }

/** A story whose conditions have another address now. */
export type Carried = Pick<Story, 'id' | 'name'>

type Rewrite = (value: string, story: string) => string

const keyOf = ({ code }: Market, path: string) => `${code} ${path}`
const withoutMarket = (path: string) => path.replace(/^\/[^/]+(?=\/)/, '')
const hostOf = (address: string) => /^https?:\/\/[^/?#]*/i.exec(address)?.[0] ?? ''

/** Puts new addresses in the place of former ones in the value of a condition. */
function rewriteFor(changes: readonly AddressChange[]): Rewrite {
  const byPlace = new Map(
    changes.map((change) => [keyOf(change.from.market, placeOfAddress(change.from.path).path), change.to]),
  )
  const entriesFor = (entry: string, story: string): string[] => {
    const { market, path } = placeOfAddress(entry)
    if (market) {
      const to = byPlace.get(keyOf(market, path))
      return [to ? hostOf(entry) + to.path : entry]
    }
    const own = marketsOfStory(story)
    const markets = own.length > 0 ? own : allMarkets
    const found = markets.flatMap((each) => {
      const to = byPlace.get(keyOf(each, path))
      return to?.market === each ? [hostOf(entry) + withoutMarket(to.path)] : []
    })
    // Where the page stays at its address in another market, the condition has both.
    return found.length === markets.length ? found : [entry, ...found]
  }
  return (value, story) => {
    const before = value.split(',')
    const after = before.flatMap((entry) => (entry.trim() === '' ? [] : entriesFor(entry.trim(), story)))
    const isSame = after.length === before.length && after.every((entry, at) => entry === before[at]?.trim())
    return isSame ? value : [...new Set(after)].join(',')
  }
}

/** Content with the new addresses; undefined where it names none of the former ones. */
function carried<T extends object>(content: T, story: string, rewrite: Rewrite): T | undefined {
  const copy = structuredClone(content)
  let hasChanged = false
  walkObjects(copy, { left: visitLimit }, (node) => {
    const { component, type, value } = node
    if (component !== triggerItem.name || triggerTypeOf(type) !== 'url' || typeof value !== 'string') return
    const next = rewrite(value, story)
    hasChanged ||= next !== value
    node.value = next
  })
  return hasChanged ? copy : undefined
}

const hasConditions = (content: SQLWrapper) =>
  sql<boolean>`coalesce(${content}::text like ${`%"component": "${triggerItem.name}"%`}, false)`

/**
 * Carries conditions of campaigns along with the addresses of pages that they name: in drafts, and where shoppers know the
 * former address also in what is published and in the versions that are planned.
 */
export async function carryAddresses(
  tx: Transaction,
  changes: readonly AddressChange[],
  author?: string,
): Promise<Carried[]> {
  if (changes.length === 0) return []
  const inDrafts = rewriteFor(changes)
  const inPublic = rewriteFor(changes.filter(({ isPublic }) => isPublic))
  const found = await tx
    .select()
    .from(stories)
    .where(
      and(
        eq(stories.isFolder, false),
        or(hasConditions(stories.content), hasConditions(stories.publishedContent)),
      ),
    )
    .orderBy(stories.id)
  const renewed: number[] = []
  const told: Carried[] = []
  for (const story of found) {
    const { id, fullSlug, publishedContent } = story
    const content = carried(story.content, fullSlug, inDrafts)
    const published = publishedContent === null ? undefined : carried(publishedContent, fullSlug, inPublic)
    if (!content && !published) continue
    const isNewer = content !== undefined && publishedContent !== null && published === undefined
    const [row] = await tx
      .update(stories)
      .set({
        ...(content && { content }),
        ...(published && { publishedContent: published }),
        unpublishedChanges: story.unpublishedChanges || isNewer,
        updatedAt: currentTime(),
      })
      .where(eq(stories.id, id))
      .returning()
    if (row && content) await noteVersion(tx, row, 'saved', author)
    if (published) renewed.push(id)
    told.push({ id, name: story.name })
  }
  await carryInPlans(tx, inPublic)
  if (renewed.length > 0) await renewStories(tx, renewed)
  return told
}

async function carryInPlans(tx: Transaction, rewrite: Rewrite): Promise<void> {
  const planned = await tx
    .select({ id: storyVersions.id, content: storyVersions.content, fullSlug: stories.fullSlug })
    .from(storyVersions)
    .innerJoin(stories, eq(stories.id, storyVersions.storyId))
    .where(
      and(
        hasConditions(storyVersions.content),
        sql`(exists (select from ${storySchedules} p where p.version_id = ${storyVersions}.id) or
          exists (select from ${releaseStories} s join ${releases} r on r.id = s.release_id
            where s.version_id = ${storyVersions}.id and r.released_at is null))`,
      ),
    )
  for (const { id, content, fullSlug } of planned) {
    const next = carried(content, fullSlug, rewrite)
    if (next) await tx.update(storyVersions).set({ content: next }).where(eq(storyVersions.id, id))
  }
}
