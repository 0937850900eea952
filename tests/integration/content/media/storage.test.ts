import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStorage } from '@/lib/content/media/storage/disk-storage'
import { s3Storage } from '@/lib/content/media/storage/s3-storage'
import type { Storage } from '@/lib/content/media/storage/storage'

const name = 'abcdefghijkl/0123456789abcdef.png'
const bytes = Buffer.from([0, 1, 2, 250, 251, 252])

describe('the storage of files', () => {
  let folder: string
  let server: S3rver
  const storages: Partial<Record<'disk' | 's3' | 'wrongBucket', Storage>> = {}

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestling-storage-'))
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 's3'),
      configureBuckets: [{ name: 'media', configs: [] }],
    })
    const { port } = await server.run()
    const settings = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }
    storages.disk = diskStorage(join(folder, 'disk'))
    storages.s3 = s3Storage({ ...settings, bucket: 'media' })
    storages.wrongBucket = s3Storage({ ...settings, bucket: 'other' })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  it.each(['disk', 's3'] as const)('keeps, overwrites and removes files: %s', async (kind) => {
    const storage = storages[kind] as Storage
    expect(await storage.read(name)).toBeUndefined()
    await storage.write(name, bytes, 'image/png')
    expect(await storage.read(name)).toEqual(bytes)
    await storage.write(name, Buffer.from('other'), 'image/png')
    expect((await storage.read(name))?.toString()).toBe('other')
    await storage.remove(name)
    await storage.remove(name)
    expect(await storage.read(name)).toBeUndefined()
  })

  it.each(['disk', 's3'] as const)('refuses a name that leads elsewhere: %s', async (kind) => {
    const storage = storages[kind] as Storage
    for (const wrong of ['../../etc/passwd', 'a/../../b.png', '/a/b.png', 'a/b.png?x', 'a\\b.png'])
      await expect((async () => storage.read(wrong))(), wrong).rejects.toThrow(TypeError)
  })

  it('says that a bucket is missing instead of losing a file', async () => {
    await expect(storages.wrongBucket?.write(name, bytes, 'image/png')).rejects.toThrow(/bucket/)
  })

  it('leaves nothing half written on disk', async () => {
    await storages.disk?.write(name, bytes, 'image/png')
    expect(await readdir(join(folder, 'disk', 'abcdefghijkl'))).toEqual(['0123456789abcdef.png'])
  })
})
