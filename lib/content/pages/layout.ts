import type { ContentSource, ContentVersion } from '@/lib/content/client'
import { contentTag } from '@/lib/platform/freshness'
import { logWarning } from '@/lib/platform/log'
import type { Market } from '@/lib/platform/markets'
import type { ContentOf } from '@/schemas/content'
import { layoutDefinition } from '@/schemas/layout'
import { pathsTag, referenceTags, storyTag } from './tags'
import { withoutDraftLinks } from './without-draft-links'

export type Layout = ContentOf<typeof layoutDefinition> & {
  /** Whether an order can be given back without a fault, by law or as the shop promises it; unset: it can. */
  grantsWithdrawal?: boolean
  /** Working days within which questions are answered; unset: as is usual. */
  answerDays?: number
  /** By the code of a coupon: the value of goods from which it is taken, in minor units. */
  couponsFrom?: Readonly<Record<string, number>>
}
type LayoutResult = { layout: Layout; stale: boolean; tags: string[] }

export const layoutSlug = (market: Market) => `${market.shopLocale}/layouts/layout`

/** The layout content of a market. A missing or broken layout story gives an empty layout, never an error. */
export async function findLayout(
  source: ContentSource,
  market: Market,
  version: ContentVersion,
): Promise<LayoutResult> {
  const slug = layoutSlug(market)
  const answer = await source.story(slug, version)
  const parsed = layoutDefinition.schema.safeParse(answer.value?.content ?? {})
  if (!parsed.success)
    logWarning(`layout ${slug}: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}`)
  const layout = parsed.success ? parsed.data : layoutDefinition.schema.parse({})
  const tags = [contentTag, storyTag(slug), pathsTag, ...referenceTags(layout)]
  return { layout: withoutDraftLinks(layout), stale: answer.stale, tags }
}
