import { sql } from 'drizzle-orm'
import { handleManagement } from '@/lib/content/embedded'
import {
  applyPlan,
  type ManagementTarget,
  managementApi,
  readPlan,
  toComponents,
} from '@/lib/content/library'
import type { Database } from '@/lib/platform/db'
import { definitions } from '@/schemas/definitions'

/** The embedded content service of this process, asked in the name of a command. */
export const embeddedTarget = (db: Database, operator: string): ManagementTarget => ({
  baseUrl: 'http://content.local/cdn-api',
  spaceId: '1',
  token: '',
  fetch: async (input, init) => handleManagement(new Request(input, init), { db, operator, limiter: false }),
  requestsPerSecond: 1_000,
})

/** Writes the definitions of all blocks into a space that has none, so that Storyblok's tools find them. */
export async function seedLibrary(db: Database): Promise<void> {
  const [row] = await db.execute<{ any: boolean }>(sql`select exists (select from cms_components) as any`)
  if (row?.any) return
  const api = managementApi(embeddedTarget(db, 'npm start'))
  await applyPlan(api, await readPlan(api, toComponents(Object.values(definitions))))
}
