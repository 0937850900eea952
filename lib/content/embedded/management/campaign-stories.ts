import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { stories } from '../tables'
import type { Story } from './story-tree'

export type CampaignStory = Pick<Story, 'id' | 'uuid' | 'name' | 'fullSlug' | 'content' | 'publishedContent'>

/** Bounds what one screen reads. */
const most = 2_000

/** In the text of a JSON object. Most stories have none of them, and need not be looked through. */
const names = '"(dateFrom|dateTo|triggers)": '

/** The stories whose draft or published content may have a campaign, by path. */
export const listCampaignStories = (db: Executor): Promise<CampaignStory[]> =>
  db
    .select({
      id: stories.id,
      uuid: stories.uuid,
      name: stories.name,
      fullSlug: stories.fullSlug,
      content: stories.content,
      publishedContent: stories.publishedContent,
    })
    .from(stories)
    .where(
      and(
        eq(stories.isFolder, false),
        sql`(${stories.content}::text ~ ${names} or ${stories.publishedContent}::text ~ ${names})`,
      ),
    )
    .orderBy(asc(stories.fullSlug))
    .limit(most)
