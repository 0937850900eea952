import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { sortKey } from '../contains-words'
import { stories } from '../tables'
import { savedAtColumn, savedByColumn } from './story-columns'

/** What a list of stories is ordered by, up or down. */
export type TreeOrder = { by: 'name' | 'state' | 'changed' | 'person'; isDown: boolean }

const ofPages = (value: SQL) => sql`case when ${stories.isFolder} then null else ${value} end`

const keys: Readonly<Record<TreeOrder['by'], SQL>> = {
  name: sortKey(stories.name),
  // As a page goes: a draft, one with changes, one that is published as it is.
  state: ofPages(
    sql`case when ${stories.publishedContent} is null then 0 when ${stories.unpublishedChanges} then 1 else 2 end`,
  ),
  changed: ofPages(sql`${savedAtColumn}`),
  person: ofPages(sortKey(savedByColumn)),
}

/** The order of a list; what has nothing to order by, such as a page that a program saved, comes last. */
export const inOrder = ({ by, isDown }: TreeOrder): SQL[] => [
  sql`${isDown ? desc(keys[by]) : asc(keys[by])} nulls last`,
  asc(stories.position),
  asc(stories.id),
]
