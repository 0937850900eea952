import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageFiles, type FiledPage } from '@/lib/server/next/page-cache/page-files'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-pages-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

/** Text that does not get shorter, as long as it is. */
const noise = (length: number) =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(length / 2))).toString('hex')

const pageOf = (html: string): Omit<FiledPage, 'madeAt'> => ({
  mark: { id: 7, at: '1764176030.123456' },
  cacheControl: { revalidate: 60, expire: 300 },
  value: {
    kind: 'APP_PAGE' as never,
    html,
    rscData: Buffer.from('data'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': 'a,b' },
    status: 200,
    postponed: undefined,
  },
})
const bytesIn = async () => {
  const names = await readdir(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('A page on disk', () => {
  it('comes back as it was, in one file, also in another process', async () => {
    const page = pageOf('<!doctype html>ö')
    await createPageFiles(folder, 100_000).write('/de/a', page)
    expect(await readdir(folder)).toHaveLength(1)
    expect(await createPageFiles(folder, 100_000).read('/de/a')).toMatchObject(page)
    expect(await createPageFiles(folder, 100_000).read('/de/b')).toBeUndefined()
  })

  it('says what it says five times once', async () => {
    const text = noise(40_000)
    const page = pageOf(text)
    const value = {
      ...page.value,
      rscData: Buffer.from(text),
      segmentData: new Map([['/_full', Buffer.from(text)]]),
    }
    await createPageFiles(folder, 1_000_000).write('/de/a', { ...page, value } as FiledPage)
    expect(await bytesIn()).toBeLessThan(25_000)
  })

  it.each([
    ['was cut off', (bytes: number) => Buffer.alloc(bytes)],
    ['is empty', () => Buffer.alloc(0)],
  ])('is no page when its file %s, and goes', async (_, broken) => {
    const files = createPageFiles(folder, 100_000)
    await files.write('/de/a', pageOf('a'))
    const [name = ''] = await readdir(folder)
    await writeFile(join(folder, name), broken(50))
    expect(await files.read('/de/a')).toBeUndefined()
    expect(await readdir(folder)).toEqual([])
  })
})

describe('All pages on disk', () => {
  it('stay below their limit, however many are asked for and by however many processes', async () => {
    const most = 200_000
    const processes = [createPageFiles(folder, most), createPageFiles(folder, most)]
    let largest = 0
    for (let count = 0; count < 120; count += 1) {
      await processes[count % 2]?.write(`/de/p/${count}`, pageOf(noise(8_000)))
      largest = Math.max(largest, await bytesIn())
    }
    // 120 pages have half a megabyte. Between two looks at the folder each process knows of its own pages alone.
    expect(largest).toBeLessThan(most * 1.15)
    expect(await bytesIn()).toBeGreaterThan(most * 0.5)
  })

  it('lose those first that were not used for longest, also of before the last start', async () => {
    const before = createPageFiles(folder, 1_000_000)
    for (const path of ['/old', '/used', '/new']) await before.write(path, pageOf(noise(20_000)))
    const twoHours = Date.now() / 1_000 - 7_200
    for (const name of await readdir(folder)) await utimes(join(folder, name), twoHours, twoHours)
    const files = createPageFiles(folder, 50_000)
    files.use('/used')
    await vi.waitFor(async () => {
      const times = await Promise.all(
        (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).mtimeMs),
      )
      expect(times.filter((time) => Date.now() - time < 60_000)).toHaveLength(1)
    })
    for (const path of ['/b', '/c']) await files.write(path, pageOf(noise(20_000)))
    expect(await files.read('/used')).toBeDefined()
    expect(await files.read('/c')).toBeDefined()
    expect(await files.read('/old')).toBeUndefined()
    expect(await files.read('/new')).toBeUndefined()
  })
})
