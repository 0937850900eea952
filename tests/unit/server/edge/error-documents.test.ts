import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorDocuments } from '@/lib/server/edge/error-documents'
import { testMarket } from '../../../fixtures/render'

const market = testMarket('ch-fr')
const source = () => ({ host: '127.0.0.1', port: 1, secret: 'x' })
const document = (text: string) => ({ headers: {}, body: Buffer.from(text) })

describe('The error document of a market', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is the current one, in the coding that is asked for', async () => {
    const load = vi.fn(async () => document('current'))
    const documents = new ErrorDocuments({ brand: 'baby', source, load })
    await documents.prepare([market])
    expect((await documents.of(market, 404, 'br')).body.toString()).toBe('current')
    expect(load).toHaveBeenLastCalledWith(market, 404, source(), 'br')
  })

  it('is the kept one when it cannot be made, or not in time', async () => {
    const load = vi.fn(async () => document('kept'))
    const documents = new ErrorDocuments({ brand: 'baby', source, load })
    await documents.prepare([market])
    load.mockRejectedValueOnce(new Error('down'))
    expect((await documents.of(market, 503)).body.toString()).toBe('kept')
    load.mockReturnValueOnce(new Promise(() => undefined))
    const late = documents.of(market, 503)
    await vi.advanceTimersByTimeAsync(1_000)
    expect((await late).body.toString()).toBe('kept')
  })

  it('is the plain one where none was kept', async () => {
    const documents = new ErrorDocuments({
      brand: 'baby',
      source,
      load: async () => Promise.reject(new Error('down')),
    })
    await documents.prepare([market])
    expect((await documents.of(market, 503)).body.toString()).toContain('<html lang="fr-CH">')
  })
})
