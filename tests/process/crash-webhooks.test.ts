import { eq, isNull, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { handleManagement } from '@/lib/content/embedded/management/handle'
import { connect } from '@/lib/platform/db/connect'
import { runningDatabase } from '@/lib/platform/db/embedded'
import { outbox } from '@/lib/platform/outbox/tables'
import { editorOf, tokensOf, withHeadline } from '../fixtures/process/editor'
import { type Prepared, prepare, startCopy } from '../fixtures/process/prepared'
import { eventually, get, killShop, startShop, stopShop } from '../fixtures/process/shop'

let prepared: Prepared
beforeAll(async () => {
  prepared = await prepare('baby')
})

describe('a kill -9 of everything', () => {
  it('right after a publish was acknowledged leaves no old page, whether or not its webhook was under way', async () => {
    const shop = await startCopy(prepared)
    const tokens = await tokensOf(shop)
    const editor = editorOf(shop, tokens)
    const [waiting, underWay] = [await editor.find('de-de/versand'), await editor.find('de-at/versand')]
    const paths = ['/de/versand/', '/at/versand/']
    for (const path of paths) expect((await get(`${shop.origin}${path}`)).status).toBe(200)

    // The server is stopped, so that it delivers nothing; the database belongs to the start script.
    process.kill(shop.process.pidOf('scripts/serve.ts'), 'SIGSTOP')
    const { db, close } = connect({ url: (await runningDatabase(shop.dataDir)) ?? '', max: 1 })
    for (const story of [waiting, underWay]) {
      const body = JSON.stringify({ story: { content: withHeadline(story, 'Eben erst') }, publish: 1 })
      const headers = { authorization: tokens.management }
      const address = `http://test/cdn-api/v1/spaces/1/stories/${story.id}`
      const answer = await handleManagement(new Request(address, { method: 'PUT', headers, body }), { db })
      expect(answer.status).toBe(200)
    }
    const owed = await db.select().from(outbox).where(isNull(outbox.deliveredAt))
    expect(owed.map(({ payload }) => payload.story_id)).toEqual([waiting.id, underWay.id])
    const taken = { attempts: 1, nextAttemptAt: sql`clock_timestamp() + interval '30 seconds'` }
    await db
      .update(outbox)
      .set(taken)
      .where(eq(outbox.id, owed[1]?.id ?? 0))
    await close()
    await killShop(shop)

    const again = await startShop({ PORT: String(shop.port), DATA_DIR: shop.dataDir })
    for (const path of paths)
      await eventually(async () => {
        expect((await get(`${again.origin}${path}`)).text).toContain('Eben erst')
      }, 2_000)
    await stopShop(again)
  })
})
