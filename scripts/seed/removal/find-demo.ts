import { findImported, type ImportedStory, storyUuid } from '@/lib/content/embedded'
import type { Executor } from '@/lib/platform/db'
import { digestOf } from '@/lib/shop/import'
import type { Brand } from '@/schemas'
import { plainStories, seedStories } from '@/scripts/seed/content'
import { type DemoTables, demoTables } from './demo-rows'
import { inEveryMarket } from './in-every-market'
import { type FoundRows, findRows } from './same-rows'
import { findTrial, type Trial } from './trial'

/** What is in a shop of the demo. */
export type DemoLeft = {
  pages: ImportedStory[]
  tables: DemoTables
  found: ({ name: string } & FoundRows)[]
  trial: Trial
}

const pathOf = ({ fullSlug }: { fullSlug: string }) => fullSlug.replace(/\/$/, '')

/** A digest of what a page says, whatever ids its blocks have. */
const digestOfContent = (content: unknown): string =>
  digestOf(JSON.parse(JSON.stringify(content, (name, value) => (name === '_uid' ? undefined : value))))

/** The pages of the demo have the ids that their first addresses give, and so have those that come in their place. */
async function pagesOf(db: Executor, brand: Brand): Promise<ImportedStory[]> {
  const { plain, uuids } = inEveryMarket(() => ({
    plain: new Set(plainStories(brand).map(({ content }) => digestOfContent(content))),
    uuids: seedStories(brand).map((story) => storyUuid(pathOf(story))),
  }))
  const imported = await findImported(db, uuids)
  return imported.filter(({ content }) => !plain.has(digestOfContent(content)))
}

/** What is left of the demo. */
export async function findDemo(db: Executor, brand: Brand): Promise<DemoLeft> {
  const tables = await demoTables(db, brand)
  const { products, categories, values, others } = tables
  const found: DemoLeft['found'] = []
  for (const rows of [products, categories, values, ...others])
    found.push({ name: rows.name, ...(await findRows(db, rows)) })
  return { pages: await pagesOf(db, brand), tables, found, trial: await findTrial(db) }
}
