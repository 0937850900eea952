import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareStatic } from '@/lib/server/start/prepare-static'
import { answers, openEdge } from './open-edge'

let distDir: string
const code = 'export const answer = 42\n'.repeat(200)
const hinted = `//# allFunctionsCalledOnLoad\n${code}`
const path = '/_next/static/chunks/answer.js'

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'nestling-static-'))
  await mkdir(join(distDir, 'static', 'chunks'), { recursive: true })
  await writeFile(join(distDir, 'static', 'chunks', 'answer.js'), code)
  await writeFile(join(distDir, 'secret.txt'), 'not a static file')
  await prepareStatic(distDir)
})

afterAll(() => rm(distDir, { recursive: true }))

describe('A static file of the build', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('goes out as it was compressed with the build: %s', async (accepted, coding) => {
    await using edge = await openEdge({ handler: answers(200), distDir })
    const { status, headers } = await edge.send(path, { 'accept-encoding': accepted })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(coding)
    expect(Number(headers['content-length'])).toBeLessThanOrEqual(coding ? 250 : hinted.length)
    expect(headers['cache-control']).toBe('public,max-age=31536000,immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-type']).toMatch(/^text\/javascript/)
  })

  it.each([
    '/_next/static/chunks/other.js',
    '/_next/static/../secret.txt',
    '/_next/static/%2e%2e/secret.txt',
  ])('is missing with 404 and nothing else: %s', async (missing) => {
    await using edge = await openEdge({ handler: answers(404), distDir })
    const { status, body } = await edge.send(missing)
    expect(status).toBe(404)
    expect(body).not.toContain('not a static file')
  })

  it('has its scripts compiled while they arrive, however often it is prepared', async () => {
    await prepareStatic(distDir)
    expect(await readFile(join(distDir, 'static', 'chunks', 'answer.js'), 'utf8')).toBe(hinted)
    const compressed = await readFile(join(distDir, 'static', 'chunks', 'answer.js.br'))
    expect(brotliDecompressSync(compressed).toString()).toBe(hinted)
  })

  it.each(['bytes=9-2', 'bytes=99999-', 'nonsense'])(
    'is whole whatever range is asked for: %s',
    async (range) => {
      await using edge = await openEdge({ handler: answers(200), distDir })
      expect((await edge.send(path, { range })).body).toBe(hinted)
    },
  )
})
