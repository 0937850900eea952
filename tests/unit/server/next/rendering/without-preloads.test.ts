import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'

// Next.js takes it from here, as its own runtimes have it.
Object.assign(globalThis, { AsyncLocalStorage })
vi.resetModules()
const { workAsyncStorage } = await import('next/dist/server/app-render/work-async-storage.external')
const { withoutPreloads } = await import('@/lib/server/next/rendering/without-preloads')

afterEach(() => vi.unstubAllEnvs())

const listed = (mode: string): unknown => {
  vi.stubEnv('NODE_ENV', mode)
  const store = { reactLoadableManifest: { island: { files: ['static/chunks/island.js'] } } }
  workAsyncStorage.run(store as never, withoutPreloads)
  return store.reactLoadableManifest
}

describe('The parts of islands that a document preloads', () => {
  it('are none in development, whose list of them is wrong', () => {
    expect(listed('development')).toEqual({})
  })

  it('are those of the list in a build', () => {
    expect(listed('production')).toHaveProperty('island')
  })

  it('are read by the installed Next.js from where they are taken away', () => {
    const file = 'node_modules/next/dist/shared/lib/lazy-dynamic/preload-chunks.js'
    expect(readFileSync(file, 'utf8')).toContain('workStore.reactLoadableManifest')
  })
})
