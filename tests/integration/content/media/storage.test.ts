import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StorageError } from '@/lib/content/media'
import { diskStorage } from '@/lib/content/media/storage/disk-storage'
import { s3Storage } from '@/lib/content/media/storage/s3-storage'
import type { Storage } from '@/lib/content/media/storage/storage'
import { startS3Server } from '../../../fixtures/s3-server'

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
    expect(await storage.readPart(name, 2, 4)).toEqual(bytes.subarray(2, 4))
    expect(await storage.readPart(name, 4, 99)).toEqual(bytes.subarray(4))
    await storage.write(name, Buffer.from('other'), 'image/png')
    expect((await storage.read(name))?.toString()).toBe('other')
    await storage.remove(name)
    await storage.remove(name)
    expect(await storage.read(name)).toBeUndefined()
    expect(await storage.readPart(name, 0, 9)).toBeUndefined()
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

describe('a store that verifies signatures', () => {
  const keys = { accessKeyId: 'AKIDNESTLING', secretAccessKey: 'the secret of the bucket', bucket: 'media' }
  const region = 'eu-central-1'
  let server: Awaited<ReturnType<typeof startS3Server>>
  const storageWith = (other: Partial<typeof keys & { region: string; endpoint: string }> = {}) =>
    s3Storage({ ...keys, region, endpoint: server.endpoint, ...other })

  beforeAll(async () => {
    server = await startS3Server({ ...keys, region })
    return server.close
  })

  it('takes what the shop signs, with its content', async () => {
    const storage = storageWith()
    await storage.write(name, bytes, 'image/png')
    expect(await storage.read(name)).toEqual(bytes)
    // It sends the whole file where a part was asked for.
    expect(await storage.readPart(name, 2, 4)).toEqual(bytes.subarray(2, 4))
    await storage.remove(name)
    expect(await storage.read(name)).toBeUndefined()
    expect(server.refused).toEqual(['NoSuchKey'])
  })

  it.each([
    ['another secret', { secretAccessKey: 'another secret' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'AKIDSTRANGER' }, 'InvalidAccessKeyId'],
  ])('refuses %s, which is told with its cause and without the secret', async (_, wrong, code) => {
    const storage = storageWith()
    await storage.write(name, bytes, 'image/png')
    const refused = storageWith(wrong)
    const attempts = [
      () => refused.read(name),
      () => refused.write(name, Buffer.from('other'), 'image/png'),
      () => refused.remove(name),
    ]
    for (const attempt of attempts) {
      const error = await attempt().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(StorageError)
      expect((error as StorageError).problem).toBe('refused')
      expect((error as StorageError).message).toContain(`(403 ${code}): check ASSETS_S3_ACCESS_KEY_ID`)
      expect((error as StorageError).message).not.toMatch(/secret of the bucket|another secret/)
    }
    expect(await storage.read(name)).toEqual(bytes)
  })

  it('is told to be out of order where it does not answer as it should', async () => {
    for (const wrong of [{ region: 'us-east-1' }, { endpoint: 'http://127.0.0.1:9' }, { bucket: 'other' }])
      await expect(storageWith(wrong).write(name, bytes, 'image/png')).rejects.toMatchObject({
        name: 'StorageError',
        problem: 'down',
      })
  })
})
