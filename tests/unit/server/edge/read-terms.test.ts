import { describe, expect, it } from 'vitest'
import { readTermsBy } from '@/lib/server/edge/read-terms'
import { testMarket } from '../../../fixtures/render'

describe('the terms that go with confirmations', () => {
  it('are drawn once for the mails of a rush, and for each page', async () => {
    const asked: string[] = []
    const read = readTermsBy(async (path) => {
      asked.push(path)
      return new Response(path)
    })
    const files = await Promise.all(['agb', 'agb', 'agb-neu', 'agb'].map((page) => read(testMarket(), page)))
    expect(asked).toEqual(['/documents/pages/de/agb.pdf', '/documents/pages/de/agb-neu.pdf'])
    expect(files.map(String)).toEqual([asked[0], asked[0], asked[1], asked[0]])
  })

  it('are asked for again when they could not be read', async () => {
    const statuses = [503, 200]
    const read = readTermsBy(async () => new Response('terms', { status: statuses.shift() ?? 500 }))
    await expect(read(testMarket(), 'agb')).rejects.toThrow('503')
    expect(String(await read(testMarket(), 'agb'))).toBe('terms')
  })

  it('are none where there is no such page', async () => {
    const read = readTermsBy(async () => new Response(null, { status: 404 }))
    expect(await read(testMarket(), 'agb')).toBeUndefined()
  })
})
