import { beforeAll, describe, expect, it } from 'vitest'
import { editorOf, tokensOf } from '../fixtures/process/editor'
import { type Prepared, prepare, startCopy } from '../fixtures/process/prepared'
import { eventually, get, killShop, type Shop, startShop, stopShop } from '../fixtures/process/shop'

let prepared: Prepared
beforeAll(async () => {
  prepared = await prepare('baby')
})

const pages = [
  { slug: 'de-de/versand', path: '/de/versand/' },
  { slug: 'de-de/ueber-uns', path: '/de/ueber-uns/' },
  { slug: 'de-at/versand', path: '/at/versand/' },
  { slug: 'fr-ch/livraison', path: '/ch-fr/livraison/' },
]

const countIn = (text: string) => Number(/Stand (\d+) der Seite/.exec(text)?.[1] ?? 0)
const restart = (shop: Shop) => startShop({ PORT: String(shop.port), DATA_DIR: shop.dataDir })

/** Publishes page after page while visitors look at them, until everything is killed in the middle of it. */
async function publishUntilKilled(shop: Shop, enough: number): Promise<Map<string, number>> {
  const editor = editorOf(shop, await tokensOf(shop))
  const acknowledged = new Map<string, number>()
  let sum = 0
  let killed = false
  const write = async ({ slug }: (typeof pages)[number]) => {
    const story = await editor.find(slug)
    for (let count = 1; ; count += 1) {
      await editor.publish(story, `Stand ${count} der Seite`)
      acknowledged.set(slug, count)
      sum += 1
    }
  }
  const look = async ({ path }: (typeof pages)[number]) => {
    for (;;) await get(`${shop.origin}${path}`)
  }
  const untilKilled = (work: Promise<never>) =>
    work.catch((error: unknown) => {
      if (!killed) throw error
    })
  const all = Promise.all(pages.flatMap((page) => [untilKilled(write(page)), untilKilled(look(page))]))
  await Promise.race([all, eventually(() => expect(sum).toBeGreaterThanOrEqual(enough), 120_000, 5)])
  killed = true
  await killShop(shop)
  await all
  return acknowledged
}

describe('a kill -9 of everything', () => {
  it('during a stream of publishes loses none that was acknowledged, in the content and on the pages', async () => {
    const shop = await startCopy(prepared)
    const acknowledged = await publishUntilKilled(shop, 60)
    const again = await restart(shop)
    expect(again.process.output).not.toMatch(/Building|Filled/)
    const { public: token } = await tokensOf(again)
    for (const { slug, path } of pages) {
      const last = acknowledged.get(slug) ?? 0
      expect(last).toBeGreaterThan(0)
      const story = await (
        await fetch(`${again.origin}/cdn-api/v2/cdn/stories/${slug}?token=${token}`)
      ).text()
      const kept = countIn(story)
      // The one in flight may have been committed without an answer.
      expect(kept - last).toBeGreaterThanOrEqual(0)
      expect(kept - last).toBeLessThanOrEqual(1)
      await eventually(async () => {
        const page = await get(`${again.origin}${path}`)
        expect({ status: page.status, count: countIn(page.text) }).toEqual({ status: 200, count: kept })
      }, 2_000)
    }
    await stopShop(again)
  }, 300_000)
})
