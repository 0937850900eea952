import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StorageError } from '@/lib/content/media'
import { diskStorage } from '@/lib/content/media/storage/disk-storage'
import { s3Storage } from '@/lib/content/media/storage/s3-storage'
import type { Storage } from '@/lib/content/media/storage/storage'
import { startS3Server } from '../../../fixtures/s3-server'

const name = 'abcdefghijkl/0123456789abcdef.png'
const bytes = Buffer.from([0, 1, 2, 250, 251, 252])

const keys = { accessKeyId: 'AKIDNESTLING', secretAccessKey: 'the secret of the bucket', bucket: 'media' }
const region = 'eu-central-1'

describe('the storage of files', () => {
  let folder: string
  let server: Awaited<ReturnType<typeof startS3Server>>
  const storages: Partial<Record<'disk' | 's3' | 'wrongBucket', Storage>> = {}

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestling-storage-'))
    server = await startS3Server({ ...keys, region })
    const settings = { ...keys, region, endpoint: server.endpoint }
    storages.disk = diskStorage(join(folder, 'disk'))
    storages.s3 = s3Storage(settings)
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

  it.each(['disk', 's3'] as const)('removes all files of a key, and no other: %s', async (kind) => {
    const storage = storages[kind] as Storage
    const [key = ''] = name.split('/')
    const others = [`${key}/fedcba.webp`, `${key}x/0123.png`]
    for (const file of [name, ...others]) await storage.write(file, bytes, 'image/png')
    await storage.removeAll(key)
    expect(await storage.read(name)).toBeUndefined()
    expect(await storage.read(`${key}/fedcba.webp`)).toBeUndefined()
    expect(await storage.read(`${key}x/0123.png`)).toEqual(bytes)
    await storage.removeAll(`${key}x`)
  })

  it.each(['disk', 's3'] as const)('names all files: %s', async (kind) => {
    const storage = storages[kind] as Storage
    const written = ['aa/1.png', 'aa/2.jpg', 'bb/3.pdf', 'cc/4.mp4', 'dd/5.svg', 'dd/6.webp', 'ee/7.png']
    for (const file of written) await storage.write(file, bytes, 'image/png')
    const found: string[] = []
    for await (const one of storage.names()) found.push(one)
    expect(found.sort()).toEqual(written)
    for (const file of written) await storage.remove(file)
  })

  it('says that a bucket is missing where its files are asked for', async () => {
    await expect(storages.wrongBucket?.names()[Symbol.asyncIterator]().next()).rejects.toThrow(/bucket/)
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
  let server: Awaited<ReturnType<typeof startS3Server>>
  const storageWith = (other: Partial<typeof keys & { region: string; endpoint: string }> = {}) =>
    s3Storage({ ...keys, region, endpoint: server.endpoint, ...other })

  beforeAll(async () => {
    server = await startS3Server({ ...keys, region }, { ranges: false })
    return server.close
  })

  it('takes what the shop signs, and may send the whole file for a part', async () => {
    const storage = storageWith()
    await storage.write(name, bytes, 'image/png')
    expect(await storage.read(name)).toEqual(bytes)
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
