import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 60_000

/** Resolves with the body of the first 200 of an address; throws when there is none within a minute. */
export async function untilAnswered(url: string): Promise<string> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined)
    const text = await answer?.text()
    if (answer?.status === 200 && text !== undefined) return text
    await pause(20)
  }
  throw new Error(`${url} did not answer within a minute`)
}
