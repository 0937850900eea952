import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { snapshotStore } from '@/lib/content/client/snapshots'
import { contentSource } from '@/lib/content/client/source'
import { describeOnDatabases } from '../../../fixtures/databases'
import {
  type FaultyContentService,
  rawStory,
  startFaultyContentService,
} from '../../../fixtures/faulty-content-service'
import { freshClient } from './fresh-client'

describeOnDatabases('kept copies', (getDb) => {
  let service: FaultyContentService
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    service = await startFaultyContentService()
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await service.close()
  })

  it('are read as they were written, and the newest one counts', async () => {
    const store = snapshotStore(getDb())
    expect(await store.read('story a')).toBeUndefined()
    await store.write('story a', { name: 'Ü "quoted" \\ ’', list: [1, null, { deep: true }] })
    expect(await store.read('story a')).toEqual({ name: 'Ü "quoted" \\ ’', list: [1, null, { deep: true }] })
    await store.write('story a', ['de-de/home'])
    expect(await store.read('story a')).toEqual(['de-de/home'])
    await store.remove('story a')
    await store.remove('story a')
    expect(await store.read('story a')).toBeUndefined()
  })

  it('stay whole when many writers keep the same answer at once', async () => {
    const store = snapshotStore(getDb())
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.write('story b', { index })))
    expect(await store.read('story b')).toEqual({ index: expect.any(Number) })
  })

  it('answer for the service after a restart of the shop', async () => {
    service.publish([rawStory(7, 'de-de/ratgeber', { name: 'Ratgeber' })])
    const before = await freshClient(service.origin)
    const fresh = await contentSource(async () => before, snapshotStore(getDb())).story(
      'de-de/ratgeber',
      'published',
    )
    service.failWith({ status: 403 })
    const after = await freshClient(service.origin)
    const kept = await contentSource(async () => after, snapshotStore(getDb())).story(
      'de-de/ratgeber',
      'published',
    )
    expect(kept).toEqual({ value: fresh.value, stale: true })
    expect(kept.value?.name).toBe('Ratgeber')
  })
})
