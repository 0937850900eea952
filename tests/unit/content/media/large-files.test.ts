import { createHash } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { storedName } from '@/lib/content/embedded/assets/asset-address'
import { keepFile } from '@/lib/content/embedded/assets/store-file'
import { cleanUpload } from '@/lib/content/media/clean-upload'
import { diskStorage } from '@/lib/content/media/storage/disk-storage'
import { s3Storage } from '@/lib/content/media/storage/s3-storage'
import type { Storage } from '@/lib/content/media/storage/storage'
import { withFileOnDisk } from '@/lib/platform/http/file-on-disk'
import { startS3Server } from '@/tests/fixtures/s3-server'

const megabyte = 1024 * 1024
const limit = 60 * megabyte
const keys = { accessKeyId: 'AKIDNESTLING', secretAccessKey: 'the secret of the bucket', bucket: 'media' }
const region = 'eu-central-1'
const key = 'abcdefghijkl'

const box = (name: string, size: number) => {
  const head = Buffer.from(`\0\0\0\0${name}`, 'latin1')
  head.writeUInt32BE(size)
  return head
}
const ftyp = Buffer.concat([box('ftyp', 24), Buffer.from('isom\0\0\0\0isomavc1', 'latin1')])
const moov = box('moov', 8)
const filmHead = (size: number) => {
  const before = Buffer.concat([ftyp, moov])
  return Buffer.concat([before, box('mdat', size - before.length)])
}
const pngHead = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

const piece = new Uint8Array(64 * 1024)
const upload = (head: Buffer, size: number) => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= size) return controller.close()
      const next = sent === 0 ? new Uint8Array(head) : piece.subarray(0, size - sent)
      sent += next.length
      controller.enqueue(next)
    },
  })
  return new Request('http://shop.test/api/studio/assets/', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit)
}

describe('a film that is larger than other files', () => {
  let folder: string
  let server: Awaited<ReturnType<typeof startS3Server>>
  beforeAll(async () => {
    vi.stubEnv('MEDIA_MAX_MB', '60')
    folder = await mkdtemp(join(tmpdir(), 'nestling-films-'))
    server = await startS3Server({ ...keys, region })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const keep = (storage: Storage) =>
    withFileOnDisk(upload(filmHead(limit), limit), async (path) => {
      const cleaned = await cleanUpload(path)
      if (!cleaned.ok) throw new Error(cleaned.problem)
      return keepFile(storage, key, cleaned.file)
    })
  const digest = () => {
    const hash = createHash('sha256').update(filmHead(limit))
    for (let left = limit - filmHead(limit).length; left > 0; left -= piece.length)
      hash.update(piece.subarray(0, left))
    return hash.digest('hex')
  }
  const row = () => ({ kind: 'mp4' as const, bytes: limit, width: null, height: null, digest: digest() })

  it('is read, checked and kept on disk in parts', async () => {
    const made = (['alloc', 'allocUnsafe', 'allocUnsafeSlow', 'concat'] as const).map((name) =>
      vi.spyOn(Buffer, name),
    )
    const kept = await keep(diskStorage(folder))
    const lengths = made.flatMap(({ mock }) =>
      mock.results.map(({ value }) => (value as Buffer | undefined)?.length ?? 0),
    )
    for (const spy of made) spy.mockRestore()
    expect(kept).toEqual(row())
    expect((await stat(join(folder, storedName({ key, ...row() })))).size).toBe(limit)
    expect(Math.max(...lengths)).toBeLessThan(megabyte)
  })

  it('is kept in a store that speaks S3', async () => {
    const settings = { ...keys, region, endpoint: server.endpoint }
    expect(await keep(s3Storage(settings))).toEqual(row())
    const sent = server.files.get(`/media/assets/${storedName({ key, ...row() })}`)
    expect(
      createHash('sha256')
        .update(sent as Buffer)
        .digest('hex'),
    ).toBe(digest())
    expect(server.refused).toEqual([])
  })

  it('is refused with a byte more than the setting allows', async () => {
    const more = limit + 1
    expect(await withFileOnDisk(upload(filmHead(more), more), cleanUpload)).toBeUndefined()
  })

  it('raises the limit of films alone', async () => {
    const size = 25 * megabyte + 1
    const picture = await withFileOnDisk(upload(pngHead, size), cleanUpload)
    expect(picture).toEqual({ ok: false, problem: 'tooLarge' })
    const broken = await withFileOnDisk(upload(filmHead(size), size + 1), cleanUpload)
    expect(broken).toEqual({ ok: false, problem: 'broken' })
  })
})
