import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { managementApi } from '@/lib/content/library/management-api'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a token of an account is used for three requests a second', async () => {
  const begun = performance.now()
  const starts: number[] = []
  const fetch = async () => {
    starts.push(Math.round((performance.now() - begun) / 1_000))
    return Response.json({ components: [], component_groups: [] })
  }
  const api = managementApi({ ...{ baseUrl: 'https://x.example', spaceId: '1', token: 't' }, fetch })
  const asked = Promise.allSettled(Array.from({ length: 7 }, () => api.listComponents()))
  await vi.advanceTimersByTimeAsync(3_000)
  await asked
  expect(starts).toEqual([0, 0, 0, 1, 1, 1, 2])
})
