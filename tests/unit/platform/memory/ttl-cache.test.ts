import { describe, expect, it, vi } from 'vitest'
import { ttlCache } from '@/lib/platform/memory/ttl-cache'

const owner = {}

describe('a memory of answers', () => {
  it('asks once within its time, and anew after it', async () => {
    const memory = ttlCache<number>({ most: 10, seconds: 30 })
    const make = vi.fn(async () => make.mock.calls.length)
    expect(await memory(owner, 'a', make, 0)).toBe(1)
    expect(await memory(owner, 'a', make, 29_999)).toBe(1)
    expect(await memory(owner, 'a', make, 30_000)).toBe(2)
  })

  it('holds no more than it may', async () => {
    const memory = ttlCache<string>({ most: 2, seconds: 30 })
    const make = vi.fn(async () => '')
    for (const key of ['a', 'b', 'c', 'a']) await memory(owner, key, make, 0)
    expect(make).toHaveBeenCalledTimes(4)
    await memory(owner, 'c', make, 0)
    expect(make).toHaveBeenCalledTimes(4)
  })

  it('forgets a failure', async () => {
    const memory = ttlCache<string>({ most: 2, seconds: 30 })
    await expect(memory(owner, 'a', () => Promise.reject(new Error('down')), 0)).rejects.toThrow('down')
    expect(await memory(owner, 'a', async () => 'up', 1)).toBe('up')
  })

  it('keeps the databases apart', async () => {
    const memory = ttlCache<string>({ most: 2, seconds: 30 })
    await memory(owner, 'a', async () => 'one', 0)
    expect(await memory({}, 'a', async () => 'other', 0)).toBe('other')
  })
})
