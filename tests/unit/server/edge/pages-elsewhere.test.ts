import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pagesElsewhere } from '@/lib/server/edge/pages-elsewhere'

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
})
