import { eq } from 'drizzle-orm'
import { findImported, type ImportedStory } from '@/lib/content/embedded'
import type { Executor } from '@/lib/platform/db'
import { demoRows } from '@/lib/platform/demo-rows'
import type { Brand } from '@/schemas'
import { adoptDemo, pages, rowKinds } from '@/scripts/seed/marks'
import type { Chosen } from './describe-demo'
import { type FoundRows, findMarked } from './marked-rows'
import { findTrial, type Trial } from './trial'

/** What is in a shop of the demo. */
export type DemoLeft = {
  pages: ImportedStory[]
  found: FoundRows[]
  trial: Trial
}

async function pagesOf(db: Executor): Promise<ImportedStory[]> {
  const marked = await db.select({ key: demoRows.key }).from(demoRows).where(eq(demoRows.kind, pages.table))
  return findImported(
    db,
    marked.map(({ key }) => key),
  )
}

/** What is left of the demo. */
export async function findDemo(db: Executor, brand: Brand, chosen: Chosen): Promise<DemoLeft> {
  await adoptDemo(db, brand)
  const found: FoundRows[] = []
  for (const kind of rowKinds) found.push(await findMarked(db, kind, chosen))
  return { pages: await pagesOf(db), found, trial: await findTrial(db) }
}
