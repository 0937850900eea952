import { count, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor } from '@/lib/platform/db'
import { answer, errors } from '../answer'
import { lockSpace, raiseCv, readSpace, spaceId } from '../space'
import { spaces, stories } from '../tables'
import { fieldErrors, type ManagementRequest, unprocessable } from './request'

const updateBody = z.object({
  space: z.object({
    name: z.string().trim().min(1).max(255).optional(),
    domain: z.string().max(2_000).optional(),
  }),
})

/** The name that the command line tool gives the language in which stories are written. */
const defaultLanguage = 'Default'

async function readManagedSpace(db: Executor) {
  const found = await readSpace(db)
  if (!found) return undefined
  const { id, name, domain, cv, languages, createdAt } = found
  const [counted] = await db.select({ total: count() }).from(stories).where(eq(stories.isFolder, false))
  return {
    ...{ id, name, domain, version: cv, languages },
    default_lang_name: defaultLanguage,
    options: { languages, default_lang_name: defaultLanguage },
    stories_count: counted?.total ?? 0,
    region: 'eu',
    created_at: createdAt.toISOString(),
  }
}

/** `spaces/{id}`: what the space is called and which languages it has. */
export async function spaceRoute({ db, method, body }: ManagementRequest): Promise<Response> {
  if (method === 'PUT') {
    const read = updateBody.safeParse(body)
    if (!read.success) return unprocessable(fieldErrors(read.error))
    const { name, domain } = read.data.space
    await db.transaction(async (tx) => {
      await lockSpace(tx)
      if (name !== undefined || domain !== undefined)
        await tx.update(spaces).set({ name, domain }).where(eq(spaces.id, spaceId))
      await raiseCv(tx)
    })
  } else if (method !== 'GET') return errors.methodNotAllowed()
  const space = await readManagedSpace(db)
  return space ? answer(200, { space }) : errors.notFound()
}

/** `spaces`: the only one. */
export async function spaceList({ db, method, params }: ManagementRequest): Promise<Response> {
  if (method !== 'GET') return errors.methodNotAllowed()
  const space = await readManagedSpace(db)
  const words = params.get('search')?.toLowerCase() ?? ''
  const found = space?.name.toLowerCase().includes(words) ? [space] : []
  return answer(200, { spaces: found }, { total: String(found.length) })
}
