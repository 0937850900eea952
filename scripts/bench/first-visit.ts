import { setTimeout as pause } from 'node:timers/promises'
import { mostPages } from '@/lib/shop/listing'
import type { ListingAnswer } from '@/schemas/api/listing'
import type { ManagedStory, Management } from './management'
import { median } from './median'
import { comparedRow, type Row } from './row'

const pages = 5
const products = 48
/** Time for the publish's webhook to arrive, so that it does not overlap with the first request. */
const settleMs = 1_000

async function millisecondsOf(url: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - begun
}

/** The duration of the first request of a page that was never rendered; the yardstick is its second request. */
export async function measureFirstVisit(
  management: Management,
  { fullSlug, folderUrl }: { fullSlug: string; folderUrl: string },
): Promise<Row> {
  const { content, parent_id } = await management.find(fullSlug)
  const created: ManagedStory[] = []
  const first: number[] = []
  const second: number[] = []
  try {
    for (let count = 0; count < pages; count += 1) {
      const slug = `benchmark-${Date.now()}`
      created.push(await management.create({ name: `Benchmark ${count}`, slug, parent_id, content }))
      await pause(settleMs)
      first.push(await millisecondsOf(`${folderUrl}${slug}/`))
      second.push(await millisecondsOf(`${folderUrl}${slug}/`))
    }
  } finally {
    for (const { id } of created) await management.remove(id)
  }
  return comparedRow({
    subject: 'First request of a new page',
    unit: 'ms',
    figure: median(first),
    yardstick: { name: 'its second request', figure: median(second) },
  })
}

/** The same for products; the yardstick is the first request of bare pages that are rendered on request. */
export async function measureFirstProduct(shopUrl: string, bareUrl: string): Promise<Row> {
  // Products of the last page, to which no link and no other measurement has led.
  const last = new URL(`/api/shop/listing/?locale=de&page=${mostPages}&pageSize=${products}`, shopUrl)
  const { cards } = (await (await fetch(last)).json()) as ListingAnswer
  const shop: number[] = []
  const bare: number[] = []
  for (const { href, number } of cards) {
    shop.push(await millisecondsOf(new URL(href, shopUrl).href))
    bare.push(await millisecondsOf(`${bareUrl}asked/${number}/`))
  }
  return comparedRow({
    subject: 'First request of a product',
    unit: 'ms',
    figure: median(shop),
    yardstick: { name: 'of a bare page', figure: median(bare) },
    note: `median of ${shop.length}`,
  })
}
