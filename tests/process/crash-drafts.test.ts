import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { runningDatabase } from '@/lib/platform/db/embedded'
import { openStudioSession } from '@/lib/studio/people/sessions'
import { studioPeople } from '@/lib/studio/people/tables'
import { editorOf, tokensOf } from '../fixtures/process/editor'
import { type Prepared, prepare, startCopy } from '../fixtures/process/prepared'
import { eventually, killShop, type Shop, startShop, stopShop } from '../fixtures/process/shop'

let prepared: Prepared
beforeAll(async () => {
  prepared = await prepare('baby')
})

const slugs = ['de-de/versand', 'de-de/ueber-uns', 'de-at/versand', 'fr-ch/livraison']

/** The cookie of someone who is logged in to the Studio of a running shop. */
async function loggedIn({ dataDir }: Shop): Promise<string> {
  const { db, close } = connect({ url: (await runningDatabase(dataDir)) ?? '', max: 1 })
  const address = `${randomUUID()}@example.org`
  const [person] = await db
    .insert(studioPeople)
    .values({ name: 'Test', address, role: 'editor', language: 'en', passwordHash: 'none' })
    .returning()
  const token = await openStudioSession(db, person?.id ?? '', new Date())
  await close()
  return `studio=${token}`
}

type Version = { content: { description?: string } }

/** Calls of the Studio's editor, as its pages make them. */
function studioOf({ origin }: Shop, cookie: string) {
  const headers = { cookie, origin, 'content-type': 'application/json' }
  return {
    async save(id: number, body: { content: unknown; basedOn: string }): Promise<string> {
      const answer = await fetch(`${origin}/api/studio/drafts/${id}/`, {
        method: 'PUT',
        headers,
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { version: string }).version
    },
    async versions(id: number): Promise<Version[]> {
      const answer = await fetch(`${origin}/api/studio/drafts/${id}/versions/`, { headers })
      return ((await answer.json()) as { versions: Version[] }).versions
    },
  }
}

/** The version on which the first save of a story is based, as the page of its editor has it. */
async function firstVersion({ dataDir }: Shop, id: number): Promise<string> {
  const { db, close } = connect({ url: (await runningDatabase(dataDir)) ?? '', max: 1 })
  const rows = await db.execute<{ version: string }>(
    `select md5(content::text) as version from cms_stories where id = ${id}`,
  )
  await close()
  return rows[0]?.version ?? ''
}

describe('a kill -9 of everything', () => {
  it('while drafts are being saved loses no save that was acknowledged, nor the history of the draft', async () => {
    const shop = await startCopy(prepared)
    const editor = editorOf(shop, await tokensOf(shop))
    const cookie = await loggedIn(shop)
    const studio = studioOf(shop, cookie)
    const acknowledged = new Map<number, number>()
    const slugOf = new Map<number, string>()
    let killed = false
    const write = async (slug: string): Promise<never> => {
      const { id, content } = await editor.find(slug)
      slugOf.set(id, slug)
      let basedOn = await firstVersion(shop, id)
      for (let count = 1; ; count += 1) {
        basedOn = await studio.save(id, { content: { ...content, description: `Stand ${count}` }, basedOn })
        acknowledged.set(id, count)
      }
    }
    const all = Promise.all(
      slugs.map((slug) =>
        write(slug).catch((error: unknown) => {
          if (!killed) throw error
        }),
      ),
    )
    const sum = () => [...acknowledged.values()].reduce((total, count) => total + count, 0)
    await Promise.race([all, eventually(() => expect(sum()).toBeGreaterThanOrEqual(80), 60_000, 5)])
    killed = true
    await killShop(shop)
    await all

    const again = await startShop({ PORT: String(shop.port), DATA_DIR: shop.dataDir })
    expect(acknowledged.size).toBe(slugs.length)
    for (const [id, last] of acknowledged) {
      const [newest] = await studioOf(again, cookie).versions(id)
      const kept = Number(/Stand (\d+)/.exec(newest?.content.description ?? '')?.[1] ?? 0)
      // The one in flight may have been committed without an answer.
      expect(kept - last).toBeGreaterThanOrEqual(0)
      expect(kept - last).toBeLessThanOrEqual(1)
      const { content } = await editorOf(again, await tokensOf(again)).find(slugOf.get(id) ?? '')
      expect(content.description).toBe(`Stand ${kept}`)
    }
    await stopShop(again)
  })
})
