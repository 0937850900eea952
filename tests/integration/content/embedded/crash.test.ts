import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { stories, storyVersions } from '@/lib/content/embedded/tables'
import { connect } from '@/lib/platform/db/connect'
import { openEmbedded } from '@/lib/platform/db/embedded'
import { outbox } from '@/lib/platform/outbox/tables'
import { migratedFolder } from '../../../fixtures/databases'

type Acknowledged = { id: number; count: number }

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Lets another process publish until it has acknowledged so many, then kills it in the middle of the next ones. */
async function publishUntilKilled(folder: string, enough: number): Promise<Acknowledged[]> {
  const script = join(process.cwd(), 'tests/fixtures/publish-forever.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: Acknowledged[] = []
  const ended = new Promise((resolve) => child.once('close', resolve))
  createInterface({ input: child.stdout }).on('line', (line) => {
    acknowledged.push(JSON.parse(line))
    if (acknowledged.length === enough) child.kill('SIGKILL')
  })
  await Promise.race([ended, sleep(60_000)])
  child.kill('SIGKILL')
  await ended
  return acknowledged
}

describe('the embedded content service', () => {
  it('loses no acknowledged publish when it is killed, twice in a row', { timeout: 120_000 }, async () => {
    const folder = await migratedFolder()
    folders.push(folder)
    const acknowledged = [
      ...(await publishUntilKilled(folder, 60)),
      ...(await publishUntilKilled(folder, 60)),
    ]
    expect(acknowledged.length).toBeGreaterThanOrEqual(120)

    const embedded = await openEmbedded(folder)
    const { db, close } = connect({ url: embedded.url })
    const [rows, versions, owed] = await Promise.all([
      db.select().from(stories),
      db.select().from(storyVersions),
      db.select().from(outbox),
    ])
    await close()
    await embedded.close()

    for (const id of new Set(acknowledged.map((each) => each.id))) {
      const last = Math.max(...acknowledged.filter((each) => each.id === id).map(({ count }) => count))
      const publishes = versions.filter(({ storyId, event }) => storyId === id && event === 'published')
      const counts = publishes.map(({ content }) => content.count).sort((a, b) => Number(a) - Number(b))
      // The one in flight may have been committed without an answer; none may be missing, and none half done.
      expect(counts.slice(0, last)).toEqual(Array.from({ length: last }, (_, index) => index + 1))
      expect(counts.length - last).toBeLessThanOrEqual(1)
      expect(rows.find((row) => row.id === id)?.publishedContent?.count).toBe(counts.at(-1))
      expect(owed.filter(({ payload }) => payload.story_id === id)).toHaveLength(counts.length)
    }
  })
})
