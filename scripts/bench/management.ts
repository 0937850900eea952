import { createToken } from '@/lib/content/embedded'
import { connect, runningDatabase } from '@/lib/platform/db'

type ManagedContent = { component: string } & Record<string, unknown>
export type ManagedStory = {
  id: number
  full_slug: string
  parent_id: number | null
  content: ManagedContent
}

const spaceId = 1
const dayMs = 24 * 60 * 60 * 1_000

async function managementToken(dataDir: string): Promise<string> {
  const url = await runningDatabase(dataDir)
  if (!url) throw new Error(`No database is running in ${dataDir}`)
  const { db, close } = connect({ url, max: 1 })
  try {
    const expiresAt = new Date(Date.now() + dayMs)
    return await createToken(db, { kind: 'management', name: 'npm run bench', expiresAt })
  } finally {
    await close()
  }
}

/** Edits stories of a running shop over its Management API. */
export async function openManagement(origin: string, dataDir: string) {
  const authorization = await managementToken(dataDir)
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${origin}/cdn-api/v1/spaces/${spaceId}/stories${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  type One = { story: ManagedStory }
  return {
    async find(fullSlug: string): Promise<ManagedStory> {
      const { stories } = await send<{ stories: ManagedStory[] }>(
        'GET',
        `?with_slug=${fullSlug}&story_only=1`,
      )
      if (!stories[0]) throw new Error(`There is no story ${fullSlug}`)
      return (await send<One>('GET', `/${stories[0].id}`)).story
    },
    async create(story: { name: string; slug: string; parent_id: number | null; content: ManagedContent }) {
      return (await send<One>('POST', '?publish=1', { story })).story
    },
    async publish(id: number, content: ManagedContent) {
      await send('PUT', `/${id}?publish=1`, { story: { content } })
    },
    async remove(id: number) {
      await send('DELETE', `/${id}`)
    },
  }
}

export type Management = Awaited<ReturnType<typeof openManagement>>
