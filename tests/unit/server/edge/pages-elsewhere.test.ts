import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { overlay, pagesElsewhere } from '@/lib/server/edge/pages-elsewhere'

let folder: string
let build: string
let data: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-read-only-'))
  ;[build, data] = [join(folder, 'next'), join(folder, 'data')]
  await mkdir(data)
})
afterEach(() => rm(folder, { recursive: true }))

describe('Pages of a build that cannot be written', () => {
  it('lie in the data folder, for this build alone', async () => {
    await mkdir(join(data, 'pages-1'))
    await mkdir(join(data, 'images'))
    // A folder that is not there cannot be written either, and a test may run as root.
    expect(await pagesElsewhere(build, data, 2)).toBe(join(data, 'pages-2'))
    expect((await readdir(data)).sort()).toEqual(['images', 'pages-2'])
  })

  it('stay beside a build that can', async () => {
    await mkdir(join(build, 'server'), { recursive: true })
    expect(await pagesElsewhere(build, data, 2)).toBeUndefined()
  })

  it('are read there first, and written there alone', async () => {
    const server = join(build, 'server')
    const [made, built] = [join(server, 'app/made.html'), join(server, 'app/built.html')]
    await mkdir(join(server, 'app'), { recursive: true })
    await writeFile(built, 'of the build')
    const fs = overlay(nodeFs, server, data)
    expect(fs.existsSync(built)).toBe(true)
    expect(await fs.readFile(built, 'utf8')).toBe('of the build')
    for (const file of [made, built]) {
      await fs.mkdir(join(server, 'app'))
      await fs.writeFile(file, 'of today')
      expect(fs.existsSync(file)).toBe(true)
      expect(await fs.readFile(file, 'utf8')).toBe('of today')
      expect(fs.readFileSync(file, 'utf8')).toBe('of today')
      expect((await fs.stat(file)).mtime).toBeInstanceOf(Date)
    }
    expect(await fs.writeFileAtomic?.(made, 'again')).toBe(false)
    expect(await readdir(join(server, 'app'))).toEqual(['built.html'])
    expect(await readFile(built, 'utf8')).toBe('of the build')
    await expect(fs.readFile(join(server, 'app/none.html'))).rejects.toThrow('ENOENT')
  })
})
