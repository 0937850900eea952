import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { Worker } from '@/lib/platform/worker/worker'
import { plainErrorDocument } from '@/lib/server/edge/error-document'
import { ErrorDocuments } from '@/lib/server/edge/error-documents'
import { startErrorDocuments } from '@/lib/server/edge/start-error-documents'
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
    const documents = new ErrorDocuments({ source, load })
    await documents.prepare([market])
    expect((await documents.of(market, 404, 'br')).body.toString()).toBe('current')
    expect(load).toHaveBeenLastCalledWith(market, 404, source(), 'br')
  })

  it('is the kept one when it cannot be made, or not in time', async () => {
    const load = vi.fn(async () => document('kept'))
    const documents = new ErrorDocuments({ source, load })
    await documents.prepare([market])
    load.mockRejectedValueOnce(new Error('down'))
    expect((await documents.of(market, 503)).body.toString()).toBe('kept')
    load.mockReturnValueOnce(new Promise(() => undefined))
    const late = documents.of(market, 503)
    await vi.advanceTimersByTimeAsync(1_000)
    expect((await late).body.toString()).toBe('kept')
  })

  it('is kept anew after content has changed, and stays the last one while it cannot be made', async () => {
    let words: string | undefined = 'before'
    const load = vi.fn(async () => {
      if (words === undefined) throw new Error('down')
      return document(words)
    })
    const documents = new ErrorDocuments({ source, load })
    const worker = new Worker()
    const renew = startErrorDocuments({ worker, documents, markets: [market] })
    const keptOne = async () => {
      load.mockRejectedValueOnce(new Error('down'))
      return (await documents.of(market, 404)).body.toString()
    }
    await vi.advanceTimersByTimeAsync(10)
    expect(await keptOne()).toBe('before')
    words = 'after'
    renew()
    await vi.advanceTimersByTimeAsync(10)
    expect(await keptOne()).toBe('after')
    words = undefined
    renew()
    await vi.advanceTimersByTimeAsync(10)
    expect(await keptOne()).toBe('after')
    words = 'at last'
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await keptOne()).toBe('at last')
    await worker.stop()
  })

  it('is the plain one where none was kept', async () => {
    const documents = new ErrorDocuments({
      source,
      load: async () => Promise.reject(new Error('down')),
    })
    await documents.prepare([market])
    expect((await documents.of(market, 503)).body.toString()).toContain('<html lang="fr-CH">')
  })
})

it.each([
  [404, false],
  [500, true],
  [503, true],
] as const)('The plain document of %i leads to the address that was asked for: %s', (code, isRepeated) => {
  for (const each of [market, testMarket('de'), testMarket('nl', 'bm')]) {
    const body = plainErrorDocument(each, code).body.toString()
    expect(body.includes(`<a href="">${marketText(each)('error.retry')}</a>`)).toBe(isRepeated)
    expect(body).toContain(`<a href="/${each.code}/">`)
  }
})
