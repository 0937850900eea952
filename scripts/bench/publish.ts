import { setTimeout as pause } from 'node:timers/promises'
import type { Management } from './management'
import { median } from './median'
import type { Row } from './row'

const publishes = 5
const pollMs = 5
const patienceMs = 30_000

/** Resolves when the page shows the text; throws when it still does not after half a minute. */
async function untilShown(url: string, text: string): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    const answer = await fetch(url)
    if ((await answer.text()).includes(text)) return
    await pause(pollMs)
  }
  throw new Error(`${url} did not show “${text}”`)
}

/**
 * The time from sending a publish to the first response of the public page that shows it. The yardstick is the publish
 * call alone. The story is restored afterwards.
 */
export async function measurePublish(
  management: Management,
  { fullSlug, url }: { fullSlug: string; url: string },
): Promise<Row> {
  const { id, content } = await management.find(fullSlug)
  const shown: number[] = []
  const answered: number[] = []
  try {
    for (let count = 1; count <= publishes; count += 1) {
      const title = `Benchmark ${count} of ${Date.now()}`
      const sent = performance.now()
      await management.publish(id, { ...content, title })
      answered.push(performance.now() - sent)
      await untilShown(url, title)
      shown.push(performance.now() - sent)
    }
  } finally {
    await management.publish(id, content)
  }
  return {
    subject: 'Publish to visible',
    unit: 'ms',
    figure: median(shown),
    yardstick: { name: 'the publish call alone', figure: median(answered) },
    ratio: median(shown) / median(answered),
  }
}
